/// The road and the signs that an English sentence names.
///
/// Words such as `onto` and `toward` divide it. If tags mark names, only text in tags is a name,
/// and only text outside tags divides.
struct WordedSigns {
  private(set) var roads: [String] = []
  private(set) var destinations: [String] = []
  private(set) var exits: String?
  /// The name of a junction or of an exit.
  private(set) var junction: String?
  private(set) var rotary: String?
  private(set) var side: TurnSide?
  private(set) var isExit = false
  private(set) var isExitFirst = false
  /// The exit of a roundabout, counted in another language.
  private(set) var exitCount: Int?
  private var exitRoads: [String] = []

  private let text: MarkedText
  private var names: [Range<Int>]
  private let bytes: [UInt8]
  /// `bytes` with ASCII letters in lower case.
  private let small: [UInt8]

  private struct Mark {
    var role: WordedRole
    var range: Range<Int>
  }

  init(_ text: MarkedText) {
    self.text = text
    names = text.parts.filter { ["b", "strong"].contains($0.label) }.map { $0.range }
    bytes = Array(text.sentence.utf8)
    small = bytes.map { Scanner.isCapital($0) ? $0 + 0x20 : $0 }
    let lowercased = String(decoding: small, as: UTF8.self)
    let isRoundabout = WordedStep.namesRoundabout(lowercased)
    let marks = marks()
    for (index, mark) in marks.enumerated() {
      let next = index + 1 < marks.count ? marks[index + 1] : nil
      let body = mark.range.upperBound..<(next?.range.lowerBound ?? bytes.count)
      take(mark, body: body, next: next?.role, isRoundabout: isRoundabout)
    }
    if marks.allSatisfy({ [.left, .right].contains($0.role) }), !lowercased.hasPrefix("make a ") {
      if names.isEmpty { names = PlainNames.ranges(in: text.sentence) }
      takeMarkedNames()
    }
    if roads.isEmpty {
      roads = exitRoads
    } else if destinations.isEmpty {
      destinations = exitRoads
    }
    isExitFirst =
      isExit && ["take ", "exit "].contains { lowercased.hasPrefix($0) }
    if isRoundabout {
      exits = nil
      isExit = false
      side = nil
    }
  }

  init(_ sentence: String) { self.init(MarkedText(sentence)) }

  private func marks() -> [Mark] {
    var found: [Mark] = []
    var place = 0
    var name = names[...]
    var depth = 0
    while place < bytes.count {
      while let first = name.first, first.upperBound <= place { name = name.dropFirst() }
      if let first = name.first, first.contains(place) {
        place = first.upperBound
        continue
      }
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      let limit = name.first?.lowerBound ?? bytes.count
      if isWordStart(place), let mark = mark(at: place, before: limit, found, isInside: depth > 0) {
        found.append(mark)
        if mark.role == .end { break }
        place = mark.range.upperBound
      } else {
        place += 1
      }
    }
    return found
  }

  private func isWordStart(_ place: Int) -> Bool {
    place == 0 || bytes[place - 1] == 0x20 || bytes[place - 1] == UInt8(ascii: "(")
  }

  private func mark(
    at place: Int, before limit: Int, _ found: [Mark], isInside: Bool
  ) -> Mark? {
    for (words, role) in WordedRole.words[small[place]] ?? [] {
      let end = place + words.count
      guard end <= limit, small[place..<end].elementsEqual(words),
        end == bytes.count || !Self.isWord(bytes[end])
      else { continue }
      if accepts(role, at: place, end, limit, found, isInside: isInside) {
        return Mark(role: role, range: place..<end)
      }
    }
    guard names.isEmpty, isNote(place) else { return nil }
    // After the name of an interchange, a clause says what to do there.
    return found.map { $0.role } == [.junction]
      ? Mark(role: .via, range: place..<place + 1) : Mark(role: .end, range: place..<place)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || Scanner.isDigit(byte) || Scanner.isLetter(byte) || byte == UInt8(ascii: "-")
  }

  private func accepts(
    _ role: WordedRole, at place: Int, _ end: Int, _ limit: Int, _ found: [Mark], isInside: Bool
  ) -> Bool {
    // Inside a sentence, capitals begin names, such as `Via Roma`; some engines write `EXIT 16`.
    if place > 0, Scanner.isCapital(bytes[place]), role != .exit { return false }
    let isBeforeName = limit < bytes.count && end + 1 == limit
    switch role {
    case .on:
      // `on the` leads to a side.
      if !names.isEmpty { return isBeforeName || small[end..<limit].elementsEqual(" the ".utf8) }
      let isFirst = found.allSatisfy { ![.road, .on, .destinations].contains($0.role) }
      return isFirst || text.sentence.hasPrefix("Head toward ")
    case .at: return isBeforeName && !text.sentence.lowercased().holds("u-turn")
    case .exit: return place == 0 || mayLeadToExit(at: place)
    case .roadOfExit: return found.contains { $0.role == .exit }
    case .left, .right: return !isInside
    case .sign: return isInside
    case .exitTo, .rampTo: return !small[end...].starts(with: " merge ".utf8)
    case .road, .destinations, .take, .junction, .rotary, .ramp, .via, .end:
      return true
    }
  }

  private func mayLeadToExit(at place: Int) -> Bool {
    let words = small[..<max(0, place - 1)]
    let start = words.lastIndex(of: 0x20).map { $0 + 1 } ?? 0
    let word = String(decoding: words[start...], as: UTF8.self)
    return ["take", "via", "use", "the", "at", "left", "right", "then", "and"].contains(word)
      || word.hasSuffix(",")
      // The name of the road that an exit leads to comes first: `the N40 exit`.
      || String(decoding: words, as: UTF8.self).holds("take the ")
  }

  /// Whether a note begins here, in a sentence without tags.
  private func isNote(_ place: Int) -> Bool {
    guard place > 1 else { return false }
    let isCapital = Scanner.isCapital(bytes[place])
    let isAfterStop = isCapital && bytes[place - 2] == UInt8(ascii: ".")
    let isAfterComma = bytes[place - 2] == UInt8(ascii: ",")
    func starts(_ list: String) -> Bool {
      WordList[list].contains { bytes[place...].starts(with: $0.utf8) }
    }
    return isCapital && starts("start of notes") || isAfterStop && starts("start of sentences")
      || isAfterComma && starts("start of clauses")
  }

  private mutating func take(
    _ mark: Mark, body: Range<Int>, next: WordedRole?, isRoundabout: Bool
  ) {
    switch mark.role {
    case .road, .on: take(road: body)
    case .at:
      if mark.range.lowerBound == 0 { rotary = parts(of: body).first } else { take(road: body) }
    case .roadOfExit: if exitRoads.isEmpty { exitRoads = parts(of: body) }
    case .take:
      // `take the street on …` names no road.
      guard next?.isWay ?? !names.isEmpty, !isRoundabout, let first = parts(of: body).first,
        ["left", "right"].contains(first) || first.first?.isLowercase == false
      else { return }
      take(road: body)
    case .destinations, .sign, .rampTo: take(destinations: body)
    case .exitTo:
      isExit = true
      take(destinations: body)
    case .exit: take(exit: body)
    case .junction: if let label = parts(of: body).first { take(label: label) }
    case .rotary:
      rotary = parts(of: body).first.map {
        $0.withoutEnd(" roundabout").withoutEnd(" traffic circle")
      }
      .flatMap { ["roundabout", "traffic circle"].contains($0.lowercased()) ? nil : $0 }
    case .left, .right:
      side = mark.role == .left ? .left : .right
      if string(mark.range).lowercased().holds("exit") { isExit = true }
    case .ramp, .via, .end: break
    }
  }

  /// Takes the names in tags of a sentence in another language, by the words around each.
  ///
  /// A tag may also mark a side, a direction, or how many exits to count at a roundabout.
  private mutating func takeMarkedNames() {
    func words(_ range: Range<Int>) -> [String] {
      string(range).lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    }
    var (isSign, isCounted, before) = (false, false, 0)
    for (place, name) in names.enumerated() {
      let text = string(name)
      let lead = words(before..<name.lowerBound)
      let rest = name.upperBound..<(names[ifAny: place + 1]?.lowerBound ?? bytes.count)
      before = name.upperBound
      if words(rest).first.map(ExitWords.isExit) ?? false, !text.isRoadNumber {
        (isCounted, exitCount) = (true, exitCount ?? ExitWords.count(text.lowercased()))
        continue
      }
      guard Self.isName(text) else { continue }
      if !isCounted, let word = lead.last, ExitWords.isExit(word) {
        isExit = true
        if exits == nil, junction == nil { take(label: text) }
        continue
      }
      // A list of names has no words between them.
      if !lead.isEmpty || place == 0 {
        let isTurn =
          roads.isEmpty && !isExit && !lead.contains(where: ExitWords.isExit)
          && lead.last { !WordList["articles"].contains($0) }.map(WordList["onto"].contains) == true
        isSign =
          !isTurn && lead.contains(where: WordList["toward"].contains)
          || WordList["toward after"].contains(where: string(rest).cleaned.hasPrefix)
      }
      for part in text.partsOfName {
        if isSign { destinations.append(part) } else { roads.append(part) }
      }
    }
  }

  /// Whether text in a tag is a name: not a side, a direction or another word in lower case.
  private static func isName(_ text: String) -> Bool {
    let rest = text.split(separator: " ").dropFirst()
    let isPlain = rest.allSatisfy { $0.first?.isLowercase ?? false }
    return text.contains(where: { $0.isNumber || $0.isLetter && !$0.isLowercase })
      && !WordList["compass"].contains(text.lowercased())
      && !(isPlain && SideWords.side(in: text) != nil)
  }

  private mutating func take(road body: Range<Int>) {
    let found = parts(of: body)
    guard let first = found.first else { return }
    if first == "left" || first == "right" {
      side = first == "left" ? .left : .right
    } else if roads.isEmpty, !first.isOrdinal {
      roads = found
    }
  }

  private mutating func take(destinations body: Range<Int>) {
    for place in parts(of: body) where !destinations.contains(place) { destinations.append(place) }
  }

  private mutating func take(exit body: Range<Int>) {
    isExit = true
    guard exits == nil else { return }
    if let name = names.first(where: { body.contains($0.lowerBound) }) {
      let isNext = bytes[body.lowerBound..<name.lowerBound].allSatisfy { $0 == 0x20 }
      if isNext { take(label: string(name)) }
      return
    }
    guard names.isEmpty else { return }
    let word = bytes[body].drop { $0 == 0x20 }.prefix { $0 != 0x20 && $0 != UInt8(ascii: ",") }
    let label = String(decoding: word, as: UTF8.self).withoutEnd(".")
    if label.isExitNumber { exits = label }
  }

  /// Parses an exit's label: a number, a name, or both, as in `8-Delft-Noord`.
  private mutating func take(label: String) {
    let first = label.prefix { $0 != "-" }
    let rest = label[first.endIndex...].dropFirst()
    if String(first).isExitNumber, rest.first?.isLetter == true, rest.count > 2 {
      exits = String(first)
      junction = String(rest)
    } else if label.contains(where: { $0.isNumber }) {
      exits = label
    } else {
      junction = label
    }
  }

  /// The names in tags, else the whole part.
  private func parts(of body: Range<Int>) -> [String] {
    guard names.isEmpty else {
      return names.filter { body.contains($0.lowerBound) }.flatMap { string($0).partsOfName }
    }
    var words = string(body).cleaned
    if words.first.map({ ",.".contains($0) }) ?? true { return [] }
    for end in [".", ",", " and", ",", ")"] { words = words.withoutEnd(end) }
    // The end above may be that of a part in parentheses.
    if words.count(where: { $0 == "(" }) > words.count(where: { $0 == ")" }) { words += ")" }
    if words.hasPrefix("the ") {
      words = String(words.dropFirst(4))
      // `the ramp` is not a name, but `The Mall` is.
      guard let first = words.first, !first.isLowercase else { return [] }
    }
    return words.partsOfName
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// The meaning of the text after a word of an English instruction; `sentences.txt` has the words.
enum WordedRole: String, CaseIterable {
  /// The road taken: after `on`, unless it is part of a name; after `at` or a roundabout; after
  /// `take` before a word for an exit or a ramp.
  case road, on, at, take
  case roadOfExit
  /// The text of signs: anywhere, in parentheses, at an exit, at a ramp.
  case destinations, sign, exitTo, rampTo
  /// The number of an exit; a ramp; the way onto a road, which is not part of its name.
  case exit, ramp, via
  /// The name or number of a junction; the name of a roundabout.
  case junction, rotary
  case left, right
  /// Nothing more about the road.
  case end

  /// Whether the word means a ramp or exit, which follows its road: `the N40 exit`.
  var isWay: Bool {
    [.exit, .exitTo, .ramp, .rampTo].contains(self)
  }

  /// The words in lower case by first byte, longer ones first.
  static let words: [UInt8: [(words: [UInt8], role: WordedRole)]] = {
    let words = allCases.flatMap { role in
      WordList["role \(role.rawValue)"].map { (words: Array($0.utf8), role: role) }
    }
    return Dictionary(grouping: words) { $0.words[0] }
      .mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()
}

/// How abbreviations in names and numbers of roads are opened, and how names are spoken: without signs
/// that a voice spells or skips.
struct SpokenNames: Sendable {
  /// Where a word of a name is opened; the last word may precede a direction or a number.
  enum Place: String, CaseIterable {
    case first, last
    /// Before another word, as titles are.
    case notLast
    /// The last, after a number.
    case afterNumber
  }

  /// The letters of road numbers, with the words for them, and the countries where they mean that; empty
  /// for all.
  var refs: [String: (word: String, countries: [String])] = [:]
  /// What is said for an abbreviation before words that begin in some way, the first match applies.
  var beforeWords: [String: [(next: String, text: String)]] = [:]
  var words: [Place: [String: String]] = [:]
  /// Abbreviated ends of last words, the first match applies.
  var endings: [(short: String, word: String)] = []
  private var directions: [String: String] = [:]
  private var directionWords: Set<String> = []
  /// Street words, long and short.
  private var streets: Set<String> = []

  /// Adds the abbreviations of street words, from short to long, unless there is a word already.
  mutating func add(_ streetWords: StreetWords) {
    let place: Place = streetWords.position == .first ? .first : .last
    for (short, word) in words[place] ?? [:] { streets.formUnion([short, word]) }
    for entry in streetWords.entries {
      let short = Self.key(entry.short)
      switch entry.kind {
      case .directions:
        directions[short] = entry.word
        directionWords.insert(entry.word)
      case .endings: endings.append((entry.short, entry.word))
      case .words:
        streets.formUnion([short, entry.word])
        if words[place]?[short] == nil { words[place, default: [:]][short] = entry.word }
      }
    }
  }

  /// What opens a word; an abbreviation without a period is found with one, too.
  private func word(_ place: Place, _ word: some StringProtocol) -> String? {
    let own = words[place]
    return own?[String(word)] ?? (word.hasSuffix(".") ? own?[Self.key(word)] : nil)
  }

  private static func key(_ word: some StringProtocol) -> String {
    word.hasSuffix(".") ? String(word.dropLast()) : String(word)
  }

  /// A component as it is spoken in some countries; empty if these are unknown.
  func spoken(
    _ component: InstructionText.Component, in countries: [String]
  ) -> InstructionText.Component {
    var component = component
    let isNumber =
      component.kind == .exit
      || component.kind == .ref && RoadNumber.shape(of: component.text) != .name
    // A slash in the name of a stop parts no alternatives, as it does in that of a road.
    let own = component.kind == .place ? component.text.replacing("/", with: " ") : component.text
    let text = Self.cleaned(own, keepsBrackets: isNumber)
    let isRoad = component.kind == .road || component.kind == .ref
    component.text =
      isNumber
      ? number(text, countries)
      : isRoad && isRef(text) ? numberedName(text, countries) : opened(text)
    return component
  }

  /// A name that begins with a number, such as "I-35 Frontage Rd".
  private func numberedName(_ name: String, _ countries: [String]) -> String {
    let parts = name.split(separator: " ")
    let count = 1 + (parts.firstIndex { $0.contains(where: { $0.isNumber }) } ?? parts.count - 1)
    let rest = parts.dropFirst(count)
    if rest.isEmpty || rest.count == 1 && directions[String(rest[count])] != nil {
      return number(name, countries)
    }
    let start = number(parts.prefix(count).joined(separator: " "), countries)
    return start + " " + opened(rest.joined(separator: " "))
  }

  /// Whether a name is the number of a road, such as `B 96`; `St 5` is not, if `St` abbreviates a street
  /// word.
  func isRef(_ name: String) -> Bool {
    // Most names have neither figures nor signs.
    guard name.utf8.contains(where: { $0 >= 0x80 || $0 < 0x3A && $0 != 0x20 }) else { return false }
    let letters = String(name.prefix { $0.isLetter })
    if refs[letters] != nil, name.dropFirst(letters.count).first?.isNumber == true { return true }
    guard case .number(let letters) = RoadNumber.shape(of: name) else { return false }
    return refs[letters] != nil || words[.first]?[letters] == nil
  }

  /// The first of several names, without what is in brackets except in a number such as `A1(M)`, and
  /// with spaces for signs; a dash between spaces is a pause.
  ///
  /// A slash after a short word marks an abbreviation, as in "C/ Mayor"; a colon inside a word stays,
  /// as in "S:t Eriksgatan".
  private static func cleaned(_ text: String, keepsBrackets: Bool) -> String {
    // Most names have no signs.
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x20, 0x27, 0x2C...0x2E, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: false
      }
    }
    if isPlain { return text.trimmingSpaces }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var depth = 0
    func isLetter(_ place: Int) -> Bool {
      scalars.indices.contains(place) && scalars[place].properties.isAlphabetic
    }
    func isFigure(_ place: Int) -> Bool {
      scalars.indices.contains(place) && scalars[place].properties.numericType == .decimal
    }
    for (place, scalar) in scalars.enumerated() {
      switch scalar {
      case "(" where keepsBrackets, ")" where keepsBrackets: result.append(" ")
      case "(", "[", "{", "（": depth += 1
      case ")", "]", "}", "）": depth = max(0, depth - 1)
      case _ where depth > 0: continue
      case "/"
      where 1...4 ~= result.count && result.allSatisfy({ $0.properties.isCased })
        || result.count == 1 && isLetter(place - 1):
        result += "/ ".unicodeScalars
      case "/"
      where isLetter(place - 1) && !isLetter(place - 2) && isLetter(place + 1)
        && !isLetter(place + 2):
        result.append(scalar)
      case "/" where isFigure(place - 1) && isFigure(place + 1): result += " / ".unicodeScalars
      case "\"" where isLetter(place - 1) && isLetter(place + 1): result.append("״")
      case "/", ";", "|":
        if result.contains(where: { $0 != " " }) { return String(result).trimmingSpaces }
      case "&": result += " & ".unicodeScalars
      case "—", "–":
        if result.last == " ", place + 1 < scalars.count, scalars[place + 1] == " " {
          result = String(result).trimmingSpaces.unicodeScalars
          let isWide = result.last?.properties.isIdeographic ?? false
          let isArabic = result.last.map { (0x600...0x6FF).contains($0.value) } ?? false
          if !result.isEmpty { result.append(isWide ? "，" : isArabic ? "،" : ",") }
        } else {
          result.append(scalar == "—" ? " " : scalar)
        }
      case ":" where place > 0 && scalars[place - 1] != " " && isLetter(place + 1):
        result.append(scalar)
      case "-", "'", "’", ".", ",", "·", "・", "״", "׳": result.append(scalar)
      // Between letters of one word, as in Persian and Hindi.
      case "\u{200C}", "\u{200D}": result.append(scalar)
      default:
        let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        let isMark = scalar.properties.generalCategory == .nonspacingMark
        result.append(isWord || isMark ? scalar : " ")
      }
    }
    return String(result).replacing("， ", with: "，").trimmingSpaces
  }

  /// Numbers of a class with a slash, as in `I/7`, have words of their own under `I/`.
  private func number(_ ref: String, _ countries: [String]) -> String {
    let isClass = ref.drop { $0.isLetter }.first == "/"
    var parts = ref.split { $0 == " " || $0 == "/" }.map(String.init)
    if parts.count > 1, let last = parts.last, let direction = directions[last],
      parts[parts.count - 2].contains(where: { $0.isNumber })
    {
      parts[parts.count - 1] = direction
    }
    let ref = joined(parts)
    let letters = ref.prefix { $0.isLetter }
    guard let (word, own) = refs[letters + (isClass ? "/" : "")],
      own.isEmpty || countries.isEmpty || countries.contains(where: own.contains)
    else { return ref }
    return word + " " + ref.dropFirst(letters.count).drop { " -.".contains($0) }
  }

  /// A name with its abbreviations written out.
  func opened(_ name: String) -> String {
    var parts: [String] = []
    var glued: Set<Int> = []
    for part in name.split(separator: " ").map(unglued) {
      glued.formUnion(parts.count..<parts.count + part.count - 1)
      parts += part
    }
    guard !parts.isEmpty else { return name }
    func isDirection(_ place: Int) -> Bool {
      directions[Self.key(parts[place])] != nil || directionWords.contains(parts[place])
    }
    func isNumber(_ place: Int) -> Bool { parts[place].first?.isNumber ?? false }
    // A street word before a direction or a number is the last: "King St W", "County Rd 7".
    var last = parts.count - 1
    if last > 1, isDirection(last) { last -= 1 }
    if last > 1, isNumber(last) { last -= 1 }
    // "E" in "E St NW" and "L" in "L M Ericssons väg" are letters, not abbreviations.
    let isLettered =
      parts[0].count == 1 && parts.count > 1
      && (last == 1 && streets.contains(Self.key(parts[1])) || parts[1].count == 1)
    for (place, part) in parts.enumerated() {
      var word = word(place == last ? .last : .notLast, part)
      if place == last, place > 0, isNumber(place - 1) {
        word = self.word(.afterNumber, part) ?? word
      }
      if place == 0 {
        word = parts.count > 1 && !isLettered ? self.word(.first, part) ?? word : nil
      }
      // "N St Louis Ave" has a saint after its direction.
      if place == 1, place < last, !isLettered, isDirection(0) {
        word = self.word(.first, part) ?? word
      }
      // After a small word, as in "Gare du S", a letter is a name.
      if place == 0 && parts.count > 1 && !isLettered
        || place > 0 && parts.count > 2 && place == parts.count - 1
          && parts[place - 1].first?.isLowercase == false
      {
        word = directions[Self.key(part)] ?? word
      }
      let ending = place == last ? endings.first { part.hasSuffix($0.short) } : nil
      if word == nil, let ending, part.count > ending.short.count {
        word = hyphened(part.dropLast(ending.short.count) + ending.word)
      }
      parts[place] = word ?? hyphened(part)
      if place < last,
        let own = beforeWords[part]?.first(where: {
          parts[place + 1].hasPrefix($0.next)
        })
      {
        parts[place] = own.text
      }
      if parts[place] != part, parts[place].last == "’" { glued.insert(place) }
    }
    // Only Thai words stand without a space; "Sant’Anna" is one word.
    for place in glued.sorted(by: >) where place + 1 < parts.count {
      let isThai = parts[place + 1].unicodeScalars.first.map { (0xE00...0xE7F).contains($0.value) }
      guard isThai == true || parts[place].last == "’" else { continue }
      parts[place] += parts.remove(at: place + 1)
    }
    return joined(parts)
  }

  /// An abbreviation and the word that it stands before without a space, as in "ул.Ленина".
  private func unglued(_ part: Substring) -> [String] {
    let whole = [String(part)]
    guard part.utf8.contains(UInt8(ascii: ".")), word(.first, part) ?? word(.last, part) == nil
    else { return whole }
    for dot in part.indices.reversed() where part[dot] == "." {
      let (short, rest) = (part[...dot], part[dot...].dropFirst())
      guard let letter = rest.first, letter.isLetter || letter.isNumber,
        letter.isNumber
          || rest.dropFirst().first.map({ $0.isLetter && !$0.isUppercase }) == true,
        word(.first, short) ?? word(.notLast, short) != nil
      else { continue }
      return [String(short)] + unglued(rest)
    }
    return whole
  }

  /// Opens what precedes a hyphen, as in "St-Honoré", and drops the slash of an abbreviation.
  private func hyphened(_ part: String) -> String {
    if part.utf8.count > 1, part.utf8.contains(UInt8(ascii: "/")),
      !part.contains(where: { $0.isNumber })
    {
      return part.split(separator: "/").joined(separator: " ")
    }
    guard part.utf8.contains(UInt8(ascii: "-")) else { return part }
    var words = part.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    for place in words.indices.dropLast() {
      words[place] =
        word(.notLast, words[place]) ?? word(.first, words[place]) ?? words[place]
    }
    return words.joined(separator: "-")
  }

  /// Says '&' and '/', or leaves them out in languages that have no words for them.
  private func joined(_ parts: [String]) -> String {
    parts.compactMap { ["&", "/"].contains($0) ? words[.notLast]?[$0] : $0 }.joined(separator: " ")
  }
}

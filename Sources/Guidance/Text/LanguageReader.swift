import JSON
import Routes
import Faults

/// Reads a language from its layers, and collects their faults.
///
/// A value comes from the topmost layer that has it: a variety, the file, the file that this
/// extends. Its replacements change the texts of lower layers. Absent or invalid values are empty.
struct LanguageReader {
  /// A value, and the replacements of the layers above it.
  struct Value {
    /// Nil if no layer has the value.
    let node: JSONNode?
    var path = ""
    var replacing: [(old: String, new: String)] = []

    var place: String { node?.place ?? path }

    subscript(_ key: String) -> Value {
      Value(node: node?[key], path: "\(path).\(key)", replacing: replacing)
    }

    var elements: [Value] {
      (node?.elements ?? []).map { Value(node: $0, path: $0.place, replacing: replacing) }
    }

    var members: [(name: String, value: Value)] {
      (node?.members ?? []).map { ($0, Value(node: $1, replacing: replacing)) }
    }
  }

  private var layers: [Value] = []
  /// The keys that were asked for by section, the file's own under an empty name: the schema has these.
  private(set) var keys: [String: Set<String>] = [:]
  private(set) var faults: [Fault] = []
  var cases: Set<String> = []
  /// The cases that texts ask for.
  private(set) var usedCases: Set<String> = ["name", "*"]

  /// The topmost layer comes first; for a voice, the section `spoken` of a layer lies on top of it.
  ///
  /// The replacements of all `spoken` sections change all written texts.
  init(_ roots: [JSONNode], isSpoken: Bool = false) {
    var above: [(old: String, new: String)] = []
    let sections = isSpoken ? roots.map { $0["spoken"] } : []
    let spoken = sections.map { $0.map { replacements(of: $0) } ?? [] }
    for (place, root) in roots.enumerated() {
      if isSpoken, let section = sections[place] {
        layers.append(Value(node: section, replacing: above + spoken[..<place].reversed().joined()))
      }
      layers.append(Value(node: root, replacing: above + spoken.reversed().joined()))
      above = replacements(of: root) + above
    }
  }

  private mutating func replacements(of root: JSONNode) -> [(old: String, new: String)] {
    guard let pairs = root["replace"] else { return [] }
    let own = pairs.elements.map { pair in pair.elements.compactMap { $0.string } }
    let arePairs = own.allSatisfy {
      $0.count == 2 && !$0[0].isEmpty && $0[1].utf8.count <= Self.longest
    }
    guard pairs.isArray, arePairs else {
      faults.append(.wrongType(place: pairs.place, expected: "a list of pairs of texts"))
      return []
    }
    return own.map { ($0[0], $0[1]) }
  }

  /// In bytes of UTF-8; keeps repeated replacements from exhausting memory.
  private static let longest = 1000

  /// The value at a key, or at a section and a key.
  mutating func value(_ place: String) -> Value {
    let path = place.split(separator: ".").map(String.init)
    keys[path.count > 1 ? path[0] : "", default: []].insert(path[path.count - 1])
    let values = layers.lazy.map { layer in path.reduce(layer) { $0[$1] } }
    let value = values.first { $0.node != nil }
    return Value(node: value?.node, path: place, replacing: value?.replacing ?? [])
  }

  /// Whether a phrase differs before the maneuver; not where a nearer layer has only the phrase.
  mutating func hasBefore(_ key: String) -> Bool {
    guard value("before.\(key)").node != nil else { return false }
    func layer(_ section: String) -> Int {
      layers.firstIndex { $0[section][key].node != nil } ?? layers.count
    }
    return layer("before") <= layer("phrases")
  }

  mutating func report(_ fault: Fault) { faults.append(fault) }

  /// Reports a value that nothing reads.
  mutating func unread(_ value: Value, _ why: String) {
    if value.node != nil { report(.unread(place: value.place, why: why)) }
  }

  /// Reports the cases of `roads` in the topmost layer that no text asks for.
  mutating func checkCases(_ used: Set<String>) {
    for entry in layers.first?["roads"].elements ?? [] {
      for section in ["forms", "endings"] {
        for (names, value) in entry[section].members {
          for name in names.split(separator: " ") where !used.contains(String(name)) {
            unread(value, "no text asks for {road:\(name)}")
          }
        }
      }
    }
  }

  mutating func wrongType(_ value: Value, _ expected: String) {
    report(.wrongType(place: value.place, expected: expected))
  }
}

extension LanguageReader {
  @discardableResult
  mutating func required(_ value: Value) -> JSONNode? {
    if value.node == nil { report(.missing(place: value.place)) }
    return value.node
  }

  mutating func optionalText(
    _ value: Value, needs: [String] = [], may: [String] = []
  ) -> String? {
    value.node == nil ? nil : text(value, needs: needs, may: may)
  }

  /// A text with required (`needs`) and optional placeholders; `|` separates alternatives.
  mutating func text(_ value: Value, needs: [String] = [], may: [String] = []) -> String {
    guard let node = required(value) else { return "" }
    var text = node.string ?? ""
    // `replacing` alone is slow, and few texts have anything to replace.
    for (old, new) in value.replacing where text.utf8.count <= Self.longest && text.holds(old) {
      text = text.replacing(old, with: new)
    }
    guard (1...Self.longest).contains(text.utf8.count),
      !text.unicodeScalars.contains(where: { $0.value < 0x20 || 0x7F...0x9F ~= $0.value })
    else {
      wrongType(value, "a text of 1 to \(Self.longest) bytes without control characters")
      return ""
    }
    if needs.isEmpty, !text.utf8.contains(where: { $0 == 0x7B || $0 == 0x7D }) { return text }
    let known = needs.flatMap { $0.split(separator: "|").map(String.init) } + may
    var found: Set<String> = []
    Template.eachPiece(of: text) { piece in
      switch piece {
      case .text(let part):
        if part.contains("{") || part.contains("}") {
          report(
            Fault(
              at: value.place, "a brace without its partner",
              remedy: "write placeholders such as {road}, and no other braces"))
        }
      case .slot(let slot):
        let name = String(slot.prefix { $0 != ":" })
        found.insert(name)
        if name != slot { usedCases.insert(String(slot.dropFirst(name.count + 1))) }
        if !known.contains(name)
          || name != slot && !["road", "destination", "name", "exit"].contains(name)
        {
          report(.unknownPlaceholder(place: value.place, name: String(slot), known: known))
        } else if name != slot, !cases.contains(String(slot.dropFirst(name.count + 1))) {
          let forms = cases.sorted().map { name + ":" + $0 }
          report(.unknownPlaceholder(place: value.place, name: String(slot), known: forms))
        }
      }
    }
    for need in needs
    where !need.split(separator: "|").contains(where: { found.contains(String($0)) }) {
      report(.missingPlaceholder(place: value.place, name: need))
    }
    return text
  }

  /// Returns `count` texts; missing ones are empty.
  mutating func texts(_ value: Value, count: Int? = nil, may: [String] = []) -> [String] {
    required(value)
    var texts: [String] = []
    for element in value.elements { texts.append(text(element, may: may)) }
    return texts + Array(repeating: "", count: max(0, (count ?? 0) - texts.count))
  }

  mutating func pairs(_ value: Value) -> [[String]] {
    value.elements.map { texts($0, count: 2) }
  }

  /// Words in a list or separated by spaces; ignores replacements, since they are parts of names.
  func words(_ value: Value) -> [String] {
    value.node?.string?.split(separator: " ").map(String.init) ?? value.node?.strings ?? []
  }

  func word<Word: RawRepresentable<String>>(_ value: Value) -> Word? {
    value.node?.string.flatMap(Word.init)
  }

  /// A value for each plural category, or one for all.
  mutating func byNumber<Item>(
    _ value: Value, _ rule: PluralRule, empty: Item, hasDecimals: Bool = false,
    _ read: (inout LanguageReader, Value) -> Item
  ) -> ByNumber<Item> {
    guard let node = required(value) else { return ByNumber(other: empty) }
    guard node.isObject else { return ByNumber(other: read(&self, value)) }
    let categories = rule.categories.map { $0.rawValue }
    let decimals = hasDecimals ? rule.decimalCategories.map { $0.rawValue } : []
    let known = categories + decimals.filter { !categories.contains($0) }
    func isNumber(_ name: String) -> Bool {
      Int(name) != nil || hasDecimals && Double(name) != nil && name.first?.isNumber == true
    }
    var forms: [String: Item] = [:]
    for (name, form) in value.members {
      if !isNumber(name), !known.contains(name) {
        report(.unknown(place: form.place, word: name, known: known))
      }
      forms[name] = read(&self, form)
    }
    // Texts for single numbers need `other`; else each category needs a text.
    let numbersAlone = forms.keys.allSatisfy { isNumber($0) || $0 == "other" }
    let needed = numbersAlone && forms.count > 1 ? ["other"] : categories
    for name in needed where forms[name] == nil {
      report(.missing(place: "\(value.place).\(name)"))
    }
    return ByNumber(forms: forms, other: forms["other"] ?? empty)
  }

  /// A condition for each category but `other`, with the samples of each.
  mutating func pluralRule(_ place: String) -> PluralRule {
    var rows: [PluralRule.Row] = []
    var samples: [(number: PluralRule.Number, category: PluralCategory, value: Value)] = []
    for (name, value) in value(place).members {
      guard let category = PluralCategory(rawValue: name) else { continue }
      guard let condition = value.node?.string.flatMap({ PluralCondition($0) }),
        condition.alternatives.isEmpty == (category == .other)
      else {
        wrongType(
          value,
          category == .other
            ? "samples such as '@integer 0, 2~16'" : "a condition such as 'i = 1 and v = 0'")
        continue
      }
      if category != .other { rows.append((category, condition.alternatives)) }
      samples += condition.samples.map { ($0, category, value) }
    }
    let read = PluralRule(rows)
    for (number, category, value) in samples where read.category(of: number) != category {
      let digits = number.digits.isEmpty ? "" : "." + number.digits
      wrongType(value, "\(number.whole)\(digits) to be \(read.category(of: number).rawValue)")
      break
    }
    return read
  }

  mutating func plural(_ place: String, _ rule: PluralRule, may: [String]) -> Plural {
    byNumber(value(place), rule, empty: "") { $0.text($1, may: may) }
  }
}

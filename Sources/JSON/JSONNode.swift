package import Faults

/// A value of a JSON text, with its place in it; what an object has twice counts as its last.
package struct JSONNode: Sendable {
  package let document: JSONDocument
  /// The place of the value among all of the text.
  package let index: Int
  let entry: JSONDocument.Entry

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
    entry = document.entries[index]
  }

  /// Parses UTF-8, UTF-16 or UTF-32; `name` is what faults call the whole text.
  package init(text bytes: some Sequence<UInt8>, named name: String = "the file") throws(Fault) {
    let text = JSONEncoding.utf8(Array(bytes))
    if JSONEncoding.isBlank(text) { throw JSONFinding.empty.fault(at: 0, in: text.span) }
    self = try JSONDocument(text, named: name).root
  }

  package var isObject: Bool { entry.kind == .object }
  package var isArray: Bool { entry.kind == .array }
  package var isNumber: Bool { entry.kind == .number }
  package var isString: Bool { entry.kind == .string || entry.kind == .escapedString }

  /// The value of a name; `nil` if it is absent or null, or this is not an object.
  ///
  /// Serializers respell names: one of several words is also known in snake_case, camelCase and lower case,
  /// unless the object has it as it is written here.
  package subscript(_ name: String) -> JSONNode? {
    value(of: name).flatMap { $0.entry.kind == .null ? nil : $0 }
  }

  package func has(_ name: String) -> Bool { value(of: name) != nil }

  /// The last of several values of a name, as in Python and JavaScript.
  private func value(of name: String) -> JSONNode? {
    guard isObject else { return nil }
    let entries = document.entries
    var place = index + 1
    let hasWords = name.utf8.contains { $0 == UInt8(ascii: "_") || Self.uppercase.contains($0) }
    var found: Int?
    var respelled: Int?
    while place < Int(entry.next) {
      if matches(entries[place], name) {
        found = place + 1
      } else if hasWords, isRespelled(entries[place], name) {
        respelled = place + 1
      }
      place = Int(entries[place + 1].next)
    }
    return (found ?? respelled).map { JSONNode(document: document, index: $0) }
  }

  private static let uppercase = UInt8(ascii: "A")...UInt8(ascii: "Z")

  private func isRespelled(_ key: JSONDocument.Entry, _ name: String) -> Bool {
    func letters(_ text: some Collection<UInt8>) -> some Sequence<UInt8> {
      text.lazy.filter { $0 != UInt8(ascii: "_") }
        .map { Self.uppercase.contains($0) ? $0 | 0x20 : $0 }
    }
    let own = document.bytes[Int(key.start)..<Int(key.end)]
    // Most keys begin with another letter.
    guard let first = own.first, first | 0x20 == name.utf8.first.map({ $0 | 0x20 }) else {
      return false
    }
    return letters(own).elementsEqual(letters(name.utf8))
  }

  private func matches(_ key: JSONDocument.Entry, _ name: String) -> Bool {
    let range = Int(key.start)..<Int(key.end)
    if key.kind == .escapedString {
      return JSONText.unescaped(document.bytes[range], skipsHalves: false) == name
    }
    guard range.count == name.utf8.count else { return false }
    var place = range.lowerBound
    for byte in name.utf8 {
      guard document.bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  package var members: [(name: String, value: JSONNode)] {
    guard isObject else { return [] }
    var result: [(name: String, value: JSONNode)] = []
    var place = index + 1
    while place < Int(entry.next) {
      let value = JSONNode(document: document, index: place + 1)
      result.append((name: JSONNode(document: document, index: place).string ?? "", value: value))
      place = Int(value.entry.next)
    }
    return result
  }

  package var elements: [JSONNode] {
    guard isArray else { return [] }
    var result: [JSONNode] = []
    var place = index + 1
    while place < Int(entry.next) {
      result.append(JSONNode(document: document, index: place))
      place = Int(result[result.count - 1].entry.next)
    }
    return result
  }

  package var first: JSONNode? {
    isArray && index + 1 < Int(entry.next) ? JSONNode(document: document, index: index + 1) : nil
  }

  private var bytes: ArraySlice<UInt8> { document.bytes[Int(entry.start)..<Int(entry.end)] }

  /// The string; `nil` for other values and for strings with unpaired surrogates.
  package var string: String? { string(skipsHalves: false) }

  package func string(skipsHalves: Bool) -> String? {
    switch entry.kind {
    case .string: String(decoding: bytes, as: UTF8.self)
    case .escapedString: JSONText.unescaped(bytes, skipsHalves: skipsHalves)
    case .object, .array, .number, .isTrue, .isFalse, .null: nil
    }
  }

  /// The number, even if written as a string or under the name `value`; always finite.
  package var number: Double? {
    switch entry.kind {
    case .number: scalarNumber
    case .string, .escapedString: string.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    case .object: self["value"].flatMap { $0.isObject ? nil : $0.number }
    case .array, .isTrue, .isFalse, .null: nil
    }
  }

  private var scalarNumber: Double? {
    let text = document.bytes
    return JSONText.number(text.span, Int(entry.start)..<Int(entry.end))
  }

  package var strings: [String] { elements.compactMap { $0.string } }

  package var numbers: [Double] { elements.compactMap { $0.number } }

  /// The array's whole numbers, with `nil` for fractions.
  package var integers: [Int?] { numbers.map { Int(exactly: $0) } }

  /// The value as a Boolean, even if written as a string.
  package var flag: Bool? {
    switch entry.kind {
    case .isTrue: true
    case .isFalse: false
    case .string: ["true": true, "false": false][string ?? ""]
    case .object, .array, .escapedString, .number, .null: nil
    }
  }

  /// The text of the value, on one line.
  package var source: String {
    let quote = isString ? 1 : 0
    // Line ends occur only between values, since JSON escapes them in strings.
    let text = document.bytes[Int(entry.start) - quote..<Int(entry.end) + quote]
      .map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    return String(decoding: text, as: UTF8.self)
  }

  /// Counts so many elements of this array, once; returns the number in all arrays counted so far.
  package func counting(_ elements: Int) -> Int { document.count(elements, in: index) }

  package var isCounted: Bool { document.isCounted(index) }

  /// A fault of this value.
  package func fault(_ finding: String, remedy: String) -> Fault {
    Fault(at: place, finding, remedy: remedy)
  }

  /// The path in JavaScript's notation, such as `routes[0].legs`; the text's name for the root.
  package var place: String {
    var path = ""
    var current = document.root
    while current.index != index {
      let member = document.member(of: current.index, holding: index)
      if current.isObject {
        let name = JSONNode(document: document, index: member.index).string ?? ""
        path += path.isEmpty ? name : "." + name
      } else {
        path += "[\(member.position)]"
      }
      current = JSONNode(document: document, index: member.index + (current.isObject ? 1 : 0))
    }
    guard let line = document.line else { return path.isEmpty ? document.name : path }
    return path.isEmpty ? "line \(line)" : "line \(line): \(path)"
  }
}

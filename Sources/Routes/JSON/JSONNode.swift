/// A value in a JSON text.
struct JSONNode: Sendable {
  let document: JSONDocument
  /// The place of its entry; of a number in an array of numbers, that of the array.
  var index: Int { Int(entryIndex) }
  let entry: JSONDocument.Entry
  /// The place in an array of numbers.
  var slot: UInt32?
  private let entryIndex: UInt32

  init(document: JSONDocument, index: Int, entry: JSONDocument.Entry, slot: Int? = nil) {
    self.document = document
    entryIndex = UInt32(index)
    self.entry = entry
    self.slot = slot.map { UInt32($0) }
  }

  var isObject: Bool { entry.kind == .object }
  var isArray: Bool { entry.kind == .array || entry.kind == .numbers }
  var isString: Bool { entry.kind == .string || entry.kind == .escapedString }

  /// The value of a name in an object; nothing where it is absent or null, or this is no object.
  subscript(_ name: String) -> JSONNode? {
    guard entry.kind == .object else { return nil }
    let entries = document.entries
    var place = index + 1
    let end = Int(entry.link)
    while place < end {
      let value = entries[place + 1]
      if matches(entries[place], name) {
        guard value.kind != .null else { return nil }
        return JSONNode(document: document, index: place + 1, entry: value)
      }
      place = Self.after(place + 1, value)
    }
    return nil
  }

  /// Whether an object has a name, even with null.
  func has(_ name: String) -> Bool {
    members.contains { $0.name == name }
  }

  /// The names and values of an object, in order; none for other values.
  var members: [(name: String, value: JSONNode)] {
    guard entry.kind == .object else { return [] }
    var result: [(String, JSONNode)] = []
    var place = index + 1
    while place < Int(entry.link) {
      let value = document.entries[place + 1]
      result.append(
        (
          Self.text(document.entries[place], in: document) ?? "",
          JSONNode(document: document, index: place + 1, entry: value)
        ))
      place = Self.after(place + 1, value)
    }
    return result
  }

  /// The elements of an array, in order; none for other values.
  var elements: [JSONNode] {
    if entry.kind == .numbers {
      return ranges.enumerated().map { slot, range in
        JSONNode(
          document: document, index: index,
          entry: JSONDocument.Entry(
            start: UInt32(range.lowerBound), link: UInt32(range.upperBound), kind: .number),
          slot: slot)
      }
    }
    guard entry.kind == .array else { return [] }
    var result: [JSONNode] = []
    result.reserveCapacity(elementCount)
    var place = index + 1
    while place < Int(entry.link) {
      let value = document.entries[place]
      result.append(JSONNode(document: document, index: place, entry: value))
      place = Self.after(place, value)
    }
    return result
  }

  /// How many elements an array has that holds not numbers alone.
  var elementCount: Int {
    let entries = document.entries
    var count = 0
    var place = index + 1
    while place < Int(entry.link) {
      place = Self.after(place, entries[place])
      count += 1
    }
    return count
  }

  /// The first element of an array.
  var first: JSONNode? {
    guard entry.kind == .array, index + 1 < Int(entry.link) else { return elements.first }
    return JSONNode(document: document, index: index + 1, entry: document.entries[index + 1])
  }

  /// The string; nothing for other values and for halves of characters.
  var string: String? { Self.text(entry, in: document) }

  /// The number, also when it is written as a string or under the name `value`.
  var number: Double? {
    switch entry.kind {
    case .number: scalarNumber
    case .string, .escapedString: string.flatMap { Double($0) }.flatMap(Self.finite)
    case .object: self["value"].flatMap { $0.entry.kind == .object ? nil : $0.number }
    case .array, .numbers, .isTrue, .isFalse, .null: nil
    }
  }

  private var scalarNumber: Double? {
    let text = document.bytes
    return Self.number(text.span, Int(entry.start)..<Int(entry.link))
  }

  /// The numbers of an array, without what is none.
  var numbers: [Double] {
    guard entry.kind == .numbers else { return elements.compactMap(\.number) }
    var result: [Double] = []
    let text = document.bytes
    for range in ranges {
      if let number = Self.number(text.span, range) { result.append(number) }
    }
    return result
  }

  /// The value as true or false, also when it is written as a string.
  var flag: Bool? {
    switch entry.kind {
    case .isTrue: true
    case .isFalse: false
    case .string: ["true": true, "false": false][string ?? ""]
    case .object, .array, .numbers, .escapedString, .number, .null: nil
    }
  }

  /// The path in the manner of JavaScript: `routes[0].legs`; `the answer` for the root.
  var place: String {
    var path = ""
    var current = document.root
    while current.index != index {
      let entries = document.entries
      var (place, count) =
        document.landmark(in: current, before: index) ?? (place: current.index + 1, count: 0)
      while true {
        let isObject = current.entry.kind == .object
        let value = isObject ? place + 1 : place
        let next = Self.after(value, entries[value])
        if index < next {
          if isObject {
            let name = Self.text(entries[place], in: document) ?? ""
            path += path.isEmpty ? name : "." + name
          } else {
            path += "[\(count)]"
          }
          current = JSONNode(document: document, index: value, entry: entries[value])
          break
        }
        place = next
        count += 1
      }
    }
    if let slot { path += "[\(slot)]" }
    return path.isEmpty ? "the answer" : path
  }
}

extension JSONNode {
  /// The place of the entry after a value.
  static func after(_ place: Int, _ entry: JSONDocument.Entry) -> Int {
    switch entry.kind {
    case .object, .array: Int(entry.link)
    case .numbers, .string, .escapedString, .number, .isTrue, .isFalse, .null: place + 1
    }
  }

  private func matches(_ key: JSONDocument.Entry, _ name: String) -> Bool {
    if key.kind == .escapedString { return Self.text(key, in: document) == name }
    var place = Int(key.start)
    guard Int(key.link) - place == name.utf8.count else { return false }
    let text = document.bytes
    let bytes = text.span
    for byte in name.utf8 {
      guard bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  /// The places of the numbers in an array of numbers.
  private var ranges: [Range<Int>] {
    let text = document.bytes
    let bytes = text.span
    var result: [Range<Int>] = []
    var place = Int(entry.start) + 1
    let end = Int(entry.link)
    while place < end {
      let start = place
      while place < end, Self.isNumeric(bytes[place]) { place += 1 }
      if place > start { result.append(start..<place) }
      place += 1
    }
    return result
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

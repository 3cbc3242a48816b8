import Foundation

/// A key of any name.
struct JSONKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}

/// A number, also when it is written as a string.
struct JSONNumber: Decodable {
  var value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Double.self) {
      self.value = value
    } else if let text = try? container.decode(String.self), let value = Double(text) {
      self.value = value
    } else {
      throw DecodingError.typeMismatch(
        Double.self,
        .init(codingPath: decoder.codingPath, debugDescription: "expected a number"))
    }
  }
}

/// A string, also when it is written as a number.
struct JSONText: Decodable {
  var value: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      value = text
    } else if let number = try? container.decode(Int.self) {
      value = String(number)
    } else {
      value = String(try container.decode(Double.self))
    }
  }
}

/// The first elements of an array; the rest is not looked at.
struct JSONFirst<Element: Decodable>: Decodable {
  var element: Element?

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    if !container.isAtEnd { element = try? container.decode(Element.self) }
  }
}

extension KeyedDecodingContainer where Key == JSONKey {
  /// A field that the answer is useless without: absent or of another type is an error.
  func required<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
    try decode(type, forKey: JSONKey(name))
  }

  /// A field that may be absent or null, but not of another type.
  func optional<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value? {
    try decodeIfPresent(type, forKey: JSONKey(name))
  }

  /// A field that embellishes the answer: absent, null or of another type, it is left out.
  func tolerated<Value: Decodable>(_ type: Value.Type, _ name: String) -> Value? {
    let key = JSONKey(name)
    guard contains(key), (try? decodeNil(forKey: key)) == false else { return nil }
    return try? decode(type, forKey: key)
  }

  /// A text, cleaned for display; empty counts as absent.
  func text(_ name: String) -> String? {
    guard let text = tolerated(JSONText.self, name)?.value.cleaned, !text.isEmpty else {
      return nil
    }
    return text
  }

  /// A measure that must be there: finite and 0 or more.
  func measure(_ name: String) throws -> Double {
    let value = try required(JSONNumber.self, name).value
    guard value >= 0, value.isFinite else {
      throw RouteError.invalid(
        at: (codingPath + [JSONKey(name)]).place, value: "\(value)",
        expected: "a finite number of 0 or more")
    }
    return value
  }

  /// A measure that may be absent; else finite and 0 or more.
  func optionalMeasure(_ name: String) throws -> Double? {
    let key = JSONKey(name)
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try measure(name)
  }
}

extension [any CodingKey] {
  /// The path in the manner of JavaScript: `routes[0].legs`; `the answer` for the root.
  var place: String {
    guard !isEmpty else { return "the answer" }
    return reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path.isEmpty ? key.stringValue : path + "." + key.stringValue
    }
  }
}

extension RouteError {
  /// The error that a decoder's error means to a reader of the file that holds `data`.
  init(_ error: any Error, in data: Data) {
    switch error {
    case let error as RouteError: self = error
    case DecodingError.keyNotFound(let key, let context):
      self = .missing(field: key.stringValue, at: context.codingPath.place)
    case DecodingError.typeMismatch(let type, let context):
      self = .wrongType(at: context.codingPath.place, expected: Self.words(for: type))
    case DecodingError.valueNotFound(let type, let context):
      self = .wrongType(at: context.codingPath.place, expected: Self.words(for: type))
    default: self = .notJSON(finding: JSONFault.finding(in: data))
    }
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is String.Type, is JSONText.Type: "a string"
    case is Double.Type, is Int.Type, is JSONNumber.Type: "a number"
    case is Bool.Type: "true or false"
    case is [Any].Type: "an array"
    default: "\(type)".contains("Array") ? "an array" : "an object"
    }
  }
}

extension String {
  /// The text on one line: control characters and runs of space become one space, and marks that
  /// embed, isolate or override a direction are left out, since they would spill over.
  var cleaned: String {
    var result = String.UnicodeScalarView()
    var needsSpace = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: continue
      case 0...0x20, 0x7F...0x9F, 0x2028, 0x2029: needsSpace = !result.isEmpty
      default:
        if needsSpace { result.append(" ") }
        needsSpace = false
        result.append(scalar)
      }
    }
    return String(result)
  }
}

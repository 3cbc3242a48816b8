/// A JSON value (RFC 8259): the one way from the values of this package to JSON text.
///
/// Files, lines, pages and reports are all written from it, in the form of Foundation's encoder with
/// sorted keys and plain slashes.
package enum JSON: Hashable, Sendable {
  case string(String)
  case integer(Int)
  /// A number that is not finite is written as `null`, as `JSON.stringify` of JavaScript does.
  case number(Double)
  case flag(Bool)
  case null
  case array([JSON])
  case object([Member])

  /// A name and its value in an object.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSON
  }

  /// An object with the members of this one and of another, whose names differ.
  package func adding(_ other: JSON) -> JSON {
    guard case .object(let members) = self, case .object(let others) = other else { return other }
    return .object(members + others)
  }

  /// The value of a member; `nil` where it is absent, and for other values than objects.
  package subscript(name: String) -> JSON? { members[name] }

  /// The members of an object by their names; empty for other values.
  package var members: [String: JSON] {
    guard case .object(let members) = self else { return [:] }
    return Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
  }

  /// The elements of an array; empty for other values.
  package var elements: [JSON] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The text of a string; `nil` for other values.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}

extension JSON: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let elements = try? container.decode([JSON].self) {
      self = .array(elements)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = try container.decode([String: JSON].self).json
    }
  }
}

/// A type whose values stand for JSON values.
package protocol JSONConvertible {
  /// The JSON value.
  var json: JSON { get }
}

/// An object literal, whose members with the value `nil` are left out.
extension JSON: ExpressibleByDictionaryLiteral, JSONConvertible {
  package init(dictionaryLiteral members: (String, (any JSONConvertible)?)...) {
    var object: [Member] = []
    object.reserveCapacity(members.count)
    for (name, value) in members {
      if let value { object.append(Member(name: name, value: value.json)) }
    }
    self = .object(object)
  }

  package var json: JSON { self }
}

extension String: JSONConvertible {
  package var json: JSON { .string(self) }
}

extension Int: JSONConvertible {
  package var json: JSON { .integer(self) }
}

extension Double: JSONConvertible {
  package var json: JSON { .number(self) }
}

extension Bool: JSONConvertible {
  package var json: JSON { .flag(self) }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  package var json: JSON { .array(map(\.json)) }
}

extension Dictionary: JSONConvertible where Key == String, Value: JSONConvertible {
  package var json: JSON { .object(map { JSON.Member(name: $0.key, value: $0.value.json) }) }
}

extension Collection {
  /// The collection, or `nil` where it is empty, for members that are then left out.
  package var nonEmpty: Self? { isEmpty ? nil : self }
}

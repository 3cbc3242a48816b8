/// A JSON value (RFC 8259).
///
/// JSON output has the form of Foundation's encoder with sorted keys and unescaped slashes.
package enum JSON: Sendable {
  case string(String)
  case integer(Int)
  /// Encodes a number that is not finite as `null`, like `JSON.stringify` in JavaScript.
  case number(Double)
  case flag(Bool)
  case null
  case array([JSON])
  case object([Member])
  /// An object whose members a function encodes, in the order of their names.
  case encoding(@Sendable (inout JSONWriter) -> Void)

  package struct Member: Sendable {
    package var name: String
    package var value: JSON

    package init(name: String, value: JSON) { (self.name, self.value) = (name, value) }
  }

  /// Joins the members of two objects; their names must differ.
  package func adding(_ other: JSON) -> JSON {
    guard case .object(let members) = self, case .object(let others) = other else { return other }
    return .object(members + others)
  }

  /// The value of a member; `nil` if it is absent or this is no object.
  package subscript(name: String) -> JSON? { members[name] }

  /// Empty for other values than objects.
  package var members: [String: JSON] {
    guard case .object(let members) = self else { return [:] }
    return Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
  }

  /// Empty for other values than arrays.
  package var elements: [JSON] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}

/// Values are equal if their encodings are.
extension JSON: Hashable {
  package static func == (one: JSON, other: JSON) -> Bool { one.line == other.line }

  package func hash(into hasher: inout Hasher) { hasher.combine(line) }
}

extension JSON {
  /// The value of a text that was read; numbers without a fraction are integers.
  package init(_ node: JSONNode) {
    if let text = node.string(skipsHalves: true) {
      self = .string(text)
    } else if node.isNumber, let number = node.number {
      self = (Int(node.source) ?? Int(exactly: number)).map { .integer($0) } ?? .number(number)
    } else if node.isArray {
      self = .array(node.elements.map { JSON($0) })
    } else if node.isObject {
      self = .object(node.members.map { Member(name: $0.name, value: JSON($0.value)) })
    } else {
      self = node.flag.map { .flag($0) } ?? .null
    }
  }
}

package protocol JSONConvertible {
  var json: JSON { get }
}

extension JSON: JSONConvertible {
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
  package var json: JSON { .array(map { $0.json }) }
}

extension Dictionary: JSONConvertible where Key == String, Value: JSONConvertible {
  package var json: JSON { .object(map { JSON.Member(name: $0.key, value: $0.value.json) }) }
}

extension Collection {
  /// `nil` if the collection is empty, so that an object literal omits the member.
  package var nonEmpty: Self? { isEmpty ? nil : self }
}

extension JSON {
  /// The value on one line, in UTF-8 without a line end.
  package var line: [UInt8] {
    var writer = JSONWriter()
    writer.append(self)
    return writer.bytes
  }

  /// The value as a file: one member per line, two spaces per level, a line end at the end.
  package var file: [UInt8] {
    var writer = JSONWriter(depth: 0)
    writer.append(self)
    writer.endLine()
    return writer.bytes
  }
}

extension JSON {
  /// The value on one line for a page's script; escapes `<`, which could end the script, and the line
  /// ends that only JavaScript knows.
  package var script: String {
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: line, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<": result.append(contentsOf: "\\u003c".unicodeScalars)
      case "\u{2028}": result.append(contentsOf: "\\u2028".unicodeScalars)
      case "\u{2029}": result.append(contentsOf: "\\u2029".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

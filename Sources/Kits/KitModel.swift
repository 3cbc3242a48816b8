/// The types of the files that kits read, for the writers of all languages.
package struct KitModel: Hashable, Sendable {
  /// A value's type.
  indirect enum Value: Hashable, Sendable {
    case string, number, integer, boolean
    /// Always the same text.
    case constant(String)
    case list(Value)
    /// An object with any names.
    case map(Value)
    /// One of the model's types.
    case named(String)
    /// Any JSON.
    case any
  }

  /// A member of an object.
  struct Field: Hashable, Sendable {
    var name: String
    var description: String?
    var value: Value
    var isRequired: Bool

    /// The text that it always has; nil if it may be absent.
    var constant: String? {
      guard isRequired, case .constant(let text) = value else { return nil }
      return text
    }
  }

  /// A named type, in `UpperCamelCase`.
  struct Named: Hashable, Sendable {
    var name: String
    var description: String?
    var form: Form
  }

  enum Form: Hashable, Sendable {
    /// An object; the fields are sorted by name.
    case record([Field])
    /// A text of a fixed list.
    case words([String])
    /// An object of one of several types, by the value of its `event`.
    case events([Event])
  }

  struct Event: Hashable, Sendable {
    var word: String
    var type: String
  }

  /// Sorted by name.
  var types: [Named]

  /// The fields of a record; empty for other types.
  func fields(of name: String) -> [Field] {
    guard case .record(let fields)? = types.first(where: { $0.name == name })?.form else {
      return []
    }
    return fields
  }

  /// The type that has this record among its events; nil if none has.
  func parent(of name: String) -> String? {
    types.first { type in
      guard case .events(let events) = type.form else { return false }
      return name == Self.unknownEvent || events.contains { $0.type == name }
    }?.name
  }

  /// The record of events that a later version may add: the fields that all events have.
  static let unknownEvent = "UnknownEvent"
}

/// Names in source code for the words of schemas.
package enum KitName {
  /// Such as `SlightLeft` for `slight left`, `slight-left`, `slightLeft` and `SLIGHT_LEFT`.
  static func upperCamel(_ text: String) -> String {
    parts(of: text).map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
  }

  /// Such as `slightLeft`.
  static func lowerCamel(_ text: String) -> String {
    let words = parts(of: text)
    return (words.first?.lowercased() ?? "") + upperCamel(words.dropFirst().joined(separator: "-"))
  }

  /// Such as `SLIGHT_LEFT`.
  static func constant(_ text: String) -> String {
    parts(of: text).map { $0.uppercased() }.joined(separator: "_")
  }

  /// Splits at other characters than letters and digits, and before capitals inside of a word.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = [""]
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        parts.append("")
        continue
      }
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, isAfterSmall || isBeforeSmall { parts.append("") }
      parts[parts.count - 1].append(letter)
    }
    return parts.filter { !$0.isEmpty }
  }

  /// A description as comment lines that begin with `mark`, such as `  /// `; empty without one.
  static func lineComment(_ text: String?, _ mark: String) -> String {
    guard let text else { return "" }
    return lines(text, indent: mark.count).map { mark + $0 + "\n" }.joined()
  }

  /// A description as a comment between `/**` and `*/`; empty without one.
  static func blockComment(_ text: String?, _ indent: String) -> String {
    guard let text else { return "" }
    let lines = lines(text, indent: indent.count + 4)
    guard lines.count > 1 else { return "\(indent)/** \(text) */\n" }
    return "\(indent)/**\n" + lines.map { "\(indent) * \($0)\n" }.joined() + "\(indent) */\n"
  }

  private static func lines(_ text: String, indent: Int) -> [String] {
    var lines: [String] = [""]
    for word in text.split(separator: " ") {
      if !lines[lines.count - 1].isEmpty,
        lines[lines.count - 1].count + word.count + 1 + indent > 100
      {
        lines.append("")
      }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}

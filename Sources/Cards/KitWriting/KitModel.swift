/// The types of the files that kits read, for the writers of all languages.
struct KitModel: Hashable, Sendable {
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

  /// The record of events that a later version may add: the fields that all events have.
  static let unknownEvent = "UnknownEvent"
}

enum OptionWords {
  /// Repeats the name of an option before each of its values.
  static func of(_ options: KeyValuePairs<String, [String?]>) -> [String] {
    options.flatMap { name, values in values.compactMap(\.self).flatMap { [name, $0] } }
  }

  /// Prefixes `./` to a path that looks like an option.
  static func path(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
  }
}

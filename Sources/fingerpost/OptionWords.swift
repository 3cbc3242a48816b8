/// Options as words of a command line.
enum OptionWords {
  /// The name of each option before each of its values.
  static func of(_ options: KeyValuePairs<String, [String?]>) -> [String] {
    options.flatMap { name, values in values.compactMap(\.self).flatMap { [name, $0] } }
  }

  /// A path, which does not read as an option.
  static func path(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
  }
}

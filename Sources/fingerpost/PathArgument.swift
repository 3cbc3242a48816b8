import ArgumentParser

/// Paths as arguments.
enum PathArgument {
  /// Refuses a path that is empty, as from a variable of a script that is not set: it would mean the
  /// current folder.
  ///
  /// - Parameter paths: The names of options or arguments, and what they say.
  /// - Throws: `ValidationError` with the name of the first that is empty.
  static func check(_ paths: (name: String, path: String?)...) throws {
    for (name, path) in paths where path?.isEmpty == true {
      throw ValidationError("\(name) is empty; name a file or folder.")
    }
  }

  /// A path as a word of a command line, which does not read as an option.
  static func word(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
  }
}

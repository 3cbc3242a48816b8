import ArgumentParser

enum PathArgument {
  /// Rejects an empty path, as from an unset shell variable: it would mean the current folder.
  static func checked(_ path: String) throws -> String {
    if path.isEmpty { throw ValidationError("name a file or folder") }
    return path
  }

  /// Rejects `-` too, which is a stream wherever it has a meaning.
  static func stored(_ path: String) throws -> String {
    if path == "-" {
      throw ValidationError(
        "- (standard input or output) does not work here; give a folder, or ./- for a folder named '-'"
      )
    }
    return try checked(path)
  }
}

/// Options with named values, which may begin with a dash, as negative numbers do.
extension Option {
  init(wrappedValue: Value, value help: String, _ name: String)
  where Value: ExpressibleByArgument {
    self.init(
      wrappedValue: wrappedValue, parsing: .unconditional,
      help: ArgumentHelp(help, valueName: name))
  }

  init<Wrapped: ExpressibleByArgument>(value help: String, _ name: String)
  where Value == Wrapped? {
    self.init(parsing: .unconditional, help: ArgumentHelp(help, valueName: name))
  }
}

extension Option where Value == String? {
  init(file help: String, name: NameSpecification = .long) {
    self.init(
      name: name, help: ArgumentHelp(help, valueName: "file"), completion: .file(),
      transform: PathArgument.checked)
  }

  init(folder help: String) {
    self.init(
      help: ArgumentHelp(help, valueName: "folder"), completion: .directory,
      transform: PathArgument.stored)
  }
}

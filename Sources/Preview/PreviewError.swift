/// Why a preview cannot be made.
public enum PreviewError: Error {
  /// An icon folder, a theme or a route cannot be used: the file and what is wrong.
  case source(file: String, finding: String)
  /// The port of the live page is not to be had.
  case port(Int, reason: String)
}

extension PreviewError: CustomStringConvertible {
  /// One line: the place, the finding and the remedy.
  public var description: String {
    switch self {
    case .source(let file, let finding): "\(file): \(finding)"
    case .port(let port, let reason):
      "port \(port): \(reason); choose another, or 0 for any that is free"
    }
  }
}

/// An error that prevents a preview.
public enum PreviewError: Error {
  /// An icon folder, theme or route is invalid.
  case source(file: String, finding: String)
  case port(Int, reason: String)
  /// No browser for pictures of screens is installed.
  case noBrowser
  /// The browser failed; the text says how.
  case browser(String)
}

extension PreviewError: CustomStringConvertible {
  /// One line with the place, the problem and the remedy.
  public var description: String {
    switch self {
    case .source(let file, let finding): "\(file): \(finding)"
    case .port(let port, let reason):
      "port \(port): \(reason); choose another, or 0 for any that is free"
    case .noBrowser:
      "no browser for pictures of screens; install Chromium or Chrome so that PATH has one of "
        + ScreenBrowser.names.joined(separator: ", ")
    case .browser(let finding): "the browser \(finding)"
    }
  }
}

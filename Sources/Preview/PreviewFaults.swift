package import Faults

extension Fault {
  package static func port(_ port: Int, reason: String) -> Fault {
    Fault(
      .cannotCreate, at: "port \(port)", reason, remedy: "choose another, or 0 for any that is free"
    )
  }

  /// No browser for pictures of screens is installed.
  package static let noBrowser = Fault(
    .cannotCreate, "no browser for pictures of screens",
    remedy: "install Chromium or Chrome so that PATH has one of "
      + ScreenBrowser.names.joined(separator: ", "))

  /// The browser failed.
  package static func browser(_ finding: String, remedy: String = "") -> Fault {
    Fault(.inputOutput, "the browser \(finding)", remedy: remedy)
  }
}

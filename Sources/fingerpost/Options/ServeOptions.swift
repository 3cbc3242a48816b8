import ArgumentParser
import SystemLibraries

struct ServeOptions: ParsableArguments {
  @Flag(
    name: .customLong("serve"),
    help: "Serve the page to this machine alone; it follows each change, until Ctrl-C.")
  var isServed = false

  @Option(value: "The port of the page, 1 to 65535; 0 for any that is free.", "n")
  var port = 0

  @Flag(name: .customLong("open"), help: "Open the served page in the browser.")
  var opensBrowser = false

  func validate() throws {
    if !isServed && (opensBrowser || port != 0) {
      throw ValidationError("--port and --open need --serve")
    }
    try NumberArgument.check(whole: "--port", port, in: 0...65_535)
  }

  /// Serves until the user stops it.
  ///
  /// `serve` calls its argument with the address; then `subject` is printed beside it.
  func run(
    _ subject: String,
    _ serve: @escaping @Sendable (@escaping @Sendable (URL) -> Void) async throws -> Void
  ) async throws {
    let scratch = opensBrowser ? try ScratchFolder() : nil
    defer { withExtendedLifetime(scratch) {} }
    try await Interruption.until {
      try await serve { url in
        Console.note("\(url.absoluteString) shows \(subject); Ctrl-C ends it.")
        if let scratch { Browser.open(url, through: scratch) }
      }
    }
  }
}

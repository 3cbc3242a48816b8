import ArgumentParser

/// Which routes to read, and how.
struct RouteOptions: ParsableArguments {
  @Argument(
    help: "Route JSON; several files, or - for standard input.", completion: .file())
  var routes: [String] = []

  @OptionGroup var reading: ReadingOptions

  var files: RouteFiles { RouteFiles(paths: routes, reading: reading) }
}

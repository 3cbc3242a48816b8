import ArgumentParser

struct RouteOptions: ParsableArguments {
  @Argument(
    help: "Route JSON; several files, or - for standard input.", completion: .file())
  var routes: [String] = []

  @OptionGroup var reading: ReadingOptions
}

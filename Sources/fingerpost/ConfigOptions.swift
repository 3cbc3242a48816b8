import ArgumentParser

struct ConfigOptions: ParsableArguments {
  @Option(
    file: "A file of options; see 'schema config'. Default: fingerpost.json, if it is there.")
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Ignore fingerpost.json.")
  var ignoresConfig = false

  func validate() throws {
    if config != nil, ignoresConfig {
      throw ValidationError("--config and --no-config exclude each other.")
    }
  }
}

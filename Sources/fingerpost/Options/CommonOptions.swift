public import ArgumentParser
import AssetExport
import Documents
import Faults
import SystemLibraries
public import Glyphs
import Guidance
import Paths

struct ConfigOptions: ParsableArguments {
  @Option(
    file: "A file of options; see 'schema config'. Default: fingerpost.json, if it is there.")
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Ignore fingerpost.json.")
  var ignoresConfig = false

  func validate() throws {
    if config != nil, ignoresConfig {
      throw ValidationError("--config and --no-config exclude each other")
    }
  }
}

struct JobsOption: ParsableArguments {
  @Option(value: "Number of parallel tasks; does not affect the output.", "n")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  mutating func validate() throws {
    try NumberArgument.check(whole: "--jobs", jobs, in: 1 ... .infinity)
    if SystemLimits.hidesProc { jobs = 1 }
  }
}

struct LanguageFileOptions: ParsableArguments {
  @Option(files: "A file that adds or replaces a language; repeatable, may extend those before.")
  var languageFile: [String] = []

  func languages() throws -> Languages {
    var languages = Languages.builtIn
    for path in languageFile {
      try Fault.naming(path) { try languages.add(Input.bytes(path)) }
    }
    return languages
  }
}

struct RouteOptions: ParsableArguments {
  @Argument(
    help: "Route JSON; several files, or - for standard input.", completion: .file())
  var routes: [String] = []

  @OptionGroup(title: "Route") var reading: ReadingOptions

  /// The files of JSON Lines; standard input where none is named.
  var lines: [String] { routes.isEmpty ? ["-"] : routes }

  /// Whether all files are JSON Lines with a response a line.
  var areLines: Bool { get throws { try !routes.isEmpty && routes.allSatisfy(Input.hasLines) } }
}

struct OutputOption: ParsableArguments {
  @Option(
    file: "The file to write; - for standard output. Default: standard output.",
    name: .shortAndLong)
  var output: String?

  var isTerminal: Bool { output == nil && GraphicsChoice.isTerminal }

  func write(_ text: String, _ say: SayOptions) throws { try write(Data(text.utf8), say) }

  func write(_ data: some DataProtocol, _ say: SayOptions) throws {
    try Output.write(Data(data), to: output, say)
  }

  /// Writes the parts that some work makes; a file appears once all are there.
  func write(
    _ say: SayOptions, parts work: ((Data) throws -> Void) async throws -> Void
  ) async throws {
    try await Output.write(to: output, say, parts: work)
  }
}

struct SayOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say what was done.")
  var verbose = false

  var showsProgress: Bool { !quiet && isatty(STDERR_FILENO) == 1 }

  /// With --verbose, says that a file was written.
  func wrote(_ path: String?, _ size: Int, _ isChanged: Bool) {
    guard verbose, let path, !Output.isStream(path) else { return }
    Console.note("\(path): \(size) bytes\(isChanged ? "" : ", unchanged")")
  }

  func validate() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }
}

struct PartsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      What cards hold beside their core: all, or some of \(PartsArgument.names), with commas between. \
      Default: what the --preset needs, else all but ssml, templates and engine.
      """, valueName: "parts"),
    completion: PartsArgument.completion, transform: PartsArgument.parts)
  var parts: Set<CardMemberGroup>?

  /// Warns of a part without an effect.
  func check(_ say: SayOptions) {
    guard let parts, parts.contains(.ssml), !parts.contains(.voice), !say.quiet else { return }
    Console.warning("--parts: ssml has no effect without voice; add voice")
  }

  /// The parts that were asked for, else those without the platforms that a preset does not serve.
  func parts(for preset: AssetPreset? = nil) -> Set<CardMemberGroup> {
    guard let preset, parts == nil else { return parts ?? CardMemberGroup.usual }
    return CardMemberGroup.usual.filter {
      !CardMemberGroup.platforms.contains($0) || preset.rawValue.hasPrefix($0.rawValue)
    }
  }
}

extension JunctionStyle: ExpressibleByArgument {}

struct JunctionOptions: ParsableArguments {
  @Option(help: "How turns are drawn; true has the angles of the roads that meet.")
  var junctions = JunctionStyle.schematic
}

struct JunctionSizeOption: ParsableArguments {
  @Option(value: "Also draw each junction at this size, such as 140x100, in junctions/.", "size")
  var junctionSize: Size?
}

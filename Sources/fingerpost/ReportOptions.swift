import ArgumentParser
import AssetExport
import Foundation
import GoldenDiff
import PNGCoding
import Terminal
import TextSafety

/// Where a comparison is reported.
struct ReportOptions: ParsableArguments {
  enum Pictures: String, WordArgument {
    case auto, never, kitty, iterm2, sixel, blocks
  }

  enum Color: String, WordArgument {
    case auto, always, never

    /// Whether colors go to standard output: on a terminal, unless `NO_COLOR` is set.
    func isOn(_ environment: [String: String]) -> Bool {
      switch self {
      case .always: true
      case .never: false
      case .auto:
        isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR", default: ""].isEmpty
          && environment["TERM"] != "dumb"
      }
    }
  }

  @Option(
    help: ArgumentHelp("Write a page to look through.", valueName: "file"), completion: .file())
  var html: String?

  @Option(
    help: ArgumentHelp("Write JSON; - for standard output. See 'schema diff'.", valueName: "file"),
    completion: .file())
  var json: String?

  @Option(
    help: ArgumentHelp("Write JUnit XML; - for standard output.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Flag(help: "Print annotations for GitHub Actions, and write the summary of the step.")
  var github = false

  @Option(
    help: ArgumentHelp("Write a picture of each difference.", valueName: "folder"),
    completion: .directory)
  var differences: String?

  @Option(help: "Pictures in the terminal: auto, never, kitty, iterm2, sixel or blocks.")
  var pictures = Pictures.auto

  @Option(help: "Colors in the terminal: auto, always or never.")
  var color = Color.auto

  func validate() throws {
    try PathArgument.check(
      ("--html", html), ("--json", json), ("--junit", junit), ("--differences", differences))
    if json == "-" && junit == "-" {
      throw ValidationError("Only one of --json and --junit goes to standard output.")
    }
  }

  /// Refuses folders in the place of reports, before anything is compared.
  func checkFiles() throws {
    for path in [html, json, junit] { try Output.check(path) }
  }

  /// Writes all reports, and leaves with 1 if something is not the same.
  ///
  /// - Parameters:
  ///   - result: What was found.
  ///   - acceptCommand: The words of the command that accepts, before the names; may be empty.
  ///   - say: How much is said.
  /// - Throws: `ExitCode` 1 for differences, `Failure` for a report that cannot be written.
  func report(_ result: DiffResult, acceptCommand: [String], say: SayOptions) throws {
    if !say.quiet {
      Console.warnings(result.warnings, rest: "links to folders are left out")
    }
    let differences = try writeDifferences(result)
    try write(html) {
      HTMLReport.html(of: result, generator: Fingerpost.generator, acceptCommand: acceptCommand)
    }
    try write(json) { JSONReport.json(of: result, generator: Fingerpost.generator) }
    try write(junit) {
      let report = JUnitReport.xml(of: result) { finding in
        [
          result.expected.path(finding.name), result.actual.path(finding.name),
          differences[finding.name],
        ].compactMap(\.self).filter { FileManager.default.fileExists(atPath: $0) }
      }
      return Data(report.utf8)
    }
    let isDataOut = json == "-" || junit == "-"
    if !say.quiet && !isDataOut {
      try Console.output(Data(text(result, acceptCommand, isLong: say.verbose).utf8))
    }
    if github { try annotateGitHub(result, acceptCommand, isDataOut: isDataOut) }
    if !result.isSame { throw ExitCode(1) }
  }

  private func text(
    _ result: DiffResult, _ acceptCommand: [String], isLong: Bool
  ) -> String {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isColored = color.isOn(environment)
    let graphics: TerminalGraphics? =
      switch pictures {
      case .never: nil
      // Only differences are shown as pictures.
      case .auto: isTerminal && !result.isSame ? TerminalProbe.ask(environment).graphics : nil
      case .kitty, .iterm2, .sixel, .blocks: TerminalGraphics(rawValue: pictures.rawValue)
      }
    // Pictures of the worst only: a terminal shows few well.
    let shown = Set(result.worstFirst.prefix(isLong ? 20 : 3).map(\.name))
    return TextReport.text(
      of: result, acceptCommand: Self.acceptLine(result, acceptCommand), isColored: isColored,
      limit: isLong ? .max : 50, remedy: "--verbose lists all"
    ) { finding in
      guard let graphics, shown.contains(finding.name) else { return "" }
      return FindingPicture.text(of: finding, in: result, graphics: graphics)
    }
  }

  /// The command line that accepts what can be accepted, with few names or with all.
  private static func acceptLine(_ result: DiffResult, _ words: [String]) -> String? {
    let findings = result.worstFirst.filter { $0.state != .unreadable }
    guard !findings.isEmpty, !words.isEmpty else { return nil }
    let names = findings.map(\.name)
    let areSimple = names.allSatisfy { Printable.text($0).isSameBytes(as: $0) }
    let choice =
      names.count <= 5 && areSimple
      ? names.map { ShellWord.quoted(NamePattern.text(naming: $0)) } : ["--all"]
    let prune = findings.contains { $0.state == .missing } ? ["--prune"] : []
    return (words.map(ShellWord.quoted) + choice + prune).joined(separator: " ")
  }

  private func write(_ path: String?, _ data: () throws -> Data) throws {
    guard let path else { return }
    if path == "-" { return try Console.output(data()) }
    try Output.write(data(), to: path)
  }

  /// Writes the pictures of the differences; gives their paths by name.
  private func writeDifferences(_ result: DiffResult) throws -> [String: String] {
    guard let differences else { return [:] }
    let folder = try OutputFolder(URL(filePath: differences))
    var paths: [String: String] = [:]
    for finding in result.findings where finding.state == .changed {
      do {
        let picture = try DifferencePicture.overview(
          result.expected.load(finding.name).pixmap(), result.actual.load(finding.name).pixmap(),
          rules: finding.rules)
        try folder.write(Data(PNGCoder.encode(picture)), to: finding.name)
      } catch {
        throw Failure(error, file: finding.name)
      }
      paths[finding.name] = differences + "/" + finding.name
    }
    return paths
  }

  private func annotateGitHub(
    _ result: DiffResult, _ acceptCommand: [String], isDataOut: Bool
  ) throws {
    let command =
      acceptCommand.isEmpty
      ? "" : (acceptCommand.map(ShellWord.quoted) + ["--all"]).joined(separator: " ")
    let annotations = GitHubReport.annotations(of: result)
    // The runner reads both streams.
    if isDataOut {
      Console.commands(annotations)
    } else {
      try Console.output(Data(annotations.utf8))
    }
    let variable = "GITHUB_STEP_SUMMARY"
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return }
    let earlier = PathKind(path) == .absent ? Data() : try Input.read(path)
    let summary = GitHubReport.summary(
      of: result, acceptCommand: command, room: GitHubReport.summaryLimit - earlier.count)
    try Output.write(earlier + Data(summary.utf8), to: path)
  }
}

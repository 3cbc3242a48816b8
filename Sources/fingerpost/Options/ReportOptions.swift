import ArgumentParser
import AssetExport
import Escaping
import Faults
import SystemLibraries
import GoldenDiff
import JSON
import PictureDiff
import PNGCoding
import Preview

struct ReportOptions: ParsableArguments {
  @OptionGroup var output: OutputOption

  @Option(file: "Write a page to look through.")
  var html: String?

  @Option(file: "Write JSON; - for standard output. See 'schema diff'.")
  var json: String?

  @Option(file: "Write JUnit XML; - for standard output.")
  var junit: String?

  @Option(
    file: "Write a Markdown summary for a pull request, and its pictures beside it.")
  var markdown: String?

  @Option(value: "The URL prefix of the summary's pictures. Default: their folder.", "url")
  var pictureUrl: String?

  @OptionGroup var serving: ServeOptions

  @Flag(help: "Print annotations for GitHub Actions, and write the summary of the step.")
  var github = false

  @Option(folder: "Write a picture of each difference.")
  var differences: String?

  @Option(help: "How the terminal shows pictures.")
  var graphics = GraphicsChoice.auto

  @Option(help: "Whether text in the terminal has colors.")
  var color = ColorChoice.auto

  func validate() throws {
    if json == "-" && junit == "-" {
      throw ValidationError("only one of --json and --junit goes to standard output")
    }
    if markdown == "-" || (pictureUrl != nil && markdown == nil) {
      throw ValidationError("--markdown needs a file, and --picture-url needs --markdown")
    }
  }

  /// Rejects folders in place of reports, before the comparison.
  func checkFiles() throws {
    for path in [output.output, html, json, junit, markdown] { try Output.check(path) }
  }

  /// Compares and writes all reports; throws `ExitCode` 1 if there are differences at the end.
  ///
  /// `goldens` is where a served page accepts pictures, `nil` if it cannot.
  func report(
    _ compare: @escaping @Sendable () async throws -> DiffResult, goldens: String?,
    acceptCommand: [String], grounds: Grounds, say: SayOptions
  ) async throws {
    var result = try await compare()
    let first = result
    let canAccept =
      first.isSame
      || goldens.map { Acceptance(goldens: $0, prunes: true).isPossible(of: first) } ?? false
    let acceptCommand = canAccept ? acceptCommand : []
    try write(result, acceptCommand, grounds, say)
    if serving.isServed {
      result = try await serve(result, compare, goldens, acceptCommand, grounds, say)
    }
    if !result.isSame { throw ExitCode(1) }
  }

  private func write(
    _ result: DiffResult, _ acceptCommand: [String], _ grounds: Grounds, _ say: SayOptions
  ) throws {
    if !say.quiet {
      Console.warnings(result.warnings, rest: "warnings about pictures")
    }
    let differences = try writeDifferences(result)
    try write(html) {
      HTMLReport.page(
        of: result, generator: Fingerpost.generator, acceptCommand: acceptCommand, on: grounds
      ).html
    }
    if let markdown { try writeSummary(markdown, result, acceptCommand, grounds) }
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
    if output.output != nil || !say.quiet && !isDataOut {
      try output.write(text(result, acceptCommand, isLong: say.verbose), say)
    }
    if github { try annotateGitHub(result, acceptCommand, grounds, isDataOut: isDataOut) }
  }

  private func text(_ result: DiffResult, _ acceptCommand: [String], isLong: Bool) -> String {
    // By default, shows pictures of differences only, and only in a terminal.
    let isPlain = graphics == .auto && (result.isSame || !output.isTerminal)
    let shownBy = isPlain ? nil : graphics.probe().graphics
    // Shows pictures of the worst only: a terminal shows few well.
    let shown = Set(result.worstFirst.prefix(isLong ? 20 : 3).map(\.name))
    return TextReport.text(
      of: result, acceptCommand: Self.acceptLine(result, acceptCommand),
      isRefusedHere: Acceptance.isRefusedHere, isColored: color.isOn(output),
      limit: isLong ? .max : 50, remedy: "--verbose lists all"
    ) { finding in
      guard let shownBy, shown.contains(finding.name) else { return "" }
      return FindingPicture.text(of: finding, in: result, graphics: shownBy)
    }
  }

  /// The command line that accepts the readable findings, by name if there are `limit` at most.
  ///
  /// Removes goldens only by name. It is `nil` if few goldens have an actual picture, or if it would
  /// fail: without names all pictures must be readable.
  static func acceptLine(
    _ result: DiffResult, _ words: [String], limit: Int = 5
  ) -> String? {
    let findings = result.worstFirst.filter { $0.state != .unreadable }
    guard !findings.isEmpty, !words.isEmpty, result.namesWarning == nil else { return nil }
    let names = findings.map(\.name)
    let areSimple = names.allSatisfy { Printable.text($0).isSameBytes(as: $0) }
    let isByName = names.count <= limit && areSimple
    let isBroken = result.findings.contains { $0.state == .unreadable && $0.actual == nil }
    // Without names nothing is removed.
    guard isByName || !isBroken && findings.contains(where: { $0.state != .missing }) else {
      return nil
    }
    let choice =
      isByName ? names.map { ShellWord.quoted(NamePattern.text(naming: $0)) } : ["--all"]
    let prune = isByName && findings.contains { $0.state == .missing } ? ["--prune"] : []
    return (words.map(ShellWord.quoted) + choice + prune).joined(separator: " ")
  }

  private func write(_ path: String?, _ data: () throws -> Data) throws {
    if let path { try Output.write(data(), to: path) }
  }

  private func writeDifferences(_ result: DiffResult) throws -> [String: String] {
    guard let differences else { return [:] }
    let folder = try OutputFolder(URL(typed: differences))
    var paths: [String: String] = [:]
    for finding in result.findings where finding.state == .changed {
      guard case (let expected?, let actual?) = result.shown(of: finding) else { continue }
      let picture = try Fault.naming(finding.name) {
        try DifferencePicture.overview(expected, actual, rules: finding.shownRules)
      }
      try folder.write(Data(PNGCoder.encode(picture)), to: finding.name)
      paths[finding.name] = differences + "/" + finding.name
    }
    return paths
  }

  /// The summary has no names in its command, which GitHub could read as markup.
  private func annotateGitHub(
    _ result: DiffResult, _ acceptCommand: [String], _ grounds: Grounds, isDataOut: Bool
  ) throws {
    let annotations = GitHubReport.annotations(of: result)
    // GitHub's runner reads both streams.
    if isDataOut {
      Console.write(annotations)
    } else {
      try Console.output(annotations)
    }
    let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] ?? ""
    guard !path.isEmpty else { return }
    let earlier = PathKind(path) == .absent ? Data() : try Input.read(path)
    let summary = MarkdownReport.summary(
      of: result, acceptCommand: Self.acceptLine(result, acceptCommand, limit: 0), on: grounds,
      room: MarkdownReport.stepLimit - earlier.count)
    try Output.write(earlier + Data(summary.utf8), to: path)
  }

  /// How many pictures a summary shows; GitHub loads each when the page is opened.
  private static let pictureLimit = 50

  /// Writes a summary for a pull request, and its pictures in a folder beside it.
  ///
  /// Pictures are separate files, since GitHub shows none that are part of the text.
  func writeSummary(
    _ file: String, _ result: DiffResult, _ acceptCommand: [String], _ grounds: Grounds
  ) throws {
    let url = URL(typed: file)
    let name = url.deletingPathExtension().lastPathComponent + "-pictures"
    let folder = url.deletingLastPathComponent().appending(path: name)
    let prefix = pictureUrl ?? Self.address(name)
    var pictures: [String: String] = [:]
    for finding in MarkdownReport.faces(of: result, on: grounds).prefix(Self.pictureLimit) {
      guard let png = FindingPicture.png(of: finding, in: result, on: grounds) else { continue }
      try OutputFolder(folder).write(Data(png), to: finding.name)
      pictures[finding.name] = prefix + "/" + Self.address(finding.name)
    }
    let summary = MarkdownReport.summary(
      of: result, acceptCommand: Self.acceptLine(result, acceptCommand, limit: 0), on: grounds,
      room: MarkdownReport.commentLimit
    ) { pictures[$0.name] }
    try Output.write(Data(summary.utf8), to: file)
  }

  /// Encodes all but letters, digits and `-._~/`, so that a name cannot end the link around it.
  private static func address(_ name: String) -> String {
    name.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && scalar.properties.isAlphabetic || "0123456789-._~/".utf8.contains(byte)
      return isPlain ? String(scalar) : "%" + byte.digits(2, radix: 16, uppercase: true)
    }.joined()
  }

  /// Serves the page until it is interrupted; returns the last comparison.
  func serve(
    _ result: DiffResult, _ compare: @escaping @Sendable () async throws -> DiffResult,
    _ goldens: String?, _ acceptCommand: [String], _ grounds: Grounds, _ say: SayOptions
  ) async throws -> DiffResult {
    let site = ReportSite(
      result, generator: Fingerpost.generator, acceptCommand: acceptCommand, grounds: grounds,
      compare: compare
    ) { findings, result in
      guard let goldens else {
        throw Fault(
          .usage, "the goldens are those of a revision", remedy: "they cannot be replaced")
      }
      // Each button removes only what it names.
      try await Acceptance(goldens: goldens, prunes: true).run(findings, of: result) { line in
        if !say.quiet { Console.note(line) }
      }
    }
    let port = serving.port
    try await serving.run("the comparison") { try await site.serve(port: port, ready: $0) }
    return await site.result
  }
}

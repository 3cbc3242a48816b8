import ArgumentParser
import AssetExport
import Foundation
import GoldenDiff
import Routes
import TextSafety

/// Takes over pictures as goldens.
struct Accept: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept", _superCommandName: Fingerpost.name,
    abstract: "Takes over pictures as goldens, by name or pattern.",
    discussion: """
      The pictures are those of a folder or file (--from), those of routes (--route), or those that \
      the manifest.json of the goldens names, redrawn. Only pictures that differ are written, \
      whole or not at all, and each is printed. Nothing is accepted without a pattern or --all, \
      and nothing where the environment variable CI is set.

      In a pattern * stands for any characters but /, ** for any, ? for one. A pattern without / \
      is matched against the last part of a name.

      EXAMPLES
        fingerpost accept goldens --from out 'glyphs/turn_*'
        fingerpost accept goldens --from out --all --prune
        fingerpost accept goldens --all

      EXIT CODES
        0 done, 64 usage or refused, 65 bad data, 66 no such picture, 73 cannot create.
      """)

  @Argument(
    help: "The folder of goldens, which is made if need be, or a PNG file.", completion: .file())
  var goldens: String

  @Argument(help: "Names or patterns of the pictures to accept.")
  var patterns: [String] = []

  @Option(
    name: .customLong("from"), help: ArgumentHelp("The pictures.", valueName: "path"),
    completion: .file())
  var actual: String?

  @Option(
    name: .customLong("route"),
    help: ArgumentHelp("Draw the pictures of this route; repeatable.", valueName: "file"),
    completion: .file())
  var routes: [String] = []

  @Flag(help: "Accept all pictures.")
  var all = false

  @Flag(help: "Remove goldens that have no picture any more, of those that are meant.")
  var prune = false

  @Flag(help: "Accept even where CI is set.")
  var force = false

  @Flag(help: "Say what would be done, and do nothing.")
  var dryRun = false

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var set: PictureSetOptions
  @OptionGroup var say: SayOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many pictures to compare at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    try PathArgument.check(("<goldens>", goldens), ("--from", actual))
    if patterns.isEmpty && !all {
      throw ValidationError("Name the pictures to accept, or give --all.")
    }
    if all && !patterns.isEmpty {
      throw ValidationError("Give either names or --all.")
    }
    if actual != nil && !routes.isEmpty {
      throw ValidationError("Give either --from or --route.")
    }
    try reading.checkFormats()
    if jobs < 1 { throw ValidationError("--jobs is a whole number of 1 or more.") }
  }

  func run() async throws {
    try await Failure.handled {
      let sign = ProcessInfo.processInfo.environment["CI", default: ""]
      guard force || dryRun || sign.isEmpty || sign == "false" else {
        throw Failure(
          "CI is set: goldens are not accepted by machines; accept them where someone looks, "
            + "or give --force", .usage)
      }
      let result = try await compare()
      let chosen = try chosenFindings(result)
      try write(chosen, of: result)
    }
  }

  private func compare() async throws -> DiffResult {
    var expected: PictureSource
    let source: PictureSource
    let name = URL(filePath: goldens).lastPathComponent
    if let actual {
      source = try Diff.source(actual, name: name)
    } else {
      let files = routes.isEmpty ? nil : RouteFiles(paths: routes, reading: reading)
      source = try RenderedPictures(look: look, set: set, routes: files)
        .source(goldens: goldens, say: say)
    }
    switch PathKind(goldens) {
    case .absent: expected = .empty(goldens)
    case .folder: expected = try .folder(goldens)
    case .file: expected = .file(goldens, name: name)
    }
    if actual == nil {
      expected = try RenderedPictures.withoutSheets(expected, goldens: goldens)
    }
    if PathKind(goldens) != .absent, expected.isFile != source.isFile {
      throw GoldenError.folderAgainstFile(
        folder: source.isFile ? goldens : source.label,
        file: source.isFile ? source.label : goldens)
    }
    return try await GoldenComparison(
      expected: expected, actual: source, rules: RuleBook(), jobs: jobs
    ).run()
  }

  /// The findings that are meant.
  ///
  /// Names are checked before anything is written.
  private func chosenFindings(_ result: DiffResult) throws -> [Finding] {
    let wanted = patterns.map(NamePattern.init)
    for pattern in wanted {
      let isKnown =
        result.findings.contains { pattern.matches($0.name) }
        || result.same.contains { pattern.matches($0) }
      guard isKnown else {
        throw Failure("no picture '\(Printable.text(pattern.text))'; see 'diff'", .noInput)
      }
    }
    let chosen = result.findings.filter { finding in
      all || wanted.contains { $0.matches(finding.name) }
    }
    for finding in chosen where finding.state == .unreadable {
      do {
        _ = try result.actual.load(finding.name).pixmap()
      } catch {
        throw Failure("\(Printable.text(finding.name)): \(error); nothing was accepted", .badData)
      }
    }
    return chosen
  }

  private func write(_ findings: [Finding], of result: DiffResult) throws {
    let root = URL(filePath: goldens)
    let target = AcceptedFolder(
      folder: result.actual.isFile ? root.deletingLastPathComponent() : root)
    let isFromFolder = !dryRun && !result.actual.isFile
    let manifests =
      try isFromFolder
      ? actual.flatMap { try target.manifests(beside: URL(filePath: $0)) } : nil
    var (accepted, removed) = ([String](), [String]())
    for finding in findings {
      let shown = Printable.text(finding.name)
      switch finding.state {
      case .missing where !prune:
        printLine("kept       \(shown)  no actual picture; --prune removes it")
      case .missing:
        if !dryRun { try target.remove(finding.name) }
        removed.append(finding.name)
        printLine("\(dryRun ? "would remove" : "removed   ") \(shown)")
      case .changed, .new, .unreadable, .same:
        if !dryRun {
          try target.write(
            result.actual.load(finding.name), to: finding.name,
            keepsPixels: finding.state != .unreadable)
        }
        accepted.append(finding.name)
        printLine("\(dryRun ? "would accept" : "accepted  ") \(shown)  \(finding.summary)")
      }
    }
    if let manifests {
      try target.merge(manifests, accepted: Set(accepted), removed: Set(removed))
    }
    printLine("\(accepted.count) accepted, \(removed.count) removed\(dryRun ? " (dry run)" : "")")
  }

  private func printLine(_ line: String) {
    guard !say.quiet else { return }
    try? Console.output(Data((line + "\n").utf8))
  }
}

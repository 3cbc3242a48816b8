import ArgumentParser
import AssetExport
import Foundation
import GoldenDiff
import Routes
import TextSafety

struct Accept: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
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
    help: "The folder of goldens, which is made if need be, or a PNG file.", completion: .file(),
    transform: PathArgument.stored)
  var goldens: String

  @Argument(help: "Names or patterns of the pictures to accept.")
  var patterns: [String] = []

  @Option(file: "The pictures, in a file or a folder.", name: .customLong("from"))
  var actual: String?

  @Option(
    name: .customLong("route"),
    help: ArgumentHelp("Draw the pictures of this route; repeatable.", valueName: "file"),
    completion: .file())
  var routes: [String] = []

  @Flag(help: "Accept all pictures.")
  var all = false

  @Flag(help: "Also remove goldens that have no picture any more.")
  var prune = false

  @Flag(help: "Accept even where CI is set, and remove even more than half of the goldens.")
  var force = false

  @Flag(help: "Print what would be done, and do nothing.")
  var dryRun = false

  @OptionGroup var reading: ReadingOptions
  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var set: PictureSetOptions
  @OptionGroup var say: SayOptions

  @OptionGroup var jobs: JobsOption
  @OptionGroup var config: ConfigOptions

  func validate() throws {
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
  }

  func run() async throws {
    let sign = ProcessInfo.processInfo.environment["CI", default: ""]
    guard force || dryRun || sign.isEmpty || sign == "false" else {
      throw Failure(
        "CI is set: goldens are not accepted by machines; accept them where someone looks, "
          + "or give --force", .usage)
    }
    let result = try await compare()
    let findings = try chosenFindings(result)
    let missing = findings.count { $0.state == .missing }
    let count = result.expected.names.count
    guard !prune || force || dryRun || 2 * missing <= count else {
      throw Failure(
        "\(goldens): --prune would remove \(missing) of \(count) goldens; name the right folder or "
          + "routes, or give --force to remove them; nothing was accepted", .badData)
    }
    try write(findings, of: result)
  }

  private func compare() async throws -> DiffResult {
    let name = URL(filePath: goldens).lastPathComponent
    let isNew = PathKind(goldens) == .absent
    var expected: PictureSource = try isNew ? .empty(goldens) : .at(goldens, name: name)
    let source: PictureSource
    if let actual {
      source = try .at(actual, name: name)
    } else {
      source = try set.pictures(
        of: routes, reading, goldens: goldens, look, say)
      expected = try PictureSetOptions.withoutSheets(expected, goldens: goldens)
    }
    if isNew { expected.isFile = source.isFile }
    return try await GoldenComparison.run(
      expected: expected, actual: source, rules: RuleBook(), jobs: jobs.jobs)
  }

  /// Returns the findings that the patterns match; checks all of them before the first write.
  private func chosenFindings(_ result: DiffResult) throws -> [Finding] {
    let wanted = patterns.map(NamePattern.init)
    let names = result.findings.map(\.name) + result.same
    for pattern in wanted where !names.contains(where: pattern.matches) {
      throw Failure("no picture '\(Printable.text(pattern.text))'; see 'diff'", .noInput)
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
    let target = result.actual.isFile ? root.deletingLastPathComponent() : root
    var manifest: AcceptedManifest?
    if let actual, !dryRun, !result.actual.isFile {
      manifest = try AcceptedManifest(goldens: target, actual: URL(filePath: actual))
    }
    var (accepted, removed) = (Set<String>(), Set<String>())
    for finding in findings {
      let shown = Printable.text(finding.name)
      switch finding.state {
      case .missing where !prune:
        printLine("kept       \(shown)  no actual picture; --prune removes it")
      case .missing:
        if !dryRun, try OutputFolder(target).remove([finding.name]).isEmpty {
          throw ExportError.cannotWrite(path: finding.name, .notRemovable(.linkInPlace))
        }
        removed.insert(finding.name)
        printLine("\(dryRun ? "would remove" : "removed   ") \(shown)")
      case .changed, .new, .unreadable, .same:
        if !dryRun {
          try OutputFolder(target).write(
            Data(result.actual.load(finding.name).png()), to: finding.name,
            keepsPixels: finding.state != .unreadable)
        }
        accepted.insert(finding.name)
        printLine("\(dryRun ? "would accept" : "accepted  ") \(shown)  \(finding.summary)")
      }
    }
    try manifest?.merge(accepted: accepted, removed: removed, into: target)
    printLine("\(accepted.count) accepted, \(removed.count) removed\(dryRun ? " (dry run)" : "")")
  }

  private func printLine(_ line: String) {
    if !say.quiet { try? Console.output(line + "\n") }
  }
}

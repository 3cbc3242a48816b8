import ArgumentParser
import AssetExport
import Escaping
import Faults
import SystemLibraries
import Glyphs
import Preview

protocol AssetCommand: ThreadedCommand {
  var look: GlyphLookOptions { get }
  var say: SayOptions { get }
  var build: BuildArguments { get }
  var jobs: JobsOption { get }
  var config: ConfigOptions { get }

  /// The files read besides icons, theme and configuration.
  var inputs: [String] { get }

  /// Returns the paths of written and unchanged files, relative to the folder.
  func work() async throws -> [String]
}

struct FolderOption: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"),
    completion: .directory, transform: PathArgument.stored)
  var output: String
}

extension AssetCommand {
  /// What decides the files besides routes and lists: the program, the words of the command line, and the
  /// files of its options; `nil` where the system hides the program.
  ///
  /// Read before the work, so that a file that is saved meanwhile counts as new the next time.
  func origin() throws -> [UInt8]? {
    guard let program = ProgramArguments.program,
      let status = try? FileManager.default.attributesOfItem(atPath: program),
      let date = status[.modificationDate] as? Date
    else { return nil }
    let words = try ProgramArguments.deciding()
    var bytes = Array("\(status[.size] ?? 0) \(date.timeIntervalSince1970) \(words)\n".utf8)
    for path in look.inputs + [config.config].compactMap(\.self) {
      let content = (try? Input.bytes(path)) ?? []
      bytes += Array("\(path) \(content.count)\n".utf8) + content
    }
    return bytes
  }

  /// Begins to write into a folder, or to compare it, with `--check` or where nothing can be written.
  func run(in folder: String, cards: String?) async throws -> OutputRun {
    try await OutputRun(
      in: OutputFolder(URL(typed: folder), isChecking: isCompared(folder)), cards: cards)
  }

  private func isCompared(_ folder: String) -> Bool {
    build.check
      || PathKind(folder) == .folder && !FileManager.default.isWritableFile(atPath: folder)
  }

  /// Writes, lists or checks the files of a plan, and returns their paths.
  ///
  /// `begun` is the run that wrote the lines of cards, if there are any, and glyphs; `origin` is that of
  /// before the artist was made. `inputs` excludes icons, theme and configuration; `--verbose` prints
  /// `subject`, a count such as `3 cards`. Throws `ExitCode` 1 if a check finds changes.
  func write(
    _ plan: AssetPlan, _ artist: GlyphArtist, from origin: [UInt8]?, to folder: String,
    begun: (run: OutputRun, lines: StagedOutput, written: WrittenGlyphs)? = nil,
    inputs: [String] = [], subject: String,
    progress: (Int) -> Void = { _ in }
  ) async throws -> [String] {
    func place(_ path: String) -> String {
      folder == "." ? path : folder.hasEnding("/") ? folder + path : "\(folder)/\(path)"
    }
    let paths = plan.paths + [plan.cards?.name, "manifest.json"].compactMap(\.self)
    let places = paths.sorted().map(place)
    let lists = try build.lists(
      of: places, manifest: place("manifest.json"),
      inputs: inputs + look.inputs + [config.config].compactMap(\.self))
    if build.listOutputs {
      try Console.output(places.map { $0 + "\n" }.joined())
      for list in lists { try Output.write(Data(list.text.utf8), to: list.path) }
      return []
    }
    var done: RunSummary?
    if let origin, begun == nil, !build.check {
      done = await plan.unchanged(
        since: origin, in: URL(typed: folder), generator: Fingerpost.generator, jobs: jobs.jobs)
    }
    let summary: RunSummary
    if let done {
      summary = done
    } else {
      let run =
        if let begun { begun.run } else { try await run(in: folder, cards: plan.cards?.name) }
      do throws(Fault) {
        summary = try await plan.write(
          in: run, since: begun == nil ? origin : nil, lines: begun?.lines,
          written: begun?.written ?? WrittenGlyphs(), generator: Fingerpost.generator,
          artist: artist, jobs: jobs.jobs, prunes: build.prune, progress: progress)
      } catch {
        throw IconFolder.fault(error, of: artist)
      }
    }
    let changed = summary.changed + (build.prune ? summary.stale : [])
    if !build.check, let path = changed.first, isCompared(folder) {
      throw Fault.cannotCreate(path: place(path), .noPermission)
    }
    if !build.check {
      for list in lists { try Output.write(Data(list.text.utf8), to: list.path) }
    }
    if !summary.stale.isEmpty, !build.prune, !build.check, !build.watch, !say.quiet {
      let (count, isOne) = (summary.stale.count, summary.stale.count == 1)
      Console.warning(
        "\(folder): \(count) file\(isOne ? " of earlier runs is" : "s of earlier runs are") "
          + "stale; --prune removes \(isOne ? "it" : "them")")
    }
    if say.verbose, build.prune, !build.check {
      for path in summary.stale { Console.note("removed: \(place(path))") }
    }
    if say.verbose || build.watch && !say.quiet {
      Console.note(
        "\(subject), \(summary.pictures) pictures, "
          + "\(summary.changed.count) files changed in \(folder)"
          + (summary.stale.isEmpty || build.prune ? "" : ", \(summary.stale.count) stale"))
    }
    guard build.check else { return paths }
    let version = summary.generator.map {
      "other version: \(Printable.text(place("manifest.json"))) is of \(Printable.text($0)), "
        + "this is \(Fingerpost.generator)\n"
    }
    let lines =
      [version].compactMap(\.self)
      + summary.changed.map { "would change: \(Printable.text(place($0)))\n" }
      + summary.stale.map { "no longer written: \(Printable.text(place($0)))\n" }
    try Console.output(lines.joined())
    if !lines.isEmpty { throw ExitCode(1) }
    return paths
  }

  func run() async throws {
    guard build.watch else {
      _ = try await work()
      return
    }
    try await Interruption.until { try await watch() }
  }

  /// Works now and at each change of a source, until it is cancelled; only reports errors.
  private func watch() async throws {
    var command: any AssetCommand = self
    var done: [String: SourceWatch.Stamp]?
    var last = done
    while true {
      let stamps = command.sources.look()
      // Waits for two equal polls, since another program may still be writing the file.
      if stamps != done, stamps == last {
        let isFirst = done == nil
        done = stamps
        do {
          if !isFirst { command = try Self.reread() ?? command }
          _ = try await command.work()
        } catch  where !(error is CancellationError) {
          Console.error(Fingerpost.fault(of: error, nil).description)
        }
      }
      last = stamps
      try await Task.sleep(for: .milliseconds(25))
    }
  }

  /// Parses the command line again, as the file of options may have changed.
  private static func reread() throws -> (any AssetCommand)? {
    let line = try ConfiguredWords(ProgramArguments.words())
    do {
      return try Fingerpost.parseAsRoot(line.words) as? any AssetCommand
    } catch {
      throw Fingerpost.fault(of: error, line)
    }
  }

  private var sources: SourceWatch {
    let files = inputs + Theme.files(look.theme) + [config.config].compactMap(\.self)
    return SourceWatch(files: files, icons: look.icons)
  }
}

import ArgumentParser
import AssetExport
import Glyphs
import GoldenDiff
import Faults

/// A command with all options that decide what `render`, or another program, draws for goldens.
protocol PictureSetCommand: ThreadedCommand {
  var reading: ReadingOptions { get }
  var options: RenderOptions { get }
  var drawing: DrawingOption { get }
  var say: SayOptions { get }
}

struct DrawingOption: ParsableArguments {
  @Option(
    value: "Have another program draw: {output} is the folder to fill, or the file of each {name}.",
    "command")
  var command: String?
}

extension PictureSetCommand {
  /// Returns the goldens and the pictures to compare them with, drawn in memory.
  ///
  /// The pictures are those of the command, those that `render` writes for the routes or, without
  /// any, those that the manifest lists. Sheets and texts, such as `cards.json`, are compared if the
  /// goldens have them, their manifest lists them, or there are no goldens yet.
  func pair(
    _ expected: PictureSource, routes: [String], goldens: String, jobs: Int
  ) async throws -> (expected: PictureSource, actual: PictureSource) {
    if let command = drawing.command {
      let program = try DrawingCommand(command, jobs: jobs)
      return (expected, try await program.pictures(expected.names, in: ScratchFolder()))
    }
    let artist = try options.look.artist(say)
    let file = goldens + "/manifest.json"
    let data = PathKind(file) == .file ? try Input.readBeside(file) : nil
    let manifest = data.map { data in Result { try Manifest(data) } }
    let plan =
      try routes.isEmpty
      ? Fault.naming(file) { try listed(manifest?.get(), artist, goldens: goldens) }
      : options.plan(routes, reading, artist, say).plan
    let pictures = Dictionary(
      plan.files.compactMap { file in file.picture.map { (file.path, $0) } }
    ) { first, _ in first }
    var actual = PictureSource.drawn(
      label: "the pictures drawn now", names: Array(pictures.keys)
    ) { name throws(Fault) in
      guard let (spec, look) = pictures[name] else { throw .undrawn("not planned") }
      return try Fault.changing({ $0 = .undrawn($0.description) }) { () throws(Fault) in
        var renderer = AssetRenderer(artist)
        return try renderer.pixmap(of: spec, look)
      }
    }
    let made = try await plan.contents(
      generator: Fingerpost.generator, artist: artist, jobs: jobs)
    // Without routes nothing changes in the list.
    if !routes.isEmpty { actual.manifest = made.manifest }
    // With routes, an unreadable manifest counts as none.
    let own = try? manifest?.get()
    if let writer = own?.generator, writer != Fingerpost.generator, !say.quiet {
      Console.note("\(goldens): accepted with \(writer), compared with \(Fingerpost.generator)")
    }
    let paths = Set(own?.paths ?? [])
    let present = Set(
      made.files.keys.filter { name in
        expected.path(name).map { PathKind($0) != .absent } ?? ((try? expected.load(name)) != nil)
      })
    let files = made.files.filter {
      expected.names.isEmpty || present.contains($0.key) || paths.contains($0.key)
    }
    let sheets = Set(own?.sheetPaths ?? [])
    let undrawn = sheets.subtracting(files.keys)
    if !undrawn.isEmpty, !say.quiet {
      Console.warning("\(goldens): sheets are left out; 'render --check' compares them")
    }
    if say.verbose, made.files["cards.json"] != nil, files["cards.json"] == nil {
      Console.note("\(goldens): no cards.json, so cards are not compared")
    }
    let kept = expected.filtered { !undrawn.contains($0) }.adding(files: present)
    return (kept, actual.adding(files: files))
  }

  private func listed(
    _ manifest: Manifest?, _ artist: GlyphArtist, goldens: String
  ) throws -> AssetPlan {
    guard let manifest else {
      throw Fault(
        .noInput, at: "\(goldens)/manifest.json", "no such file",
        remedy: "name the routes of the goldens, or write the first goldens with "
          + "'fingerpost accept --route'")
    }
    return try AssetPlan(of: manifest, artist)
  }
}

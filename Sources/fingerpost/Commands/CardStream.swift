import ArgumentParser
import AssetExport
import Documents
import Faults
import SystemLibraries
import Glyphs
import Guidance
import Routes

/// Converts JSON Lines of routes to JSON Lines of cards, in order, with few lines in memory.
struct CardStream: Sendable {
  var reading: ReadingOptions
  var reader: RouteReader
  var guide: Guide
  var shields: ShieldFinder
  var parts = CardMemberGroup.usual
  var junctions = JunctionStyle.schematic
  /// Whether the cards name the separate pictures of junctions.
  var hasJunctions = false
  /// Whether to gather what the cards show.
  var listsPictures = false

  /// What is known of all lines, besides their cards.
  struct Summary: Sendable {
    var lines = 0
    var badLines = 0
    var cards = 0
    /// Counts of the first thousand kinds of warnings.
    private var warnings: [String: Int] = [:]
    /// What the cards show, and the first of each kind of word that is not known.
    private(set) var pictures = PictureList()
    private(set) var fallbacks: [NamedFallback] = []
    private var known: Set<Fallback> = []

    private static let mostKinds = 1000

    mutating func warn(_ words: String, count: Int = 1) {
      guard warnings.count < Self.mostKinds || warnings[words] != nil else { return }
      warnings[words, default: 0] += count
    }

    mutating func list(_ shown: PictureList, _ others: [NamedFallback]) {
      pictures.formUnion(shown)
      for other in others where fallbacks.count < Self.mostKinds {
        var kind = other.fallback
        kind.place = ""
        if known.insert(kind).inserted { fallbacks.append(other) }
      }
    }

    mutating func add(_ other: Summary) {
      lines += other.lines
      badLines += other.badLines
      cards += other.cards
      for (words, count) in other.warnings { warn(words, count: count) }
      list(other.pictures, other.fallbacks)
    }

    /// Prints warnings and errors; `isQuiet` omits the warnings.
    func report(isQuiet: Bool) {
      if !isQuiet {
        Console.warnings(
          warnings.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value) times)" },
          rest: "kinds of warnings")
      }
      if badLines > 0 {
        Console.error("\(badLines) of \(lines) lines contain no route; see 'error' in the output")
      }
    }

    /// Throws the exit code for lines without a route.
    func check() throws {
      if badLines > 0 { throw ExitCode(Fault.Kind.data.rawValue) }
    }
  }

  /// Passes the cards of some non-blank lines to `receive`, in order, with the pictures that they
  /// name first, and reports warnings and errors.
  func run(
    over tasks: LineTasks, isQuiet: Bool, receive: (Data, PictureList) async throws -> Void
  ) async throws -> Summary {
    var summary = Summary()
    try await tasks.run { batch in
      try output(of: batch)
    } receive: { output in
      var pictures = output.summary.pictures
      pictures.subtract(summary.pictures)
      try await receive(output.data, pictures)
      summary.add(output.summary)
    }
    summary.report(isQuiet: isQuiet)
    return summary
  }

  private func output(of batch: LineBatch) throws -> (data: Data, summary: Summary) {
    var output = (data: Data(), summary: Summary())
    output.summary.lines = batch.lines.count
    for line in batch.lines {
      let read = RouteLine(Array(line.bytes), reader)
      do {
        var response = try read.result.get()
        let routes = try reading.chosen(of: response)
        let guided = try routes.enumerated().map { try guide.guide($1, index: $0) }
        let source = GuidedSource(name: batch.source, format: response.format, routes: guided)
        response.routes = routes
        for warning in response.warnings + guided.warnings {
          output.summary.warn(warning.words, count: warning.times ?? 1)
        }
        var document = CardsDocument(
          sources: [source], guide: guide, generator: Fingerpost.generator, shields: shields)
        document.junctions = junctions
        document.parts = parts
        document.pictures.hasJunctions = hasJunctions
        output.data += document.line(id: read.id)
        output.summary.cards += guided.reduce(0) { $0 + $1.cards.count }
        guard listsPictures else { continue }
        let fallbacks = source.fallbacks.map { found in
          var found = found
          found.fallback.place = "line \(line.number): \(found.fallback.place)"
          return found
        }
        output.summary.list(PictureList(of: guided, shields, junctions, parts), fallbacks)
      } catch {
        let message = Fault(error).within(Input.name(of: batch.path)).description
        output.data += CardsDocument.errorLine(id: read.id, message: message, number: line.number)
        output.summary.badLines += 1
      }
    }
    return output
  }
}

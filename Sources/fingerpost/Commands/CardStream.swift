import Documents
import Foundation
import Glyphs
import Guidance
import Routes
import Faults

/// Converts JSON Lines of routes to JSON Lines of cards, in order, with few lines in memory.
struct CardStream: Sendable {
  var reader: RouteReader
  var guide: Guide
  var alternatives: Int
  var jobs: Int
  var shields: ShieldFinder

  struct Summary: Sendable {
    var lines = 0
    var badLines = 0
    /// Counts of the first thousand kinds of warnings.
    var warnings: [String: Int] = [:]

    mutating func warn(_ words: String, count: Int = 1) {
      guard warnings.count < 1000 || warnings[words] != nil else { return }
      warnings[words, default: 0] += count
    }

    mutating func add(_ other: Summary) {
      lines += other.lines
      badLines += other.badLines
      for (words, count) in other.warnings { warn(words, count: count) }
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
  }

  private typealias Output = (data: Data, summary: Summary)

  /// Converts each non-blank line, in order and at once: one thread reads, another awaits results.
  func run(over paths: [String]) async throws -> Summary {
    var summary = Summary()
    let (batches, queue) = AsyncThrowingStream<Task<Output, any Error>, any Error>.makeStream()
    // Keeps all processors busy while the first batch is written.
    let limit = jobs < ProcessInfo.processInfo.activeProcessorCount ? jobs : jobs * 2
    let room = DispatchSemaphore(value: limit)
    Thread.detachNewThread {
      do {
        for (path, source) in zip(paths, SourceNames.names(of: paths)) {
          var reader = try LineReader(path)
          while let lines = try reader.next() {
            room.wait()
            queue.yield(Task.detached { try output(of: lines, path: path, source: source) })
          }
        }
        queue.finish()
      } catch {
        queue.finish(throwing: error)
      }
    }
    for try await batch in batches {
      let output = try await batch.value
      try Console.output(output.data)
      summary.add(output.summary)
      room.signal()
    }
    return summary
  }

  private func output(of lines: [LineReader.Line], path: String, source: String) throws -> Output {
    var output = (data: Data(), summary: Summary())
    output.summary.lines = lines.count
    for line in lines {
      let read = RouteLine(Array(line.bytes), reader)
      do {
        let response = try read.result.get()
        let routes = response.chosen(alternatives)
        let guided = try routes.enumerated().map { try guide.guide($1, index: $0) }
        for route in routes where !route.emptyLegs.isEmpty {
          output.summary.warn("a leg has no steps, so no cards; ask the router for steps")
        }
        for fault in response.faults { output.summary.warn(fault) }
        for words in guided.compactMap(\.wordlessWarning) { output.summary.warn(words) }
        for fallback in guided.flatMap(\.steps).flatMap(\.self).flatMap(\.fallbacks) {
          output.summary.warn(
            "'\(fallback.words)' is not known; drawn as '\(fallback.replacement)'")
        }
        let document = CardsDocument(
          sources: [GuidedSource(name: source, format: response.format, routes: guided)],
          guide: guide, generator: Fingerpost.generator, shields: shields)
        output.data += document.line(id: read.id)
      } catch {
        let message = Fault(error).within(Input.name(of: path)).description
        output.data += CardsDocument.errorLine(id: read.id, message: message, number: line.number)
        output.summary.badLines += 1
      }
    }
    return output
  }
}

import AssetExport
import Cards
import Foundation
import Guidance
import Routes

/// Turns JSON Lines of routes into JSON Lines of cards, in order and without holding more than
/// some batches of lines at a time.
struct CardStream: Sendable {
  var reader: RouteReader
  var guide: Guide
  var allRoutes: Bool
  var jobs: Int

  /// What was done.
  struct Summary: Sendable {
    var lines = 0
    var badLines = 0
    /// What is warned of, such as words that are unknown and what was drawn in their place, with
    /// how often; the first thousand.
    var warnings: [String: Int] = [:]

    mutating func add(_ other: Summary) {
      lines += other.lines
      badLines += other.badLines
      for (words, count) in other.warnings where warnings.count < 1000 || warnings[words] != nil {
        warnings[words, default: 0] += count
      }
    }

    /// Says on standard error what went wrong, with `isQuiet` errors alone.
    func report(isQuiet: Bool) {
      if !isQuiet {
        Console.warnings(
          warnings.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value) times)" },
          rest: "kinds of warnings")
      }
      if badLines > 0 {
        Console.error("\(badLines) of \(lines) lines hold no route; see 'error' in the output")
      }
    }
  }

  private struct Output: Sendable {
    var data = Data()
    var summary = Summary()
  }

  /// Reads files, or standard input for `-`, and writes a line for each of theirs that is not blank.
  ///
  /// An answer is written as soon as those before it are, even while the next line is awaited: a
  /// thread of its own waits for input, and this one for answers.
  func run(over paths: [String]) async throws -> Summary {
    var summary = Summary()
    let (batches, queue) = AsyncThrowingStream<Task<Output, any Error>, any Error>.makeStream()
    // All processors are kept busy while the first batch is written.
    let limit = jobs < ProcessInfo.processInfo.activeProcessorCount ? jobs : jobs * 2
    let room = DispatchSemaphore(value: limit)
    Thread.detachNewThread {
      do {
        for (path, source) in zip(paths, SourceNames.names(of: paths)) {
          var lines = try LineReader(path)
          while let batch = try lines.next() {
            room.wait()
            queue.yield(Task.detached { try output(of: batch, source: source) })
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

  private func output(of batch: LineReader.Batch, source name: String) throws -> Output {
    var output = Output()
    for (index, bytes) in batch.lines.enumerated() where !bytes.isEmpty {
      let line = RouteLine(bytes, reader)
      output.summary.lines += 1
      do {
        let answer = try line.result.get()
        var guided: [GuidedRoute] = []
        for route in answer.chosen(all: allRoutes) {
          guided.append(try guide.guide(route, index: guided.count))
        }
        for route in answer.chosen(all: allRoutes) where !route.emptyLegs.isEmpty {
          output.summary.warnings[
            "a leg has no steps, so no cards; ask the router for steps", default: 0] += 1
        }
        for words in guided.compactMap(\.wordlessWarning) {
          output.summary.warnings[words, default: 0] += 1
        }
        for fallback in guided.flatMap(\.steps).flatMap(\.self).flatMap(\.fallbacks) {
          let words = "'\(fallback.words)' is not known; drawn as '\(fallback.replacement)'"
          output.summary.warnings[words, default: 0] += 1
        }
        let source = GuidedSource(name: name, format: answer.format, routes: guided)
        output.data += CardsDocument(
          sources: [source], guide: guide, generator: Fingerpost.generator
        ).line(id: line.id)
      } catch {
        let number = batch.firstNumber + index
        output.data += CardsDocument.errorLine(
          id: line.id, message: Failure(error, file: batch.name).message, number: number)
        output.summary.badLines += 1
      }
    }
    return output
  }
}

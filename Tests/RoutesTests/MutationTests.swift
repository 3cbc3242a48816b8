import Foundation
import Routes
import TestSupport
import Testing
import Faults

/// Responses with random faults: whatever comes, a reader gives routes or an error, and soon.
///
/// `FINGERPOST_MUTANTS` sets how many are read for each engine; 20,000 take a quarter of an hour.
@Suite struct MutationTests {
  static let count =
    ProcessInfo.processInfo.environment["FINGERPOST_MUTANTS"].flatMap { Int($0) } ?? 150

  /// The engines, and the folder or files of responses to begin with.
  private static let engines = CorpusRouteTests.folders.map(\.0) + written
  private static let written = [
    "navinfo", "ferrostar", "opentripplanner", "mapquest", "cyclestreets",
  ]

  /// The smaller responses of an engine, since faults in long repetitions teach nothing.
  private static func seeds(_ engine: String) throws -> [[UInt8]] {
    if engine == "navinfo" {
      let url = Corpus.package.appending(path: "Examples/routes/navinfo.jsonl")
      return [[UInt8](try Data(contentsOf: url))]
    }
    if written.contains(engine) {
      let vocabulary = try #require(Vocabulary.all.first { $0.provider == engine })
      return vocabulary.entries.compactMap {
        SmallAnswer.json(engine, $0.symbol, $0.value).map { [UInt8]($0.utf8) }
      }
    }
    // Cases of the atlas have the engine and its version in their ids.
    let starts = ["routes/" + engine + "/", engine + "/", engine + "-"]
    return try Corpus.routes().filter { sample in
      starts.contains(where: sample.name.hasPrefix) && sample.bytes.count < 60_000
    }.map(\.bytes)
  }

  @Test(arguments: engines)
  func `no fault in a response causes a crash`(engine: String) throws {
    let seeds = try Self.seeds(engine)
    try #require(!seeds.isEmpty)
    var random = SeededRandom(
      seed: engine.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    var read = 0
    var refused = 0
    var slowest = Duration.zero
    let clock = ContinuousClock()
    for _ in 0..<Self.count {
      let mutant = Self.mutated(seeds[random.int(0...seeds.count - 1)], &random)
      slowest = max(
        slowest,
        clock.measure {
          switch Self.outcome(of: mutant) {
          case .success(let response):
            #expect(!response.routes.isEmpty)
            read += 1
          case .failure(let error):
            #expect(!error.description.contains("\n"))
            refused += 1
          }
        })
    }
    #expect(read > 0, "faults so gross that nothing was ever read test too little")
    #expect(slowest < .seconds(20))
    if Self.count > 1000 {
      print("\(engine): \(read) of \(Self.count) mutants read, \(refused) refused; \(slowest)")
    }
  }

  private static func outcome(of bytes: [UInt8]) -> Result<RouteResponse, Fault> {
    do throws(Fault) {
      return .success(try RouteReader().read(bytes))
    } catch {
      return .failure(error)
    }
  }

  private static let words = [
    "null", "-1", "1e308", "1e999", "{}", "[]", "\"\"", "true", "0", "999999999999", "\"\\ud800\"",
    "-0.0", "[[]]", "NaN", "\"x\"", "3.5", "-9223372036854775808", "[1,2]",
  ]

  /// One to three faults: mostly values replaced by others, so that the text stays JSON; else bytes
  /// changed, left out or doubled, or the end cut off.
  static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    let keepsForm = random.int(0...3) != 0
    for _ in 0..<random.int(1...3) where bytes.count > 2 {
      let place = random.int(0...bytes.count - 1)
      switch keepsForm ? 4 : random.int(0...4) {
      case 0: bytes[place] = UInt8(random.int(0...255))
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + random.int(1...20)))
      case 2:
        let part = bytes[place..<min(bytes.count, place + random.int(1...200))]
        bytes.insert(contentsOf: part, at: random.int(0...bytes.count))
      case 3 where random.int(0...9) == 0: bytes.removeLast(bytes.count - place)
      default:
        if let range = value(after: place, in: bytes) {
          bytes.replaceSubrange(range, with: words[random.int(0...words.count - 1)].utf8)
        }
      }
    }
    return bytes
  }

  /// The next value of a member that is neither object nor array.
  private static func value(after place: Int, in bytes: [UInt8]) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    for colon in bytes.indices[place...] where colon > 0 && bytes[colon] == UInt8(ascii: ":") {
      // The colon of a member stands after the quote of its name.
      guard bytes[colon - 1] == quote else { continue }
      var start = colon + 1
      while start < bytes.count, bytes[start] == 0x20 { start += 1 }
      guard start < bytes.count, bytes[start] != UInt8(ascii: "{"),
        bytes[start] != UInt8(ascii: "[")
      else { continue }
      var end = start + 1
      if bytes[start] == quote {
        while end < bytes.count, bytes[end] != quote || bytes[end - 1] == UInt8(ascii: "\\") {
          end += 1
        }
        return end < bytes.count ? start..<end + 1 : nil
      }
      while end < bytes.count, !",}] \n\r".utf8.contains(bytes[end]) { end += 1 }
      return start..<end
    }
    return nil
  }
}

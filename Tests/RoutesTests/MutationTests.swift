import Foundation
import Routes
import TestSupport
import Testing

/// Answers with random faults: whatever comes, a reader gives routes or an error.
///
/// `FINGERPOST_MUTANTS` sets how many are read for each folder.
@Suite(.enabled(if: Corpus.has("routes"), "skipped: no corpus of routes"))
struct MutationTests {
  static let count =
    ProcessInfo.processInfo.environment["FINGERPOST_MUTANTS"].flatMap { Int($0) } ?? 200

  /// The smaller files of a folder, since faults in long repetitions teach nothing.
  private static func seeds(_ folder: String) throws -> [[UInt8]] {
    try Corpus.files(under: "routes/" + folder, suffix: ".json").map(Corpus.bytes)
      .filter { $0.count < 60_000 }
  }

  @Test(arguments: CorpusRouteTests.folders.map(\.0))
  func `no fault in an answer ends in a crash`(folder: String) throws {
    let seeds = try Self.seeds(folder)
    try #require(!seeds.isEmpty)
    var random = SeededRandom(
      seed: folder.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    var read = 0
    for _ in 0..<Self.count {
      let mutant = Self.mutated(seeds[random.int(0...seeds.count - 1)], &random)
      switch Self.outcome(of: mutant) {
      case .success(let answer):
        #expect(!answer.routes.isEmpty)
        read += 1
      case .failure(let error):
        #expect(!error.description.contains("\n"))
      }
    }
    #expect(read > 0, "faults so gross that nothing was ever read test too little")
  }

  private static func outcome(of bytes: [UInt8]) -> Result<RouteAnswer, RouteError> {
    do throws(RouteError) {
      return .success(try RouteReader().read(bytes))
    } catch {
      return .failure(error)
    }
  }

  private static let words = [
    "null", "-1", "1e308", "1e999", "{}", "[]", "\"\"", "true", "0", "999999999999", "\"\\ud800\"",
    "-0.0", "[[]]", "NaN", "\"x\"", "3.5", "-9223372036854775808", "[1,2]",
  ]

  /// One to three faults: bytes changed, left out or doubled, values replaced, the end cut off.
  static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<random.int(1...3) where bytes.count > 2 {
      let place = random.int(0...bytes.count - 1)
      switch random.int(0...6) {
      case 0: bytes[place] = UInt8(random.int(0...255))
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + random.int(1...20)))
      case 2:
        let part = bytes[place..<min(bytes.count, place + random.int(1...200))]
        bytes.insert(contentsOf: part, at: random.int(0...bytes.count))
      case 3 where random.int(0...9) == 0: bytes.removeLast(bytes.count - place)
      default:
        // Replace the value after a colon or comma.
        guard
          let start = bytes[place...].firstIndex(where: { $0 == 0x3A || $0 == 0x2C || $0 == 0x5B }),
          let end = bytes[(start + 1)...].firstIndex(where: {
            $0 == 0x2C || $0 == 0x7D || $0 == 0x5D
          })
        else { continue }
        bytes.replaceSubrange(start + 1..<end, with: words[random.int(0...words.count - 1)].utf8)
      }
    }
    return bytes
  }
}

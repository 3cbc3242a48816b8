import Foundation
import TestSupport
import Testing

@testable import Routes

@Suite struct VocabularyTests {
  @Test func `each kind has a unique name`() {
    #expect(Set(ManeuverKind.allCases.map(\.rawValue)).count == ManeuverKind.allCases.count)
  }

  @Test func `the table has words for exactly the known engines`() throws {
    let table = Corpus.package.appending(path: "Sources/Routes/Words/engines.csv")
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
    let derived = ["mapbox-v5", "ferrostar", "google-nav-ios"]
    let engines = Vocabulary.all.filter {
      !derived.contains($0.provider) && !Self.ofFiles.contains($0.provider)
    }
    #expect(Set(rows.map { Self.fields($0)[0] }) == Set(engines.map(\.provider)))
    #expect(engines.reduce(0) { $0 + $1.entries.count } == rows.count)
    // Engines of files may have sentences alone.
    #expect(engines.allSatisfy { !$0.entries.isEmpty })
  }

  /// Those whose words are in engine files.
  static let ofFiles = Set(
    EngineFile.builtIn.flatMap { [$0.engine, String($0.file.dropLast(".json".count))] })

  @Test(arguments: Vocabulary.all.map(\.provider))
  func `no word is repeated`(provider: String) throws {
    let vocabulary = try #require(Vocabulary.all.first { $0.provider == provider })
    let words = vocabulary.entries.map { [$0.symbol, $0.value] }
    #expect(Set(words).count == words.count)
  }

  @Test(.enabled(if: Corpus.has("reference/maneuvers.csv"), "skipped: no reference table"))
  func `all words of the reference table are known`() throws {
    let text = String(decoding: try Corpus.bytes("reference/maneuvers.csv"), as: UTF8.self)
    let rows = text.split(separator: "\n").dropFirst().map(Self.fields)
    for vocabulary in Vocabulary.all {
      let expected = rows.filter { $0[0] == vocabulary.provider }.map { Array($0[1...4]) }
      guard !expected.isEmpty else { continue }
      let found = vocabulary.entries.map { entry in
        [
          entry.symbol, entry.value, entry.kind.rawValue,
          entry.isSideSensitive ? "yes" : "no",
        ]
      }
      let missing = expected.filter { !found.contains($0) }
      #expect(missing.isEmpty, "\(vocabulary.provider)")
    }
  }

  @Test(.enabled(if: Corpus.has("reference/canonical.csv"), "skipped: no reference table"))
  func `all kinds of the reference table are known`() throws {
    let text = String(decoding: try Corpus.bytes("reference/canonical.csv"), as: UTF8.self)
    let kinds = text.split(separator: "\n").dropFirst().map { Self.fields($0)[0] }
    #expect(kinds.filter { ManeuverKind(rawValue: $0) == nil }.isEmpty)
  }

  /// The fields of a line of CSV; quoted ones may hold commas.
  static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      case "\r": break
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

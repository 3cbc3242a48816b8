import Foundation
public import Testing

/// What must hold for each response, by the name that the table of known faults has for it.
public enum Law: String, Sendable, CaseIterable {
  case read, sides, traffic, objects, sentences
  case cards, unsaid, facts, trip, announcements, drive, feed
  case start, remaining, headings, side
  case drawing
  case stayOn = "stay on"
}

/// The table of what is wrong and not mended yet: the inputs with the laws that they break.
public enum KnownFaults {
  /// An input, the name of a law, and how the input breaks it.
  public struct Row: Sendable {
    /// The path of the input, or the id of a case of the atlas.
    public let name: String
    /// The name of a case of `Law`.
    public let law: String
    /// What is wrong.
    public let finding: String
  }

  /// The rows of `Tests/Inputs/known-faults.csv`; a row that is no row stops the tests.
  public static let rows: [Row] = {
    let file = Corpus.package.appending(path: "Tests/Inputs/known-faults.csv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: ",", maxSplits: 2).map(String.init)
      precondition(cells.count == 3, "known-faults.csv: three cells, not '\(line)'")
      return Row(name: cells[0], law: cells[1], finding: cells[2])
    }
  }()

  private static let findings = Dictionary(
    uniqueKeysWithValues: rows.map { ([$0.name, $0.law], $0.finding) })

  /// What is known to be wrong.
  static func finding(_ name: String, _ law: Law) -> String? { findings[[name, law.rawValue]] }
}

extension Law {
  /// Checks that an input keeps the law, or that it still breaks it if the table lists it.
  public func check(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) throws {
    guard let finding = KnownFaults.finding(name, self) else { return try body() }
    withKnownIssue("\(name): \(finding)", sourceLocation: sourceLocation) { try body() }
  }

  /// Checks the law over a share of all responses; prints how many of each origin.
  public func check(
    every step: Int = 1, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (Sample) throws -> Void
  ) throws {
    let samples = try Corpus.routes(every: step, for: self)
    for sample in samples {
      try check(sample.name, sourceLocation: sourceLocation) { try body(sample) }
    }
    print("\(self): \(Corpus.counts(samples))")
  }
}

extension Corpus {
  /// How many samples are of each origin, such as `own 110, example 11, atlas 1210, other 0`.
  public static func counts(_ samples: [Sample]) -> String {
    Sample.Origin.allCases.map { origin in
      "\(origin) \(samples.count { $0.origin == origin })"
    }.joined(separator: ", ")
  }
}

public import Foundation

/// The result for machines.
public struct JSONReport: Sendable {
  private let result: DiffResult
  private let generator: String

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - result: What was found.
  ///   - generator: Who writes, such as `fingerpost 1.0.0`.
  public init(_ result: DiffResult, generator: String) {
    self.result = result
    self.generator = generator
  }

  /// The report as JSON in UTF-8, with all pictures by name; its schema is `DiffSchema.report`.
  ///
  /// - Throws: `EncodingError`; never for what a result holds.
  public func json() throws -> Data {
    var records: [Record] = []
    var same = result.same[...]
    for finding in result.findings {
      while let name = same.first, name.utf8.lexicographicallyPrecedes(finding.name.utf8) {
        records.append(Record(name: name, state: .same))
        same.removeFirst()
      }
      records.append(record(finding))
    }
    records += same.map { Record(name: $0, state: .same) }
    let document = Document(
      generator: generator, expected: result.expected.label, actual: result.actual.label,
      result: result.isSame ? "same" : "different", rules: Rules(result.rules.base),
      rulePatterns: result.rules.patterns,
      counts: Counts(
        changed: result.count(.changed), new: result.count(.new),
        missing: result.count(.missing), unreadable: result.count(.unreadable),
        same: result.count(.same), tolerated: result.toleratedCount, total: result.total),
      warnings: result.expected.warnings + result.actual.warnings, pictures: records)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(document) + [0x0A]
  }

  private func record(_ finding: Finding) -> Record {
    var record = Record(name: finding.name, state: finding.state)
    record.reason = finding.reason
    record.expected = finding.expected
    record.actual = finding.actual
    record.expectedPath = result.expected.path(of: finding.name)
    record.actualPath = result.actual.path(of: finding.name)
    record.difference = finding.difference.map(Difference.init)
    if finding.difference != nil {
      record.rules = Rules(finding.rules)
      record.rulePatterns = finding.rulePatterns
    }
    record.hints = finding.hints.isEmpty ? nil : finding.hints.map(\.description)
    return record
  }

  private struct Document: Encodable {
    var schema = "fingerpost/diff/1"
    var generator: String
    var expected: String
    var actual: String
    var result: String
    var rules: Rules
    var rulePatterns: [String]
    var counts: Counts
    var warnings: [String]
    var pictures: [Record]
  }

  private struct Counts: Encodable {
    var changed, new, missing, unreadable, same, tolerated, total: Int
  }

  private struct Rules: Encodable {
    var tolerance: Int
    var maxPixels: Int?
    var window: ComparisonRules.Window?
    var antialiasing: ComparisonRules.Antialiasing
    var masks: [PixelBox]

    init(_ rules: ComparisonRules) {
      tolerance = rules.tolerance
      maxPixels = rules.maxPixels
      window = rules.window
      antialiasing = rules.antialiasing
      masks = rules.masks
    }
  }

  private struct Record: Encodable {
    var name: String
    var state: Finding.State
    var reason: String?
    var expected: Finding.Extent?
    var actual: Finding.Extent?
    var expectedPath: String?
    var actualPath: String?
    var difference: Difference?
    var rules: Rules?
    var rulePatterns: [String]?
    var hints: [String]?
  }

  private struct Difference: Encodable {
    struct Sample: Encodable {
      var x, y: Int
      var expected, actual: String
    }

    var pixels, exactPixels, toleratedPixels, maskedPixels, antialiasedPixels: Int
    var largest: Int
    var mean: Double
    var bounds: PixelBox?
    var worst: Sample?
    var inkShare, expectedInk, actualInk: Double
    var densest: Int?

    init(_ difference: PixelDifference) {
      pixels = difference.pixels
      exactPixels = difference.exactPixels
      toleratedPixels = difference.toleratedPixels
      maskedPixels = difference.maskedPixels
      antialiasedPixels = difference.antialiasedPixels
      largest = difference.largest
      mean = difference.mean
      bounds = difference.bounds
      worst = difference.worst.map {
        Sample(x: $0.x, y: $0.y, expected: $0.expected, actual: $0.actual)
      }
      inkShare = difference.inkShare
      expectedInk = difference.expectedInk
      actualInk = difference.actualInk
      densest = difference.densest
    }
  }
}

import JSON

/// A program's results against what the cases expect.
package struct AtlasCheck: Sendable {
  /// What is found of a case.
  package enum Verdict: String, CaseIterable, Sendable {
    /// A member that is expected is said, and none differs.
    case right
    /// A member differs, or the program could not read the response.
    case wrong
    /// No member that is expected is said.
    case unsaid
    /// There is no result.
    case absent
  }

  /// The verdicts on an engine's cases of one meaning.
  package struct Row: Sendable {
    package let engine: String
    package let meaning: String
    package fileprivate(set) var counts: [Verdict: Int] = [:]
    /// The number of cases.
    package var cases: Int { counts.values.reduce(0, +) }
  }

  /// A wrong member of a result, or a result that is absent.
  package struct Finding: Sendable {
    package let id: String
    /// The member of `expected`; `error`, or nil without a result.
    package var member: String?
    var said: JSON?
    var expected: [JSON] = []

    /// The finding in one line, such as `osrm-v5/turn-left: kind: turn-right, not turn-left`.
    package var text: String {
      let link = ["says": ", without ", "neverSays": ", with "][member ?? ""] ?? ", not "
      return id + ": " + (member.map { $0 + ": " } ?? "") + (said.map(Self.words) ?? "no result")
        + (expected.isEmpty ? "" : link + expected.map(Self.words).joined(separator: " or "))
    }

    private static func words(_ value: JSON) -> String {
      value.text ?? String(decoding: value.line, as: UTF8.self)
    }
  }

  /// The version of the atlas.
  package let version: String
  /// The rows of the engines with any result, in the order of the atlas.
  package private(set) var rows: [Row] = []
  /// What is wrong and what is absent, in the order of the cases.
  package private(set) var findings: [Finding] = []
  /// The engines that have cases but no result, and are not counted.
  package let unchecked: [String]

  /// Checks results; those of other cases than the atlas has are ignored.
  package init(_ results: [AtlasResult], against atlas: AtlasFolder) {
    version = atlas.version
    let byID = Dictionary(results.map { ($0.id, $0) }) { $1 }
    let engines = Set(atlas.cases.filter { byID[$0.id] != nil }.map(\.engine))
    let names = atlas.engines.map { $0.name }
    let all = Set(atlas.cases.map(\.engine))
    unchecked = names.filter { all.contains($0) && !engines.contains($0) }
    let groups = Dictionary(grouping: atlas.cases) { [$0.engine, $0.meaning] }
    for engine in names where engines.contains(engine) {
      for meaning in atlas.meanings {
        guard let cases = groups[[engine, meaning]] else { continue }
        var row = Row(engine: engine, meaning: meaning)
        for one in cases {
          let (verdict, found) = one.check(byID[one.id])
          row.counts[verdict, default: 0] += 1
          findings += found
        }
        rows.append(row)
      }
    }
  }

  /// The number of cases with a verdict.
  package func count(_ verdict: Verdict) -> Int {
    rows.reduce(0) { $0 + $1.counts[verdict, default: 0] }
  }
}

extension AtlasCase {
  fileprivate func check(
    _ result: AtlasResult?
  ) -> (verdict: AtlasCheck.Verdict, findings: [AtlasCheck.Finding]) {
    guard let result else { return (.absent, [AtlasCheck.Finding(id: id)]) }
    if let error = result.error {
      return (.wrong, [AtlasCheck.Finding(id: id, member: "error", said: .string(error))])
    }
    var findings: [AtlasCheck.Finding] = []
    var isSaid = false
    for (member, values) in expected {
      guard let said = result.said[member] else { continue }
      isSaid = true
      guard !values.contains(where: { member.agrees(said, with: $0, on: drivingSide) }) else {
        continue
      }
      findings.append(
        AtlasCheck.Finding(id: id, member: member.rawValue, said: said, expected: values))
    }
    for (member, list, isWanted) in [("says", says, true), ("neverSays", neverSays, false)] {
      guard let text = result.instruction, !list.isEmpty else { continue }
      isSaid = true
      for words in list where Self.text(text, has: words) != isWanted {
        findings.append(
          AtlasCheck.Finding(
            id: id, member: member, said: .string(text), expected: [.string(words)]))
      }
    }
    return (findings.isEmpty ? isSaid ? .right : .unsaid : .wrong, findings)
  }
}

import Escaping
public import Faults
import PNGReading
import PictureDiff
import Raster

/// A comparison of actual pictures with their goldens.
public enum GoldenComparison {
  /// Compares all pictures; throws `Fault` if both sides are empty, and `.nothingCounts` if the rules
  /// leave nothing that could differ.
  ///
  /// Keeps at most `jobs` pairs in memory; the result does not depend on their number.
  public static func run(
    expected: PictureSource, actual: PictureSource, rules: RuleBook, jobs: Int
  ) async throws(Fault) -> DiffResult {
    guard expected.isFile == actual.isFile else {
      let (folder, file) = expected.isFile ? (actual, expected) : (expected, actual)
      throw Fault(
        .usage, at: folder.label, "a folder, but \(file.label) is a file",
        remedy: "give two files or two folders")
    }
    // Compares bytes: names that only look alike are different.
    let goldens = Set(expected.names.map { Array($0.utf8) })
    let pictures = Set(actual.names.map { Array($0.utf8) })
    let names = goldens.union(pictures).sorted { $0.lexicographicallyPrecedes($1) }
    guard !names.isEmpty else {
      if let link = expected.circle ?? actual.circle {
        throw Fault(
          at: link, "no PNG file, but a link that leads in a circle", remedy: "remove the link")
      }
      throw Fault(
        .noInput, "no PNG file in \(expected.label) or \(actual.label)", remedy: "check the names")
    }
    let share = min(256, max(1, names.count / (max(1, jobs) * 4)))
    var result = DiffResult(expected: expected, actual: actual, rules: rules)
    await OrderedTasks.run(names, share: share, jobs: jobs) {
      $0.map { bytes in
        let name = String(decoding: bytes, as: UTF8.self)
        if !expected.isFile, Finding.isText(name) {
          let sides = [(expected, goldens), (actual, pictures)].map { source, names in
            names.contains(bytes)
              ? Text { () throws(Fault) in try source.load(name).bytes() } : nil
          }
          let areRead = sides.allSatisfy { (try? $0?.get()) != nil }
          return Outcome(
            name: name, finding: finding(name, sides[0], sides[1]), isCompared: areRead)
        }
        let golden = goldens.contains(bytes) ? side(expected, name) : nil
        let picture = pictures.contains(bytes) ? side(actual, name, twin: golden) : nil
        return outcome(name, golden, picture, rules)
      }
    } receive: {
      for outcome in $0 { result.add(outcome) }
    }
    result.findings = crossHints(result.findings)
    if result.isSame, result.compared == 0 { throw .nothingCounts }
    return result
  }

  /// What becomes of one name.
  struct Outcome {
    var name: String
    /// Nil without a difference.
    var finding: Finding?
    var warning: String?
    /// Whether both sides are read, and a difference of them could count.
    var isCompared = false
  }

  /// A picture of one side, or the reason why it is unreadable.
  private typealias Side = Result<(stored: StoredPicture, picture: PNGPicture), Fault>
  /// A text of one side, or the reason why it is unreadable.
  private typealias Text = Result<[UInt8], Fault>

  /// Reads a picture, without decoding the same bytes as in `twin` again.
  private static func side(_ source: PictureSource, _ name: String, twin: Side? = nil) -> Side {
    Side { () throws(Fault) in
      let stored = try source.load(name)
      if case .success(let twin)? = twin, twin.stored == stored { return twin }
      return (stored, try stored.picture())
    }
  }

  /// Compares two texts byte by byte; `nil` if they are equal.
  private static func finding(_ name: String, _ golden: Text?, _ text: Text?) -> Finding? {
    var finding = Finding(name: name, state: golden == nil ? .new : .missing)
    finding.reason = reason(golden?.fault?.description, text?.fault?.description)
    guard let golden, let text else {
      if text?.fault != nil { finding.state = .unreadable }
      return finding
    }
    guard let old = try? golden.get(), let new = try? text.get() else {
      finding.state = .unreadable
      return finding
    }
    if old == new { return nil }
    finding.state = .changed
    finding.lines = LineDifference(old, new)
    return finding
  }

  private static func outcome(
    _ name: String, _ golden: Side?, _ picture: Side?, _ rules: RuleBook
  ) -> Outcome {
    var outcome = Outcome(name: name)
    var finding = Finding(name: name, state: .unreadable)
    let (expected, actual) = (try? golden?.get().picture, try? picture?.get().picture)
    finding.expected = (expected?.still.pixmap).map(Finding.Extent.init)
    finding.actual = (actual?.still.pixmap).map(Finding.Extent.init)
    finding.reason = reason(golden, picture)
    switch (expected, actual) {
    case (let a?, let b?):
      (finding.rules, finding.rulePatterns) = rules.rules(for: name)
      outcome.isCompared = !finding.rules.allowAll(of: a.still.pixmap)
      if a.looksSame(as: b) {
        outcome.warning = colorWarning(name, a, b)
        return outcome
      }
      finding.compare(a, b)
      outcome.finding = finding
      if finding.state == .same { return outcome }
    case (_, nil) where picture == nil: finding.state = .missing
    case (nil, _?) where golden == nil: finding.state = .new
    case (_?, nil), (nil, _?), (nil, nil): break
    }
    finding.expectedFingerprint = expected?.fingerprint
    finding.actualFingerprint = actual?.fingerprint
    outcome.finding = finding
    return outcome
  }

  /// A warning about equal samples that mean other colors to a reader that knows the chunks.
  private static func colorWarning(_ name: String, _ a: PNGPicture, _ b: PNGPicture) -> String? {
    let names = Set(a.colors.keys).union(b.colors.keys).filter { a.colors[$0] != b.colors[$0] }
    guard !names.isEmpty else { return nil }
    return "\(Printable.text(name)): the same samples, but other color chunks "
      + "(\(names.sorted().joined(separator: ", "))), which are not compared"
  }

  private static func reason(_ golden: Side?, _ picture: Side?) -> String? {
    let (first, second) = (golden?.fault?.finding, picture?.fault?.finding)
    return golden == nil || picture == nil ? first ?? second : reason(first, second)
  }

  private static func reason(_ golden: String?, _ picture: String?) -> String? {
    switch (golden, picture) {
    case (let first?, let second?):
      return first == second
        ? "both: \(first)" : "the golden: \(first); the actual picture: \(second)"
    case (let first?, nil): return "the golden: \(first)"
    case (nil, let second?): return "the actual picture: \(second)"
    case (nil, nil): return nil
    }
  }

  /// Adds hints to pictures that equal another picture's golden.
  private static func crossHints(_ findings: [Finding]) -> [Finding] {
    let goldens = Dictionary(
      findings.compactMap { finding in finding.expectedFingerprint.map { ($0, finding.name) } }
    ) { first, _ in first }
    return findings.map { finding in
      guard let name = finding.actualFingerprint.flatMap({ goldens[$0] }), name != finding.name
      else { return finding }
      var finding = finding
      finding.hints.append("the same pixels as the golden \(name)")
      return finding
    }
  }
}

extension Result where Failure == Fault {
  fileprivate var fault: Fault? { if case .failure(let fault) = self { fault } else { nil } }
}

import Raster
import TextSafety

/// Compares pictures with their goldens.
public struct GoldenComparison: Sendable {
  private let expected: PictureSource
  private let actual: PictureSource
  private let rules: RuleBook
  private let jobs: Int

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - expected: The goldens.
  ///   - actual: The pictures to hold against them.
  ///   - rules: What counts as a difference.
  ///   - jobs: How many pairs are compared at once; 1 or more.
  public init(expected: PictureSource, actual: PictureSource, rules: RuleBook, jobs: Int) {
    self.expected = expected
    self.actual = actual
    self.rules = rules
    self.jobs = max(1, jobs)
  }

  private enum Sides { case expected, actual, both }

  private struct Part: Sendable {
    var findings: [Finding] = []
    var same: [String] = []
  }

  /// Compares all pictures.
  ///
  /// No more than `jobs` pairs are in memory at once, and the result does not depend on their number.
  ///
  /// - Throws: `GoldenError.nothing` or `.circle` when neither side has a picture.
  public func run() async throws(GoldenError) -> DiffResult {
    let tasks = merged()
    guard !tasks.isEmpty else {
      if let link = expected.circle ?? actual.circle { throw .circle(path: link) }
      throw .nothing(expected: expected.label, actual: actual.label)
    }
    let share = min(256, max(1, tasks.count / (jobs * 4)))
    let starts = Array(stride(from: 0, to: tasks.count, by: share))
    var findings: [Finding] = []
    var same: [String] = []
    await OrderedTasks.run(starts.count, jobs: jobs) { place in
      compare(tasks[starts[place]..<min(starts[place] + share, tasks.count)])
    } receive: {
      findings += $0.findings
      same += $0.same
    }
    return DiffResult(
      expected: expected, actual: actual, rules: rules, findings: Self.crossHints(findings),
      same: same)
  }

  /// The names of both sides in one order.
  private func merged() -> [(name: String, sides: Sides)] {
    var result: [(name: String, sides: Sides)] = []
    var (left, right) = (expected.names[...], actual.names[...])
    while let a = left.first, let b = right.first {
      if a.isSameBytes(as: b) {
        result.append((a, .both))
        left.removeFirst()
        right.removeFirst()
      } else if a.utf8.lexicographicallyPrecedes(b.utf8) {
        result.append((a, .expected))
        left.removeFirst()
      } else {
        result.append((b, .actual))
        right.removeFirst()
      }
    }
    return result + left.map { ($0, .expected) } + right.map { ($0, .actual) }
  }

  private func compare(_ tasks: ArraySlice<(name: String, sides: Sides)>) -> Part {
    var part = Part()
    for task in tasks {
      let found: Finding?
      switch task.sides {
      case .expected:
        var finding = Finding(name: task.name, state: .missing)
        read(expected, into: &finding, \.expected, \.expectedFingerprint)
        found = finding
      case .actual:
        var finding = Finding(name: task.name, state: .new)
        if read(actual, into: &finding, \.actual, \.actualFingerprint) == nil {
          finding.state = .unreadable
        }
        found = finding
      case .both: found = pair(task.name)
      }
      if let found { part.findings.append(found) } else { part.same.append(task.name) }
    }
    return part
  }

  /// Reads one side; without success the finding has the reason.
  @discardableResult
  private func read(
    _ source: PictureSource, into finding: inout Finding,
    _ extent: WritableKeyPath<Finding, Finding.Extent?>,
    _ fingerprint: WritableKeyPath<Finding, UInt64?>
  ) -> Pixmap? {
    do throws(PictureFault) {
      let pixmap = try source.load(finding.name).pixmap()
      finding[keyPath: extent] = Finding.Extent(width: pixmap.width, height: pixmap.height)
      finding[keyPath: fingerprint] = pixmap.fingerprint
      return pixmap
    } catch {
      finding.reason = error.description
      return nil
    }
  }

  /// Compares a pair, or nil if there is no difference.
  private func pair(_ name: String) -> Finding? {
    var finding = Finding(name: name, state: .unreadable)
    let pixmaps: (Pixmap, Pixmap)
    do throws(PictureFault) {
      let sides = (try expected.load(name), try actual.load(name))
      if case (.file(let a), .file(let b)) = sides, try Self.haveSamePixels(a, b) {
        // What is packed in both must be a picture, too.
        _ = try sides.0.pixmap()
        return nil
      }
      pixmaps = (try sides.0.pixmap(), try sides.1.pixmap())
    } catch {
      return unreadable(name)
    }
    let isSameSize =
      pixmaps.0.width == pixmaps.1.width && pixmaps.0.height == pixmaps.1.height
    if isSameSize, DifferenceMap.isEqual(pixmaps.0, pixmaps.1) { return nil }
    finding.expected = Finding.Extent(width: pixmaps.0.width, height: pixmaps.0.height)
    finding.actual = Finding.Extent(width: pixmaps.1.width, height: pixmaps.1.height)
    (finding.rules, finding.rulePatterns) = rules.rules(for: name)
    let difference = PixelDifference(pixmaps.0, pixmaps.1, rules: finding.rules)
    finding.difference = difference
    finding.state = difference.isAllowed ? .same : .changed
    if finding.state == .changed {
      finding.hints = ChangeHint.hints(pixmaps.0, pixmaps.1)
      finding.expectedFingerprint = pixmaps.0.fingerprint
      finding.actualFingerprint = pixmaps.1.fingerprint
    }
    return finding
  }

  /// Whether two files are sure to hold the same pixels, packed alike; whether those can be
  /// unpacked is not looked at.
  private static func haveSamePixels(_ a: [UInt8], _ b: [UInt8]) throws(PictureFault) -> Bool {
    if a == b { return true }
    return try PNGStructure(a).showsSame(as: PNGStructure(b))
  }

  /// Which side cannot be read, and why; the other side's size.
  private func unreadable(_ name: String) -> Finding {
    var finding = Finding(name: name, state: .unreadable)
    read(expected, into: &finding, \.expected, \.expectedFingerprint)
    let first = finding.reason
    finding.reason = nil
    read(actual, into: &finding, \.actual, \.actualFingerprint)
    finding.reason =
      switch (first, finding.reason) {
      case (let first?, nil): "the golden: \(first)"
      case (let first?, let second?):
        first == second ? "both: \(first)" : "the golden: \(first); the actual picture: \(second)"
      case (nil, let second?): "the actual picture: \(second)"
      case (nil, nil): "a file that changes while it is read"
      }
    return finding
  }

  /// Finds pictures that took the place of another.
  private static func crossHints(_ findings: [Finding]) -> [Finding] {
    var goldens: [UInt64: String] = [:]
    for finding in findings {
      if let fingerprint = finding.expectedFingerprint, goldens[fingerprint] == nil {
        goldens[fingerprint] = finding.name
      }
    }
    return findings.map { finding in
      guard let fingerprint = finding.actualFingerprint, let name = goldens[fingerprint],
        name != finding.name, finding.state != .same
      else { return finding }
      var finding = finding
      finding.hints.append(.equalsGolden(of: name))
      return finding
    }
  }
}

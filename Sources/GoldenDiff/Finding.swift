import Escaping
package import PNGReading
public import PictureDiff
package import Raster

/// The result for one picture.
public struct Finding: Hashable, Sendable {
  /// The relation of golden and actual picture.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Both exist and differ by more than the rules allow.
    case changed
    /// The golden does not exist: nobody has accepted the picture.
    case new
    /// The golden exists, but the actual picture does not.
    case missing
    /// One of them is not readable as a complete PNG file.
    case unreadable
    /// Both exist and differ by no more than the rules allow.
    case same
  }

  /// The size of a picture.
  public struct Extent: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    init(_ pixmap: Pixmap) {
      (width, height) = (pixmap.width, pixmap.height)
    }
  }

  /// The name, relative to the folders.
  public var name: String
  /// The state.
  public var state: State
  /// The size of the golden, if it is readable.
  public var expected: Extent?
  /// The size of the actual picture, if it is readable.
  public var actual: Extent?
  /// The measurements, if both are readable.
  public var difference: PixelDifference?
  /// The frames that differ, if one of them is an animation.
  public var frames: [FrameDifference] = []
  /// The difference of two texts, such as `cards.json`.
  public var lines: LineDifference?
  /// The rules that applied.
  public var rules = ComparisonRules()
  var rulePatterns: [String] = []
  /// Possible causes of a change.
  public var hints: [String] = []
  /// The reason why a side is unreadable.
  public var reason: String?

  /// A hash of the visible pixels, to find the same picture under another name.
  var expectedFingerprint: Int?
  var actualFingerprint: Int?

  /// Compares two pictures by the rules: those of animations frame by frame.
  mutating func compare(_ expected: PNGPicture, _ actual: PNGPicture) {
    if expected.plays == nil, actual.plays == nil {
      let difference = PixelDifference(expected.still, actual.still, rules: rules)
      self.difference = difference
      state = difference.isAllowed ? .same : .changed
      if state == .changed { hints = ChangeHint.hints(expected.still, actual.still) }
      return
    }
    let animation = AnimationDifference(expected, actual, rules: rules)
    state = animation.isAllowed ? .same : .changed
    (frames, hints) = (animation.frames, animation.hints)
    if let first = shown(of: expected), let second = shown(of: actual) {
      let difference = PixelDifference(first, second, rules: shownRules)
      if difference.exactPixels > 0 { self.difference = difference }
    }
  }

  /// What reports show of a picture: of an animation the first frames that differ, side by side.
  package func shown(of picture: PNGPicture) -> DeepPixmap? {
    guard !frames.isEmpty else { return picture.still }
    return try? picture.strip(of: frames.prefix(Self.shownFrames).map(\.number), cell: cell)
  }

  /// The rules for what reports show, with the masks on each frame.
  package var shownRules: ComparisonRules {
    var rules = rules
    let cells = 0..<max(1, min(frames.count, Self.shownFrames))
    rules.masks = cells.flatMap { index in
      rules.masks.map {
        PixelBox(x: $0.x + index * cell.width, y: $0.y, width: $0.width, height: $0.height)
      }
    }
    return rules
  }

  private static let shownFrames = 8

  /// The place of a frame in what reports show.
  private var cell: (width: Int, height: Int) {
    let sides = [expected, actual].compactMap(\.self)
    return (sides.map(\.width).max() ?? 1, sides.map(\.height).max() ?? 1)
  }

  /// Whether the name is not that of a PNG file; a single file is a picture under any name.
  package var isText: Bool { Self.isText(name) }

  static func isText(_ name: String) -> Bool { !name.hasEnding(".png", ignoringCase: true) }

  var hasOtherSize: Bool {
    guard let expected, let actual else { return false }
    return expected != actual
  }

  /// Where a report leads the eye if the difference is easy to miss; `nil` otherwise.
  ///
  /// The box of what differs if it covers at most a sixteenth of the picture, or the worst pixel if
  /// at most one in 256 differs.
  var spot: PixelBox? {
    guard state == .changed, let expected, let actual, let difference,
      let bounds = difference.bounds
    else { return nil }
    let area = max(expected.width, actual.width) * max(expected.height, actual.height)
    if 16 * bounds.width * bounds.height <= area { return bounds }
    guard 256 * difference.pixels <= area, let worst = difference.worst else { return nil }
    return PixelBox(x: worst.x, y: worst.y, width: 1, height: 1)
  }

  /// The severity for sorting: unreadable and missing pictures first, then changed ones by the share
  /// of ink, then new ones.
  var weight: Double {
    switch state {
    case .unreadable: 5
    case .missing: 4
    case .changed: (hasOtherSize ? 1.5 : 0.5) + (difference?.inkShare ?? 0)
    case .new: 0.25
    case .same: 0
    }
  }
}

/// The result for all pictures.
public struct DiffResult: Sendable {
  /// The goldens.
  public var expected: PictureSource
  /// The actual pictures.
  public var actual: PictureSource
  /// The rules.
  public var rules: RuleBook
  /// All pairs with a difference, even a tolerated one, and all unpaired pictures, sorted by name.
  public var findings: [Finding]
  /// The names of pairs without a difference, sorted.
  public var same: [String]
  /// The number of pairs that are read and that could differ by the rules.
  public private(set) var compared = 0
  private var pairWarnings: [String] = []

  init(
    expected: PictureSource, actual: PictureSource, rules: RuleBook, findings: [Finding] = [],
    same: [String] = []
  ) {
    (self.expected, self.actual, self.rules) = (expected, actual, rules)
    (self.findings, self.same) = (findings, same)
  }

  mutating func add(_ outcome: GoldenComparison.Outcome) {
    if let finding = outcome.finding { findings.append(finding) } else { same.append(outcome.name) }
    pairWarnings += [outcome.warning].compactMap(\.self)
    if outcome.isCompared { compared += 1 }
  }

  /// Counts the pictures in a state.
  public func count(_ state: Finding.State) -> Int {
    findings.count { $0.state == state } + (state == .same ? same.count : 0)
  }

  var counts: [String: Int] {
    Dictionary(uniqueKeysWithValues: Finding.State.allCases.map { ($0.rawValue, count($0)) })
  }

  /// Messages about pictures that a source skipped, and about pairs whose color chunks differ.
  package var warnings: [String] { expected.warnings + actual.warnings + pairWarnings }

  /// The number of pairs with only tolerated differences.
  public var toleratedCount: Int { findings.count { $0.state == .same } }

  /// All pictures by name; `nil` for a pair without a difference.
  var pictures: [(name: String, finding: Finding?)] {
    (findings.map { ($0.name, $0) } + same.map { ($0, nil) })
      .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
  }

  /// The number of pictures.
  public var total: Int { findings.count + same.count }

  /// The number of goldens that have an actual picture, readable or not.
  var commonCount: Int { expected.names.count - count(.missing) }

  /// A warning if less than half of the goldens have an actual picture; such a comparison suggests
  /// nothing to accept.
  package var namesWarning: String? {
    guard 2 * commonCount < expected.names.count else { return nil }
    let share =
      commonCount == 0
      ? "no names in common"
      : "few names in common, \(commonCount) of \(expected.names.count) goldens"
    return share + "; is the folder right?"
  }

  /// What to do if most findings are pictures drawn now, of scales that no golden has; else `nil`.
  package var scaleWarning: String? {
    func scale(_ name: String) -> Int? {
      Finding.isText(name)
        ? nil : NameParts(name, variants: []).scale.map { Int($0.dropLast()) } ?? 1
    }
    let known = Set(expected.names.compactMap(scale))
    let strangers = findings.count { finding in
      finding.state == .new && actual.path(finding.name) == nil
        && scale(finding.name).map { !known.contains($0) } ?? false
    }
    guard !known.isEmpty, 2 * strangers > findings.count - toleratedCount else { return nil }
    let scales = known.sorted().map(String.init)
    return "the goldens have only \(scales.map { "@\($0)x" }.joined(separator: ", ")); "
      + "give --scale \(scales.joined(separator: ","))"
  }

  /// The pictures that reports show of a finding; `nil` for a side that cannot be read, or whose file is
  /// gone.
  package func shown(of finding: Finding) -> (expected: DeepPixmap?, actual: DeepPixmap?) {
    func picture(_ source: PictureSource) -> DeepPixmap? {
      (try? source.load(finding.name).picture()).flatMap(finding.shown)
    }
    return (picture(expected), picture(actual))
  }

  /// Whether all pictures are the same within the rules.
  public var isSame: Bool { findings.allSatisfy { $0.state == .same } }

  /// The findings that are not the same, worst first, then by name.
  public var worstFirst: [Finding] {
    findings.filter { $0.state != .same }.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element)
  }
}

/// Guesses the cause of a change, in a few words.
enum ChangeHint {
  static func hints(_ expected: DeepPixmap, _ actual: DeepPixmap) -> [String] {
    let isDeep = expected.isDeep || actual.isDeep
    return isDeep && expected.pixmap.looksSame(as: actual.pixmap)
      ? ["the same in 8 bits a sample"] : hints(expected.pixmap, actual.pixmap)
  }

  static func hints(_ expected: Pixmap, _ actual: Pixmap) -> [String] {
    let isExpectedEmpty = expected.pixels.allSatisfy { $0.alpha == 0 }
    let isActualEmpty = actual.pixels.allSatisfy { $0.alpha == 0 }
    if isExpectedEmpty != isActualEmpty {
      return [isExpectedEmpty ? "the golden is empty" : "the actual picture is empty"]
    }
    guard expected.width == actual.width, expected.height == actual.height, !isExpectedEmpty
    else { return [] }
    let hasShape = expected.pixels.contains { $0.alpha < 255 }
    if hasShape, zip(expected.pixels, actual.pixels).allSatisfy({ $0.alpha == $1.alpha }) {
      return ["the same shape in other colors"]
    }
    guard expected.pixels.count <= 1 << 20 else { return [] }
    for distance in 1...8 {
      for y in -4...4 {
        for x in -4...4 where abs(x) + abs(y) == distance {
          if isShifted(expected, actual, x, y) { return ["the same picture moved " + way(x, y)] }
        }
      }
    }
    return []
  }

  private static func way(_ x: Int, _ y: Int) -> String {
    [
      x == 0 ? nil : "\(x > 0 ? "right" : "left") by \(abs(x)) px",
      y == 0 ? nil : "\(y > 0 ? "down" : "up") by \(abs(y)) px",
    ].compactMap(\.self).joined(separator: " and ")
  }

  /// Whether `b` is `a` moved by some pixels, with only background in the gap.
  private static func isShifted(_ a: Pixmap, _ b: Pixmap, _ dx: Int, _ dy: Int) -> Bool {
    let ground = a[0, 0].visible
    for y in 0..<b.height {
      for x in 0..<b.width {
        let (column, row) = (x - dx, y - dy)
        let isInside = column >= 0 && row >= 0 && column < a.width && row < a.height
        let wanted = isInside ? a[column, row].visible : ground
        if b[x, y].visible != wanted { return false }
      }
    }
    return true
  }
}

extension PNGPicture {
  /// A hash of the size and the visible pixels of all frames.
  var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(still.fingerprint)
    if let plays {
      hasher.combine(plays)
      for frame in frames {
        hasher.combine(frame.control)
        hasher.combine(frame.picture.fingerprint)
      }
    }
    return hasher.finalize()
  }
}

extension DeepPixmap {
  /// A hash of the size and the visible pixels.
  var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine([pixmap.width, pixmap.height])
    for pixel in pixmap.pixels { hasher.combine(pixel.visible) }
    guard isDeep else { return hasher.finalize() }
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width { hasher.combine(channels(x, y)) }
    }
    return hasher.finalize()
  }
}

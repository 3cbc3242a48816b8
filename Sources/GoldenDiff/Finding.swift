import Raster

/// What was found of one picture.
public struct Finding: Hashable, Sendable {
  /// How the two sides stand to each other.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// Both are there and differ by more than is allowed.
    case changed
    /// There is no golden: nobody has accepted the picture.
    case new
    /// There is a golden, but no picture.
    case missing
    /// One of the sides is there, but is no whole PNG file.
    case unreadable
    /// Both are there and do not differ by more than is allowed.
    case same
  }

  /// The size of a picture.
  public struct Extent: Hashable, Sendable {
    /// Pixels in a row.
    public var width: Int
    /// Rows.
    public var height: Int

    init(_ pixmap: Pixmap) {
      (width, height) = (pixmap.width, pixmap.height)
    }
  }

  /// The name, from the folders on.
  public var name: String
  /// How the sides stand.
  public var state: State
  /// The size of the golden, if it can be read.
  public var expected: Extent?
  /// The size of the actual picture, if it can be read.
  public var actual: Extent?
  /// The numbers, if both can be read.
  public var difference: PixelDifference?
  /// The rules that were followed.
  public var rules = ComparisonRules.exact
  /// The patterns in the file of rules that gave them.
  var rulePatterns: [String] = []
  /// What may lie behind a change, in words.
  public var hints: [String] = []
  /// Why a side cannot be read.
  public var reason: String?

  /// The visible pixels of each side as a number, to find the same picture under another name.
  var expectedFingerprint: UInt64?
  var actualFingerprint: UInt64?

  init(name: String, state: State) {
    self.name = name
    self.state = state
  }

  /// Whether the sizes of the two sides differ.
  var hasOtherSize: Bool {
    guard let expected, let actual else { return false }
    return expected != actual
  }

  /// How bad it is, for an order: a picture that cannot be read or is not there at all first, then
  /// by the share of ink that differs.
  var weight: Double {
    switch state {
    case .unreadable: 5
    case .missing: 4
    case .new: 3
    case .changed: (hasOtherSize ? 1.5 : 0.5) + (difference?.inkShare ?? 0)
    case .same: 0
    }
  }
}

/// What was found of all pictures.
public struct DiffResult: Sendable {
  /// The goldens.
  public var expected: PictureSource
  /// The actual pictures.
  public var actual: PictureSource
  /// The rules.
  public var rules: RuleBook
  /// All that is not plainly the same, sorted by name; pairs that are the same only by the rules
  /// are among them.
  public var findings: [Finding]
  /// The names of pairs without any difference, sorted.
  public var same: [String]

  /// How many pictures are in a state.
  public func count(_ state: Finding.State) -> Int {
    findings.count { $0.state == state } + (state == .same ? same.count : 0)
  }

  /// How many pictures are in each state, by its name.
  var counts: [String: Int] {
    Dictionary(uniqueKeysWithValues: Finding.State.allCases.map { ($0.rawValue, count($0)) })
  }

  /// What both sides left out, in words.
  package var warnings: [String] { expected.warnings + actual.warnings }

  /// How many pairs are the same only by the rules.
  public var toleratedCount: Int { findings.count { $0.state == .same } }

  /// How many pictures there are.
  public var total: Int { findings.count + same.count }

  /// Whether everything is the same.
  public var isSame: Bool { findings.allSatisfy { $0.state == .same } }

  /// All that is not the same, the worst first; equals by name.
  public var worstFirst: [Finding] {
    findings.filter { $0.state != .same }.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element)
  }
}

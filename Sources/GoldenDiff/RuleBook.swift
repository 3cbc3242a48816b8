public import Essentials
import JSON
public import Faults
public import PictureDiff

/// The rules for all pictures, with overrides for some of them.
public struct RuleBook: Hashable, Sendable {
  private struct Override: Hashable, Sendable {
    var pattern: NamePattern
    var tolerance: Int?
    var threshold: Double?
    var maxPixels: Int?
    var window: ComparisonRules.Window?
    var antialiasing: ComparisonRules.Antialiasing?
    var masks: [PixelBox]

    func apply(to rules: inout ComparisonRules) {
      rules.tolerance = tolerance ?? rules.tolerance
      rules.threshold = threshold ?? rules.threshold
      rules.maxPixels = maxPixels ?? rules.maxPixels
      rules.window = window ?? rules.window
      rules.antialiasing = antialiasing ?? rules.antialiasing
      rules.masks += masks
    }
  }

  /// The rules for all pictures.
  public var base: ComparisonRules
  private var overrides: [Override] = []

  /// Creates rules for all pictures.
  public init(base: ComparisonRules = ComparisonRules()) {
    self.base = base
  }

  /// The patterns of the overrides, in order.
  public var patterns: [String] { overrides.map(\.pattern.text) }

  /// Returns a picture's rules and the matching patterns; later overrides win.
  func rules(for name: String) -> (rules: ComparisonRules, patterns: [String]) {
    var rules = base
    let matching = overrides.filter { $0.pattern.matches(name) }
    for override in matching { override.apply(to: &rules) }
    return (rules, matching.map(\.pattern.text))
  }

  /// All rules that are not exact, such as `tolerance 1 levels; a*: masked 8x8+0+0`.
  var loosening: String {
    let own = overrides.map { override in
      var rules = base
      override.apply(to: &rules)
      return (override.pattern.text + ": ", rules)
    }
    return ([("", base)] + own.filter { $1 != base }).map { ($0, $1.description) }
      .filter { $1 != ComparisonRules().description }.map { $0 + $1 }.joined(separator: "; ")
  }

  /// Adds the overrides of a JSON file; throws `Fault` with the place.
  ///
  /// The form is `{"schema": "fingerpost/diff-rules/1", "files": […]}`: each entry has `match` and
  /// any of `tolerance`, `threshold`, `maxPixels`, `window`, `antialiasing` and `masks`, but no
  /// other key.
  public mutating func add(_ data: Data) throws(Fault) {
    let root = try JSONNode(text: data, named: "the rules")
    try root.expectKeys(["schema", "files"])
    let schema = try root.member("schema")
    guard schema.string == Self.schema else {
      throw schema.fault(
        schema.string.map { "is '\($0)'" } ?? "not a text", remedy: "expected '\(Self.schema)'")
    }
    overrides += try root.member("files").expectList().map(Self.override)
  }

  private static let schema = "fingerpost/diff-rules/1"

  private static func override(_ entry: JSONNode) throws(Fault) -> Override {
    try entry.expectKeys([
      "match", "tolerance", "threshold", "maxPixels", "window", "antialiasing", "masks",
    ])
    var window: ComparisonRules.Window?
    if let limit = entry["window"] {
      try limit.expectKeys(["size", "pixels"])
      window = ComparisonRules.Window(
        size: try limit.member("size").expectWhole(in: 1...1_000_000),
        pixels: try limit.member("pixels").expectWhole(in: 0...Int.max))
    }
    return Override(
      pattern: NamePattern(try entry.member("match").expectText()),
      tolerance: try entry["tolerance"]?.expectWhole(in: 0...255),
      threshold: try entry["threshold"]?.expectNumber(in: 0...1),
      maxPixels: try entry["maxPixels"]?.expectWhole(in: 0...Int.max), window: window,
      antialiasing: try entry["antialiasing"]?.expectWord(),
      masks: try entry["masks"]?.expectList().map(box) ?? [])
  }

  private static func box(_ box: JSONNode) throws(Fault) -> PixelBox {
    try box.expectKeys(["x", "y", "width", "height"])
    func number(_ name: String, from least: Int) throws(Fault) -> Int {
      try box.member(name).expectWhole(in: least...1_000_000_000)
    }
    return PixelBox(
      x: try number("x", from: 0), y: try number("y", from: 0),
      width: try number("width", from: 1), height: try number("height", from: 1))
  }
}

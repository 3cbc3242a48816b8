public import SystemLibraries
import JSON
public import Faults
public import PictureDiff

/// The rules for all pictures, with overrides for some of them.
public struct RuleBook: Sendable {
  private struct Override: Sendable {
    var pattern: NamePattern
    /// Its object in the file, which is valid by the schema.
    var entry: JSONNode

    init(_ entry: JSONNode) {
      (pattern, self.entry) = (NamePattern(entry["match"]?.string ?? ""), entry)
    }

    func apply(to rules: inout ComparisonRules) {
      func whole(_ node: JSONNode, _ name: String) -> Int? {
        node[name]?.number.map { Int(exactly: $0) ?? .max }
      }
      rules.tolerance = whole(entry, "tolerance") ?? rules.tolerance
      rules.threshold = entry["threshold"]?.number ?? rules.threshold
      rules.maxPixels = whole(entry, "maxPixels") ?? rules.maxPixels
      if let window = entry["window"] {
        rules.window = .init(size: whole(window, "size") ?? 1, pixels: whole(window, "pixels") ?? 0)
      }
      let words = entry["antialiasing"]?.string.flatMap(ComparisonRules.Antialiasing.init)
      rules.antialiasing = words ?? rules.antialiasing
      rules.masks += (entry["masks"]?.elements ?? []).map {
        PixelBox(
          x: whole($0, "x") ?? 0, y: whole($0, "y") ?? 0, width: whole($0, "width") ?? 1,
          height: whole($0, "height") ?? 1)
      }
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
    let root = try Fault.within("the rules") { () throws(Fault) in
      try JSONNode(text: data, named: "the rules")
    }
    try JSONSchema(DiffSchema.rules, named: "diff-rules").check(root)
    overrides += (root["files"]?.elements ?? []).map(Override.init)
  }
}

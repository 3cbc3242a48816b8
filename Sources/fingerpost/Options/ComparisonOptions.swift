public import ArgumentParser
import GoldenDiff
import Faults
public import PictureDiff

extension ComparisonRules.Antialiasing: ExpressibleByArgument {}

extension ComparisonRules.Ground: ExpressibleByArgument {}

extension PixelBox: ExpressibleByArgument {
  /// Parses `WIDTHxHEIGHT+X+Y`.
  public init?(argument: String) { self.init(argument) }
}

extension ComparisonRules.Window: ExpressibleByArgument {
  /// Parses `N:K`.
  public init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let size = parts[0], let pixels = parts[1], pixels >= 0,
      (1...1_000_000).contains(size)
    else { return nil }
    self.init(size: size, pixels: pixels)
  }
}

struct ComparisonOptions: ParsableArguments {
  @Option(value: "Levels of a channel, 0 to 255, that do not count.", "levels")
  var tolerance = 0

  @Option(
    value: "A perceived difference that does not count, 0 to 1, as in pixelmatch and odiff.",
    "share")
  var threshold: Double?

  @Option(value: "The most pixels that may differ. Default: 0.", "n")
  var maxPixels: Int?

  @Option(value: "At most K differing pixels in any window of NxN, however many in all.", "N:K")
  var window: ComparisonRules.Window?

  @Option(help: "Pixels that only smooth an edge: compare, or ignore as pixelmatch does.")
  var antialiasing = ComparisonRules.Antialiasing.compare

  @Option(
    help: "The background under transparent pixels for --threshold and --antialiasing.")
  var ground = ComparisonRules.Ground.checker

  @Option(
    name: .customLong("mask"),
    help: ArgumentHelp("A rectangle to ignore; repeatable.", valueName: "WxH+X+Y"))
  var masks: [PixelBox] = []

  @Option(
    file: "A JSON file with rules for some pictures; see 'schema diff-rules'.",
    name: .customLong("rules"))
  var rulesFile: String?

  @Option(value: "Take the goldens of this git revision, without a checkout.", "revision")
  var against: String?

  func validate() throws {
    try NumberArgument.check(whole: "--tolerance", tolerance, in: 0...255)
    try NumberArgument.check("--threshold", threshold, in: 0...1)
    try NumberArgument.check(whole: "--max-pixels", maxPixels, in: 0 ... .infinity)
  }

  /// Returns the goldens at a path, from the Git revision `against` if given.
  func goldens(_ path: String, name: String) throws(Fault) -> PictureSource {
    guard let against else { return try .at(path, name: name) }
    return try GitRevision.source(against, path: path, name: name)
  }

  func compare(
    _ expected: PictureSource, _ actual: PictureSource, jobs: Int
  ) async throws -> DiffResult {
    var rules = ComparisonRules()
    rules.tolerance = tolerance
    rules.threshold = threshold
    rules.ground = ground
    rules.maxPixels = maxPixels
    rules.window = window
    rules.antialiasing = antialiasing
    rules.masks = masks
    var book = RuleBook(base: rules)
    if let rulesFile {
      let data = try Input.read(rulesFile)
      try Fault.naming(rulesFile) { try book.add(data) }
    }
    return try await GoldenComparison.run(
      expected: expected, actual: actual, rules: book, jobs: jobs)
  }
}

extension PictureSource {
  /// Returns the pictures at a path; the picture of a file gets `name`.
  static func at(_ path: String, name: String) throws(Fault) -> PictureSource {
    switch PathKind(path) {
    case .absent:
      throw Fault(.noInput, at: path, "no such file or folder", remedy: "check the name")
    case .folder: try .folder(path)
    case .file: .file(path, name: name)
    }
  }

  /// The pictures at a path without those that the manifest there lists as stale.
  static func current(at path: String, name: String) throws(Fault) -> PictureSource {
    var source = try at(path, name: name)
    guard !source.isFile, let manifest = AcceptedManifest.manifest(at: path + "/manifest.json")
    else {
      return source
    }
    let stale = Set(manifest["stale"]?.elements.map(AcceptedManifest.path) ?? [])
      .intersection(source.names)
    guard !stale.isEmpty else { return source }
    source = source.filtered { !stale.contains($0) }
    source.warnings.append(
      "\(path): \(stale.count) of its pictures are stale, left by earlier runs, and left out; "
        + "'render' or 'icons' with --prune removes them")
    return source
  }
}

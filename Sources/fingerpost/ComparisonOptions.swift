public import ArgumentParser
import Foundation
public import GoldenDiff
import Routes

extension ComparisonRules.Antialiasing: WordArgument {}

extension PixelBox: ExpressibleByArgument {
  /// Reads `WIDTHxHEIGHT+X+Y`.
  public init?(argument: String) { self.init(argument) }
}

/// Reads `N:K` as a window.
struct WindowArgument: ExpressibleByArgument {
  var window: ComparisonRules.Window

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let size = parts[0], let pixels = parts[1], pixels >= 0,
      (1...1_000_000).contains(size)
    else { return nil }
    window = ComparisonRules.Window(size: size, pixels: pixels)
  }
}

/// What counts as a difference, and against what.
struct ComparisonOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Levels of a channel, 0 to 255, that do not count.", valueName: "levels"))
  var tolerance = 0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most pixels that may differ. Default: 0.", valueName: "n"))
  var maxPixels: Int?

  @Option(
    help: ArgumentHelp(
      "At most K differing pixels in any window of NxN; as many as you like apart from that.",
      valueName: "N:K"))
  var window: WindowArgument?

  @Option(help: "Pixels that only smooth an edge: compare, or ignore.")
  var antialiasing = ComparisonRules.Antialiasing.compare

  @Option(
    name: .customLong("mask"),
    help: ArgumentHelp("A rectangle to ignore; repeatable.", valueName: "WxH+X+Y"))
  var masks: [PixelBox] = []

  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp(
      "A JSON file with rules for some pictures; see 'schema diff-rules'.", valueName: "file"),
    completion: .file())
  var rulesFile: String?

  @Option(
    help: ArgumentHelp(
      "Take the goldens out of this git revision; the work tree stays as it is.",
      valueName: "revision"))
  var against: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many pictures to compare at once.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    try PathArgument.check(("--rules", rulesFile))
    if !(0...255).contains(tolerance) {
      throw ValidationError("--tolerance is a whole number from 0 to 255.")
    }
    if let maxPixels, maxPixels < 0 {
      throw ValidationError("--max-pixels is a whole number of 0 or more.")
    }
    if jobs < 1 { throw ValidationError("--jobs is a whole number of 1 or more.") }
  }

  func book() throws -> RuleBook {
    var rules = ComparisonRules()
    rules.tolerance = tolerance
    rules.maxPixels = maxPixels
    rules.window = window?.window
    rules.antialiasing = antialiasing
    rules.masks = masks
    var book = RuleBook(base: rules)
    if let rulesFile {
      let data = try Input.read(rulesFile)
      if let fault = JSONCheck.fault(in: data) {
        throw Failure("\(rulesFile): the rules: not JSON: \(fault); mend it", .badData)
      }
      do {
        try book.add(data)
      } catch {
        throw Failure(error, file: rulesFile)
      }
    }
    return book
  }
}

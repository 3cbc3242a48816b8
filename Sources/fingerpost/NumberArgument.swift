import ArgumentParser
import SVGCoding

enum NumberArgument {
  /// Throws for a number out of range; `.infinity` means no bound.
  static func check(
    _ name: String, _ number: Double?, in range: ClosedRange<Double>, kind: String = "number"
  ) throws {
    guard let number, !range.contains(number) || number.isInfinite else { return }
    let least = DecimalText.shortest(range.lowerBound)
    let most = range.upperBound
    let bounds =
      most.isInfinite
      ? "of \(least) or more" : "from \(least) to \(DecimalText.shortest(most))"
    throw ValidationError(
      "\(name) is \(DecimalText.shortest(number)); use a \(kind) \(bounds).")
  }

  static func check(whole name: String, _ number: Int?, in range: ClosedRange<Double>) throws {
    try check(name, number.map(Double.init), in: range, kind: "whole number")
  }
}

import ArgumentParser

enum NumberArgument {
  /// Refuses a number out of a range, where `.infinity` means no bound.
  static func check(
    _ name: String, _ number: Double?, in range: ClosedRange<Double>, kind: String = "number"
  ) throws {
    guard let number, !range.contains(number) || number.isInfinite else { return }
    let least = text(range.lowerBound)
    let most = range.upperBound
    let bounds = most.isInfinite ? "of \(least) or more" : "from \(least) to \(text(most))"
    throw ValidationError("\(name) is a \(kind) \(bounds).")
  }

  static func check(whole name: String, _ number: Int?, in range: ClosedRange<Double>) throws {
    try check(name, number.map(Double.init), in: range, kind: "whole number")
  }

  /// A number without the `.0` of a whole one.
  static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}

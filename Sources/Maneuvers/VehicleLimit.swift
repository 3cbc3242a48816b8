/// The limit of a road for the size or the weight of vehicles, as its sign shows it.
public struct VehicleLimit: Hashable, Sendable {
  /// What is limited; the raw value is the word in names of glyphs.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    case height, width, length, weight
    case axleLoad = "axle_load"

    /// Whether it is in kilograms, not in centimeters.
    package var isWeight: Bool { self == .weight || self == .axleLoad }

    /// The type of the object, such as `max-height`.
    package var type: String { "max-" + rawValue.replacing("_", with: "-") }
  }

  /// What is limited.
  public let measure: Measure
  /// In centimeters or kilograms, 1 to 99,999.
  public let number: Int

  /// Creates a limit; `nil` for a number outside of the range.
  public init?(_ measure: Measure, _ number: Int) {
    guard (1...99_999).contains(number) else { return nil }
    self.measure = measure
    self.number = number
  }

  /// Creates a limit of meters or metric tons, to the centimeter or the kilogram.
  package init?(_ measure: Measure, units: Double?) {
    guard let units, (0.01..<999).contains(units) else { return nil }
    self.init(measure, Int((units * (measure.isWeight ? 1000 : 100)).rounded()))
  }

  /// Centimeters in a meter, or kilograms in a metric ton.
  private var divisor: Int { measure.isWeight ? 1000 : 100 }

  /// In meters or metric tons.
  package var units: Double { Double(number) / Double(divisor) }

  /// The whole meters or metric tons.
  package var whole: Int { number / divisor }

  /// The digits after the decimal point, without zeros at the end.
  package var decimals: String {
    var digits = String(String(divisor + number % divisor).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits
  }
}

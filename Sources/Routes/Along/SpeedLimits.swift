import JSON

/// A speed limit as it is posted.
public struct SentSpeedLimit: Hashable, Sendable {
  /// Units of speed.
  public enum Unit: String, Hashable, Sendable {
    case kilometersPerHour = "km/h"
    case milesPerHour = "mph"
  }

  /// The form of the sign.
  public enum Sign: String, Hashable, Sendable {
    case vienna
    case us
    case canada
  }

  /// In `unit`; `nil` if the road has no limit.
  package var value: Double?
  package var unit: Unit
  /// `nil` if the engine does not state it.
  package var sign: Sign?

  package init(_ value: Double?, _ unit: Unit = .kilometersPerHour) {
    self.value = value
    self.unit = unit
  }

  /// A limit in the unit of its country's signs; infinite for none.
  init(kilometersPerHour speed: Double, country: String?) {
    let isMiles = country.map(Country.signsMiles) ?? false
    guard speed.isFinite else {
      self.init(nil)
      return
    }
    self.init(
      (isMiles ? speed / 1.609344 : speed).rounded(), isMiles ? .milesPerHour : .kilometersPerHour)
  }

  /// Returns `nil` for a limit that the engine does not know.
  init?(osrm node: JSONNode) {
    let unit: Unit = node.text("unit") == "mph" ? .milesPerHour : .kilometersPerHour
    if node.flag("none") == true {
      self.init(nil, unit)
    } else if let speed = node.number("speed"), speed > 0 {
      self.init(speed, unit)
    } else {
      return nil
    }
  }

  /// In meters per second.
  package var metersPerSecond: Double? {
    value.map { $0 * (unit == .milesPerHour ? Double.mile : 1000) / 3600 }
  }

  /// Converts a limit to the unit of its sign: engines send 55 mph as 89 km/h.
  mutating func take(signUnit: Unit?) {
    guard let signUnit, signUnit != unit, let value else { return }
    let factor = signUnit == .milesPerHour ? 1 / 1.609344 : 1.609344
    (self.value, unit) = ((value * factor).rounded(), signUnit)
  }

  /// A stretch with this limit, whose ends are still unknown.
  func unplacedObject(source: String) -> UnplacedObject {
    var unplacedObject = UnplacedObject(kind: .speedLimit, end: .unknown, source: source)
    unplacedObject.facts.reserveCapacity(3)
    unplacedObject.add(.value, value)
    unplacedObject.add(.unit, value == nil ? nil : unit.rawValue)
    unplacedObject.add(.isUnlimited, value == nil ? true : nil)
    unplacedObject.add(.sign, sign?.rawValue)
    return unplacedObject
  }
}

/// A speed limit as a sign at the road shows it, in the unit of the country.
public struct SpeedLimitSign: Hashable, Sendable {
  /// What the sign looks like.
  public var form: SentSpeedLimit.Sign
  /// In `unit`, 1 to 999; `nil` if there is no limit.
  public var value: Int?
  /// The unit of the country.
  public var unit: SentSpeedLimit.Unit

  /// In meters per second; `nil` if there is no limit.
  public var metersPerSecond: Double? {
    value.flatMap { SentSpeedLimit(Double($0), unit).metersPerSecond }
  }

  private static let american: Set = ["US", "PR", "GU", "VI", "AS", "MP", "UM"]

  /// Reads a speed limit in a country of ISO 3166; `nil` for other objects, and without a value.
  ///
  /// Engines send km/h in countries with miles too: 48 km/h are 30 mph there.
  package init?(_ object: RouteObject, country: String?) {
    guard object.kind == .speedLimit else { return nil }
    let isAmerican = country.map(Self.american.contains) ?? false
    form =
      object.text(.sign).flatMap(SentSpeedLimit.Sign.init)
      ?? (isAmerican ? .us : country == "CA" ? .canada : .vienna)
    let stated = object.text(.unit).flatMap(SentSpeedLimit.Unit.init) ?? .kilometersPerHour
    // A sign of the American form is in miles unless the country is known to have kilometers.
    let hasMiles = country.map(Country.signsMiles) ?? (form == .us)
    unit = hasMiles ? .milesPerHour : stated
    guard object.flag(.isUnlimited) != true else { return }
    guard let speed = object.number(.value), (0.5..<999.5).contains(speed) else { return nil }
    let isConverted = unit != stated
    value = isConverted ? max(1, Int((speed / 1.609344 / 5).rounded())) * 5 : Int(speed.rounded())
  }
}

extension Route {
  /// For each object the country where it is, as far as its place, borders and the start show.
  package var countries: [String?] {
    var country = country
    return objects.map { object in
      let own = object.text(.country)
      if own == nil || object.kind == .border {
        country = own ?? object.location.flatMap(CountryGrid.world.country) ?? country
      }
      return own ?? country
    }
  }
}

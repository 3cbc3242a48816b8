/// A speed limit as a sign at the road shows it, in the unit of the country.
package struct LimitSign: Hashable, Sendable {
  package var form: PostedLimit.Sign
  /// In `unit`, 1 to 999; `nil` if there is no limit.
  package var value: Int?
  package var unit: PostedLimit.Unit

  /// In meters per second; `nil` if there is no limit.
  package var metersPerSecond: Double? {
    value.flatMap { PostedLimit(Double($0), unit).metersPerSecond }
  }

  private static let american: Set = ["US", "PR", "GU", "VI", "AS", "MP", "UM"]
  private static let british: Set = ["GB", "IM", "JE", "GG"]

  /// Reads a speed limit in a country of ISO 3166; `nil` for other objects, and without a value.
  ///
  /// Engines send km/h in countries with miles too: 48 km/h are 30 mph there.
  package init?(_ object: RouteObject, country: String?) {
    guard object.kind == .speedLimit else { return nil }
    let isAmerican = country.map(Self.american.contains) ?? false
    form =
      object.text(.sign).flatMap(PostedLimit.Sign.init)
      ?? (isAmerican ? .us : country == "CA" ? .canada : .vienna)
    let stated = object.text(.unit).flatMap(PostedLimit.Unit.init) ?? .kilometersPerHour
    // A sign of the American form is in miles unless the country is known to have kilometers.
    let hasMiles =
      isAmerican || country.map(Self.british.contains) ?? false || country == nil && form == .us
    unit = hasMiles ? .milesPerHour : stated
    guard object.flag(.isUnlimited) != true else { return }
    guard let speed = object.number(.value), (0.5..<999.5).contains(speed) else { return nil }
    let isConverted = unit != stated
    value = isConverted ? max(1, Int((speed / 1.609344 / 5).rounded())) * 5 : Int(speed.rounded())
  }
}

extension Route {
  /// For each object the country where it is, as far as borders and the start show.
  package var countries: [String?] {
    var country = country
    return objects.map { object in
      let own = object.text(.country)
      if object.kind == .border, let own { country = own }
      return own ?? country
    }
  }
}

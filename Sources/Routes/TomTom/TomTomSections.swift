import JSON
/// What TomTom's sections, each of a range of points of the route, say of the way.
struct TomTomSections {
  private var sightings: [Sighting] = []
  /// The countries, each with its first and last point.
  private let countries: [(start: Int, end: Int, name: String)]

  static func sightings(of sections: [JSONNode]) -> [Sighting] {
    let sections = sections.filter(\.isObject)
    var reader = TomTomSections(
      countries: sections.compactMap { node in
        guard node.text("sectionType") == "COUNTRY", let name = country(node) else { return nil }
        return (
          node.integer("startPointIndex") ?? 0, node.integer("endPointIndex") ?? .max, name
        )
      })
    for section in sections { reader.read(section) }
    return reader.sightings
  }

  private init(countries: [(start: Int, end: Int, name: String)]) { self.countries = countries }

  private mutating func read(_ node: JSONNode) {
    guard let word = node.text("sectionType"), let start = node.integer("startPointIndex") else {
      return
    }
    let found: Sighting? =
      switch word {
      case "TRAFFIC": Self.traffic(node)
      case "SPEED_LIMIT": limit(node, at: start)
      case "COUNTRY": Self.border(node, isFirst: start <= 0)
      default: Self.types.sighting(word)
      }
    guard var sighting = found else { return }
    sighting.start = .point(start)
    // A border is a place.
    if sighting.kind != .border { sighting.end = node.integer("endPointIndex").map { .point($0) } }
    sighting.add(.name, node["streetName"]?.text("text"))
    sightings.append(sighting)
  }

  /// An incident by its category, else by its first cause, and its delay.
  private static func traffic(_ node: JSONNode) -> Sighting? {
    let cause = node["tec"]?["causes"]?.first?.text("mainCauseCode")
    var sighting = node.text("simpleCategory").flatMap { categories.sighting($0) }
    if sighting == nil || sighting?.kind == .incident, let told = causes.sighting(cause) {
      sighting = told
    }
    var found = sighting ?? categories.sighting("")
    let delay = node.text("magnitudeOfDelay") ?? ""
    if found?.kind == .congestion {
      found?.add(.level, levels[delay])
    } else {
      found?.add(.severity, severities[delay])
    }
    found?.add(.seconds, node.number("delayInSeconds").flatMap { $0 > 0 ? $0 : nil })
    return found
  }

  private func limit(_ node: JSONNode, at start: Int) -> Sighting? {
    guard let speed = node.number("maxSpeedLimitInKmh"), speed > 0 else { return nil }
    let country = countries.first { $0.start <= start && start < $0.end }
    let limit = PostedLimit(kilometersPerHour: speed, country: country?.name)
    return limit.sighting(from: .unknown, to: .unknown, source: Self.limits.path)
  }

  private static func border(_ node: JSONNode, isFirst: Bool) -> Sighting? {
    guard !isFirst, var sighting = types.sighting("COUNTRY") else { return nil }
    sighting.add(.country, country(node))
    return sighting
  }

  private static func country(_ node: JSONNode) -> String? {
    Country.alpha2(node.text("countryCode") ?? node.text("countryCodeISO3"))
  }

  /// The charging at the end of a leg, if any; `capacity` of the battery is in kWh.
  static func charging(_ summary: JSONNode?, capacity: Double?) -> Sighting? {
    guard let node = summary?["chargingInformationAtEndOfLeg"], node.isObject,
      var sighting = chargers.sighting("", from: .end)
    else { return nil }
    let socket = node["chargingConnectionInfo"]
    sighting.add(.name, node.text("chargingParkName"))
    sighting.add(
      .power, socket?.number("chargingPowerInkW") ?? node.number("chargingParkPowerInkW"))
    sighting.add(.seconds, node.number("chargingTimeInSeconds"))
    sighting.add(.services, socket?.text("chargingPlugType").map { [$0.inKebabCase] } ?? [])
    sighting.add(energy: summary?.number("remainingChargeAtArrivalInkWh"), .energyBefore)
    sighting.add(energy: node.number("targetChargeInkWh"), .energyAfter)
    func percent(_ energy: Double?) -> Double? {
      guard let energy, let capacity, capacity > 0 else { return nil }
      return (energy / capacity * 100).rounded()
    }
    sighting.add(.chargeBefore, percent(summary?.number("remainingChargeAtArrivalInkWh")))
    sighting.add(.chargeAfter, percent(node.number("targetChargeInkWh")))
    return sighting
  }

  private static func field(_ name: String) -> AlongField { AlongField("tomtom", name) }

  private static let types = field("sections[].sectionType")
  private static let categories = field("sections[].simpleCategory")
  private static let causes = field("sections[].tec.causes[].mainCauseCode")
  private static let limits = field("sections[].maxSpeedLimitInKmh")
  private static let chargers = field("legs[].summary.chargingInformationAtEndOfLeg")
  private static let levels = WordList.dictionary("tomtom levels")
  private static let severities = WordList.dictionary("tomtom severities")
}

import JSON

/// A section with its range of points of the route.
struct TomTomSection {
  let node: JSONNode
  let type: String?
  let start: Int
  let end: Int

  init?(_ node: JSONNode) {
    guard let start = node.integer("startPointIndex"), let end = node.integer("endPointIndex")
    else { return nil }
    (self.node, type, self.start, self.end) = (node, node.text("sectionType"), start, end)
  }

  /// The country that begins with it, if it is a country's.
  var country: String? { type == "COUNTRY" ? TomTomSections.country(node) : nil }
}

/// What TomTom's sections, each of a range of points of the route, say of the way.
struct TomTomSections {
  private var unplacedObjects: [UnplacedObject] = []
  private let countries: CountryStretches

  static func unplacedObjects(
    of sections: [JSONNode], in countries: CountryStretches
  ) -> [UnplacedObject] {
    var reader = TomTomSections(countries: countries)
    for section in sections where section.isObject { reader.read(section) }
    return reader.unplacedObjects
  }

  private mutating func read(_ node: JSONNode) {
    guard let word = node.text("sectionType"), let start = node.integer("startPointIndex") else {
      return
    }
    let found: UnplacedObject? =
      switch word {
      case "TRAFFIC": Self.traffic(node)
      case "SPEED_LIMIT": limit(node, at: start)
      case "COUNTRY": Self.border(node, isFirst: start <= 0)
      default: Self.types.unplacedObject(word)
      }
    guard var unplacedObject = found else { return }
    unplacedObject.start = .point(start)
    // A border is a place.
    if unplacedObject.kind != .border {
      unplacedObject.end = node.integer("endPointIndex").map { .point($0) }
    }
    unplacedObject.add(.name, node["streetName"]?.text("text"))
    unplacedObjects.append(unplacedObject)
  }

  /// An incident by its category, else by its first cause, and its delay.
  private static func traffic(_ node: JSONNode) -> UnplacedObject? {
    let cause = node["tec"]?["causes"]?.first?.text("mainCauseCode")
    var unplacedObject = node.text("simpleCategory").flatMap { categories.unplacedObject($0) }
    if unplacedObject == nil || unplacedObject?.kind == .incident,
      let told = causes.unplacedObject(cause)
    {
      unplacedObject = told
    }
    var found = unplacedObject ?? categories.unplacedObject("")
    let delay = node.text("magnitudeOfDelay") ?? ""
    if found?.kind == .congestion {
      found?.add(.level, levels[delay])
    } else {
      found?.add(.severity, severities[delay])
    }
    found?.add(.seconds, node.number("delayInSeconds").flatMap { $0 > 0 ? $0 : nil })
    return found
  }

  private func limit(_ node: JSONNode, at start: Int) -> UnplacedObject? {
    guard let speed = node.number("maxSpeedLimitInKmh"), speed > 0 else { return nil }
    let limit = SentSpeedLimit(kilometersPerHour: speed, country: countries[start]?.code)
    return limit.unplacedObject(from: .unknown, to: .unknown, source: Self.limits.path)
  }

  private static func border(_ node: JSONNode, isFirst: Bool) -> UnplacedObject? {
    guard !isFirst, var unplacedObject = types.unplacedObject("COUNTRY") else { return nil }
    unplacedObject.add(.country, country(node))
    return unplacedObject
  }

  fileprivate static func country(_ node: JSONNode) -> String? {
    Country.alpha2(node.text("countryCode") ?? node.text("countryCodeISO3"))
  }

  /// The charging at the end of a leg, if any; `capacity` of the battery is in kWh.
  static func charging(_ summary: JSONNode?, capacity: Double?) -> UnplacedObject? {
    guard let node = summary?["chargingInformationAtEndOfLeg"], node.isObject,
      var unplacedObject = chargers.unplacedObject("", from: .end)
    else { return nil }
    let socket = node["chargingConnectionInfo"]
    unplacedObject.add(.name, node.text("chargingParkName"))
    unplacedObject.add(
      .power, socket?.number("chargingPowerInkW") ?? node.number("chargingParkPowerInkW"))
    unplacedObject.add(.seconds, node.number("chargingTimeInSeconds"))
    unplacedObject.add(.services, socket?.text("chargingPlugType").map { [$0.inKebabCase] } ?? [])
    unplacedObject.add(energy: node.number("targetChargeInkWh"), .energyAfter)
    let before = charge(summary, capacity: capacity)
    unplacedObject.add(.chargeBefore, before?.percent)
    unplacedObject.add(.energyBefore, before?.wattHours)
    unplacedObject.add(.chargeAfter, percent(node.number("targetChargeInkWh"), of: capacity))
    return unplacedObject
  }

  /// What is left in the battery at the end of a leg.
  static func charge(_ summary: JSONNode?, capacity: Double?) -> BatteryCharge? {
    let energy = summary?.number("remainingChargeAtArrivalInkWh")
    return BatteryCharge(
      percent: percent(energy, of: capacity), wattHours: energy.map { ($0 * 1000).rounded() })
  }

  private static func percent(_ energy: Double?, of capacity: Double?) -> Double? {
    guard let energy, let capacity, capacity > 0 else { return nil }
    return (energy / capacity * 100).rounded()
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

struct TomTomLanes {
  private let sections: [TomTomSection]
  /// The distance of each point along the route's line, in meters; empty without sections.
  private let distances: [Double]
  /// The line's length divided by the route's; `nil` if the line is not the route's.
  private let scale: Double?

  init(sections: [TomTomSection], line: Polyline, length: Double?) {
    self.sections = sections.filter { section in
      section.type == "LANES"
        && section.node.elements("lanes").contains { !$0.elements("directions").isEmpty }
    }
    let distances = self.sections.isEmpty ? [] : line.distances
    let ratio = length.flatMap { $0 > 0 ? (distances.last ?? 0) / $0 : nil } ?? 0
    scale = (0.98...1.02).contains(ratio) ? ratio : nil
    self.distances = distances
  }

  /// Adds the lanes of the section that ends nearest, preferably one marked for a maneuver.
  ///
  /// A section that ends more than 30 meters away leads to another junction. `offset`, in meters
  /// along the route, is 0 if unknown; on a roundabout it is the entry's, but `index` the exit's.
  func add(to step: inout Step, offset: Double, pointIndex index: Int?) {
    let byPoint = distances[ifAny: index]
    guard let place = scale.flatMap({ offset > 0 ? offset * $0 : nil }) ?? byPoint else { return }
    func detour(_ section: TomTomSection) -> Double {
      ((distances[ifAny: section.end] ?? .infinity) - place).magnitude
    }
    let near = sections.filter { section in
      (distances[ifAny: section.start] ?? .infinity) <= place + 10 && detour(section) <= 30
    }
    let marked = near.filter { section in
      section.node.elements("properties").contains { $0.text == "IS_MANEUVER" }
    }
    let found = (marked.isEmpty ? near : marked).min { detour($0) < detour($1) }
    for node in found?.node.elements("lanes") ?? [] {
      step.lanes.append(Self.lane(node, &step.fallbacks))
    }
  }

  private static func lane(_ node: JSONNode, _ fallbacks: inout [Fallback]) -> Lane {
    var arrows: [Lane.Direction] = []
    for word in node.elements("directions").map({ $0.text ?? "" }) {
      let arrow = words[word]
      if arrow == nil { fallbacks.append(Fallback(arrow: word, at: node.place)) }
      arrows.append(arrow ?? .noArrow)
    }
    var lane = Lane(directions: arrows)
    if let follow = node.text("follow") {
      let followed = words[follow] ?? .noArrow
      lane.state = .preferred
      lane.followed = lane.directions.contains(followed) ? followed : nil
    }
    return lane
  }

  private static let words = WordList.dictionary("tomtom arrows")
    .compactMapValues(Lane.Direction.init)
}

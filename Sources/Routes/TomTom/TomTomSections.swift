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

  /// Whether a ferry or a train carries the vehicle.
  var isFerry: Bool { ["FERRY", "CAR_TRAIN"].contains(type) }

  /// The country that begins with it, if it is a country's.
  var country: String? {
    type == "COUNTRY"
      ? Country.alpha2(node.text("countryCode") ?? node.text("countryCodeISO3")) : nil
  }
}

extension [TomTomSection] {
  /// The shields of the road after a point, up to the next maneuver's.
  func shields(from start: Int?, to end: Int?) -> [SentShield] {
    guard let start else { return [] }
    let found = drop { $0.end <= start }.prefix { $0.start < Swift.max(end ?? .max, start + 1) }
    return found.flatMap { $0.node.elements("roadShieldReferences") }.compactMap { node in
      guard let text = node.text("shieldContent") else { return nil }
      // Such as `BUS`, which is part of the number but not on the shield itself.
      let ref = ([text] + node.elements("affixes").compactMap { $0.text }).joined(separator: " ")
      return SentShield(ref: ref, text: text, name: node.text("reference"))
    }
  }
}

/// What TomTom says of the battery at the end of a leg; its `capacity` is in kWh.
enum TomTomBattery {
  /// The charging there, if any.
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

  /// What is left.
  static func charge(_ summary: JSONNode?, capacity: Double?) -> BatteryCharge? {
    let energy = summary?.number("remainingChargeAtArrivalInkWh")
    return BatteryCharge(
      percent: percent(energy, of: capacity), wattHours: energy.map { ($0 * 1000).rounded() })
  }

  private static func percent(_ energy: Double?, of capacity: Double?) -> Double? {
    guard let energy, let capacity, capacity > 0 else { return nil }
    return (energy / capacity * 100).rounded()
  }

  private static let chargers = AlongField(
    "tomtom", "legs[].summary.chargingInformationAtEndOfLeg")
}

struct TomTomLanes {
  private let sections: [TomTomSection]
  /// The distance of each point along the route's line, in meters; empty without sections.
  private let distances: [Double]
  /// The line's length divided by the route's; `nil` if the line is not the route's.
  private let scale: Double?

  init(sections: [TomTomSection], line: [Coordinate], length: Double?) {
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
      Self.form?.add(node, in: EngineScope(node), to: &step)
    }
  }

  /// A lane is written as in the form that a file describes.
  private static let form = EngineFile.tables(of: "tomtom").first?.lanes
}

import JSON

/// What the spans of a section in HERE's form, which cover all of its line, say of the way.
struct HERESpans {
  private var joiner = StretchJoiner()
  private let section: JSONNode
  /// The attributes of roads for the section's means of transport, since tolls may differ by it.
  private let access: (name: String, field: AlongField)?
  private var country: String?
  private var state: String?
  /// The incidents and notices of the section that spans refer to.
  private var used: [String: Set<Int>] = [:]

  static func unplacedObjects(of section: JSONNode, mode: String?) -> [UnplacedObject] {
    var reader = HERESpans(section: section, mode: mode)
    for span in section.elements("spans") where span.isObject { reader.read(span) }
    reader.joiner.end(at: .end)
    // What no span refers to has no place.
    let others = ["incidents", "notices"].flatMap { name in
      let count = section.elements(name).count
      return (0..<count).filter { reader.used[name]?.contains($0) != true }
        .flatMap { reader.told(name, $0) }
    }
    return reader.joiner.unplacedObjects + others
  }

  private init(section: JSONNode, mode: String?) {
    self.section = section
    let name = (mode ?? "") + "Attributes"
    access = Self.access[name].map { (name, $0) }
  }

  private mutating func read(_ span: JSONNode) {
    let place = UnplacedObject.Place.point(span.integer("offset") ?? 0)
    cross(into: span, at: place)
    if let crossing = Self.crossings.unplacedObject(span.text("railwayCrossing"), from: place) {
      joiner.add(crossing)
    }
    if let word = span.text("gate"), let gate = Self.gates.unplacedObject(word, from: place) {
      add(gate, .subtype, word.inKebabCase)
    }
    var piece = roads(span)
    if let limit = limit(span) { piece.append(limit) }
    for name in ["incidents", "notices"] {
      for index in span[name]?.integers.compactMap({ $0 }) ?? [] {
        let unplacedObjects = told(name, index)
        if !unplacedObjects.isEmpty { used[name, default: []].insert(index) }
        piece += unplacedObjects
      }
    }
    joiner.go(on: piece, from: place)
  }

  /// Adds the borders of a country and of a state that begin with a span.
  private mutating func cross(into span: JSONNode, at place: UnplacedObject.Place) {
    let next = (country: Country.alpha2(span.text("countryCode")), state: span.text("stateCode"))
    if let name = next.country, let country, name != country {
      add(Self.countries.unplacedObject(name, from: place), .country, name)
    } else if let name = next.state, let state, name != state {
      add(Self.states.unplacedObject(name, from: place), .region, name)
    }
    (country, state) = (next.country ?? country, next.state ?? state)
  }

  private mutating func add(
    _ unplacedObject: UnplacedObject?, _ fact: RouteObject.Fact, _ text: String
  ) {
    guard var unplacedObject else { return }
    unplacedObject.add(fact, text)
    joiner.add(unplacedObject)
  }

  private func roads(_ span: JSONNode) -> [UnplacedObject] {
    func found(_ name: String, _ field: AlongField) -> [UnplacedObject] {
      span.elements(name).compactMap { field.unplacedObject($0.text) }
    }
    var all = found("streetAttributes", Self.streets)
    if let access { all += found(access.name, access.field) }
    let tolls = span["tollSystems"]?.integers.compactMap { $0 } ?? []
    if !tolls.isEmpty {
      all.removeAll { $0.kind == .tollRoad }
      for index in tolls {
        guard var toll = Self.tolls.unplacedObject("") else { continue }
        toll.add(.name, section.elements("tollSystems")[ifAny: index]?.text("name"))
        all.append(toll)
      }
    }
    if !all.contains(where: { $0.kind == .roadClass }),
      let road = Self.classes.unplacedObject(span.text("functionalClass"))
    {
      all.append(road)
    }
    return all
  }

  private func limit(_ span: JSONNode) -> UnplacedObject? {
    let node = span["speedLimit"] ?? span["maxSpeed"]
    let isUnlimited = node?.isString == true && node?.text == "unlimited"
    let speed = isUnlimited ? .infinity : (node?.number ?? 0) * 3.6
    guard speed > 0 else { return nil }
    return SentSpeedLimit(kilometersPerHour: speed, country: country)
      .unplacedObject(source: Self.limits.path)
  }

  private func told(_ name: String, _ index: Int) -> [UnplacedObject] {
    guard let node = section.elements(name)[ifAny: index] else { return [] }
    return name == "notices" ? Self.notices(node, notices) : [incident(node)].compactMap { $0 }
  }

  private func incident(_ node: JSONNode) -> UnplacedObject? {
    guard node.isObject, var unplacedObject = incidents.unplacedObject(node.text("type") ?? "")
    else {
      return nil
    }
    unplacedObject.add(.text, node.text("description"))
    unplacedObject.add(.severity, Self.severities[node.text("criticality")?.lowercased() ?? ""])
    unplacedObject.add(.begins, node.text("validFrom"))
    unplacedObject.add(.ends, node.text("validUntil"))
    return unplacedObject
  }

  /// A notice of a section or of a route, once for each limit that it says is exceeded.
  static func notices(_ node: JSONNode, _ field: AlongField) -> [UnplacedObject] {
    guard node.isObject, var unplacedObject = field.unplacedObject(node.text("code") ?? "") else {
      return []
    }
    unplacedObject.add(.text, node.text("title"))
    unplacedObject.add(.severity, severities[node.text("severity")?.lowercased() ?? ""])
    let limits = node.elements("details").flatMap { VehicleLimit.limits(here: $0) }
    guard !limits.isEmpty else { return [unplacedObject] }
    return limits.map { limit in
      var limited = unplacedObject
      limited.facts[.subtype] = unplacedObject.facts[.type]
      limited.take(limit)
      return limited
    }
  }

  private static func field(_ name: String) -> AlongField {
    AlongField("here", "sections[]." + name)
  }

  private let incidents = field("incidents[]")
  private let notices = field("notices[]")
  private static let streets = field("spans[].streetAttributes[]")
  private static let classes = field("spans[].functionalClass")
  private static let crossings = field("spans[].railwayCrossing")
  private static let gates = field("spans[].gate")
  private static let tolls = field("spans[].tollSystems[]")
  private static let limits = field("spans[].speedLimit")
  private static let countries = field("spans[].countryCode")
  private static let states = field("spans[].stateCode")
  private static let severities = WordList.dictionary("severities")
  private static let access = Dictionary(
    uniqueKeysWithValues: ["carAttributes", "truckAttributes", "scooterAttributes"].map {
      ($0, field("spans[].\($0)[]"))
    })
}

extension Road {
  init(here action: JSONNode) {
    self.init()
    let next = action["nextRoad"]
    name = next?.texts("name", "value", by: "/")
    ref = next?.texts("number", "value", by: "; ")
    destinations =
      next?.texts("toward", "value", by: ", ")
      ?? Self.destinations(onSign: action["signpost"])
      ?? action["currentRoad"]?.texts("toward", "value", by: ", ")
    exits = action["exitSign"]?.texts("number", "value", by: "; ")
    junctionName = action["intersectionName"]?.first?.text("value")
  }

  private static func destinations(onSign sign: JSONNode?) -> String? {
    let labels = sign?.elements("labels") ?? []
    let numbers = labels.compactMap { $0["routeNumber"] }.texts("value", by: ", ")
    return numbers.joined(labels.compactMap { $0["name"] }.texts("value", by: ", "), by: ": ")
  }
}

extension Road {
  /// The road before an action; `nil` if the action does not state it.
  static func before(here action: JSONNode) -> Road? {
    var road = Road()
    let current = action["currentRoad"]
    road.name = current?.texts("name", "value", by: "/")
    road.ref = current?.texts("number", "value", by: "; ")
    return road == Road() ? nil : road
  }
}

extension RouteFeatures {
  /// Reads a section: its spans, sent on request, cover all of it; its mode always shows a ferry.
  init(here section: JSONNode, mode: String?) {
    self.init()
    if let mode { hasFerry = ["ferry", "carShuttleTrain"].contains(mode) }
    if let tolls = section["tolls"] { hasTolls = !tolls.elements.isEmpty }
    let spans = section.elements("spans")
    func values(_ names: String...) -> Set<String> {
      Set(names.flatMap { name in spans.flatMap { $0.elements(name).compactMap { $0.string } } })
    }
    let streets = values("streetAttributes")
    if !streets.isEmpty {
      hasMotorway = streets.contains("motorway") || streets.contains("controlledAccessHighway")
      hasUnpaved = streets.contains("dirtRoad")
    }
    let access = values("carAttributes", "truckAttributes", "scooterAttributes")
    if hasTolls == nil, !access.isEmpty { hasTolls = access.contains("tollRoad") }
    if section.elements("turnByTurnActions").contains(where: {
      $0["nextRoad"]?.text("type") == "highway"
    }) {
      hasMotorway = true
    }
    for code in section.elements("notices").compactMap({ $0.text("code") }) {
      switch code {
      case "violatedAvoidTollRoad": hasTolls = true
      case "violatedAvoidFerry": hasFerry = true
      case "violatedAvoidDirtRoad": hasUnpaved = true
      case "violatedAvoidControlledAccessHighway": hasMotorway = true
      default: break
      }
    }
  }
}

/// The objects of a HERE section outside its spans: a ferry, tolls, charging.
enum HEREObjects {
  static func unplacedObjects(of section: JSONNode, mode: String?) -> [UnplacedObject] {
    var found = HERESpans.unplacedObjects(of: section, mode: mode)
    if var ferry = modes.unplacedObject(mode, from: .point(0)) {
      ferry.end = .end
      ferry.add(.name, section["transport"]?.text("name"))
      found.append(ferry)
    }
    for node in section.elements("tolls") where node.isObject { found += tolls(node) }
    for node in section.elements("postActions") {
      guard var charging = charges.unplacedObject(node.text("action"), from: .end) else { continue }
      charging.add(.name, section["arrival"]?["place"]?.text("name"))
      charging.add(.power, node.number("consumablePower"))
      charging.add(.seconds, node.number("duration"))
      charging.add(energy: node.number("arrivalCharge"), .energyBefore)
      charging.add(energy: node.number("targetCharge"), .energyAfter)
      found.append(charging)
    }
    return found
  }

  /// The places where a toll is paid, the first with the lowest fare, which is for all of them.
  private static func tolls(_ node: JSONNode) -> [UnplacedObject] {
    let stations = node.elements("tollCollectionLocations")
    var found = stations.compactMap { station in
      var toll = places.unplacedObject("", from: station.coordinate.map { .near($0) } ?? .unknown)
      toll?.add(.name, station.text("name") ?? node.text("tollSystem"))
      return toll
    }
    if found.isEmpty, var toll = systems.unplacedObject("") {
      toll.add(.name, node.text("tollSystem"))
      found = [toll]
    }
    let prices = node.elements("fares").compactMap { $0["convertedPrice"] ?? $0["price"] }
    let lowest = prices.compactMap { price in price.number("value").map { ($0, price) } }
      .filter { $0.0 >= 0 }.min { $0.0 < $1.0 }
    if let (amount, price) = lowest, !found.isEmpty {
      found[0].add(.amount, amount)
      found[0].add(.currency, price.text("currency"))
    }
    return found
  }

  private static let modes = AlongField("here", "sections[].transport.mode")
  private static let places = AlongField("here", "sections[].tolls[].tollCollectionLocations[]")
  private static let systems = AlongField("here", "sections[].tolls[]")
  private static let charges = AlongField("here", "sections[].postActions[]")
}

extension VehicleLimit {
  /// Reads the limits of a notice's detail, in centimeters and kilograms.
  fileprivate static func limits(here detail: JSONNode) -> [VehicleLimit] {
    let weight = detail["maxWeight"]?.number ?? detail.number("maxGrossWeight")
    let numbers: [(Measure, Double?)] = [
      (.height, detail.number("maxHeight")), (.width, detail.number("maxWidth")),
      (.length, detail.number("maxLength")), (.weight, weight),
      (.axleLoad, detail.number("maxWeightPerAxle")),
    ]
    return numbers.compactMap { measure, number in
      VehicleLimit(measure, units: number.map { $0 / (measure.isWeight ? 1000 : 100) })
    }
  }
}

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

  static func sightings(of section: JSONNode, mode: String?) -> [Sighting] {
    var reader = HERESpans(section: section, mode: mode)
    for span in section.elements("spans") where span.isObject { reader.read(span) }
    reader.joiner.end(at: .end)
    // What no span refers to has no place.
    let others = ["incidents", "notices"].flatMap { name in
      let count = section.elements(name).count
      return (0..<count).filter { reader.used[name]?.contains($0) != true }
        .compactMap { reader.told(name, $0) }
    }
    return reader.joiner.sightings + others
  }

  private init(section: JSONNode, mode: String?) {
    self.section = section
    let name = (mode ?? "") + "Attributes"
    access = Self.access[name].map { (name, $0) }
  }

  private mutating func read(_ span: JSONNode) {
    let place = Sighting.Place.point(span.integer("offset") ?? 0)
    cross(into: span, at: place)
    if let crossing = Self.crossings.sighting(span.text("railwayCrossing"), from: place) {
      joiner.add(crossing)
    }
    if let word = span.text("gate"), let gate = Self.gates.sighting(word, from: place) {
      add(gate, .subtype, word.inKebabCase)
    }
    var piece = roads(span)
    if let limit = limit(span) { piece.append(limit) }
    for name in ["incidents", "notices"] {
      for index in span[name]?.integers.compactMap(\.self) ?? [] {
        guard let sighting = told(name, index) else { continue }
        used[name, default: []].insert(index)
        piece.append(sighting)
      }
    }
    joiner.go(on: piece, from: place)
  }

  /// Adds the borders of a country and of a state that begin with a span.
  private mutating func cross(into span: JSONNode, at place: Sighting.Place) {
    let next = (country: Country.alpha2(span.text("countryCode")), state: span.text("stateCode"))
    if let name = next.country, let country, name != country {
      add(Self.countries.sighting(name, from: place), .country, name)
    } else if let name = next.state, let state, name != state {
      add(Self.states.sighting(name, from: place), .region, name)
    }
    (country, state) = (next.country ?? country, next.state ?? state)
  }

  private mutating func add(_ sighting: Sighting?, _ fact: RouteObject.Fact, _ text: String) {
    guard var sighting else { return }
    sighting.add(fact, text)
    joiner.add(sighting)
  }

  private func roads(_ span: JSONNode) -> [Sighting] {
    func found(_ name: String, _ field: AlongField) -> [Sighting] {
      span.elements(name).compactMap { field.sighting($0.text) }
    }
    var all = found("streetAttributes", Self.streets)
    if let access { all += found(access.name, access.field) }
    let tolls = span["tollSystems"]?.integers.compactMap(\.self) ?? []
    if !tolls.isEmpty {
      all.removeAll { $0.kind == .tollRoad }
      for index in tolls {
        guard var toll = Self.tolls.sighting("") else { continue }
        toll.add(.name, section.elements("tollSystems")[ifAny: index]?.text("name"))
        all.append(toll)
      }
    }
    if !all.contains(where: { $0.kind == .roadClass }),
      let road = Self.classes.sighting(span.text("functionalClass"))
    {
      all.append(road)
    }
    return all
  }

  private func limit(_ span: JSONNode) -> Sighting? {
    let node = span["speedLimit"] ?? span["maxSpeed"]
    let isUnlimited = node?.isString == true && node?.text == "unlimited"
    let speed = isUnlimited ? .infinity : (node?.number ?? 0) * 3.6
    guard speed > 0 else { return nil }
    return PostedLimit(kilometersPerHour: speed, country: country)
      .sighting(from: .unknown, to: .unknown, source: Self.limits.path)
  }

  private func told(_ name: String, _ index: Int) -> Sighting? {
    guard let node = section.elements(name)[ifAny: index] else { return nil }
    return name == "notices" ? Self.notice(node, notices) : incident(node)
  }

  private func incident(_ node: JSONNode) -> Sighting? {
    guard node.isObject, var sighting = incidents.sighting(node.text("type") ?? "") else {
      return nil
    }
    sighting.add(.text, node.text("description"))
    sighting.add(.severity, Self.severities[node.text("criticality")?.lowercased() ?? ""])
    sighting.add(.begins, node.text("validFrom"))
    sighting.add(.ends, node.text("validUntil"))
    return sighting
  }

  /// A notice of a section or of a route.
  static func notice(_ node: JSONNode, _ field: AlongField) -> Sighting? {
    guard node.isObject, var sighting = field.sighting(node.text("code") ?? "") else { return nil }
    sighting.add(.text, node.text("title"))
    sighting.add(.severity, severities[node.text("severity")?.lowercased() ?? ""])
    return sighting
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

import JSON
/// The objects of a HERE section outside its spans: a ferry, tolls, charging.
enum HERESights {
  static func sightings(of section: JSONNode, mode: String?) -> [Sighting] {
    var found = HERESpans.sightings(of: section, mode: mode)
    if var ferry = modes.sighting(mode, from: .point(0)) {
      ferry.end = .end
      ferry.add(.name, section["transport"]?.text("name"))
      found.append(ferry)
    }
    for node in section.elements("tolls") where node.isObject { found += tolls(node) }
    for node in section.elements("postActions") {
      guard var charging = charges.sighting(node.text("action"), from: .end) else { continue }
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
  private static func tolls(_ node: JSONNode) -> [Sighting] {
    let stations = node.elements("tollCollectionLocations")
    var found = stations.compactMap { station in
      var toll = places.sighting("", from: station.coordinate.map { .near($0) } ?? .unknown)
      toll?.add(.name, station.text("name") ?? node.text("tollSystem"))
      return toll
    }
    if found.isEmpty, var toll = systems.sighting("") {
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

  /// A note of version 7.
  static func note(
    _ node: JSONNode, _ field: AlongField, _ place: Sighting.Place
  ) -> Sighting? {
    guard node.isObject else { return nil }
    var note = field.sighting(node.text("code") ?? node.text("type") ?? "", from: place)
    note?.add(.text, node.text("text"))
    return note
  }

  private static let modes = AlongField("here", "sections[].transport.mode")
  private static let places = AlongField("here", "sections[].tolls[].tollCollectionLocations[]")
  private static let systems = AlongField("here", "sections[].tolls[]")
  private static let charges = AlongField("here", "sections[].postActions[]")
}

/// What Google's travel advisories and warnings tell of the way.
enum GoogleAdvisory {
  /// The facts of a leg; `line` is its own.
  static func sightings(
    ofLeg node: JSONNode, line: @autoclosure () -> Polyline, meters: Double
  ) -> [Sighting] {
    sightings(node, tolls: legTolls, speeds: legSpeeds, line: line, meters: meters)
  }

  /// The facts of the whole route, which its legs repeat if they have any.
  static func sightings(
    ofRoute node: JSONNode, legs: [JSONNode], line: @autoclosure () -> Polyline, meters: Double
  ) -> [Sighting] {
    func isRepeated(_ field: String) -> Bool {
      legs.contains { $0["travelAdvisory"]?[field] != nil }
    }
    let notices = node.elements("warnings").compactMap(\.text).compactMap { text in
      var sighting = warnings.sighting("")
      sighting?.add(.text, text)
      return sighting
    }
    return notices
      + sightings(
        node, tolls: isRepeated("tollInfo") ? nil : tolls,
        speeds: isRepeated("speedReadingIntervals") ? nil : speeds, line: line, meters: meters)
  }

  private static func sightings(
    _ node: JSONNode, tolls: AlongField?, speeds: AlongField?, line: () -> Polyline,
    meters: Double
  ) -> [Sighting] {
    let advisory = node["travelAdvisory"]
    var found: [Sighting] = []
    // The place of a toll is unknown.
    if let info = advisory?["tollInfo"], var toll = tolls?.sighting("") {
      if let price = info["estimatedPrice"]?.first {
        let amount = (price.number("units") ?? 0) + (price.number("nanos") ?? 0) / 1e9
        toll.add(.amount, amount >= 0 ? amount : nil)
        toll.add(.currency, price.text("currencyCode"))
      }
      found.append(toll)
    }
    guard let speeds, let intervals = advisory?["speedReadingIntervals"] else { return found }
    let lengths = line().distances
    guard let length = lengths.last, length > 0 else { return found }
    // The line of a route or leg may be coarser than those of its steps, so that lengths count.
    func place(_ point: Int) -> Sighting.Place {
      .meters(lengths[max(0, min(point, lengths.count - 1))] / length * meters)
    }
    for node in intervals.elements {
      guard let word = node.text("speed"), var jam = speeds.sighting(word),
        let end = node.integer("endPolylinePointIndex")
      else { continue }
      // A first point of 0 is left out.
      jam.start = place(node.integer("startPolylinePointIndex") ?? 0)
      jam.end = place(end)
      jam.add(.level, ["SLOW": "moderate", "TRAFFIC_JAM": "heavy"][word])
      found.append(jam)
    }
    return found
  }

  private static func field(_ name: String) -> AlongField { AlongField("google", name) }

  private static let tolls = field("travelAdvisory.tollInfo")
  private static let legTolls = field("legs[].travelAdvisory.tollInfo")
  private static let speeds = field("travelAdvisory.speedReadingIntervals[]")
  private static let legSpeeds = field("legs[].travelAdvisory.speedReadingIntervals[]")
  private static let warnings = field("warnings[]")
}

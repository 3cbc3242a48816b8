import JSON
/// What Google's travel advisories and warnings say of the way.
enum GoogleAdvisory {
  /// The facts of a leg; `line` is its own, `steps` have the lines and lengths of its steps.
  static func unplacedObjects(
    ofLeg node: JSONNode, line: @autoclosure () -> [Coordinate], meters: Double, steps: [Step]
  ) -> [UnplacedObject] {
    var joiner = StretchJoiner()
    if has(speedField, node) {
      add(node, legSpeeds, line: line(), from: 0, meters: meters, to: &joiner)
    } else {
      var passed = 0.0
      for (node, step) in zip(node.elements("steps"), steps) {
        add(
          node, stepSpeeds, line: step.line, from: passed, meters: step.distance,
          to: &joiner)
        passed += step.distance
      }
    }
    joiner.endPieces()
    return toll(node, legTolls) + joiner.unplacedObjects
  }

  /// The facts of the whole route, which its legs or steps repeat if they have any.
  static func unplacedObjects(
    ofRoute node: JSONNode, legs: [JSONNode], line: @autoclosure () -> [Coordinate], meters: Double
  ) -> [UnplacedObject] {
    let notices = node.elements("warnings").compactMap { $0.text }.compactMap { text in
      var unplacedObject = warnings.unplacedObject("")
      unplacedObject?.add(.text, text)
      return unplacedObject
    }
    func isRepeated(_ field: String) -> Bool {
      legs.contains { has(field, $0) || $0.elements("steps").contains { has(field, $0) } }
    }
    var joiner = StretchJoiner()
    if has(speedField, node), !isRepeated(speedField) {
      add(node, speeds, line: line(), from: 0, meters: meters, to: &joiner)
    }
    joiner.endPieces()
    return notices + (isRepeated("tollInfo") ? [] : toll(node, tolls)) + joiner.unplacedObjects
  }

  private static func has(_ field: String, _ node: JSONNode) -> Bool {
    node["travelAdvisory"]?[field] != nil
  }

  /// The toll, whose place is unknown.
  private static func toll(_ node: JSONNode, _ field: AlongField) -> [UnplacedObject] {
    guard let info = node["travelAdvisory"]?["tollInfo"], var toll = field.unplacedObject("") else {
      return []
    }
    if let price = info["estimatedPrice"]?.first {
      let amount = (price.number("units") ?? 0) + (price.number("nanos") ?? 0) / 1e9
      toll.add(.amount, amount >= 0 ? amount : nil)
      toll.add(.currency, price.text("currencyCode"))
    }
    return [toll]
  }

  /// Adds the intervals of a line that begins some way after the start and has a length in meters.
  private static func add(
    _ node: JSONNode, _ speeds: AlongField, line: [Coordinate], from start: Double, meters: Double,
    to joiner: inout StretchJoiner
  ) {
    let intervals = node["travelAdvisory"]?.elements(speedField) ?? []
    let lengths = intervals.isEmpty ? [] : line.distances
    guard let length = lengths.last, length > 0 else { return }
    // The line of a route or leg may be coarser than those of its steps, so that lengths count.
    func place(_ point: Int) -> UnplacedObject.Place {
      .meters(start + lengths[max(0, min(point, lengths.count - 1))] / length * meters)
    }
    for node in intervals {
      guard let word = node.text("speed"), let end = node.integer("endPolylinePointIndex") else {
        continue
      }
      var jam = speeds.unplacedObject(word)
      jam?.add(.level, ["SLOW": "moderate", "TRAFFIC_JAM": "heavy"][word])
      // A first point of 0 is left out.
      joiner.go(
        on: [jam].compactMap { $0 }, from: place(node.integer("startPolylinePointIndex") ?? 0),
        to: place(end))
    }
  }

  private static func field(_ name: String) -> AlongField { AlongField("google", name) }

  private static let speedField = "speedReadingIntervals"
  private static let tolls = field("travelAdvisory.tollInfo")
  private static let legTolls = field("legs[].travelAdvisory.tollInfo")
  private static let speeds = field("travelAdvisory.speedReadingIntervals[]")
  private static let legSpeeds = field("legs[].travelAdvisory.speedReadingIntervals[]")
  private static let stepSpeeds = field("legs[].steps[].travelAdvisory.speedReadingIntervals[]")
  private static let warnings = field("warnings[]")
}

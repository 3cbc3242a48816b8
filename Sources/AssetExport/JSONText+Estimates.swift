import Guidance

extension JSONText {
  /// Writes a distance and the time it takes, as their record is written.
  mutating func value(_ estimate: TravelEstimate, _ guide: Guide) throws {
    piece(.estimate) { json in
      json.begin(UInt8(ascii: "{"))
      json.name("distance")
    }
    try value(estimate.distance, guide)
    piece(.estimateTime) { $0.name("time") }
    try value(estimate.time, guide)
    end(UInt8(ascii: "}"))
  }

  /// Writes a distance as its record is written.
  mutating func value(_ distance: DistanceEstimate, _ guide: Guide) throws {
    piece(.meters) { json in
      json.begin(UInt8(ascii: "{"))
      json.name("meters")
    }
    try value(distance.meters)
    guard let rounded = distance.rounded else { return end(UInt8(ascii: "}")) }
    let unit =
      switch rounded.unit {
      case .meters: 0
      case .kilometers: 1
      case .feet: 2
      case .yards: 3
      case .miles: 4
      }
    let key = rounded.hundredths << 4 | unit << 1 | (rounded.hasFractions ? 1 : 0)
    try piece(.distance, key) { json in
      json.member("text", guide.text(rounded))
      json.member("unit", rounded.unit.rawValue)
      try json.member("value", rounded.value)
      json.end(UInt8(ascii: "}"))
    }
  }

  /// Writes a span of time as its record is written.
  mutating func value(_ time: TimeEstimate, _ guide: Guide) throws {
    piece(.seconds) { json in
      json.begin(UInt8(ascii: "{"))
      json.name("seconds")
    }
    try value(time.seconds)
    guard let rounded = time.rounded else { return end(UInt8(ascii: "}")) }
    piece(.time, rounded.minutes) { json in
      json.member("text", guide.text(rounded))
      json.member("unit", "min")
      json.member("value", rounded.minutes)
      json.end(UInt8(ascii: "}"))
    }
  }
}

import Guidance
import TextSafety

extension DistanceEstimate {
  func json(_ guide: Guide) -> JSON {
    [
      "meters": meters, "text": rounded.map { guide.text($0) }, "unit": rounded?.unit.rawValue,
      "value": rounded?.value,
    ]
  }
}

extension TimeEstimate {
  func json(_ guide: Guide) -> JSON {
    [
      "seconds": seconds, "text": rounded.map { guide.text($0) },
      "unit": rounded == nil ? nil : "min", "value": rounded?.minutes,
    ]
  }
}

extension TravelEstimate {
  func json(_ guide: Guide) -> JSON {
    ["distance": distance.json(guide), "time": time.json(guide)]
  }

  /// A `TravelEstimate` of `androidx.car.app`; its builder requires an arrival, so a departure.
  func androidAutoJSON(arrival: Arrival?, units: UnitSystem) -> JSON {
    let shown = AndroidAutoDistance(distance, in: units)
    return [
      "arrivalTimeAtDestination": arrival?.time.text,
      "remainingDistance": [
        "displayDistance": shown.value, "displayUnit": shown.unit.name,
        "displayUnitValue": shown.unit.value,
      ] as JSON,
      "remainingTimeSeconds": Int(time.seconds.rounded()),
    ]
  }
}

extension Arrival {
  /// The end of a leg adds the sentence (`hasPhrase`).
  func json(hasPhrase: Bool = false) -> JSON {
    ["dayChange": dayChange, "phrase": hasPhrase ? phrase : nil, "text": text, "time": time.text]
  }
}

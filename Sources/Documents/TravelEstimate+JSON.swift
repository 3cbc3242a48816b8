import Guidance
import JSON
import Routes

extension DistanceEstimate {
  func write(_ guide: Guide, to json: inout JSONWriter) {
    json.member("meters", meters.rounded(to: 1000))
    guard let rounded else { return }
    json.member("text", guide.text(rounded))
    json.member("unit", rounded.unit.rawValue)
    json.member("value", rounded.value)
  }
}

extension TimeEstimate {
  func write(_ guide: Guide, to json: inout JSONWriter) {
    json.member("seconds", seconds.rounded(to: 1000))
    guard let rounded else { return }
    json.member("text", guide.text(rounded))
    json.member("unit", "min")
    json.member("value", rounded.minutes)
  }
}

extension TravelEstimate {
  func write(_ guide: Guide, to json: inout JSONWriter) {
    json.object("distance") { distance.write(guide, to: &$0) }
    json.object("time") { time.write(guide, to: &$0) }
  }

  /// Encodes a `TravelEstimate` of `androidx.car.app`; its builder requires an arrival, so a
  /// departure.
  func writeAndroidAuto(arrival: Arrival?, units: UnitSystem, to json: inout JSONWriter) {
    let shown = AndroidAutoDistance(distance, in: units)
    json.member("arrivalTimeAtDestination", arrival?.time.text)
    json.object("remainingDistance") { json in
      json.member("displayDistance", shown.value)
      json.member("displayUnit", shown.unit.name)
      json.member("displayUnitValue", shown.unit.value)
    }
    json.member("remainingTimeSeconds", Int(time.seconds.rounded()))
  }
}

extension Arrival {
  /// The end of a leg adds the sentence (`hasPhrase`).
  func write(hasPhrase: Bool = false, to json: inout JSONWriter) {
    json.member("dayChange", dayChange)
    json.member("phrase", hasPhrase ? phrase : nil)
    json.member("text", text)
    json.member("time", time.text)
  }
}

extension Double {
  /// To a multiple of one of so many parts, such as a millimeter of 1000 in a meter.
  func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }
}

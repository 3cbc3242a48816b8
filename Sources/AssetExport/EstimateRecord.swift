import Guidance

// The fields of records that there are many of stand in the order in which they are written. The
// guide is borrowed, since an initializer would else copy it with all the words of its language.

/// A distance as it is written.
struct DistanceRecord: Encodable {
  var meters: Double
  var text: String?
  var unit: DistanceUnit?
  var value: Double?

  init(_ estimate: DistanceEstimate, _ guide: borrowing Guide) {
    meters = estimate.meters
    value = estimate.rounded?.value
    unit = estimate.rounded?.unit
    if let rounded = estimate.rounded { text = guide.text(rounded) }
  }
}

/// A span of time as it is written.
struct TimeRecord: Encodable {
  var seconds: Double
  var text: String?
  var unit: String?
  var value: Int?

  init(_ estimate: TimeEstimate, _ guide: borrowing Guide) {
    seconds = estimate.seconds
    value = estimate.rounded?.minutes
    unit = estimate.rounded.map { _ in "min" }
    if let rounded = estimate.rounded { text = guide.text(rounded) }
  }
}

/// A distance and the time it takes, as they are written.
struct EstimateRecord: Encodable {
  var distance: DistanceRecord
  var time: TimeRecord

  init(_ estimate: TravelEstimate, _ guide: borrowing Guide) {
    distance = DistanceRecord(estimate.distance, guide)
    time = TimeRecord(estimate.time, guide)
  }
}

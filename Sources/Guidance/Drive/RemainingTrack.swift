/// What remains of a leg, as it was reported last.
struct RemainingTrack: Sendable {
  private let options: DriveOptions
  /// In milliseconds and millimeters; nil before the first report.
  private var reported: (time: Int?, distance: Int?)

  init(_ options: DriveOptions) { self.options = options }

  /// Resets the state after a jump of the position, or with the next leg.
  mutating func find() { reported = (nil, nil) }

  /// What changed by as much as the options ask, or at all where it is `isForced`.
  mutating func take(
    _ fix: DriveFix, on line: DriveLine, leg: Int, isForced: Bool
  ) -> [DriveEvent.Content] {
    func thousandths(_ value: Double) -> Int { Int((max(0, value) * 1000).rounded()) }
    func isDue(_ reported: Int?, _ now: Int, _ threshold: Double) -> Bool {
      guard let reported else { return true }
      return reported != now && (isForced || Double((reported - now).magnitude) >= threshold * 1000)
    }
    let left = fix.left(on: line, leg: line.legs[leg]).toWaypoint
    var events: [DriveEvent.Content] = []
    let time = thousandths(left.seconds)
    if isDue(reported.time, time, options.timeThreshold) {
      reported.time = time
      events.append(.remainingTime(seconds: Double(time) / 1000, leg: leg))
    }
    let distance = thousandths(left.meters)
    if isDue(reported.distance, distance, options.distanceThreshold) {
      reported.distance = distance
      events.append(.remainingDistance(meters: Double((distance + 5) / 10) / 100, leg: leg))
    }
    return events
  }
}

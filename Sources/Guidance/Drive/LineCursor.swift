/// A place on the line of a route that moves forward.
struct LineCursor {
  /// The segment: the way from the point of the same number to the next.
  private(set) var segment = 0
  /// The share of the segment that lies behind, from 0 to 1.
  private(set) var share = 0.0
  /// From the start, in meters.
  private(set) var meters = 0.0

  /// Moves to where the vehicle is planned to be; times come in order.
  ///
  /// - Parameters:
  ///   - time: In seconds from the start.
  ///   - line: The line.
  ///   - limit: The vehicle goes no further, in meters: where ways take no time, it is in several
  ///     places at once.
  mutating func move(
    toSeconds time: Double, on line: DriveLine, limit: Double = .infinity
  ) {
    let last = line.places.count - 2
    while segment < last, line.seconds[segment + 1] <= time, line.meters[segment + 1] <= limit {
      segment += 1
    }
    let (start, end) = (line.seconds[segment], line.seconds[segment + 1])
    share = time >= end ? 1 : end > start ? max(0, (time - start) / (end - start)) : 0
    if line.meters[segment + 1] > limit, line.meters[segment] >= limit { share = 0 }
    meters = line.meters[segment] + (line.meters[segment + 1] - line.meters[segment]) * share
    if share == 1 { meters = line.meters[segment + 1] }
  }

  /// The place on the map.
  func place(on line: DriveLine) -> SpherePoint {
    line.places[segment].toward(line.places[segment + 1], share: share)
  }
}

extension DriveLine {
  /// The planned time at a share of a segment, in seconds.
  func seconds(at share: Double, of segment: Int) -> Double {
    share >= 1
      ? seconds[segment + 1]
      : seconds[segment] + (seconds[segment + 1] - seconds[segment]) * share
  }
}

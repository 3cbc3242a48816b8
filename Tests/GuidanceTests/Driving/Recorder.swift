import Driving
import Routes
import TestSupport

extension Roads {
  /// A meter of the equator, in degrees.
  static let degree = 180 / (Double.pi * 6_371_008.8)
}

/// A recording in the making: a vehicle on a plane around 0° N 0° E.
struct Recorder {
  private var points: [(seconds: Int, place: Coordinate)] = []
  var seconds = 0
  var east = 0.0
  var north = 0.0
  var random: SeededRandom
  /// By how many meters each place is wrong at most.
  var noise: Double

  init(noise: Double, seed: UInt64 = 1) {
    self.noise = noise
    random = SeededRandom(seed: seed)
  }

  /// Moves straight to a place at a speed in meters per second, recording each second.
  mutating func move(to east: Double, _ north: Double, speed: Double = 10) {
    let (startEast, startNorth) = (self.east, self.north)
    let (dx, dy) = (east - startEast, north - startNorth)
    let way = (dx * dx + dy * dy).squareRoot()
    let count = max(1, Int((way / speed).rounded()))
    for step in 1...count {
      let share = Double(step) / Double(count)
      self.east = startEast + (east - startEast) * share
      self.north = startNorth + (north - startNorth) * share
      seconds += 1
      record()
    }
  }

  mutating func stand(_ seconds: Int) {
    for _ in 0..<seconds {
      self.seconds += 1
      record()
    }
  }

  mutating func jump(to east: Double, _ north: Double, seconds: Int) {
    (self.east, self.north) = (east, north)
    self.seconds += seconds
    record()
  }

  mutating func record() {
    points.append(
      (
        seconds: seconds,
        place: Coordinate(
          latitude: (north + random.double(-noise...noise)) * Roads.degree,
          longitude: (east + random.double(-noise...noise)) * Roads.degree)
      ))
  }

  func trace(isGPX: Bool = false) throws -> Trace { try Trace(isGPX ? gpx : lines) }

  private var lines: [UInt8] {
    let lines = points.map { point in
      "{\"t\": \(point.seconds), \"latitude\": \(point.place.latitude), "
        + "\"longitude\": \(point.place.longitude)}"
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  private var gpx: [UInt8] {
    let lines = points.map { point in
      let seconds = point.seconds
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let time = "2026-05-04T08:\(two(seconds / 60)):\(two(seconds % 60))Z"
      return "<trkpt lat=\"\(point.place.latitude)\" lon=\"\(point.place.longitude)\">"
        + "<ele>12.5</ele><time>\(time)</time></trkpt>"
    }
    return Array(
      ("<?xml version=\"1.0\"?><gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\">"
        + "<trk><trkseg>" + lines.joined(separator: "\n") + "</trkseg></trk></gpx>").utf8)
  }
}

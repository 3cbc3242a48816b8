import Guidance
import Routes
import TestSupport
import Testing

@Suite struct NoisyDriveTests {
  private static let paces = [1.0 / 3, 1, 3]
  private static let intervals = [0.1, 1, 4, 10]
  private static let deviations = [0.0, 5, 12, 25]
  /// At most so many positions are recorded.
  private static let longest = 1800.0

  /// The law, however badly and seldom the vehicle is seen on its route.
  ///
  /// With a standard deviation of up to 12 m no warning is late. With 25 m, one position in nine is more
  /// than 40 m from the route, and some are: the test prints how many, and allows one in twenty.
  @Test func `a maneuver after 45 seconds at the speed driven is warned of 12 seconds before`()
    throws
  {
    var (count, late) = ([0, 0], [[String]](repeating: [], count: 2))
    let others = try Corpus.routes().filter { $0.origin == .other }.enumerated()
      .filter { $0.offset.isMultiple(of: 16) }.map(\.element)
    let examples = try Corpus.routes().filter { $0.origin == .example }
    for (place, sample) in (examples + others).enumerated() {
      guard let route = try? RouteReader().read(sample.bytes).routes.first,
        route.duration < 3000, let drive = try? NoisyDrive(route), drive.hasLine
      else { continue }
      var number = 0
      for pace in Self.paces {
        for interval in Self.intervals {
          for deviation in Self.deviations {
            number += 1
            guard (number / 4 + number + place).isMultiple(of: 4),
              drive.seconds / pace / interval <= Self.longest
            else { continue }
            let own = try drive.drive(
              pace: pace, interval: interval, deviation: deviation, seed: UInt64(number))
            let poor = deviation > 12 ? 1 : 0
            count[poor] += own.count
            late[poor] += own.late.map {
              "\(sample.name) at \(pace) each \(interval) s within \(deviation) m: \($0)"
            }
          }
        }
      }
    }
    print("noisy drives: \(late.map(\.count)) late of \(count)")
    #expect(late[0].isEmpty, "\(late[0])")
    #expect(late[1].count * 20 <= count[1], "\(late[1])")
  }
}

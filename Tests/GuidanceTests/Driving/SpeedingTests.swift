import Driving
import Guidance
import Routes
import TestSupport
import Testing

@Suite struct SpeedingTests {
  /// 100 m at 10 m/s for each limit in kilometers per hour.
  static func told(
    _ limits: [Double], guide: Guide = Guide(), _ change: (inout DriveOptions) -> Void = { _ in }
  ) throws -> [DriveEvent] {
    let meters = 100 * Double(limits.count)
    var leg = Roads.leg([meters, 0], seconds: [meters / 10, 0])
    let end = leg.steps[0].line[1].longitude
    leg.steps[0].line = limits.indices.map {
      Coordinate(latitude: 0, longitude: end * Double($0) / Double(limits.count))
    }
    leg.steps[0].line.append(Coordinate(latitude: 0, longitude: end))
    var route = Roads.route([leg])
    route.objects = limits.enumerated().map { index, limit in
      RouteObject(
        .speedLimit, from: Double(index) * 100, to: Double(index + 1) * 100,
        facts: [.value: .number(limit)])
    }
    return try Roads.events([route], guide: guide, change).filter { $0.name == .speeding }
  }

  static func texts(_ events: [DriveEvent]) -> [String] {
    events.map { event in
      guard case .speeding(let speeding, let shown) = event.content else { return "" }
      return "\(event.milliseconds / 1000) \(speeding.level) \(speeding.percent) "
        + "\(shown?.text ?? "?") \(shown?.unit.rawValue ?? "")"
    }
  }

  @Test func `speeding is reported with level and percent, with hysteresis`() throws {
    let told = try Self.told([36, 29, 34, 36]) {
      $0.minorSpeeding = .percent(5)
      $0.majorSpeeding = .percent(20)
    }
    #expect(
      Self.texts(told) == ["10 major 24 36 km/h", "20 minor 5 36 km/h", "30 none 0 36 km/h"])
  }

  @Test func `the default margins are those of the Google Navigation SDK`() throws {
    // 36 km/h is 9, 13, 19 and 22 km/h above these limits, or 5.6, 8.1, 11.8 and 13.7 mph.
    let limits: [Double] = [36, 27, 23, 17, 14]
    let metric = Self.texts(try Self.told(limits))
    #expect(
      metric == ["20 minor 56 36 km/h", "30 minor 111 36 km/h", "40 major 157 36 km/h"])
    let imperial = Self.texts(try Self.told(limits, guide: Guide(units: .us)))
    #expect(
      imperial == [
        "10 minor 33 22 mph", "20 minor 56 22 mph", "30 major 111 22 mph", "40 major 157 22 mph",
      ])
  }

  @Test func `margins apply in their units`() throws {
    func levels(_ minor: SpeedMargin, _ major: SpeedMargin) throws -> [String] {
      try Self.told([40, 32, 30, 26, 36]) {
        ($0.minorSpeeding, $0.majorSpeeding) = (minor, major)
      }.map { event in
        guard case .speeding(let speeding, _) = event.content else { return "" }
        return "\(event.milliseconds / 10_000) \(speeding.level)"
      }
    }
    let plain = ["1 minor", "2 minor", "3 major", "4 none"]
    #expect(try levels(.speed(4, .kilometersPerHour), .speed(10, .kilometersPerHour)) == plain)
    #expect(try levels(.speed(2, .milesPerHour), .speed(5, .milesPerHour)) == plain)
    #expect(try levels(.percent(10), .percent(30)) == plain)
    // The margin of minor speeding is the larger one here.
    #expect(try levels(.percent(30), .speed(4, .kilometersPerHour)) == ["3 major", "4 none"])
    #expect(SpeedMargin.speed(10, .milesPerHour).isAlways(above: .speed(16, .kilometersPerHour)))
    #expect(!SpeedMargin.speed(10, .milesPerHour).isAlways(above: .speed(17, .kilometersPerHour)))
    #expect(!SpeedMargin.percent(99).isAlways(above: .speed(1, .kilometersPerHour)))
  }

  /// A level is never above that without a delay, rises no earlier than its margin was exceeded for
  /// the whole time, and falls with it.
  @Test(arguments: [UInt64](1...20)) func `a level rises late and falls at once`(
    seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let limits = (0..<30).map { _ in Double(random.int(5...60)) }
    let delay = Double(random.int(1...25))
    func levels(_ delay: Double) throws -> [Int] {
      var level = 0
      var levels: [Int] = []
      let events = try Self.told(limits) { $0.severityUpgrade = delay }
      var changes: [Int: Int] = [:]
      for event in events {
        guard case .speeding(let speeding, _) = event.content else { continue }
        changes[event.milliseconds / 1000] = Speeding.Level.allCases.firstIndex(of: speeding.level)
      }
      for second in 0...300 {
        level = changes[second] ?? level
        levels.append(level)
      }
      return levels
    }
    let (plain, late) = (try levels(0), try levels(delay))
    #expect(plain.contains(1) && plain.contains(2) && plain.contains(0))
    for second in 0...300 {
      #expect(late[second] <= plain[second])
      guard late[second] > 0 else { continue }
      let first = second - Int(delay)
      #expect(first >= 0 && plain[first...second].allSatisfy { $0 >= late[second] }, "\(second)")
    }
  }
}

import TestSupport
import Routes
import Testing

@testable import Driving
@testable import Guidance

@Suite struct SteadyEstimateTests {
  @Test(arguments: UnitSystem.allCases) func `noise on a boundary does not flicker`(
    units: UnitSystem
  ) throws {
    var random = SeededRandom(seed: 7)
    for meters in stride(from: 20.0, to: 20_000, by: 173) {
      var steady = SteadyEstimate()
      var shown: [RoundedDistance?] = []
      for _ in 0..<50 {
        let exact = meters + random.double(-2...2)
        let value = try steady.show(Way(meters: exact, seconds: 0), in: units).distance.rounded
        if shown.last != value { shown.append(value) }
      }
      #expect(shown.count <= 2, "\(meters) m: \(shown)")
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0?.meters ?? 0 > $1?.meters ?? 0 })
    }
  }

  @Test func `a clearly longer distance is shown at once`() throws {
    var steady = SteadyEstimate()
    // At the place itself a meter of noise is no distance.
    let exact = [300.0, 326, 332, 0, 1, 7]
    let shown = try exact.map {
      try steady.show(Way(meters: $0, seconds: 0), in: .metric).distance.rounded?.value
    }
    #expect(shown == [300, 300, 350, nil, nil, 5])
  }

  @Test func `a delay changes by one category at a time, held for ten seconds`() {
    var steady = SteadyDelay()
    let said: [DelayCategory?] = [nil, .heavy, .light, .heavy, .light, .light, .heavy, .light]
    let times = [0, 1, 5, 10, 11, 20, 21, 31]
    let shown = zip(said, times).map { steady.show($0, at: $1 * 1000) }
    #expect(shown == [nil, .heavy, .heavy, .heavy, .medium, .medium, .heavy, .medium])
    #expect(steady.show(nil, at: 31_001) == nil)
    #expect(steady.show(.light, at: 31_002) == .light)
  }

  @Test func `minutes and the time of arrival do not flicker`() throws {
    var steady = SteadyEstimate()
    let minutes = try [89.0, 95, 106, 89].map {
      try steady.show(Way(meters: 0, seconds: $0), in: .metric).time.rounded?.minutes
    }
    #expect(minutes == [1, 1, 2, 1])
    var arrival = SteadyArrival()
    func minute(_ seconds: Int64) -> Int {
      arrival.show(CivilTime(milliseconds: seconds * 1000, offset: 0)).secondOfDay / 60
    }
    #expect([59, 60, 69, 70, 69, 55, 49].map(minute) == [0, 0, 0, 1, 1, 1, 0])
  }
}

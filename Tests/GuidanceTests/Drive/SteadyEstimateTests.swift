import TestSupport
import Routes
import Testing

@testable import Guidance

@Suite struct SteadyEstimateTests {
  @Test(arguments: UnitSystem.allCases) func `noise on a boundary does not flicker`(
    units: UnitSystem
  ) throws {
    var random = SeededRandom(seed: 7)
    for meters in stride(from: 20.0, to: 20_000, by: 173) {
      var steady = SteadyDistance()
      var shown: [RoundedDistance?] = []
      for _ in 0..<50 {
        let value = try steady.show(meters + random.double(-2...2), in: units).rounded
        if shown.last != value { shown.append(value) }
      }
      #expect(shown.count <= 2, "\(meters) m: \(shown)")
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0?.length ?? 0 > $1?.length ?? 0 })
    }
  }

  @Test func `a way that is clearly longer is shown as it is`() throws {
    var steady = SteadyDistance()
    _ = try steady.show(300, in: .metric)
    #expect(try steady.show(326, in: .metric).rounded?.value == 300)
    #expect(try steady.show(332, in: .metric).rounded?.value == 350)
    #expect(try steady.show(0, in: .metric).rounded == nil)
    // At the place itself a meter of noise is no distance.
    #expect(try steady.show(1, in: .metric).rounded == nil)
    #expect(try steady.show(7, in: .metric).rounded?.value == 5)
  }

  @Test func `minutes and the time of arrival hold still`() throws {
    var time = SteadyTime()
    #expect(try time.show(89).rounded?.minutes == 1)
    #expect(try time.show(95).rounded?.minutes == 1)
    #expect(try time.show(106).rounded?.minutes == 2)
    #expect(try time.show(89).rounded?.minutes == 1)
    var arrival = SteadyArrival()
    func minute(_ seconds: Int) -> Int {
      arrival.show(CivilTime(milliseconds: seconds * 1000, offset: 0)).secondOfDay / 60
    }
    #expect([59, 60, 69, 70, 69, 55, 49].map(minute) == [0, 0, 0, 1, 1, 1, 0])
  }
}

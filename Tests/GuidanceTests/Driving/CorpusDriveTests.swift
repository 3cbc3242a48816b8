import Driving
import Faults
import Foundation
import Guidance
import Routes
import TestSupport
import Testing

@Suite struct CorpusDriveTests {
  @Test func `the drive of every response with a line keeps the laws`() throws {
    var driven = 0
    try Law.drive.check(every: 9) { sample in
      guard let response = try? RouteReader().read(sample.bytes) else { return }
      do {
        try DriveTests.drive(
          response.routes[0], sample.name, units: DriveTests.units[driven % 4],
          ticks: driven.isMultiple(of: 5) ? 90 : 25)
        driven += 1
      } catch let error as Fault where error == .noLine || error == .onePlace {}
    }
    #expect(driven > 50)
    print("driven: \(driven)")
  }
}

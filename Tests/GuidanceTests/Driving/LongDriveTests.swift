import Driving
import Guidance
import Testing
import Faults

@Suite struct LongDriveTests {
  @Test func `a drive with too many locations is refused before it begins`() throws {
    let route = Roads.route([Roads.leg([1000, 0], seconds: [1e7 + 1, 0])])
    let fault = Fault(
      "the drive takes 10000001.0 s, which at 1.0 locations a second is more than 10000000 of them",
      remedy: "check the times of the steps, or choose a lower rate")
    #expect(throws: fault) {
      try Drive([route], guide: Guide())
    }
    var options = DriveOptions()
    options.rate = 0.5
    _ = try Drive([route], guide: Guide(), options: options)
    options = DriveOptions()
    options.mostLocations = 100
    var events = try Drive([route], guide: Guide(), options: options).events()
    var count = 0
    while let event = try events.next() {
      if case .location = event.content { count += 1 }
    }
    #expect(count <= 102)
  }
}

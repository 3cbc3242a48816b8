import Foundation
import TestSupport
import Testing

@testable import Routes

@Suite struct DirectionsTests {
  @Test(arguments: UInt64(0)..<20)
  func `headings and cosines are those of the C library`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let (east, north) = (random.double(-1e5...1e5), random.double(-1e5...1e5))
      let heading = Directions.heading(east: east, north: north)
      #expect(abs(heading - atan2(east, north) * 180 / .pi) < 1e-11)
      let degrees = random.double(-720...720)
      #expect(abs(Directions.cosine(degrees: degrees) - cos(degrees * .pi / 180)) < 1e-14)
    }
  }

  @Test func `the eight directions and no direction at all`() {
    let sides = [(0.0, 1.0), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
    let headings = sides.map { Directions.heading(east: $0.0, north: $0.1) }
    for (heading, wanted) in zip(headings, [0, 45, 90, 135, 180, -135, -90, -45]) {
      #expect(abs(heading - Double(wanted)) < 1e-12)
    }
    #expect(Directions.heading(east: 0, north: 0) == 0)
    #expect(Directions.heading(east: .infinity, north: 1).isNaN)
    #expect(Directions.heading(east: 1, north: .nan).isNaN)
  }
}

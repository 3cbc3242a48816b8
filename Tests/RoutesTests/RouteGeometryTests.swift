import Foundation
import TestSupport
import Testing

@testable import Routes

@Suite struct RouteGeometryTests {
  private static func line(_ places: [(Double, Double)]) -> [Coordinate] {
    places.map { Coordinate(latitude: $0.1, longitude: $0.0) }
  }

  private static func step(_ places: [(Double, Double)], meters: Double) -> Step {
    var step = Step(
      maneuver: Maneuver(kind: .straight, engineType: "turn"), distance: meters, duration: 1)
    step.line = line(places)
    return step
  }

  private static func route(_ steps: [[Step]]) -> Route {
    Route(
      legs: steps.map { Leg(steps: $0, distance: nil, duration: nil) }, distance: nil, duration: nil
    )
  }

  @Test func `lines of steps are joined, and meters are the engine's`() {
    let geometry = Self.route([
      [
        Self.step([(0, 0), (0, 0.001), (0, 0.002)], meters: 400), Self.step([], meters: 50),
        Self.step([(0, 0.002), (0, 0.002)], meters: 0),
      ],
      [Self.step([(0, 0.002), (0.001, 0.002)], meters: 100)],
    ]).geometry
    #expect(geometry.points.count == 4)
    #expect(geometry.steps == [[0...2, nil, 2...2], [2...3]])
    #expect(geometry.legs == [0...2, 2...3])
    #expect(zip(geometry.meters, [0, 200, 400, 550]).allSatisfy { ($0 - $1).magnitude < 0.01 })
    let corner = geometry.headings(at: 2, within: 0...3)
    #expect(corner.before?.degrees == 0 && corner.after?.degrees == 90)
    #expect(corner.before?.isLong == true && corner.after?.isLong == true)
    #expect(geometry.headings(at: 0, within: 0...2).before == nil)
    #expect(geometry.headings(at: 3, within: 2...3).after == nil)
  }

  @Test func `headings end at the neighboring maneuvers`() {
    // 6 meters to the west between two ways to the north.
    let geometry = Self.route([
      [
        Self.step([(10, 50), (10, 50.0009)], meters: 100),
        Self.step([(10, 50.0009), (9.999916, 50.0009)], meters: 6),
        Self.step([(9.999916, 50.0009), (9.999916, 50.0018)], meters: 100),
      ]
    ]).geometry
    let turn = geometry.headings(at: 1, within: 0...2)
    #expect(turn.before?.degrees == 0 && turn.after?.degrees == 270)
    #expect(turn.after?.isLong == false)
  }

  @Test func `a line with places that do not exist counts as unknown`() {
    let geometry = Self.route([
      [Self.step([(60, 100), (60, 101)], meters: 10), Self.step([(1, 1), (1, 2)], meters: 10)]
    ]).geometry
    #expect(geometry.steps == [[nil, 0...1]] && geometry.points.count == 2)
    #expect(Self.route([[Self.step([(.nan, 1)], meters: 1)]]).geometry.points.isEmpty)
  }

  @Test(arguments: [
    ([(179.0, 10.0), (-179.0, 12.0)], [179.0, 10, -179, 12]),
    ([(-170.0, 0.0), (-190.0, 1.0)], [170.0, 0, -170, 1]),
    ([(1.0, 2.0), (-3.0, 4.0), (0.0, -1.0)], [-3.0, -1, 1, 4]),
  ])
  func `bounds can cross the date line`(places: [(Double, Double)], bounds: [Double]) {
    let geometry = Self.route([[Self.step(places, meters: 1)]]).geometry
    #expect(geometry.bounds(of: 0...geometry.points.count - 1) == bounds)
  }

  @Test func `a line is cut at the date line`() {
    let geometry = Self.route([[Self.step([(179, 10), (-179, 12), (-178, 12)], meters: 1)]])
      .geometry
    let lines = geometry.lines(of: 0...2)
    #expect(
      lines == [
        Self.line([(179, 10), (180, 11)]), Self.line([(-180, 11), (-179, 12), (-178, 12)]),
      ])
    let beyond = Self.route([[Self.step([(-170, 0), (-190, 1)], meters: 1)]]).geometry
    #expect(
      beyond.lines(of: 0...1)
        == [Self.line([(-170, 0), (-180, 0.5)]), Self.line([(180, 0.5), (170, 1)])])
  }

  @Test func `polyline6 is decoded to the same places`() {
    var generator = SeededRandom(seed: 25)
    let places = (0..<200).map { _ in
      (
        (Double.random(in: -180...180, using: &generator) * 1e6).rounded() / 1e6,
        (Double.random(in: -90...90, using: &generator) * 1e6).rounded() / 1e6
      )
    }
    let geometry = Self.route([[Self.step(places, meters: 1)]]).geometry
    let text = geometry.polyline6(of: 0...geometry.points.count - 1)
    #expect([Coordinate](encoded: text, precision: 6) == geometry.points)
    // The example of the encoding's own page, with one more decimal.
    let known = Self.route([[Self.step([(-120.2, 38.5), (-120.95, 40.7)], meters: 1)]]).geometry
    #expect(known.polyline6(of: 0...1) == "_izlhA~rlgdF_{geC~ywl@")
  }
}

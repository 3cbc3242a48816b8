import Paths
import Raster
import Testing

@testable import Glyphs
@testable import Routes

@Suite struct JunctionTests {
  @Test func `bearings become turns, seen by who comes from below`() throws {
    // Heading north-east; roads lead north, east and south-east, and back south-west.
    let intersection = Intersection(bearings: [0, 90, 135, 225], entry: 3, exit: 1)
    let junction = try #require(Junction(intersection))
    #expect(junction.exit == 45)
    #expect(junction.others == [-45, 90])
    let name = GlyphSpec.junction(junction).name
    #expect(name == "junction_xr45_l45_r90")
    #expect(GlyphSpec(name: name) == .junction(junction))
  }

  @Test(arguments: [
    Intersection(bearings: [0, 180], entry: 1, exit: 0),
    Intersection(bearings: [0, 90, 180], entry: nil, exit: 0),
    Intersection(bearings: [0, 90, 180], entry: 2, exit: 7),
    Intersection(bearings: [0, 175, 180], entry: 2, exit: 1),
  ])
  func `where there is nothing to choose or to know, there is no junction`(
    intersection: Intersection
  ) {
    #expect(Junction(intersection) == nil)
  }

  @Test(arguments: [(50, 50), (140, 100), (500, 312), (18, 18)])
  func `every turn is drawn inside a canvas of any form`(width: Int, height: Int) throws {
    let studio = try Studio()
    let light = try studio.variant("light")
    for turn in stride(from: -160, through: 160, by: 20) {
      let junction = try Junction(exit: turn, others: [-90, 0, 90].filter { $0 != turn })
      let picture = try studio.draw(.junction(junction), width: width, height: height)
      #expect(picture.pixels.contains(light.lit))
      #expect(picture.pixels.contains(light.unlit))
      let border =
        (0..<width).flatMap { [picture[$0, 0], picture[$0, height - 1]] }
        + (0..<height).flatMap { [picture[0, $0], picture[width - 1, $0]] }
      #expect(border.allSatisfy { $0.alpha == 0 }, "\(turn)")
    }
  }

  @Test(arguments: [(48, 48), (140, 100)])
  func `at every turn the arrow has its angle and keeps off the entry`(
    width: Double, height: Double
  ) throws {
    let artist = JunctionArtist(
      measures: Theme.Measures(), size: Size(width: width, height: height), grid: .none)
    for turn in -160...160 {
      let shapes = artist.items(for: try Junction(exit: turn, others: [])).compactMap {
        item -> Drawing.Shape? in
        guard case .shape(let shape) = item else { return nil }
        return shape
      }
      let line = try #require(shapes.dropLast().last)
      let head = try #require(shapes.last).path.elements.compactMap(\.end)
      let points = line.path.elements.compactMap(\.end)
      try #require(points.count > 2)
      let end = points[points.count - 1]
      let drawn = Double(min(max(turn, -150), 150))
      let out = Angle(degrees: drawn).headingVector
      #expect((end - points[points.count - 2]).normalized.dot(out) > 0.9999, "\(turn)")
      // What lies beside the entry is at least a hundredth of the side away from it.
      let half = try #require(line.stroke).width / 2 + height / 100
      for point in head where point.y > points[1].y {
        #expect((point.x - points[0].x).magnitude > half, "\(turn): \(point)")
      }
    }
  }

  @Test func `a turn sharper than can be drawn is an error`() {
    #expect(throws: GlyphError.self) { try Junction(exit: 161, others: []) }
    #expect(throws: GlyphError.self) { try Junction(exit: 0, others: Array(1...13)) }
  }

  @Test(arguments: ["junction_x", "junction_x90", "junction_xr90_r90", "junction_xr0_r9_l9"])
  func `other words name no junction`(name: String) {
    #expect(GlyphSpec(name: name) == nil)
  }
}

@Suite struct FurnitureTests {
  @Test func `each has a name that reads back and a picture of its own`() throws {
    let studio = try Studio()
    var all = Furniture.names.map(\.key)
    for form in SpeedLimit.Form.allCases {
      for number in [5, 50, 130, 999] {
        for state in SpeedLimit.State.allCases {
          all.append(.speedLimit(try SpeedLimit(form: form, number: number, state: state)))
        }
      }
    }
    for side in [18, 24, 50] {
      var pictures: Set<Pixmap> = []
      for furniture in all {
        let spec = GlyphSpec.furniture(furniture)
        #expect(GlyphSpec(name: spec.name) == spec)
        let picture = try studio.draw(spec, width: side, height: side)
        #expect(picture.pixels.contains { $0.alpha == 255 }, "\(spec.name)")
        pictures.insert(picture)
      }
      #expect(pictures.count == all.count, "at \(side)")
    }
  }

  @Test(arguments: [0, 1000, -5])
  func `a limit of other than one to three digits is an error`(number: Int) {
    #expect(throws: GlyphError.self) { try SpeedLimit(form: .us, number: number) }
  }

  @Test(arguments: ["speed_vienna_0", "speed_vienna_050", "speed_mars_5", "speed_us_5_slow"])
  func `other words name no furniture`(name: String) {
    #expect(GlyphSpec(name: name) == nil)
  }
}

import Documents
import Paths
import Raster
import TestSupport
import Testing
import Faults

@testable import Glyphs
@testable import Routes

@Suite struct JunctionTests {
  @Test func `bearings become turns, seen from below`() throws {
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
  func `an intersection without a choice or without data is not a junction`(
    intersection: Intersection
  ) {
    #expect(Junction(intersection) == nil)
  }

  /// The turns of the road to follow and of the other, and what is drawn.
  @Test(arguments: [
    (3, -9, "fork_right_xr15_l15"), (12, 0, "fork_right_xr15_r0"), (1, -7, "fork_right_xr15_r0"),
    (20, -50, "fork_right_xr15_l45"), (40, 5, "fork_right_xr45_r0"),
    (-10, -25, "fork_right_xr15_l15"),
  ])
  func `a fork is drawn at the nearest of a few turns`(exit: Int, other: Int, name: String) throws {
    func step(_ kind: ManeuverKind, _ sign: Int, _ more: [Double] = []) throws -> Step {
      var maneuver = Maneuver(kind: kind, engineType: "fork")
      let turns = [180] + [exit, other].map { Double(($0 * sign + 360) % 360) } + more
      maneuver.intersection = Intersection(bearings: turns, entry: 0, exit: 1)
      return Step(maneuver: maneuver, distance: 100, duration: 10)
    }
    #expect(try GlyphSpec(step(.forkRight, 1)).name == name)
    #expect(try GlyphSpec(step(.keepRight, 1)).name == name)
    // A road that crosses is none of the fork's.
    #expect(try GlyphSpec(step(.forkRight, 1, [90])).name == name)
    let junction = try #require(Junction(name: name))
    let mirrored = try Junction(exit: -junction.exit, others: junction.others.map(-))
    #expect(try GlyphSpec(step(.forkLeft, -1)) == .junction(mirrored))
    // What the kind shows as well: a third road ahead, or the way to the other side.
    #expect(try GlyphSpec(step(.forkRight, 1, [60])).name == "fork_right")
    #expect(try GlyphSpec(step(.forkRight, -1)).name == "fork_right")
    #expect(try GlyphSpec(step(.turnRight, 1)).name == "turn_right")
  }

  @Test func `a fork that parts widely is that of its kind`() {
    for (exit, other) in [(45.0, 315.0), (70, 340), (30, 350)] {
      let intersection = Intersection(bearings: [180, exit, other], entry: 0, exit: 1)
      #expect(Junction(forkAt: intersection, to: .right) == nil)
    }
  }

  @Test(arguments: [(50, 50), (140, 100), (500, 312), (18, 18)])
  func `every turn is drawn inside a canvas of any form`(width: Int, height: Int) throws {
    let studio = try Studio()
    let light = try studio.variant("light")
    for turn in stride(from: -180, through: 180, by: 20) {
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
      #expect((end - points[1]).dot(out) > height * 0.12, "\(turn)")
      // What lies beside the entry is at least a hundredth of the side away from it.
      let half = try #require(line.stroke).width / 2 + height / 100
      for point in head where point.y > points[1].y {
        #expect((point.x - points[0].x).magnitude > half, "\(turn): \(point)")
      }
    }
  }

  @Test func `a turn sharper than can be drawn is an error`() {
    #expect(throws: Fault.self) { try Junction(exit: 181, others: []) }
    #expect(throws: Fault.self) { try Junction(exit: 0, others: Array(1...13)) }
  }

  @Test(arguments: ["junction_x", "junction_x90", "junction_xr90_r90", "junction_xr0_r9_l9"])
  func `other words name no junction`(name: String) {
    #expect(GlyphSpec(name: name) == nil)
  }
}

/// Laws of the layout, with seeds.
@Suite struct JunctionLayoutTests {
  private static func junction(_ seed: UInt64, most: Int) throws -> Junction {
    var random = SeededRandom(seed: seed)
    let exit = random.int(0...3) == 0 ? random.int(-20...20) : random.int(-180...180)
    let others = (0..<random.int(0...most)).map { _ in
      random.int(0...1) == 0
        ? max(-180, min(180, exit + random.int(-30...30))) : random.int(-180...180)
    }
    return try Junction(exit: exit, others: others)
  }

  @Test(arguments: Cases.share(of: Array(UInt64(0)..<300), every: 3))
  func `drawn roads keep their order and are 25 degrees apart, or as far as there is room`(
    seed: UInt64
  ) throws {
    let junction = try Self.junction(seed, most: 12)
    let layout = JunctionLayout(junction)
    let turn = Double(junction.exit)
    try #require(layout.ends.count == junction.others.count)
    let left =
      layout.isUTurn && turn > 0 ? layout.ends.count : junction.others.count { $0 < junction.exit }
    let isLeftUTurn = layout.isUTurn && turn < 0
    for places in [layout.ends, layout.starts] {
      // The entry is no neighbor: the way on either side of the arrow ends before it.
      let sides = [
        isLeftUTurn ? [] : Array((places.prefix(left) + (layout.isUTurn ? [] : [layout.exit]))),
        layout.isUTurn && !isLeftUTurn
          ? [] : (layout.isUTurn ? [] : [layout.exit]) + places.dropFirst(isLeftUTurn ? 0 : left),
      ]
      for (side, places) in zip([-1.0, 1], sides) {
        let room = layout.isUTurn ? 233 : 138 - side * layout.exit
        let least = min(25, room / Double(places.count + 1)) - 1e-9
        for (one, next) in zip(places, places.dropFirst()) { #expect(next - one >= least) }
      }
      #expect(places.allSatisfy { $0.magnitude <= 155 })
    }
    if junction.exit.magnitude > 160 {
      #expect(layout.exit == (turn < 0 ? -180 : 180))
    } else {
      #expect(layout.exit * turn >= 0)
      // The outermost road keeps 28 degrees from one that leads more straight on, as far as a right turn.
      let sign = turn < 0 ? -1.0 : 1
      let others = junction.others.map { Double($0) * sign }
      let inside = others.filter { $0 < turn.magnitude }.max() ?? -1
      let isOutermost = !others.contains { $0 > turn.magnitude }
      let least = isOutermost && inside >= 0 ? min(inside + 28, 90) - turn.magnitude : 0
      #expect(abs(layout.exit - turn) <= max(turn.magnitude / 5, least) + 1e-9)
      if layout.ends.isEmpty { #expect(layout.exit == max(-150, min(150, turn))) }
    }
  }

  @Test func `roads that are apart are drawn at their true angles`() throws {
    for exit in stride(from: -90, through: 90, by: 5) {
      let others = [exit - 45, exit + 45].filter { $0.magnitude <= 138 }
      let layout = JunctionLayout(try Junction(exit: exit, others: others))
      #expect(layout.exit == Double(exit))
      #expect(layout.ends == others.map(Double.init))
      #expect(layout.starts == layout.ends)
    }
  }

  @Test(arguments: UInt64(0)..<100)
  func `of each other road a fifth or more is seen at 48 pixels`(seed: UInt64) throws {
    let junction = try Self.junction(seed, most: 4)
    let studio = try Studio()
    let light = try studio.variant("light")
    let picture = try studio.draw(.junction(junction), width: 48, height: 48)
    let artist = JunctionArtist(
      measures: Theme.Measures(), size: Size(width: 48, height: 48),
      grid: PixelGrid(pixelsPerPoint: 1))
    for (road, points) in zip(junction.others, artist.roads(JunctionLayout(junction))) {
      // The part that is outside of the junction itself.
      let (from, to) = (points[points.count - 2], points[points.count - 1])
      let start = points.count == 2 ? from + (to - from) * 0.4 : from
      let seen = (0..<32).count { step in
        let place = start + (to - start) * ((Double(step) + 0.5) / 32)
        let pixel = picture[Int(place.x), Int(place.y)]
        return pixel.alpha > 127 && pixel.red > light.lit.red / 2 + 60
      }
      #expect(seen * 5 >= 32, "\(GlyphSpec.junction(junction).name): \(road), \(seen) of 32")
    }
  }

  @Test func `one road alone has no stub`() throws {
    let studio = try Studio()
    let light = try studio.variant("light")
    for turn in stride(from: -180, through: 180, by: 30) {
      let picture = try studio.draw(
        .junction(try Junction(exit: turn, others: [])), width: 150, height: 150)
      #expect(picture.pixels.allSatisfy { $0.alpha == 0 || $0.red == light.lit.red }, "\(turn)")
    }
  }
}

@Suite struct FurnitureTests {
  @Test func `each has a name that reads back and its own picture`() throws {
    let studio = try Studio()
    var all = Furniture.pictures
    for form in SpeedLimit.Form.allCases {
      for number in [5, 50, 130, 999] {
        for state in form.states {
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
  func `a limit without one to three digits is an error`(number: Int) {
    #expect(throws: Fault.self) { try SpeedLimit(form: .us, number: number) }
  }

  @Test(arguments: [
    "speed_vienna_0", "speed_vienna_050", "speed_mars_5", "speed_us_5_slow",
    "speed_end_50_over", "speed_minimum_60_far_over",
  ])
  func `other words name no furniture`(name: String) {
    #expect(GlyphSpec(name: name) == nil)
  }
}

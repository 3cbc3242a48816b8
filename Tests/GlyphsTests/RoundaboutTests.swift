import Documents
import Paths
import Raster
import Routes
import TestSupport
import Testing
import Faults

@testable import Glyphs

@Suite struct RoundaboutTests {
  private static let side = 96

  /// The angle of the exit's arrow, measured from the lit pixels outside the ring.
  private func measuredAngle(_ picture: Pixmap, _ roundabout: Roundabout, lit: Color) -> Double {
    let side = Double(Self.side)
    let measures = Theme.Measures()
    let layout = RoundaboutLayout(
      roundabout, measures: measures, side: side, isNumbered: roundabout.exit != nil,
      grid: PixelGrid(pixelsPerPoint: 1))
    let isMirrored = roundabout.circulation == .clockwise
    let center = Point(
      x: isMirrored ? side - layout.center.x : layout.center.x, y: layout.center.y)
    let far = measures.ringRadius * side * (roundabout.exit == nil ? 1 : 1.2) + side * 0.075
    var sum = Vector.zero
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let alpha = picture[x, y].red == lit.red ? Double(picture[x, y].alpha) : 0
        let offset = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - center
        // The entry lies below the center.
        let isEntry = offset.dy > 0 && offset.dx.magnitude < side * 0.065
        if offset.length > far, !isEntry { sum = sum + offset * alpha }
      }
    }
    // Degrees driven from the bottom, by bisection, since there is no arc tangent in the house.
    let out = Vector(dx: isMirrored ? -sum.dx : sum.dx, dy: sum.dy).normalized
    var best = (angle: 0.0, dot: -2.0)
    for step in 0..<3600 {
      let dot = RoundaboutLayout.outward(Double(step) / 10).dot(out)
      if dot > best.dot { best = (Double(step) / 10, dot) }
    }
    return best.angle
  }

  /// The layout depends on whether there is a number, not on which.
  @Test(arguments: Circulation.allCases, [nil, 8])
  func `at every degree the arrow stays inside, at its angle`(
    circulation: Circulation, exit: Int?
  ) throws {
    let studio = try Studio()
    let lit = try studio.variant("light").lit
    for angle in Cases.share(of: Array(1...360), every: 11) {
      let roundabout = try Roundabout(
        circulation: circulation, passage: .through(angle: angle), exit: exit)
      let picture = try studio.draw(.roundabout(roundabout), width: Self.side, height: Self.side)
      let last = Self.side - 1
      let border = (0...last).flatMap {
        [picture[$0, 0], picture[$0, last], picture[0, $0], picture[last, $0]]
      }
      #expect(border.allSatisfy { $0.alpha == 0 }, "\(angle)")
      if angle >= 340 {
        // One drives back: entry and exit are the two sides of one road.
        let back = try Roundabout(
          circulation: circulation, passage: .through(angle: 360), exit: exit)
        #expect(
          try studio.draw(.roundabout(back), width: Self.side, height: Self.side) == picture)
        continue
      }
      let expected = min(max(Double(angle), 36), 324)
      let measured = measuredAngle(picture, roundabout, lit: lit)
      #expect((measured - expected).magnitude <= 3, "\(angle): \(measured)")
    }
  }

  @Test(arguments: 1...19)
  func `with every exit number the drawing stays within the margins`(exit: Int) throws {
    let artist = RoundaboutArtist(measures: Theme.Measures(), side: 48)
    for circulation in Circulation.allCases {
      for angle in Cases.share(of: Array(1...360), every: 7) {
        let roundabout = try Roundabout(
          circulation: circulation, passage: .through(angle: angle), exit: exit)
        for item in artist.items(for: roundabout) {
          guard case .shape(let shape) = item else { continue }
          let half = (shape.stroke?.width ?? 0) / 2
          let bounds = shape.path.transformed(by: shape.transform).controlBounds
          let box = try #require(bounds).outset(by: half)
          let canvas = Rect(x: 0.5, y: 0.5, width: 47, height: 47)
          #expect(canvas.contains(box), "\(angle) \(circulation): \(box)")
        }
      }
    }
  }

  @Test(arguments: Circulation.allCases, [nil, 1, 19])
  func `at every degree arrow and entry are apart`(circulation: Circulation, exit: Int?) throws {
    let measures = Theme.Measures()
    let artist = RoundaboutArtist(measures: measures, side: 48)
    for angle in 1..<340 {
      let roundabout = try Roundabout(
        circulation: circulation, passage: .through(angle: angle), exit: exit)
      let layout = RoundaboutLayout(
        roundabout, measures: measures, side: 48, isNumbered: exit != nil, grid: .none)
      let shapes = artist.items(for: roundabout).compactMap { item -> Drawing.Shape? in
        guard case .shape(let shape) = item else { return nil }
        return shape
      }
      let head = try #require(shapes.first { $0.fill != nil && $0.label == "lit" })
      let x = circulation == .clockwise ? 48 - layout.center.x : layout.center.x
      // Below the ring, the head keeps off the line of the entry by more than a point.
      let ringBottom = layout.center.y + layout.hub + measures.stroke * 48
      let points = head.path.transformed(by: head.transform).elements.compactMap(\.end)
      #expect(!points.isEmpty)
      for point in points where point.y > ringBottom {
        #expect((point.x - x).magnitude > measures.stroke * 48 / 2 + 1, "\(angle): \(point)")
      }
    }
  }

  @Test(arguments: [18, 24, 36, 40, 50], Circulation.allCases)
  func `every angle and number is a picture of its own`(
    side: Int, circulation: Circulation
  ) throws {
    let studio = try Studio()
    let angles = [36, 45, 60, 90, 135, 180, 225, 270, 300, 324, 360]
    var pictures: Set<Pixmap> = []
    for angle in angles {
      for exit in Roundabout.exits {
        let roundabout = try Roundabout(
          circulation: circulation, passage: .through(angle: angle), exit: exit)
        let picture = try studio.draw(.roundabout(roundabout), width: side, height: side)
        pictures.insert(picture)
        let corners = [(0, 0), (side - 1, 0), (0, side - 1), (side - 1, side - 1)]
        #expect(corners.contains { picture[$0, $1].alpha == 0 }, "\(angle) \(exit)")
      }
    }
    #expect(pictures.count == angles.count * Roundabout.exits.count)
  }

  @Test(arguments: [18.0, 24, 36], Circulation.allCases)
  func `a small ring with a number has the way round, a pointer and no ticks`(
    side: Double, circulation: Circulation
  ) throws {
    for scale in 1...3 {
      let artist = RoundaboutArtist(
        measures: Theme.Measures(), side: side, grid: PixelGrid(pixelsPerPoint: Double(scale)))
      for angle in stride(from: 1, through: 339, by: 13) {
        for exit in [2, 8, 11, 19] {
          let shapes = artist.items(
            for: try Roundabout(
              circulation: circulation, passage: .through(angle: angle), exit: exit,
              otherExits: [30, 200])
          ).flatMap(\.shapes).map(\.shape)
          #expect(shapes.count { $0.label == "lit" } == 2)
          #expect(shapes.count { $0.label == "unlit" } <= 1)
          #expect(shapes.count { $0.marking == .marker } == 1)
          #expect(shapes.contains { $0.label == "text" }, "\(angle) at \(scale)")
        }
      }
    }
  }

  @Test func `other exits are ticks, and each changes the picture`() throws {
    let studio = try Studio()
    let pictures = try [[], [90], [90, 270], [120]].map { others in
      try studio.draw(
        .roundabout(
          try Roundabout(
            circulation: .clockwise, passage: .through(angle: 180), exit: 2, otherExits: others)),
        width: 48, height: 48)
    }
    #expect(Set(pictures).count == 4)
  }

  @Test(arguments: Circulation.allCases)
  func `without an angle the arrow at the likely exit is apart`(circulation: Circulation) throws {
    let artist = RoundaboutArtist(measures: Theme.Measures(), side: 48)
    var angles: [Double] = []
    for exit in Roundabout.exits {
      let roundabout = try Roundabout(circulation: circulation, passage: .toExit, exit: exit)
      angles.append(try #require(roundabout.drawnAngle()))
      let shapes = artist.items(for: roundabout).flatMap(\.shapes).map(\.shape)
      // The way in and around, then the arrow out, beyond a gap.
      let lit = shapes.filter { $0.label == "lit" }
      try #require(lit.count == 3)
      let end = try #require(lit[0].path.elements.last?.end)
      let start = try #require(lit[1].path.elements.first?.end)
      #expect((start - end).length >= Theme.Measures().gap * 48)
      #expect(shapes.count { $0.label == "unlit" } >= exit - 1)
      let layout = RoundaboutLayout(
        roundabout, measures: Theme.Measures(), side: 48, isNumbered: true, grid: .none)
      let x = circulation == .clockwise ? 48 - layout.center.x : layout.center.x
      let center = Point(x: x, y: layout.center.y)
      let head = try #require(shapes.first { $0.marking == .marker })
      let outer = layout.hub + Theme.Measures().stroke * 48 * 0.64
      for point in head.path.transformed(by: head.transform).elements.compactMap(\.end) {
        #expect((point - center).length > outer - 0.1, "\(exit): \(point)")
      }
      #expect(head.label == "lit" && head.fill != nil)
    }
    #expect(angles.prefix(3) == [90, 180, 270] && angles == angles.sorted())
    #expect(angles.allSatisfy { $0 <= 315 })
  }

  @Test(arguments: [18, 24, 28, 36], Circulation.allCases)
  func `a small roundabout without an angle has a number, a way round and a pointer apart`(
    side: Double, circulation: Circulation
  ) throws {
    var drawings: Set<[Drawing.Item]> = []
    for exit in Roundabout.exits {
      let roundabout = try Roundabout(circulation: circulation, passage: .toExit, exit: exit)
      for scale in 1...3 {
        let artist = RoundaboutArtist(
          measures: Theme.Measures(), side: side, grid: PixelGrid(pixelsPerPoint: Double(scale)))
        let items = artist.items(for: roundabout)
        let shapes = items.flatMap(\.shapes).map(\.shape)
        #expect(shapes.count { $0.marking == .marker } == 1)
        #expect(shapes.count { $0.label == "lit" } == 3)
        #expect(shapes.count { $0.label == "unlit" } <= 1)
        let number = shapes.filter { $0.label == "text" }.compactMap(\.bounds)
        let box = try #require(number.first.map { number.reduce($0) { $0.union($1) } })
        // At 18 points, one digit is eight pixels high, two are seven.
        #expect(box.height >= side * (exit < 10 ? 0.444 : 0.37), "\(exit) at \(scale)")
        #expect(box.minX >= 0 && box.maxX <= side)
        if scale == 1 { drawings.insert(items) }
      }
    }
    #expect(drawings.count == Roundabout.exits.count)
  }

  private static func ink(_ pixel: Color) -> Int {
    Int(pixel.alpha) * (255 - Int(pixel.red)) / 255
  }

  @Test(arguments: [18, 24, 36]) func `small numbers are distinguishable`(side: Int) throws {
    let studio = try Studio()
    var pictures: [Pixmap] = []
    for circulation in Circulation.allCases {
      for exit in Roundabout.exits {
        pictures.append(
          try studio.draw(
            .roundabout(try Roundabout(circulation: circulation, passage: .toExit, exit: exit)),
            width: side, height: side))
      }
    }
    for (index, one) in pictures.enumerated() {
      for (other, another) in pictures[..<index].enumerated() {
        // On white, with the lit ring darker than the rest.
        let clear = zip(one.pixels, another.pixels).count { abs(Self.ink($0) - Self.ink($1)) > 60 }
        #expect(clear >= 4, "\(index) and \(other)")
      }
    }
  }

  @Test(arguments: [[0], [360], Array(1...13)])
  func `other exits out of range are errors`(others: [Int]) {
    #expect(throws: Fault.self) {
      try Roundabout(circulation: .clockwise, passage: .toExit, otherExits: others)
    }
  }

  @Test(arguments: [90, 180, 270])
  func `the numbers of exits are distinguishable at 48 pixels`(angle: Double) throws {
    let studio = try Studio()
    let numbers = Array(1...19)
    let pictures = try numbers.map { exit in
      let spec = GlyphSpec(
        kind: .roundaboutNthExitCCW, drivingSide: .right, angle: angle, exit: exit)
      return try studio.draw(spec, width: 48, height: 48)
    }
    for (index, one) in pictures.enumerated() {
      for (other, another) in pictures[..<index].enumerated() {
        let clear = zip(one.pixels, another.pixels).count {
          abs(Int($0.alpha) - Int($1.alpha)) > 150
        }
        #expect(clear >= 2, "\(numbers[index]) and \(numbers[other])")
      }
    }
  }
}

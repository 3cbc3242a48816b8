import Paths
import Raster
import Routes
import TestSupport
import Testing

@testable import Glyphs

@Suite struct LaneChoiceTests {
  /// All directions but the U-turn, whose side is that of traffic.
  private static let seven: [Lane.Direction] = [
    .sharpLeft, .left, .slightLeft, .through, .slightRight, .right, .sharpRight,
  ]

  @Test(arguments: DrivingSide.allCases)
  func `all 255 choices of directions, each one lit, are drawn and differ`(
    side: DrivingSide
  ) throws {
    let studio = try Studio()
    let light = try studio.variant("light")
    let eight = Self.seven + [side == .right ? .uTurnLeft : .uTurnRight]
    var pictures: [Pixmap: String] = [:]
    var count = 0
    for bits in Cases.share(of: Array(1...255), every: 11) {
      let directions = eight.indices.filter { bits >> $0 & 1 == 1 }.map { eight[$0] }
      for followed in [nil] + directions.map(Optional.some) {
        let lane = Lane(
          directions: directions, followed: followed,
          state: followed == nil ? .avoid : .preferred)
        let spec = GlyphSpec.lanes(try LaneStrip([lane]))
        let picture = try studio.draw(spec, width: 44, height: 44)
        let border = (0..<44).flatMap {
          [picture[$0, 0], picture[$0, 43], picture[0, $0], picture[43, $0]]
        }
        #expect(border.allSatisfy { $0.alpha == 0 }, "\(spec.name) leaves its cell")
        #expect(picture.pixels.contains(light.lit) == (followed != nil), "\(spec.name)")
        count += 1
        let other = pictures.updateValue(spec.name, forKey: picture)
        #expect(other == nil, "\(spec.name) equals \(other ?? "")")
      }
    }
    #expect(pictures.count == count)
  }

  @Test func `a whole lane is lit, usable or unlit`() throws {
    let studio = try Studio()
    let light = try studio.variant("light")
    let pictures = try ["*left;through", "+left;through|through*", "left;through"].map {
      try studio.draw(
        .lanes(try LaneStrip(words: $0, drivingSide: .right)), width: 60, height: 36)
    }
    #expect(!pictures[0].pixels.contains(light.unlit))
    let second = (0..<36).map { y in (0..<30).map { pictures[1][$0, y] } }.joined()
    #expect(second.contains(light.lit) && second.contains(light.unlit))
    #expect(!pictures[2].pixels.contains(light.lit))
  }

  @Test(arguments: 1...16, [(120, 18), (294, 44)])
  func `strips of any number of lanes fit, and their arrows keep their weight`(
    count: Int, size: (width: Int, height: Int)
  ) throws {
    let studio = try Studio()
    let lanes = (0..<count).map { index in
      Lane(
        directions: [index % 2 == 0 ? .left : .through, .right], followed: .right,
        state: .preferred)
    }
    let picture = try studio.draw(
      .lanes(try LaneStrip(lanes)), width: size.width, height: size.height, scale: 2)
    let (width, height) = (picture.width, picture.height)
    #expect((0..<height).allSatisfy { picture[0, $0].alpha == 0 })
    #expect((0..<height).allSatisfy { picture[width - 1, $0].alpha == 0 })
    // The stems near the bottom are as many as the lanes, and all equally wide.
    let row = height * 88 / 100
    var widths: [Int] = []
    for x in 1..<width where picture[x, row].alpha == 255 {
      if picture[x - 1, row].alpha == 255 {
        widths[widths.count - 1] += 1
      } else {
        widths.append(1)
      }
    }
    #expect(widths.count == count)
    #expect(Set(widths).count == 1, "\(widths)")
  }

  @Test func `equal neighbors are merged with a count only where there is no room`() throws {
    let studio = try Studio()
    let light = try studio.variant("light")
    func stems(
      _ count: Int, width: Int, _ directions: [Lane.Direction] = [.through]
    ) throws -> Int {
      let lane = Lane(directions: directions, followed: .through, state: .preferred)
      let spec = GlyphSpec.lanes(try LaneStrip(Array(repeating: lane, count: count)))
      let picture = try studio.draw(spec, width: width, height: 18)
      return (1..<width).count {
        picture[$0, 16] == light.lit && picture[$0 - 1, 16] != light.lit
      }
    }
    #expect(try stems(13, width: 120) == 13)
    #expect(try stems(14, width: 120) == 1)
    #expect(try stems(14, width: 294) == 14)
    #expect(try stems(10, width: 120, [.left, .through]) == 10)
    #expect(try stems(11, width: 120, [.left, .through]) == 1)
  }

  @Test func `each kind of access to a lane has its own mark`() throws {
    let studio = try Studio()
    let words = ["through*"] + Lane.Access.allCases.map { "through*@\($0.rawValue)" }
    let pictures = try words.map {
      try studio.draw(
        .lanes(try LaneStrip(words: $0, drivingSide: .right)), width: 20, height: 18)
    }
    #expect(Set(pictures).count == 6)
  }

  /// A strip of lanes with one to three arrows, without equal neighbors, which may become one.
  private static func strip(_ seed: UInt64, lanes: Int) throws -> LaneStrip {
    var random = SeededRandom(seed: seed)
    let arrows = Lane.Direction.allCases.filter { $0 != .noArrow }
    var result: [Lane] = []
    while result.count < lanes {
      let directions = (0..<random.int(1...3)).compactMap { _ in
        arrows.randomElement(using: &random)
      }
      let lane = Lane(
        directions: directions, followed: directions.randomElement(using: &random),
        state: Lane.State.allCases.randomElement(using: &random) ?? .avoid)
      if result.last?.directions != lane.directions { result.append(lane) }
    }
    return try LaneStrip(result)
  }

  @Test(arguments: UInt64(0)..<12, [(294, 44), (120, 18), (294, 18), (140, 24)])
  func `a pixel or more is free between the arrows of neighbors`(
    seed: UInt64, size: (width: Int, height: Int)
  ) throws {
    let studio = try Studio()
    let count = [16, 14, 12, 10][Int(seed % 4)]
    let spec = GlyphSpec.lanes(try Self.strip(seed, lanes: count))
    let picture = try studio.draw(spec, width: size.width, height: size.height)
    let inked = (0..<size.width).map { x in
      (0..<size.height).contains { picture[x, $0].alpha > 0 }
    }
    // All cells are equally wide, and the last column of each is free; where they begin is not told.
    let pitch = (1...size.width / count).reversed().first { pitch in
      (0..<size.width - pitch * count).contains { start in
        (0..<count).allSatisfy { lane in
          let cell = start + lane * pitch..<start + (lane + 1) * pitch
          return inked[cell].contains(true) && !inked[cell.upperBound - 1]
        } && !inked[..<start].contains(true) && !inked[(start + pitch * count)...].contains(true)
      }
    }
    #expect(pitch != nil, "\(spec.name) at \(size)")
  }

  @Test func `a lone arrow's head is four times as wide as its line, in cells with room`() throws {
    let studio = try Studio()
    for height in [18, 24, 44, 88] {
      let strip = try LaneStrip(words: "through*", drivingSide: .right)
      let picture = try studio.draw(.lanes(strip), width: 3 * height, height: height)
      let widths = (0..<height).map { y in
        (0..<3 * height).reduce(0) { $0 + Int(picture[$1, y].alpha) } / 255
      }
      let stem = widths[height * 8 / 10]
      #expect((stem * 7 / 2...stem * 4).contains(widths.max() ?? 0), "\(height): \(widths)")
    }
  }

  @Test(arguments: [16.0, 18, 24])
  func `lines have two pixels or more where there is room, also in a thin theme`(
    height: Double
  ) throws {
    var measures = Theme.Measures(stroke: 0.09)
    for weight in [1, 0.76] {
      measures = measures.weighted(by: weight)
      let grid = PixelGrid(pixelsPerPoint: 1)
      for words in ["through", "left;through", "left;through;right", "reverse;left;through;right"] {
        let strip = try LaneStrip(words: words, drivingSide: .right)
        let items = LaneArtist(measures: measures, grid: grid)
          .items(for: strip, size: Size(width: 3 * height, height: height))
        let widths = items.flatMap(\.shapes).compactMap { $0.shape.stroke?.width }
        #expect(!widths.isEmpty && widths.allSatisfy { $0 >= 2 }, "\(words): \(widths)")
      }
    }
  }

  @Test(arguments: ["light", "dark"], [1, 2, 3])
  func `a thin second choice has a lit head alone, and less ink than a lit lane`(
    variant: String, scale: Int
  ) throws {
    let studio = try Studio()
    let lit = try studio.variant(variant).lit
    func count(_ words: String) throws -> Int {
      let strip = try LaneStrip(words: "left|\(words)|through*", drivingSide: .right)
      let picture = try studio.draw(
        .lanes(strip), variant, width: 54, height: 18, scale: scale)
      let rows = (0..<18 * scale).map { y in (18 * scale..<36 * scale).map { picture[$0, y] } }
      return rows.joined().count { $0 == lit }
    }
    let (second, whole) = (try count("through+"), try count("through*"))
    #expect(second > 0 && second * 4 < whole * 3, "\(second), \(whole)")
  }

  @Test(arguments: ["light", "dark"], [36, 44])
  func `a second choice is lit around an unlit core`(variant: String, height: Int) throws {
    let studio = try Studio()
    let colors = try studio.variant(variant)
    func counts(_ words: String) throws -> (lit: Int, unlit: Int) {
      let strip = try LaneStrip(words: "left|\(words)|through*", drivingSide: .right)
      let picture = try studio.draw(.lanes(strip), variant, width: 3 * height, height: height)
      let row = picture.pixels[height * 8 / 10 * 3 * height..<(height * 8 / 10 + 1) * 3 * height]
      let lane = row.dropFirst(height).prefix(height)
      return (lane.count { $0 == colors.lit }, lane.count { $0 == colors.unlit })
    }
    for words in ["through+", "+through", "left;through+", "+left;through;right"] {
      let (lit, unlit) = try counts(words)
      #expect(lit >= 2 && lit.isMultiple(of: 2) && unlit >= 1, "\(words): \(lit), \(unlit)")
    }
    #expect(try counts("through*").unlit == 0)
    #expect(try counts("through").lit == 0)
  }

  @Test func `each kind of divider has its own picture and name`() throws {
    let studio = try Studio()
    var pictures: Set<Pixmap> = []
    for kind in LaneDivider.allCases {
      let strip = try LaneStrip(words: "solid/left/\(kind)|through*", drivingSide: .right)
      let spec = GlyphSpec.lanes(strip)
      #expect(strip.dividers == [.solid, kind, .none])
      #expect(GlyphSpec(name: spec.name) == spec)
      pictures.insert(try studio.draw(spec, width: 60, height: 18))
    }
    #expect(pictures.count == LaneDivider.allCases.count)
  }

  @Test(
    arguments: [
      "through*;slight_right", "slight_left;through*;slight_right", "left;through*", "left;right*",
      "through*;right",
    ])
  func `a branch that is not taken shows a neck between stem and head`(words: String) throws {
    let studio = try Studio()
    let spec = GlyphSpec.lanes(try LaneStrip(words: words, drivingSide: .right))
    let drawing = try studio.artist.drawing(
      of: spec, variant: studio.variant("light"), size: Size(width: 120, height: 44),
      pixelsPerPoint: 1)
    let unlit = drawing.items.flatMap(\.shapes).map(\.shape).filter { $0.label == "unlit" }
    let necks = unlit.filter { $0.marking != .marker }.compactMap(\.bounds)
    // A line is 5 wide, and reaches about 2 below its head.
    #expect(!necks.isEmpty && necks.allSatisfy { $0.width >= 7 }, "\(necks)")
  }

  @Test func `dividers stand between lanes and at the sides`() throws {
    let studio = try Studio()
    let light = try studio.variant("light")
    let strip = try LaneStrip(words: "through*|through*", drivingSide: .right, hasDividers: true)
    let picture = try studio.draw(.lanes(strip), width: 80, height: 36)
    let columns = (0..<80).filter { x in (0..<36).contains { picture[x, $0] == light.unlit } }
    #expect(columns.count == 6, "\(columns)")
    #expect(columns.contains(40) || columns.contains(39))
  }
}

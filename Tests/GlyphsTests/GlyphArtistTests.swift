import Foundation
import Glyphs
import Paths
import Raster
import Routes
import Testing
import Faults

@Suite struct GlyphArtistTests {
  private let artist: GlyphArtist
  private let light: Theme.Variant
  private let dark: Theme.Variant

  init() throws {
    artist = GlyphArtist(theme: try Theme.builtIn(), icons: IconLibrary.builtIn)
    light = try #require(artist.theme.variant(named: "light"))
    dark = try #require(artist.theme.variant(named: "dark"))
  }

  private func draw(
    _ spec: GlyphSpec, _ variant: Theme.Variant? = nil, width: Int = 48, height: Int = 48
  ) throws -> Pixmap {
    let size = Size(width: Double(width), height: Double(height))
    let drawing = try artist.drawing(of: spec, variant: variant ?? light, size: size)
    var renderer = Renderer()
    return try renderer.draw(drawing, width: width, height: height)
  }

  @Test(arguments: ManeuverKind.allCases)
  func `each kind is drawn in both variants, within the canvas`(kind: ManeuverKind) throws {
    for side in DrivingSide.allCases {
      for variant in [light, dark] {
        let pixmap = try draw(GlyphSpec(kind: kind, drivingSide: side), variant)
        #expect(pixmap.pixels.contains { $0.alpha == 255 }, "\(kind)")
        let border = (0..<48).flatMap {
          [pixmap[$0, 0], pixmap[$0, 47], pixmap[0, $0], pixmap[47, $0]]
        }
        #expect(border.allSatisfy { $0.alpha == 0 }, "\(kind) touches the canvas's sides")
        // Where the lit part's edge lies over the unlit one, the two are mixed.
        let levels = [variant.lit.red, variant.unlit.red].sorted()
        #expect(
          pixmap.pixels.allSatisfy { $0.alpha == 0 || (levels[0]...levels[1]).contains($0.red) },
          "\(kind)")
      }
    }
  }

  /// Pairs of kinds that are mirror images.
  static let pairs: [(ManeuverKind, ManeuverKind)] = ManeuverKind.allCases.compactMap { kind in
    var name = kind.rawValue
    if name.contains("left") {
      name = name.replacing("left", with: "right")
    } else {
      name = name.replacing("right", with: "left")
    }
    if name.hasSuffix("-ccw") {
      name = name.dropLast(3) + "cw"
    } else if name.hasSuffix("-cw") {
      name = name.dropLast(2) + "ccw"
    }
    return ManeuverKind(rawValue: name).flatMap { $0 == kind ? nil : (kind, $0) }
  }

  @Test(arguments: pairs)
  func `left and right are mirror images`(kind: ManeuverKind, partner: ManeuverKind) throws {
    let one = try draw(GlyphSpec(kind: kind, drivingSide: .right))
    let other = try draw(GlyphSpec(kind: partner, drivingSide: .right))
    for y in 0..<48 {
      for x in 0..<48 {
        let (a, b) = (one[x, y], other[47 - x, y])
        // Rounding to the coordinate grid may tip a pixel on the edge by a level.
        let difference = abs(Int(a.alpha) - Int(b.alpha))
        #expect(difference <= 1, "\(kind), \(partner) at \(x), \(y)")
      }
    }
  }

  @Test func `ramps without a side are drawn on the driving side`() throws {
    for kind in [ManeuverKind.onRamp, .offRamp] {
      let right = try draw(GlyphSpec(kind: kind, drivingSide: .right))
      let left = try draw(GlyphSpec(kind: kind, drivingSide: .left))
      #expect(right != left)
    }
  }

  @Test(arguments: stride(from: 1, through: 360, by: 7).map(\.self), [DrivingSide.left, .right])
  func `a roundabout at any angle stays within the canvas`(angle: Int, side: DrivingSide) throws {
    for exit in [nil, 1, 12] {
      let roundabout = try Roundabout(
        circulation: side.circulation, passage: .through(angle: angle), exit: exit)
      let pixmap = try draw(.roundabout(roundabout))
      let border = (0..<48).flatMap {
        [pixmap[$0, 0], pixmap[$0, 47], pixmap[0, $0], pixmap[47, $0]]
      }
      #expect(border.allSatisfy { $0.alpha == 0 })
      #expect(pixmap.pixels.contains(light.lit))
    }
  }

  @Test(arguments: [(0, 1), (361, 1), (90, 0), (90, 100)])
  func `angles and exits out of range are errors`(angle: Int, exit: Int) {
    #expect(throws: Fault.self) {
      try Roundabout(
        circulation: .clockwise, passage: .through(angle: angle), exit: exit)
    }
  }

  @Test func `each arrow of a lane is drawn, the one to follow lit`() throws {
    for direction in Lane.Direction.allCases {
      let lane = Lane(directions: [direction], followed: direction, state: .preferred)
      let lit = try draw(.lanes(try LaneStrip([lane])), width: 40, height: 36)
      #expect(lit.pixels.contains(light.lit), "\(direction)")
      #expect(!lit.pixels.contains(light.unlit), "\(direction)")
      let unlit = try draw(
        .lanes(try LaneStrip([Lane(directions: [direction])])), width: 40, height: 36)
      #expect(!unlit.pixels.contains(light.lit), "\(direction)")
    }
  }
}

import Faults
import Foundation
import JSON
import Maneuvers
import Paths
import Raster
import TestSupport
import Testing

@testable import Glyphs
import IconFolders

/// Small, usual, medium and large glyphs.
@Suite struct OpticalSizeTests {
  private func theme(_ sizes: String) throws(Fault) -> Theme {
    try Theme(
      ##"""
      {"schema": "fingerpost/theme/1", "sizes": \##(sizes), "variants":
       {"light": {"background": "#FFFFFF", "lit": "#000000", "unlit": "#8A8A8A"}}}
      """##.utf8)
  }

  @Test func `factors apply below and from the limits, and elsewhere none`() throws {
    let theme = try theme(
      ##"""
      {"small": {"below": 20, "factors": {"gap": 2}}, "medium": {"from": 50, "factors": {"margin": 1.5}},
       "large": {"from": 90, "factors": {"stroke": 0.5}}}
      """##)
    let usual = Theme.Measures()
    #expect(theme.measures(forSide: 19.9).gap == usual.gap * 2)
    #expect(theme.measures(forSide: 20) == usual && theme.measures(forSide: 49) == usual)
    #expect(theme.measures(forSide: 50).margin == usual.margin * 1.5)
    #expect(theme.measures(forSide: 89).stroke == usual.stroke)
    #expect(theme.measures(forSide: 90).stroke == usual.stroke * 0.5)
    #expect(theme.isSmall(19.9) && !theme.isSmall(20))
  }

  @Test func `the built-in theme states the usual sizes`() throws {
    #expect(try Theme.builtIn().sizes == Theme.Sizes())
    let file = try #require(Theme.builtInFiles.first { $0.key == "default" }?.value)
    let node = try JSONNode(text: file, named: "a theme")
    #expect(node["sizes"] != nil)
    #expect(try Theme.Sizes(node["sizes"]) == Theme.Sizes())
  }

  @Test(
    arguments: [
      (##"{"tiny": {}}"##, "sizes"), (##"{"small": {"from": 3}}"##, "sizes.small"),
      (##"{"small": {"factors": {"gab": 1}}}"##, "sizes.small.factors"),
      (##"{"small": {"factors": {"gap": 9}}}"##, "sizes.small.factors.gap"),
      (##"{"small": {"below": 40}, "large": {"from": 30}}"##, "sizes.large.from"),
      (##"{"small": {"below": 40}, "medium": {"from": 30}}"##, "sizes.medium.from"),
      (##"{"medium": {"from": 50}, "large": {"from": 45}}"##, "sizes.large.from"),
    ])
  func `what the sizes cannot be is an error with its place`(sizes: String, place: String) {
    let fault = #expect(throws: Fault.self) { try theme(sizes) }
    #expect(fault?.place.hasPrefix(place) == true && fault?.remedy.isEmpty == false, "\(fault)")
  }

  /// An icon with a detail on its left, and the columns of its picture with ink.
  private func columns(_ side: Double, scale: Double, detail: String) throws -> [Int] {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>
      <path \(detail) d='M4 4h8v40h-8z'/><path d='M28 4h16v40h-16z'/></svg>
      """, to: "gate.svg")
    let artist = GlyphArtist(
      theme: try Theme.builtIn(), icons: try IconLibrary(folder: folder.url))
    let light = try #require(artist.theme.variant(named: "light"))
    let drawing = try artist.drawing(
      of: .maneuver(.gate, .right), variant: light, size: Size(width: side, height: side),
      pixelsPerPoint: scale)
    let pixels = Int(side * scale)
    var renderer = Renderer()
    let picture = try renderer.draw(drawing, width: pixels, height: pixels)
    return (0..<pixels).filter { picture[$0, pixels / 2].alpha > 127 }
  }

  @Test(arguments: ["class='lit detail'", "id='unlit-detail 2'", "class='detail'"])
  func `small pictures leave details out, at all scales, and keep the middle`(detail: String) throws
  {
    // 8 of 48 units, and 16 of them.
    #expect(try columns(48, scale: 1, detail: detail).count == 24)
    for scale in [1.0, 2, 4] {
      let seen = try columns(24, scale: scale, detail: detail)
      #expect(seen.count == Int(8 * scale), "\(scale)")
      #expect(seen.first.map { $0 + (seen.last ?? 0) + 1 } == Int(24 * scale), "\(scale)")
    }
    #expect(try columns(24, scale: 1, detail: "class='lit'").count == 12)
  }

  /// What one sees of a drawing: its arrows, heads and numbers, and the pieces of unlit roads.
  private func pieces(_ drawing: Drawing) -> [String: Int] {
    var counts: [String: Int] = [:]
    for shape in drawing.items.flatMap(\.shapes).map(\.shape) {
      switch shape.role {
      case .lit: counts[shape.marking == .marker ? "heads" : "lit", default: 0] += 1
      case .unlit:
        // A hole is no piece.
        let areas = shape.path.contours.map(\.doubledArea)
        let largest = areas.max { $0.magnitude < $1.magnitude } ?? 0
        counts["unlit", default: 0] += areas.count { $0 * largest >= 0 }
      case .text: counts["number"] = 1
      case nil: break
      }
    }
    return counts
  }

  @Test(arguments: ["default", "high-contrast", "map", "outline"], ["light", "regular", "bold"])
  func `the scales of a picture have the same pieces`(name: String, weight: String) throws {
    let theme = try #require(Theme.builtIn(named: name)?.weighted(weight))
    let artist = GlyphArtist(theme: theme, icons: .builtIn)
    var specs = Cases.share(of: ManeuverKind.allCases, every: 5).map {
      GlyphSpec(kind: $0, drivingSide: .right)
    }
    for angle in stride(from: 30, through: 360, by: 55) {
      for (exit, others) in [(2, [60, 90, 270]), (nil, [45, 120, 200, 300]), (12, [])] {
        specs.append(
          .roundabout(
            try Roundabout(
              circulation: .counterClockwise, passage: .through(angle: angle), exit: exit,
              otherExits: others)))
      }
    }
    for exit in [1, 4, 8, 12] {
      specs.append(
        .roundabout(try Roundabout(circulation: .clockwise, passage: .toExit, exit: exit)))
    }
    for spec in specs {
      for side in [18.0, 24, 36, 44, 50] {
        let seen = try [1.0, 2, 3].map { scale in
          pieces(
            try artist.drawing(
              of: spec, variant: theme.variants[0], size: Size(width: side, height: side),
              pixelsPerPoint: scale))
        }
        #expect(Set(seen).count == 1, "\(spec.name) at \(side): \(seen)")
      }
    }
  }

  @Test func `a line that ends in the wide head has it, however the marker is named`() throws {
    func width(_ reference: String) throws -> Double {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>
        <marker id='head'/><marker id='wide-head'/>
        <path d='M24 44V16' fill='none' stroke='#000' stroke-width='6' marker-end='\(reference)'/>
        </svg>
        """, to: "gate.svg")
      let artist = GlyphArtist(
        theme: try Theme.builtIn(), icons: try IconLibrary(folder: folder.url))
      let light = try #require(artist.theme.variant(named: "light"))
      let drawing = try artist.drawing(
        of: .maneuver(.gate, .right), variant: light, size: Size(width: 48, height: 48))
      return try #require(
        drawing.items.flatMap(\.shapes).first { $0.shape.marking == .marker }?.shape.bounds?.width)
    }
    let (usual, wide) = (try width("url(#head)"), try width("url(#wide-head)"))
    #expect(wide / usual > 1.2 && wide / usual < 1.3)
    #expect(try width("url(\"#wide-head\")") == wide)
  }

  @Test func `an island smaller than its gap is no fault`() throws {
    let theme = try Theme(
      ##"""
      {"schema": "fingerpost/theme/1", "variants": {"light": {"background": "#FFFFFF",
       "lit": "#FFFFFF", "unlit": "#8A8A8A", "outline": "#000000"}}, "measures": {"stroke": 0.3,
       "ringRadius": 0.08, "ringStroke": 0.3, "gap": 0.15, "outlineWidth": 0.2}}
      """##.utf8)
    let artist = GlyphArtist(theme: theme, icons: .builtIn)
    for name in ["roundabout_u_turn_ccw", "roundabout_nth_exit_cw_e12", "roundabout_right_cw"] {
      let spec = try #require(GlyphSpec(name: name))
      for side in [18.0, 50] {
        let size = Size(width: side, height: side)
        let drawing = try artist.drawing(of: spec, variant: theme.variants[0], size: size)
        let boxes = drawing.items.flatMap(\.shapes).compactMap(\.shape.bounds)
        #expect(boxes.allSatisfy { $0.width.isFinite && $0.height.isFinite }, "\(name)")
      }
    }
  }
}

import Foundation
import Glyphs
import Paths
import TestSupport
import Testing

@testable import AssetExport

@Suite struct SymbolTests {
  private static let artist = try? GlyphArtist(theme: Theme.builtIn(), icons: IconLibrary.builtIn)
  private static let specs = Cases.share(of: IconSet().specs, every: 5)

  private let artist: GlyphArtist
  private let folder: TemporaryFolder

  init() throws {
    artist = try #require(Self.artist)
    folder = try TemporaryFolder()
  }

  private func size(of spec: GlyphSpec) -> Size {
    if case .lanes = spec { Size(width: 20, height: 18) } else { Size(width: 48, height: 48) }
  }

  private func template(_ spec: GlyphSpec) throws -> String {
    SymbolTemplate.text(
      try artist.symbol(of: spec, size: size(of: spec)), name: "a", size: size(of: spec),
      isCropped: false)
  }

  private func findings(in template: String) throws -> [String] {
    try folder.write(template, to: "a.svg")
    return SymbolRules.check(folder.url.appending(path: "a.svg")).map(\.finding)
  }

  @Test(arguments: 0..<4)
  func `the template of every glyph follows the rules of the format`(part: Int) throws {
    for (index, spec) in Self.specs.enumerated()
    where index % 4 == part && !artist.icons.hasOwnColors(spec) {
      #expect(try findings(in: template(spec)) == [], "\(spec.name)")
    }
  }

  @Test func `glyphs in their own colors are recognized`() throws {
    for name in ["stop_sign", "speed_vienna_50", "traffic_light"] {
      #expect(artist.icons.hasOwnColors(try #require(GlyphSpec(name: name))), "\(name)")
    }
    for name in ["turn_left", "keep_right", "lanes_l_tx", "map_pan", "roundabout_ccw_a90_e1"] {
      #expect(!artist.icons.hasOwnColors(try #require(GlyphSpec(name: name))), "\(name)")
    }
  }

  static let faults: [(String, String, String)] = [
    ("Template v.3.0", "Template v.2.0", "'template-version' is not 3.0 or later"),
    ("id=\"Notes\"", "id=\"Hints\"", "there is no group 'Notes'"),
    ("Capline-M", "Topline-M", "Baseline-M and Capline-M do not lie one above the other"),
    ("left-margin-Black-S", "left-margin", "Black-S has no left and right margin"),
    ("id=\"Black-S\"", "id=\"Bold-S\"", "there is no Black-S"),
    ("id=\"Symbols\"", "id=\"Other\"", "no variant has a path"),
    ("<path class", "<path stroke=\"red\" class", "a path has 'stroke'"),
    (
      "hierarchical-1:primary\" d=", "hierarchical-2:primary\" d=",
      "a path has no hierarchical class of layer 1"
    ),
    ("monochrome-0 multi", "multi", "a path has no monochrome class of layer 0"),
    (
      "Z\"/>", "ZM0 0L0 1L1 1Z\"/>",
      "Ultralight-S has other paths, commands or classes than Regular-S"
    ),
    ("d=\"M", "d=\"M-90 -90L90 -90L90 90L-90 90ZM", "an outer contour runs clockwise"),
    ("<path class", "<rect/><path class", "'rect' is not a path directly in 'Ultralight-S'"),
  ]

  @Test(arguments: faults)
  func `each rule finds its fault`(text: String, other: String, finding: String) throws {
    let template = try template(try #require(GlyphSpec(name: "keep_left")))
    #expect(try findings(in: template) == [])
    let range = try #require(template.firstRange(of: text))
    let broken = template.replacingCharacters(in: range, with: other)
    #expect(try findings(in: broken).contains(finding))
  }
}

import Foundation
import Paths
import Testing
import Faults
import TestSupport

@testable import Glyphs
import IconFolders

/// Glyphs of 18 pixels and colors, as eyes of each kind see them.
@Suite struct GlyphSightTests {
  private func theme(_ variant: String, interface: String = "{}") throws -> Theme {
    try Theme(
      Data(
        """
        {"schema": "fingerpost/theme/1", "variants": {"light": \(variant)},
        "interface": \(interface)}
        """.utf8))
  }

  private static let usual = ##"{"background": "#FFFFFF", "lit": "#000000", "unlit": "#8A8A8A"}"##

  /// What is missed of an own icon in a theme, as `deutan: has …`.
  private func flaws(
    of content: String, variant: String = usual, attributes: String = ""
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "maneuvers"), withIntermediateDirectories: false)
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48' \(attributes)>\(content)</svg>",
      to: "maneuvers/own.svg")
    let artist = GlyphArtist(theme: try theme(variant), icons: try IconLibrary(folder: folder.url))
    var sight = GlyphSight(try #require(artist.theme.variants.first))
    let flaws = try sight.flaws(of: .icon("own"), by: artist)
    #expect(flaws.allSatisfy { $0.place == "variants.light: own" && $0.criterion == "1.4.11" })
    #expect(flaws.allSatisfy { $0.file?.hasSuffix("maneuvers/own.svg") ?? false })
    return flaws.map { "\($0.eye): \($0.finding)" }
  }

  @Test func `a pair that deutan eyes lose is found, and no other eyes are named`() throws {
    let pair = ##"{"background": "#FFFFFF", "lit": "#780000", "unlit": "#00A000"}"##
    let theme = try theme(pair)
    #expect(theme.contrasts().allSatisfy { $0.isEnough })
    let flaws = theme.sightFlaws
    #expect(flaws.map(\.place) == ["variants.light: lit : unlit"])
    #expect(flaws.map(\.eye) == [.deutan])
    #expect(flaws.map(\.finding) == ["has a contrast of 2.81"])
    #expect(flaws.map(\.remedy) == ["make lit #6F0000"])
  }

  @Test(arguments: [
    ("#D8232A", "#8A8A8A", "lit : unlit", "make lit #731316"),
    ("#000000", "#CCCCCC", "unlit : background", "make unlit #949494"),
    ("#FFFFFF", "#8A8A8A", "lit : background", "make lit #404040"),
  ])
  func `the remedy of a pair is a color that passes`(
    lit: String, unlit: String, pair: String, remedy: String
  ) throws {
    func theme(_ lit: String, _ unlit: String) throws -> Theme {
      try self.theme(##"{"background": "#FFFFFF", "lit": "\##(lit)", "unlit": "\##(unlit)"}"##)
    }
    let flaws = try theme(lit, unlit).contrastFlaws
    #expect(flaws.map(\.place) == ["variants.light: " + pair])
    #expect(flaws.map(\.remedy) == [remedy])
    let color = String(remedy.suffix(7))
    let isLit = remedy.contains(" lit ")
    let mended = try theme(isLit ? color : lit, isLit ? unlit : color)
    #expect(mended.contrastFlaws.isEmpty && mended.sightFlaws.isEmpty)
  }

  @Test func `where no color of a pair passes, another one is named`() throws {
    let pair = ##"{"background": "#FFFFFF", "lit": "#D8232A", "unlit": "#AAAAAA"}"##
    let flaw = try #require(try theme(pair).contrastFlaws.first)
    #expect(flaw.place == "variants.light: unlit : background")
    #expect(
      flaw.remedy == "make lit about 9 : 1 to the background, or give the theme an 'outline'")
  }

  @Test func `a role that deutan eyes lose on the map is found`() throws {
    let theme = try theme(Self.usual, interface: ##"{"dark": {"routeCasing": "#2C62B8"}}"##)
    #expect(theme.contrastFlaws.isEmpty)
    let flaws = theme.sightFlaws
    #expect(flaws.map(\.place) == ["interface.dark: routeCasing : mapBackground"])
    #expect(flaws.map(\.eye) == [.deutan])
    #expect(flaws.map(\.finding) == ["has a contrast of 2.93"])
  }

  @Test func `what usual eyes miss is left to the plain check`() throws {
    let pale = ##"{"background": "#FFFFFF", "lit": "#000000", "unlit": "#DDDDDD"}"##
    let theme = try theme(pale)
    #expect(theme.contrasts().contains { !$0.isEnough })
    #expect(theme.sightFlaws.isEmpty)
  }

  @Test func `an outline counts in place of lit, for all eyes`() throws {
    let hollow =
      ##"{"background": "#FFFFFF", "lit": "#FFFFFF", "outline": "#000000", "unlit": "#8A8A8A"}"##
    #expect(try theme(hollow).sightFlaws.isEmpty)
    #expect(
      try flaws(of: "<path d='M20 44V20H10L24 4 38 20H28V44Z'/>", variant: hollow).isEmpty)
  }

  @Test func `a line too thin for 18 pixels is found once, for usual eyes`() throws {
    let line = "<path d='M8 40L40 8L40.6 8.6L8.6 40.6Z'/>"
    #expect(try flaws(of: line) == ["usual: has a contrast of 3 in only 0 % of its ink at 18 px"])
    #expect(try flaws(of: "<path d='M8 36L36 8L40 12L12 40Z'/>").isEmpty)
  }

  @Test func `unlit parts may be thin, and a glyph without lit ones is not judged`() throws {
    let thin = "<path class='unlit' d='M8 40L40 8L40.6 8.6L8.6 40.6Z'/>"
    #expect(try flaws(of: thin).isEmpty)
    #expect(try flaws(of: "<path d='M6 6H18V18H6Z'/>" + thin).isEmpty)
  }

  @Test func `a sign whose mark only hues show is found, with the eyes that lack them`() throws {
    let plate = "<path d='M6 6H42V42H6Z' fill='#00a000'/>"
    let mark = "<path d='M14 14H34V34H14Z' fill='#780000'/>"
    #expect(
      try flaws(of: plate + mark, attributes: "data-color=''")
        == ["deutan: has a contrast of 2.81 between its lightest and darkest part"])
    #expect(try flaws(of: plate, attributes: "data-color=''").isEmpty)
  }

  @Test func `a red sign on black is dark for protan eyes alone, unless outlined`() throws {
    let cases: [(String, [ColorVision])] = [("default", [.protan]), ("outline", [])]
    for (name, eyes) in cases {
      let theme = try #require(try Theme.builtIn(named: name))
      let artist = GlyphArtist(theme: theme, icons: .builtIn)
      var sight = GlyphSight(try #require(theme.variant(named: "dark")))
      let sign = try #require(GlyphSpec(name: "closed_road"))
      #expect(try sight.flaws(of: sign, by: artist).map(\.eye) == eyes)
    }
  }

  @Test(arguments: [
    (##"[{"place": "a"}]"##, "exceptions[0].reason: missing; add it: why it is accepted"),
    (
      ##"[{"place": "a", "reason": ""}]"##,
      "exceptions[0].reason: empty; write one letter or more: why it is accepted"
    ),
    (
      ##"[{"place": "a", "reason": "b", "eye": "c"}]"##,
      "exceptions[0]: unknown key 'eye'; use place, reason"
    ),
    (##"{}"##, "exceptions: not a list; write it in brackets"),
  ])
  func `an exception has a place and a reason`(exceptions: String, message: String) {
    let fault = #expect(throws: Fault.self) {
      try Theme(
        Data(
          """
          {"schema": "fingerpost/theme/1", "variants": {"light": \(Self.usual)},
          "exceptions": \(exceptions)}
          """.utf8))
    }
    #expect(fault?.description == message)
  }
}

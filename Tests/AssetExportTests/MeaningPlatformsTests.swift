import Foundation
import Glyphs
import Routes
import TestSupport
import Testing
import JSON

@testable import AssetExport

extension JSON {
  /// The value at the end of a way through objects.
  fileprivate subscript(way: String...) -> JSON? { way.reduce(self) { $0?[$1] } }
}

@Suite struct MeaningPlatformsTests {
  private func platforms(_ name: String) throws -> JSON {
    let spec = try #require(GlyphSpec(name: name))
    return try #require(try platforms(spec))
  }

  /// What the manifest holds, parsed.
  private func platforms(_ spec: GlyphSpec) throws -> JSON? {
    try spec.platforms.map { try JSON(JSONNode(text: Data($0.line))) }
  }

  @Test func `a roundabout has its exit and angle`() throws {
    let platforms = try platforms("roundabout_ccw_a90_e1")
    let maneuver: JSON = [
      "roundaboutExitAngle": 90, "roundaboutExitNumber": 1,
      "type": "TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW_WITH_ANGLE", "typeValue": 35,
    ]
    #expect(platforms["androidAuto", "maneuver"] == maneuver)
    #expect(platforms["carPlay", "maneuverType"]?.text == "roundaboutExit1")
    #expect(platforms["carPlay", "junctionType"]?.text == "roundabout")
    #expect(platforms["carPlay", "junctionExitAngle"] == .integer(90))
    #expect(
      platforms["google", "maneuver"]?.text
        == "GMSNavigationManeuverRoundaboutRightCounterClockwise")
    #expect(platforms["google", "roundaboutTurnNumber"] == .integer(1))
  }

  @Test(arguments: [
    ("turn_left", "leftTurn", "TYPE_TURN_NORMAL_LEFT", "GMSNavigationManeuverTurnLeft"),
    (
      "roundabout_cw_a360", "uTurnAtRoundabout", "TYPE_ROUNDABOUT_ENTER_CW",
      "GMSNavigationManeuverRoundaboutUTurnClockwise"
    ),
    ("ferry_board", "enter_Ferry", "TYPE_FERRY_BOAT", "GMSNavigationManeuverFerryBoat"),
  ])
  func `each platform has its own word`(
    name: String, carPlay: String, androidAuto: String, google: String
  ) throws {
    let platforms = try platforms(name)
    #expect(platforms["carPlay", "maneuverType"]?.text == carPlay)
    #expect(platforms["androidAuto", "maneuver", "type"]?.text == androidAuto)
    #expect(platforms["google", "maneuver"]?.text == google)
  }

  @Test(arguments: [
    ("through|slight_right* > 0|r12*", "lane 2 of 2: 15° right"),
    ("through*|through*|slight_right > 0*|r12", "lanes 1, 2 of 3: straight on"),
  ])
  func `a junction view has a short title beside its name`(words: String, title: String) throws {
    let view = try JunctionView(words: words, drivingSide: .right, country: nil)
    let meaning = GlyphSpec.junctionView(view).meaning
    #expect(meaning["title"]?.text == title)
    #expect(meaning["glyph"]?.text == view.name)
  }

  @Test func `a title has the words of the sign`() throws {
    let name = "junction_view_oz_r0n1_xr15n2_sign_blue_eexitz2dzdez3az35_dqaltdorf_other_blue_"
    let spec = try #require(GlyphSpec(name: name + "sdez2dzautobahnz3az9"))
    #expect(spec.meaning["title"]?.text == "lane 2 of 2: 35, Altdorf")
    let shields: JSON = .array([.string("9")])
    #expect(spec.meaning["otherSign", "shields"] == shields)
  }

  @Test func `lanes are described arrow by arrow`() throws {
    let platforms = try platforms("lanes_l_tx")
    let lanes = platforms["androidAuto", "lanes"]?.elements ?? []
    let directions = lanes.map { $0["directions"]?.elements ?? [] }
    #expect(
      directions.map { $0.map { $0["shape"]?.text } } == [
        ["SHAPE_NORMAL_LEFT"], ["SHAPE_STRAIGHT"],
      ]
    )
    #expect(directions.map { $0.map { $0["isRecommended"] } } == [[.flag(false)], [.flag(true)]])
    let carPlay = platforms["carPlay", "lanes"]?.elements ?? []
    #expect(carPlay.map { $0["status"]?.text } == ["notGood", "preferred"])
    #expect(carPlay.map { $0["highlightedAngle"] } == [nil, .integer(0)])
  }

  @Test func `a junction has its angles, but no type, which its picture does not show`() throws {
    let spec = GlyphSpec.junction(try Junction(exit: 45, others: [-90, 0]))
    let platforms = try #require(try platforms(spec))
    #expect(platforms["carPlay", "junctionExitAngle"] == .integer(45))
    #expect(platforms["carPlay", "junctionElementAngles"] == [-90, 0].json)
    #expect(platforms["carPlay", "maneuverType"] == nil && platforms["androidAuto"] == nil)
    #expect(spec.meaning["turn"] == .integer(45))
    #expect(spec.meaning["otherTurns"] == [-90, 0].json)
  }

  @Test func `every picture of the set except signs has values that the builders accept`() throws {
    for spec in IconSet().specs {
      if case .furniture = spec {
        #expect(spec.platforms == nil)
        continue
      }
      let found = try #require(try platforms(spec), "\(spec.name)")
      let kind = try #require(spec.meaning["kind"]?.text)
      #expect(["roundabout", "lanes"].contains(kind) || ManeuverKind(rawValue: kind) != nil)
      #expect(found["carPlay", "maneuverType"] != nil || found["carPlay", "lanes"] != nil)
      guard let maneuver = found["androidAuto", "maneuver"] else { continue }
      let type = try #require(maneuver["type"]?.text)
      func number(_ name: String) -> Int? {
        guard case .integer(let number) = maneuver[name] else { return nil }
        return number
      }
      // The builder's own rules about numbers and angles.
      #expect((number("roundaboutExitNumber") != nil) == type.contains("ENTER_AND_EXIT"))
      #expect((number("roundaboutExitAngle") != nil) == type.contains("WITH_ANGLE"))
    }
  }

  @Test func `the manifest describes each glyph that a file shows`() async throws {
    struct Listed: Decodable {
      struct File: Decodable { var glyph: String? }
      struct Glyph: Decodable {
        var glyph: String
        var kind: String
      }
      var files: [File]
      var glyphs: [String: Glyph]
    }
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.svg])
    try await set.write(to: folder)
    let listed = try JSONDecoder().decode(Listed.self, from: Data(folder.bytes("manifest.json")))
    #expect(Set(listed.glyphs.keys) == Set(listed.files.compactMap(\.glyph)))
    #expect(listed.glyphs.allSatisfy { $0.key == $0.value.glyph })
    #expect(listed.glyphs["turn_left"]?.kind == "turn-left")
  }
}

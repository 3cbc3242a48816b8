import Foundation
import Glyphs
import Guidance
import Routes
import TestSupport
import Testing

@testable import AssetExport

@Suite struct MeaningPlatformsTests {
  private func platforms(_ name: String) throws -> MeaningPlatforms {
    let spec = try #require(GlyphSpec(name: name))
    return try #require(MeaningPlatforms(spec))
  }

  @Test func `a roundabout is told with its exit and angle`() throws {
    let platforms = try platforms("roundabout_ccw_a90_e1")
    let maneuver = try #require(platforms.androidAuto?.maneuver)
    #expect(maneuver.type == "TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW_WITH_ANGLE")
    #expect(maneuver.typeValue == 35)
    #expect(maneuver.roundaboutExitAngle == 90 && maneuver.roundaboutExitNumber == 1)
    #expect(platforms.carPlay?.maneuverType == "roundaboutExit1")
    #expect(platforms.carPlay?.junctionType == "roundabout")
    #expect(platforms.carPlay?.junctionExitAngle == 90)
    #expect(platforms.google?.maneuver == "GMSNavigationManeuverRoundaboutRightCounterClockwise")
    #expect(platforms.google?.roundaboutTurnNumber == 1)
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
    #expect(platforms.carPlay?.maneuverType == carPlay)
    #expect(platforms.androidAuto?.maneuver?.type == androidAuto)
    #expect(platforms.google?.maneuver == google)
  }

  @Test func `lanes are told arrow by arrow`() throws {
    let platforms = try platforms("lanes_l_tx")
    let lanes = try #require(platforms.androidAuto?.lanes)
    #expect(
      lanes.map { $0.directions.map(\.shape) } == [["SHAPE_NORMAL_LEFT"], ["SHAPE_STRAIGHT"]])
    #expect(lanes.map { $0.directions.map(\.isRecommended) } == [[false], [true]])
    #expect(platforms.carPlay?.lanes?.map(\.status) == ["notGood", "preferred"])
    #expect(platforms.carPlay?.lanes?.map(\.highlightedAngle) == [nil, 0])
  }

  @Test func `a junction has its angles, and no type, which its picture does not tell`() throws {
    let spec = GlyphSpec.junction(try Junction(exit: 45, others: [-90, 0]))
    let platforms = try #require(MeaningPlatforms(spec))
    #expect(platforms.carPlay?.junctionExitAngle == 45)
    #expect(platforms.carPlay?.junctionElementAngles == [-90, 0])
    #expect(platforms.carPlay?.maneuverType == nil && platforms.androidAuto == nil)
    let meaning = Manifest.Meaning(spec)
    #expect(meaning.turn == 45 && meaning.otherTurns == [-90, 0])
  }

  @Test func `every picture of the whole set but signs is told as the builders take it`() throws {
    for spec in IconSet().specs {
      let platforms = MeaningPlatforms(spec)
      if case .furniture = spec {
        #expect(platforms == nil)
        continue
      }
      let found = try #require(platforms, "\(spec.name)")
      let kind = Manifest.Meaning(spec).kind
      #expect(["roundabout", "lanes"].contains(kind) || ManeuverKind(rawValue: kind) != nil)
      #expect(found.carPlay?.maneuverType != nil || found.carPlay?.lanes != nil)
      guard let maneuver = found.androidAuto?.maneuver else { continue }
      let type = try #require(AndroidAutoManeuverType(rawValue: maneuver.type))
      // The builder's own rules about numbers and angles.
      _ = try AndroidAutoManeuver(
        type, exitNumber: maneuver.roundaboutExitNumber, exitAngle: maneuver.roundaboutExitAngle)
    }
  }

  @Test func `the manifest tells each glyph that a file shows`() async throws {
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

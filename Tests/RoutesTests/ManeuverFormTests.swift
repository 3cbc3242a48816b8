import Foundation
import TestSupport
import Testing

@testable import Routes

@Suite struct ManeuverFormTests {
  @Test func `the table lists the kinds in the order of their cases`() throws {
    let file = Corpus.package.appending(path: "Sources/Maneuvers/Words/kinds.csv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    let table = rows.map { $0.split(separator: ",").prefix(2).joined(separator: " ") }
    #expect(table == ManeuverKind.allCases.map { "\($0) \($0.rawValue)" })
  }

  @Test func `a kind to the other side and back is the kind itself`() {
    for kind in ManeuverKind.allCases where kind.circulation == nil {
      guard let side = kind.side else { continue }
      let other = kind.turned(to: side.opposite)
      #expect(other.side == side.opposite, "\(kind)")
      #expect(other.family == kind.family, "\(kind)")
      #expect(other.turned(to: side) == kind, "\(kind)")
    }
  }

  @Test func `a roundabout reversed twice is itself`() {
    for kind in ManeuverKind.allCases where kind.circulation != nil {
      #expect(kind.turnedRound.circulation != kind.circulation, "\(kind)")
      #expect(kind.turnedRound.turnedRound == kind, "\(kind)")
    }
  }

  @Test(arguments: [
    (ManeuverKind.onRamp, ManeuverKind.onRampSlightLeft), (.offRamp, .offRampSlightLeft),
    (.merge, .mergeLeft), (.changeHighway, .changeHighwayLeft), (.straight, .straight),
    (.arriveRight, .arriveLeft), (.onRampUTurnRight, .onRampUTurnLeft),
    (.roundaboutRightCCW, .roundaboutRightCCW),
  ])
  func `kinds to the left`(kind: ManeuverKind, left: ManeuverKind) {
    #expect(kind.turned(to: .left) == left)
  }

  @Test(arguments: [
    (ManeuverKind.turnSharpLeft, ManeuverKind?.some(.ferryBoardLeft)),
    (.keepMiddle, .ferryBoard), (.notification, .ferryBoard), (.onRampRight, .ferryBoardRight),
    (.uTurnLeft, nil), (.onRampUTurnLeft, nil), (.arrive, nil), (.roundaboutLeftCCW, nil),
  ])
  func `turns onto ferries`(kind: ManeuverKind, board: ManeuverKind?) {
    #expect(kind.ontoFerry == board)
  }

  @Test func `forms change in one value`() {
    #expect(ManeuverKind.arriveStraight.asWaypoint == .waypointStraight)
    #expect(ManeuverKind.arriveEndOfDirections.asWaypoint == .arriveEndOfDirections)
    #expect(ManeuverKind.roundaboutEnterCW.withExit == .roundaboutNthExitCW)
    #expect(ManeuverKind.roundaboutNthExitCCW.leaving(to: .uTurn) == .roundaboutUTurnCCW)
    #expect(ManeuverKind.roundaboutLeftCW.leaving(to: .straight) == .roundaboutStraightCW)
    #expect(ManeuverKind.onRampSharpRight.asExit(isFirst: false) == .offRampSharpRight)
    #expect(ManeuverKind.forkLeft.asExit(isFirst: false) == .forkLeft)
    #expect(ManeuverKind.forkLeft.asExit(isFirst: true) == .offRampSlightLeft)
    #expect(ManeuverKind.turnLeft.asExit(isFirst: true) == .turnLeft)
  }

  @Test func `names of kinds contain their side and direction`() {
    for kind in ManeuverKind.allCases {
      let words = kind.rawValue.split(separator: "-")
      let side = words.last { $0 != "ccw" && $0 != "cw" }
      #expect(kind.side == (side == "left" ? .left : side == "right" ? .right : nil), "\(kind)")
      #expect((kind.turnDirection == .uTurn) == kind.rawValue.contains("u-turn"), "\(kind)")
    }
  }

  @Test func `the forms of a kind match its name`() {
    for kind in ManeuverKind.allCases {
      let circulation: Circulation? =
        kind.rawValue.hasSuffix("-ccw")
        ? .counterClockwise : kind.rawValue.hasSuffix("-cw") ? .clockwise : nil
      #expect(kind.circulation == circulation, "\(kind)")
    }
    #expect(ManeuverKind.roundaboutLeftCCW.inLeftHandTraffic == .roundaboutLeftCW)
    #expect(ManeuverKind.uTurnLeft.inLeftHandTraffic == .uTurnRight)
    #expect(ManeuverKind.turnLeft.inLeftHandTraffic == .turnLeft)
    #expect(ManeuverKind.roundaboutStraightCW.turnDirection == .straight)
    #expect(ManeuverKind.arriveLeft.turnDirection == nil)
  }
}

// swift-format-ignore-file
// The enumerations of CarPlay with the values of Apple's headers.

@_exported import UIKit

// CPManeuver.h:14 (18.0), its cases :15 to :68
@available(iOS 17.4, *)
public enum CPManeuverType: UInt, Sendable {
  case noTurn = 0
  case leftTurn = 1
  case rightTurn = 2
  case straightAhead = 3
  case uTurn = 4
  case followRoad = 5
  case enterRoundabout = 6
  case exitRoundabout = 7
  case offRamp = 8
  case onRamp = 9
  case arriveEndOfNavigation = 10
  case startRoute = 11
  case arriveAtDestination = 12
  case keepLeft = 13
  case keepRight = 14
  case enter_Ferry = 15
  case exitFerry = 16
  case changeFerry = 17
  case startRouteWithUTurn = 18
  case uTurnAtRoundabout = 19
  case leftTurnAtEnd = 20
  case rightTurnAtEnd = 21
  case highwayOffRampLeft = 22
  case highwayOffRampRight = 23
  case arriveAtDestinationLeft = 24
  case arriveAtDestinationRight = 25
  case uTurnWhenPossible = 26
  case arriveEndOfDirections = 27
  case roundaboutExit1 = 28
  case roundaboutExit2 = 29
  case roundaboutExit3 = 30
  case roundaboutExit4 = 31
  case roundaboutExit5 = 32
  case roundaboutExit6 = 33
  case roundaboutExit7 = 34
  case roundaboutExit8 = 35
  case roundaboutExit9 = 36
  case roundaboutExit10 = 37
  case roundaboutExit11 = 38
  case roundaboutExit12 = 39
  case roundaboutExit13 = 40
  case roundaboutExit14 = 41
  case roundaboutExit15 = 42
  case roundaboutExit16 = 43
  case roundaboutExit17 = 44
  case roundaboutExit18 = 45
  case roundaboutExit19 = 46
  case sharpLeftTurn = 47
  case sharpRightTurn = 48
  case slightLeftTurn = 49
  case slightRightTurn = 50
  case changeHighway = 51
  case changeHighwayLeft = 52
  case changeHighwayRight = 53
}

// CPManeuver.h:71 (18.0)
@available(iOS 17.4, *)
public enum CPJunctionType: UInt, Sendable {
  case intersection = 0
  case roundabout = 1
}

// CPManeuver.h:76 (18.0)
@available(iOS 17.4, *)
public enum CPTrafficSide: UInt, Sendable {
  case right = 0
  case left = 1
}

// CPManeuver.h:81 (18.0)
@available(iOS 17.4, *)
public enum CPManeuverState: Int, Sendable {
  case `continue` = 0
  case initial = 1
  case prepare = 2
  case execute = 3
}

// CPLane.h:10 (18.0)
@available(iOS 17.4, *)
public enum CPLaneStatus: Int, Sendable {
  case notGood = 0
  case good = 1
  case preferred = 2
}

// CPMapTemplate.h:28, its options :30 to :33
public struct CPManeuverDisplayStyle: OptionSet, Sendable {
  public let rawValue: Int  // CPMapTemplate.h:28
  public init(rawValue: Int) { self.rawValue = rawValue }  // CPMapTemplate.h:28
  public static let leadingSymbol = CPManeuverDisplayStyle(rawValue: 1)  // CPMapTemplate.h:30
  public static let trailingSymbol = CPManeuverDisplayStyle(rawValue: 2)  // CPMapTemplate.h:31
  public static let symbolOnly = CPManeuverDisplayStyle(rawValue: 3)  // CPMapTemplate.h:32
  public static let instructionOnly = CPManeuverDisplayStyle(rawValue: 4)  // CPMapTemplate.h:33
}

// CPMapTemplate.h:36
public enum CPTimeRemainingColor: UInt, Sendable {
  case `default` = 0
  case green = 1
  case orange = 2
  case red = 3
}

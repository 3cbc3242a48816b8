/// The constants of `androidx.car.app.navigation.model.Maneuver`.
public enum AndroidAutoManeuverType: String, Hashable, Sendable, CaseIterable {
  case unknown = "TYPE_UNKNOWN"
  case depart = "TYPE_DEPART"
  case nameChange = "TYPE_NAME_CHANGE"
  case keepLeft = "TYPE_KEEP_LEFT"
  case keepRight = "TYPE_KEEP_RIGHT"
  case turnSlightLeft = "TYPE_TURN_SLIGHT_LEFT"
  case turnSlightRight = "TYPE_TURN_SLIGHT_RIGHT"
  case turnNormalLeft = "TYPE_TURN_NORMAL_LEFT"
  case turnNormalRight = "TYPE_TURN_NORMAL_RIGHT"
  case turnSharpLeft = "TYPE_TURN_SHARP_LEFT"
  case turnSharpRight = "TYPE_TURN_SHARP_RIGHT"
  case uTurnLeft = "TYPE_U_TURN_LEFT"
  case uTurnRight = "TYPE_U_TURN_RIGHT"
  case onRampSlightLeft = "TYPE_ON_RAMP_SLIGHT_LEFT"
  case onRampSlightRight = "TYPE_ON_RAMP_SLIGHT_RIGHT"
  case onRampNormalLeft = "TYPE_ON_RAMP_NORMAL_LEFT"
  case onRampNormalRight = "TYPE_ON_RAMP_NORMAL_RIGHT"
  case onRampSharpLeft = "TYPE_ON_RAMP_SHARP_LEFT"
  case onRampSharpRight = "TYPE_ON_RAMP_SHARP_RIGHT"
  case onRampUTurnLeft = "TYPE_ON_RAMP_U_TURN_LEFT"
  case onRampUTurnRight = "TYPE_ON_RAMP_U_TURN_RIGHT"
  case offRampSlightLeft = "TYPE_OFF_RAMP_SLIGHT_LEFT"
  case offRampSlightRight = "TYPE_OFF_RAMP_SLIGHT_RIGHT"
  case offRampNormalLeft = "TYPE_OFF_RAMP_NORMAL_LEFT"
  case offRampNormalRight = "TYPE_OFF_RAMP_NORMAL_RIGHT"
  case forkLeft = "TYPE_FORK_LEFT"
  case forkRight = "TYPE_FORK_RIGHT"
  case mergeLeft = "TYPE_MERGE_LEFT"
  case mergeRight = "TYPE_MERGE_RIGHT"
  case mergeSideUnspecified = "TYPE_MERGE_SIDE_UNSPECIFIED"
  case roundaboutEnterAndExitCW = "TYPE_ROUNDABOUT_ENTER_AND_EXIT_CW"
  case roundaboutEnterAndExitCWWithAngle = "TYPE_ROUNDABOUT_ENTER_AND_EXIT_CW_WITH_ANGLE"
  case roundaboutEnterAndExitCCW = "TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW"
  case roundaboutEnterAndExitCCWWithAngle = "TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW_WITH_ANGLE"
  case straight = "TYPE_STRAIGHT"
  case ferryBoat = "TYPE_FERRY_BOAT"
  case ferryTrain = "TYPE_FERRY_TRAIN"
  case destination = "TYPE_DESTINATION"
  case destinationStraight = "TYPE_DESTINATION_STRAIGHT"
  case destinationLeft = "TYPE_DESTINATION_LEFT"
  case destinationRight = "TYPE_DESTINATION_RIGHT"
  case roundaboutEnterCW = "TYPE_ROUNDABOUT_ENTER_CW"
  case roundaboutExitCW = "TYPE_ROUNDABOUT_EXIT_CW"
  case roundaboutEnterCCW = "TYPE_ROUNDABOUT_ENTER_CCW"
  case roundaboutExitCCW = "TYPE_ROUNDABOUT_EXIT_CCW"
  case ferryBoatLeft = "TYPE_FERRY_BOAT_LEFT"
  case ferryBoatRight = "TYPE_FERRY_BOAT_RIGHT"
  case ferryTrainLeft = "TYPE_FERRY_TRAIN_LEFT"
  case ferryTrainRight = "TYPE_FERRY_TRAIN_RIGHT"

  /// The constant's number; none is 30 or 31.
  public var value: Int { Self.values[self] ?? 0 }

  private static let values = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0 < 30 ? $0 : $0 + 2) })

  /// Whether the builder requires the number of an exit.
  public var takesExitNumber: Bool {
    switch self {
    case .roundaboutEnterAndExitCW, .roundaboutEnterAndExitCCW,
      .roundaboutEnterAndExitCWWithAngle, .roundaboutEnterAndExitCCWWithAngle:
      true
    default: false
    }
  }

  /// Whether the builder requires an angle.
  public var takesExitAngle: Bool {
    self == .roundaboutEnterAndExitCWWithAngle || self == .roundaboutEnterAndExitCCWWithAngle
  }
}

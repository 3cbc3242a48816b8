// What @g4rb4g3/react-native-carplay 2.7.22 (github.com/g4rb4g3/react-native-carplay) publishes of
// navigation.
declare module "@g4rb4g3/react-native-carplay" {
  import type {
    ColorValue, ImageSourcePropType, ProcessedColorValue,
  } from "react-native";

  export type CarColor =
    "default" | "primary" | "secondary" | "red" | "green" | "blue" | "yellow";
  export type DistanceUnits = "meters" | "kilometers" | "feet" | "yards" | "miles";
  export interface TravelEstimates {
    distanceRemaining: number;
    distanceUnits: DistanceUnits;
    timeRemaining: number;
    // For Android alone.
    distanceRemainingColor?: CarColor;
    timeRemainingColor?: CarColor;
  }

  // MARK: CarPlay

  export enum ManeuverType {
    NoTurn = 0, LeftTurn = 1, RightTurn = 2, StraightAhead = 3, UTurn = 4, FollowRoad = 5,
    EnterRoundabout = 6, ExitRoundabout = 7, OffRamp = 8, OnRamp = 9, ArriveEndOfNavigation = 10,
    StartRoute = 11, ArriveAtDestination = 12, KeepLeft = 13, KeepRight = 14, Enter_Ferry = 15,
    ExitFerry = 16, ChangeFerry = 17, StartRouteWithUTurn = 18, UTurnAtRoundabout = 19,
    LeftTurnAtEnd = 20, RightTurnAtEnd = 21, HighwayOffRampLeft = 22, HighwayOffRampRight = 23,
    ArriveAtDestinationLeft = 24, ArriveAtDestinationRight = 25, UTurnWhenPossible = 26,
    ArriveEndOfDirections = 27, RoundaboutExit1 = 28, RoundaboutExit2 = 29, RoundaboutExit3 = 30,
    RoundaboutExit4 = 31, RoundaboutExit5 = 32, RoundaboutExit6 = 33, RoundaboutExit7 = 34,
    RoundaboutExit8 = 35, RoundaboutExit9 = 36, RoundaboutExit10 = 37, RoundaboutExit11 = 38,
    RoundaboutExit12 = 39, RoundaboutExit13 = 40, RoundaboutExit14 = 41, RoundaboutExit15 = 42,
    RoundaboutExit16 = 43, RoundaboutExit17 = 44, RoundaboutExit18 = 45, RoundaboutExit19 = 46,
    SharpLeftTurn = 47, SharpRightTurn = 48, SlightLeftTurn = 49, SlightRightTurn = 50,
    ChangeHighway = 51, ChangeHighwayLeft = 52, ChangeHighwayRight = 53,
  }
  export enum JunctionType { Intersection = 0, Roundabout = 1 }
  export enum TrafficSide { Right = 0, Left = 1 }
  export interface AttributedInstructionVariant {
    text: string;
    images?: { image?: ImageSourcePropType; imagePosition?: number }[];
  }
  export interface Maneuver {
    instructionVariants: string[];
    attributedInstructionVariants?: AttributedInstructionVariant[];
    initialTravelEstimates?: TravelEstimates;
    symbolImage?: ImageSourcePropType;
    symbolImageSize?: { width: number; height: number };
    tintSymbolImage?: null | number | ColorValue | ProcessedColorValue;
    junctionImage?: ImageSourcePropType;
    dashboardInstructionVariants?: string[];
    notificationInstructionVariants?: string[];
    maneuverType?: ManeuverType;
    junctionType?: JunctionType;
    trafficSide?: TrafficSide;
    junctionExitAngle?: number;
    junctionElementAngles?: number[];
    roadFollowingManeuverVariants?: string[];
    highwayExitLabel?: string;
    lanes?: {
      angles: number[];
      highlightedAngle?: number;
      status?: "preferred" | "good" | "notgood";
    }[];
  }

  export interface TripPoint { name: string; latitude: number; longitude: number }
  export interface RouteChoice {
    summaryVariants: string[];
    selectionSummaryVariants?: string[];
    additionalInformationVariants?: string[];
  }
  export interface TripConfig {
    id?: string;
    origin: TripPoint;
    destination: TripPoint;
    routeChoices: RouteChoice[];
  }
  export class Trip {
    constructor(config: TripConfig);
    id: string;
  }
  export interface TextConfiguration {
    overviewButtonTitle?: string;
    startButtonTitle?: string;
    additionalRoutesButtonTitle?: string;
  }
  export type TimeRemainingColor = 0 | 1 | 2 | 3;
  export enum PauseReason {
    Arrived = 1, Loading = 2, Locating = 3, Rerouting = 4, ProceedToRoute = 5,
  }
  export class MapTemplate {
    startNavigationSession(trip: Trip): Promise<unknown>;
    showTripPreviews(tripPreviews: Trip[], textConfiguration?: TextConfiguration): void;
    updateManeuvers(maneuvers: Maneuver[]): void;
    updateTravelEstimates(maneuverIndex: number, travelEstimates: TravelEstimates): void;
    updateTravelEstimatesForTrip(
      trip: Trip, travelEstimates: TravelEstimates, timeRemainingColor?: TimeRemainingColor,
    ): void;
    pauseNavigationSession(reason: PauseReason, description?: string): void;
    finishNavigationSession(): void;
    cancelNavigationSession(): void;
  }

  // MARK: Android Auto

  export enum AndroidAutoManeuverType {
    TYPE_UNKNOWN = 0, TYPE_DEPART = 1, TYPE_NAME_CHANGE = 2, TYPE_KEEP_LEFT = 3,
    TYPE_KEEP_RIGHT = 4, TYPE_TURN_SLIGHT_LEFT = 5, TYPE_TURN_SLIGHT_RIGHT = 6,
    TYPE_TURN_NORMAL_LEFT = 7, TYPE_TURN_NORMAL_RIGHT = 8, TYPE_TURN_SHARP_LEFT = 9,
    TYPE_TURN_SHARP_RIGHT = 10, TYPE_U_TURN_LEFT = 11, TYPE_U_TURN_RIGHT = 12,
    TYPE_ON_RAMP_SLIGHT_LEFT = 13, TYPE_ON_RAMP_SLIGHT_RIGHT = 14, TYPE_ON_RAMP_NORMAL_LEFT = 15,
    TYPE_ON_RAMP_NORMAL_RIGHT = 16, TYPE_ON_RAMP_SHARP_LEFT = 17, TYPE_ON_RAMP_SHARP_RIGHT = 18,
    TYPE_ON_RAMP_U_TURN_LEFT = 19, TYPE_ON_RAMP_U_TURN_RIGHT = 20, TYPE_OFF_RAMP_SLIGHT_LEFT = 21,
    TYPE_OFF_RAMP_SLIGHT_RIGHT = 22, TYPE_OFF_RAMP_NORMAL_LEFT = 23,
    TYPE_OFF_RAMP_NORMAL_RIGHT = 24, TYPE_FORK_LEFT = 25, TYPE_FORK_RIGHT = 26,
    TYPE_MERGE_LEFT = 27, TYPE_MERGE_RIGHT = 28, TYPE_MERGE_SIDE_UNSPECIFIED = 29,
    TYPE_ROUNDABOUT_ENTER_AND_EXIT_CW = 32, TYPE_ROUNDABOUT_ENTER_AND_EXIT_CW_WITH_ANGLE = 33,
    TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW = 34, TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW_WITH_ANGLE = 35,
    TYPE_STRAIGHT = 36, TYPE_FERRY_BOAT = 37, TYPE_FERRY_TRAIN = 38, TYPE_DESTINATION = 39,
    TYPE_DESTINATION_STRAIGHT = 40, TYPE_DESTINATION_LEFT = 41, TYPE_DESTINATION_RIGHT = 42,
    TYPE_ROUNDABOUT_ENTER_CW = 43, TYPE_ROUNDABOUT_EXIT_CW = 44, TYPE_ROUNDABOUT_ENTER_CCW = 45,
    TYPE_ROUNDABOUT_EXIT_CCW = 46, TYPE_FERRY_BOAT_LEFT = 47, TYPE_FERRY_BOAT_RIGHT = 48,
    TYPE_FERRY_TRAIN_LEFT = 49, TYPE_FERRY_TRAIN_RIGHT = 50,
  }
  type Numbered =
    | AndroidAutoManeuverType.TYPE_ROUNDABOUT_ENTER_AND_EXIT_CW
    | AndroidAutoManeuverType.TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW;
  type Angled =
    | AndroidAutoManeuverType.TYPE_ROUNDABOUT_ENTER_AND_EXIT_CW_WITH_ANGLE
    | AndroidAutoManeuverType.TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW_WITH_ANGLE;
  export type AndroidAutoManeuver =
    | { type: Exclude<AndroidAutoManeuverType, Numbered | Angled>; image: ImageSourcePropType }
    | { type: Numbered; image: ImageSourcePropType; roundaboutExitNumber: number }
    | {
      type: Angled; image: ImageSourcePropType; roundaboutExitNumber: number;
      roundaboutExitAngle: number;
    };
  export enum Shape {
    UNKNOWN = 1, STRAIGHT = 2, SLIGHT_LEFT = 3, SLIGHT_RIGHT = 4, NORMAL_LEFT = 5, NORMAL_RIGHT = 6,
    SHARP_LEFT = 7, SHARP_RIGHT = 8, U_TURN_LEFT = 9, U_TURN_RIGHT = 10,
  }
  export enum CarIconSpanAlignment { ALIGN_BOTTOM = 0, ALIGN_BASELINE = 1, ALIGN_CENTER = 2 }
  export type NavigationStep = {
    cue?: string | {
      text: string; image: ImageSourcePropType; alignment: CarIconSpanAlignment; start: number;
      end: number;
    };
    road?: string;
    maneuver?: AndroidAutoManeuver;
    lanes?: { shape: Shape; recommended: boolean }[];
    lanesImage?: ImageSourcePropType;
  };
  export type NavigationInfo =
    | {
      type: "routingInfo";
      loading?: false;
      step: NavigationStep;
      nextStep?: NavigationStep;
      distance: number;
      distanceUnits: DistanceUnits;
      junctionImage?: ImageSourcePropType;
    }
    | { type: "routingInfo"; loading: true }
    | { type: "messageInfo"; title: string; text?: string; image?: ImageSourcePropType };
  export type AndroidTravelEstimates = TravelEstimates & {
    destinationTime: { timeSinceEpochMillis: number; id: string };
    tripText?: string;
  };
  export type NavigationTrip = {
    steps?: (NavigationStep & { stepTravelEstimate: AndroidTravelEstimates })[];
    destinations?: {
      name: string; address?: string; image?: ImageSourcePropType;
      destinationTravelEstimate: AndroidTravelEstimates;
    }[];
  };
  export interface NavigationTemplateConfig {
    navigationInfo?: NavigationInfo;
    travelEstimate?: AndroidTravelEstimates;
    trip?: NavigationTrip;
  }
}

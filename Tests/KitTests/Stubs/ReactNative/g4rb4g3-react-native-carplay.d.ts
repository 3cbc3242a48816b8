// What @g4rb4g3/react-native-carplay 2.7.22 publishes of navigation.
declare module "@g4rb4g3/react-native-carplay" {
  import type {
    ColorValue, ImageSourcePropType, ProcessedColorValue,
  } from "react-native";

  // CarColor.ts:1
  export type CarColor =
    "default" | "primary" | "secondary" | "red" | "green" | "blue" | "yellow";
  export type DistanceUnits = "meters" | "kilometers" | "feet" | "yards" | "miles";  // TravelEstimates.ts:3
  // TravelEstimates.ts:5
  export interface TravelEstimates {
    distanceRemaining: number;
    distanceUnits: DistanceUnits;
    timeRemaining: number;
    // For Android alone.
    distanceRemainingColor?: CarColor;
    timeRemainingColor?: CarColor;
  }

  // MARK: CarPlay

  // Maneuver.ts:67
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
  export enum JunctionType { Intersection = 0, Roundabout = 1 }  // Maneuver.ts:124
  export enum TrafficSide { Right = 0, Left = 1 }  // Maneuver.ts:129
  // Maneuver.ts:16, its pictures :5
  export interface AttributedInstructionVariant {
    text: string;
    images?: { image?: ImageSourcePropType; imagePosition?: number }[];
  }
  // Maneuver.ts:24
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

  export interface TripPoint { name: string; latitude: number; longitude: number }  // Trip.ts:18
  // Trip.ts:3
  export interface RouteChoice {
    summaryVariants: string[];
    selectionSummaryVariants?: string[];
    additionalInformationVariants?: string[];
  }
  // Trip.ts:24
  export interface TripConfig {
    id?: string;
    origin: TripPoint;
    destination: TripPoint;
    routeChoices: RouteChoice[];
  }
  // Trip.ts:35
  export class Trip {
    constructor(config: TripConfig);
    id: string;
  }
  // TextConfiguration.ts:1
  export interface TextConfiguration {
    overviewButtonTitle?: string;
    startButtonTitle?: string;
    additionalRoutesButtonTitle?: string;
  }
  export type TimeRemainingColor = 0 | 1 | 2 | 3;  // TimeRemainingColor.ts:1
  // PauseReason.ts:1
  export enum PauseReason {
    Arrived = 1, Loading = 2, Locating = 3, Rerouting = 4, ProceedToRoute = 5,
  }
  // NavigationAlert.ts:3
  export enum NavigationAlertActionStyle { Default = 0, Cancel = 1, Destructive = 2 }
  // NavigationAlert.ts:9
  export interface NavigationAlertAction { title: string; style?: NavigationAlertActionStyle }
  // NavigationAlert.ts:23
  export interface NavigationAlert {
    lightImage?: ImageSourcePropType;
    darkImage?: ImageSourcePropType;
    titleVariants: string[];
    subtitleVariants?: string[];
    primaryAction: NavigationAlertAction;
    secondaryAction?: NavigationAlertAction;
    duration: number;
    navigationAlertId: number;
  }
  // MapTemplate.ts:180
  export class MapTemplate {
    presentNavigationAlert(config: NavigationAlert, animated?: boolean): void;  // MapTemplate.ts:345
    dismissNavigationAlert(animated?: boolean): void;  // MapTemplate.ts:354
    startNavigationSession(trip: Trip): Promise<unknown>;  // MapTemplate.ts:233
    // MapTemplate.ts:320
    showTripPreviews(tripPreviews: Trip[], textConfiguration?: TextConfiguration): void;
    updateManeuvers(maneuvers: Maneuver[]): void;  // MapTemplate.ts:249
    // MapTemplate.ts:278
    updateTravelEstimates(maneuverIndex: number, travelEstimates: TravelEstimates): void;
    // MapTemplate.ts:285
    updateTravelEstimatesForTrip(
      trip: Trip, travelEstimates: TravelEstimates, timeRemainingColor?: TimeRemainingColor,
    ): void;
    pauseNavigationSession(reason: PauseReason, description?: string): void;  // MapTemplate.ts:245
    finishNavigationSession(): void;  // MapTemplate.ts:241
    cancelNavigationSession(): void;  // MapTemplate.ts:237
  }

  // MARK: Android Auto

  // NavigationStep.ts:83
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
  // NavigationStep.ts:64
  type Numbered =
    | AndroidAutoManeuverType.TYPE_ROUNDABOUT_ENTER_AND_EXIT_CW
    | AndroidAutoManeuverType.TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW;
  // NavigationStep.ts:72
  type Angled =
    | AndroidAutoManeuverType.TYPE_ROUNDABOUT_ENTER_AND_EXIT_CW_WITH_ANGLE
    | AndroidAutoManeuverType.TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW_WITH_ANGLE;
  // NavigationStep.ts:81, :53
  export type AndroidAutoManeuver =
    | { type: Exclude<AndroidAutoManeuverType, Numbered | Angled>; image: ImageSourcePropType }
    | { type: Numbered; image: ImageSourcePropType; roundaboutExitNumber: number }
    | {
      type: Angled; image: ImageSourcePropType; roundaboutExitNumber: number;
      roundaboutExitAngle: number;
    };
  // NavigationStep.ts:135
  export enum Shape {
    UNKNOWN = 1, STRAIGHT = 2, SLIGHT_LEFT = 3, SLIGHT_RIGHT = 4, NORMAL_LEFT = 5, NORMAL_RIGHT = 6,
    SHARP_LEFT = 7, SHARP_RIGHT = 8, U_TURN_LEFT = 9, U_TURN_RIGHT = 10,
  }
  // NavigationStep.ts:4
  export enum CarIconSpanAlignment { ALIGN_BOTTOM = 0, ALIGN_BASELINE = 1, ALIGN_CENTER = 2 }
  // NavigationStep.ts:27
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
  // NavigationInfo.ts:5, :17, :24
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
  // NavigationStep.ts:15
  export type AndroidTravelEstimates = TravelEstimates & {
    destinationTime: { timeSinceEpochMillis: number; id: string };
    tripText?: string;
  };
  // NavigationStep.ts:10, :46
  export type NavigationTrip = {
    steps?: (NavigationStep & { stepTravelEstimate: AndroidTravelEstimates })[];
    destinations?: {
      name: string; address?: string; image?: ImageSourcePropType;
      destinationTravelEstimate: AndroidTravelEstimates;
    }[];
  };
  // NavigationTemplate.ts:13
  export interface NavigationTemplateConfig {
    navigationInfo?: NavigationInfo;
    travelEstimate?: AndroidTravelEstimates;
    trip?: NavigationTrip;
  }
}

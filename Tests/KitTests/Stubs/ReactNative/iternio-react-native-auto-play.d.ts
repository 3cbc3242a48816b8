// What @iternio/react-native-auto-play publishes of navigation, by its sources in
// github.com/Iternio-Planning-AB/react-native-auto-play, packages/react-native-autoplay/src, at f4c9d3d8
// (0.1.16), whose lines are named. Of types/Maneuver.ts at 051817cb (0.3.12) it has also ManeuverState and what
// is new in LoadingManeuver; the rest is the same there. Pictures that are names of glyphs are left out.
declare module "@iternio/react-native-auto-play" {
  import type { ImageSourcePropType } from "react-native";

  // types/Text.ts:1
  export type DistanceUnits = "meters" | "miles" | "kilometers" | "yards" | "feet";
  export type Distance = { value: number; unit: DistanceUnits };
  export type AutoText = { text: string; distance?: Distance; duration?: number };
  // utils/NitroColor.ts:4
  export type ThemedColor = { lightColor: string; darkColor: string };

  // types/Maneuver.ts:6
  export enum ManeuverType {
    Depart = 0, Arrive = 10, ArriveLeft = 11, ArriveRight = 12, Straight = 20, Turn = 30, Roundabout = 40,
    OffRamp = 50, OnRamp = 60, Fork = 70, EnterFerry = 80, Keep = 90,
  }
  // types/Maneuver.ts:21, 26, 38, 45, 56, 61
  export enum TrafficSide { Right = 0, Left = 1 }
  export enum TurnType {
    NoTurn = 0, SlightLeft = 1, SlightRight = 2, NormalLeft = 3, NormalRight = 4, SharpLeft = 5,
    SharpRight = 6, UTurnLeft = 7, UTurnRight = 8,
  }
  export enum OffRampType { SlightLeft = 0, SlightRight = 1, NormalLeft = 2, NormalRight = 3 }
  export enum OnRampType {
    SlightLeft = 0, SlightRight = 1, NormalLeft = 2, NormalRight = 3, SharpLeft = 4, SharpRight = 5,
    UTurnLeft = 6, UTurnRight = 7,
  }
  export enum ForkType { Left = 0, Right = 1 }
  export enum KeepType { Left = 0, Right = 1, FollowRoad = 2 }
  // types/Maneuver.ts at 051817cb, behind KeepType
  export enum ManeuverState { Continue = 0, Initial = 1, Prepare = 2, Execute = 3 }

  // types/Maneuver.ts:67 to 146 and 191
  interface BaseManeuver {
    id: string;
    travelEstimates: TravelEstimates;
    trafficSide: TrafficSide;
    maneuverType: ManeuverType;
    roadName?: Array<string>;
    highwayExitLabel?: string;
  }
  export type Maneuver = BaseManeuver & (
    | {
      maneuverType:
        ManeuverType.Arrive | ManeuverType.ArriveLeft | ManeuverType.ArriveRight | ManeuverType.Depart;
    }
    | { maneuverType: ManeuverType.Straight | ManeuverType.EnterFerry }
    | {
      maneuverType: ManeuverType.Turn; turnType: TurnType; angle?: number; elementAngles?: Array<number>;
    }
    | {
      maneuverType: ManeuverType.Roundabout; exitNumber?: number; angle?: number;
      elementAngles?: Array<number>;
    }
    | { maneuverType: ManeuverType.OffRamp; offRampType: OffRampType }
    | { maneuverType: ManeuverType.OnRamp; onRampType: OnRampType }
    | { maneuverType: ManeuverType.Fork; forkType: ForkType }
    | { maneuverType: ManeuverType.Keep; keepType: KeepType }
  );
  // types/Maneuver.ts:163, 209, 210, 220, 229, 240, 244
  export type ManeuverImage =
    { type: "asset"; image: ImageSourcePropType; color?: ThemedColor | string };
  export type ImageLane = { angles: Array<number>; image: ManeuverImage };
  export type PreferredImageLane = ImageLane & { highlightedAngle: number; isPreferred: boolean };
  export type RoutingManeuver = Maneuver & {
    attributedInstructionVariants: Array<
      { text: string; images?: Array<{ image: ManeuverImage; position: number }> }>;
    symbolImage: ManeuverImage;
    junctionImage?: ManeuverImage;
    linkedLaneGuidance?: {
      instructionVariants: Array<string>; lanes: Array<PreferredImageLane | ImageLane>;
    };
    cardBackgroundColor: ThemedColor | string;
    type: "routing";
  };
  export type MessageManeuver = {
    title: string;
    text?: string;
    image?: ManeuverImage;
    cardBackgroundColor: ThemedColor | string;
    type: "message";
  };
  export type LoadingManeuver = {
    type: "loading"; cardBackgroundColor: ThemedColor | string; text?: string;
  };
  export type AutoManeuver =
    | (Array<RoutingManeuver> & { length: 0 | 1 | 2 })
    | MessageManeuver
    | LoadingManeuver;

  // types/Trip.ts:60, 26, 39
  export type TravelEstimates = {
    distanceRemaining: Distance;
    timeRemaining: { timezone: string; seconds: number };
    tripText?: AutoText;
  };
  export type TripPoint = {
    latitude: number; longitude: number; name: string; travelEstimates: TravelEstimates;
  };
  export type TripsConfig = {
    id: string;
    routeChoices: Array<{
      id: string;
      summaryVariants: Array<string>;
      additionalInformationVariants: Array<string>;
      selectionSummaryVariants: Array<string>;
      steps: Array<TripPoint>;
    }>;
  };
  // utils/NitroAlert.ts:8, 22
  export type NavigationAlertAction = {
    title: string; style?: "default" | "destructive" | "cancel"; onPress: () => void;
  };
  export type NavigationAlert = {
    id: number;
    title: AutoText;
    subtitle?: AutoText;
    image?: ManeuverImage;
    primaryAction: NavigationAlertAction;
    secondaryAction?: NavigationAlertAction;
    durationMs: number;
    onWillShow?: () => void;
    onDidDismiss?: (reason: "timeout" | "user" | "system") => void;
    priority: "low" | "medium" | "high";
  };
  // templates/MapTemplate.ts:214, 222, 299, 308
  export class MapTemplate {
    showAlert(alert: NavigationAlert): unknown;
    dismissAlert(alertId: number): void;
    updateTravelEstimates(steps: Array<TripPoint>): void;
    updateManeuvers(maneuvers: AutoManeuver): void;
  }
}

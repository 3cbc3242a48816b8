// What @iternio/react-native-auto-play 0.1.16 publishes of navigation; of 0.3.12 it has also ManeuverState and what
// is new in LoadingManeuver: the rest of the maneuvers is the same there. Pictures that are names of glyphs are left
// out.
declare module "@iternio/react-native-auto-play" {
  import type { ImageSourcePropType } from "react-native";

  export type DistanceUnits = "meters" | "miles" | "kilometers" | "yards" | "feet";  // Text.ts:1
  export type Distance = { value: number; unit: DistanceUnits };  // Text.ts:3
  export type AutoText = { text: string; distance?: Distance; duration?: number };  // Text.ts:13
  export type ThemedColor = { lightColor: string; darkColor: string };  // NitroColor.ts:4

  // Maneuver.ts:6
  export enum ManeuverType {
    Depart = 0, Arrive = 10, ArriveLeft = 11, ArriveRight = 12, Straight = 20, Turn = 30, Roundabout = 40,
    OffRamp = 50, OnRamp = 60, Fork = 70, EnterFerry = 80, Keep = 90,
  }
  export enum TrafficSide { Right = 0, Left = 1 }  // Maneuver.ts:21
  // Maneuver.ts:26
  export enum TurnType {
    NoTurn = 0, SlightLeft = 1, SlightRight = 2, NormalLeft = 3, NormalRight = 4, SharpLeft = 5,
    SharpRight = 6, UTurnLeft = 7, UTurnRight = 8,
  }
  // Maneuver.ts:38
  export enum OffRampType { SlightLeft = 0, SlightRight = 1, NormalLeft = 2, NormalRight = 3 }
  // Maneuver.ts:45
  export enum OnRampType {
    SlightLeft = 0, SlightRight = 1, NormalLeft = 2, NormalRight = 3, SharpLeft = 4, SharpRight = 5,
    UTurnLeft = 6, UTurnRight = 7,
  }
  export enum ForkType { Left = 0, Right = 1 }  // Maneuver.ts:56
  export enum KeepType { Left = 0, Right = 1, FollowRoad = 2 }  // Maneuver.ts:61
  // Maneuver.ts:72 (0.3.12)
  export enum ManeuverState { Continue = 0, Initial = 1, Prepare = 2, Execute = 3 }

  // Maneuver.ts:67
  interface BaseManeuver {
    id: string;
    travelEstimates: TravelEstimates;
    trafficSide: TrafficSide;
    maneuverType: ManeuverType;
    roadName?: Array<string>;
    highwayExitLabel?: string;
  }
  // Maneuver.ts:191, :84 to :146
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
  // Maneuver.ts:163
  export type ManeuverImage =
    { type: "asset"; image: ImageSourcePropType; color?: ThemedColor | string };
  export type ImageLane = { angles: Array<number>; image: ManeuverImage };  // Maneuver.ts:210, :151, :182
  // Maneuver.ts:209, :155
  export type PreferredImageLane = ImageLane & { highlightedAngle: number; isPreferred: boolean };
  // Maneuver.ts:220, :202, :204, :212
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
  // Maneuver.ts:229
  export type MessageManeuver = {
    title: string;
    text?: string;
    image?: ManeuverImage;
    cardBackgroundColor: ThemedColor | string;
    type: "message";
  };
  // Maneuver.ts:244 (0.3.12)
  export type LoadingManeuver = {
    type: "loading"; cardBackgroundColor: ThemedColor | string; text?: string;
  };
  // Maneuver.ts:244
  export type AutoManeuver =
    | (Array<RoutingManeuver> & { length: 0 | 1 | 2 })
    | MessageManeuver
    | LoadingManeuver;

  // Trip.ts:60, :55
  export type TravelEstimates = {
    distanceRemaining: Distance;
    timeRemaining: { timezone: string; seconds: number };
    tripText?: AutoText;
  };
  // Trip.ts:26
  export type TripPoint = {
    latitude: number; longitude: number; name: string; travelEstimates: TravelEstimates;
  };
  // Trip.ts:39, :3
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
  // NitroAlert.ts:8, :5
  export type NavigationAlertAction = {
    title: string; style?: "default" | "destructive" | "cancel"; onPress: () => void;
  };
  // NitroAlert.ts:22, :6, :20
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
  // MapTemplate.ts:157
  export class MapTemplate {
    showAlert(alert: NavigationAlert): unknown;  // MapTemplate.ts:214
    dismissAlert(alertId: number): void;  // MapTemplate.ts:222
    updateTravelEstimates(steps: Array<TripPoint>): void;  // MapTemplate.ts:299
    updateManeuvers(maneuvers: AutoManeuver): void;  // MapTemplate.ts:308
  }
}

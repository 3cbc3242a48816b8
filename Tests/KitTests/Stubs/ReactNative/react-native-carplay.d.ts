// What react-native-carplay 2.4.1-beta.0 publishes of navigation. 2.3.0 has the same for CarPlay but `symbolImageSize`, and nothing for Android.
declare module "react-native-carplay" {
  import type {
    ColorValue, ImageResolvedAssetSource, ImageSourcePropType, ProcessedColorValue,
  } from "react-native";

  // CarColor.ts:1
  export type CarColor =
    "default" | "primary" | "secondary" | "red" | "green" | "blue" | "yellow";
  export type DistanceUnits = "meters" | "kilometers" | "feet" | "yards" | "miles";  // TravelEstimates.ts:3
  // TravelEstimates.ts:5
  export interface TravelEstimates {
    distanceRemaining: number;
    /** Kilometers if absent. */
    distanceUnits?: DistanceUnits;
    timeRemaining: number;
    // For Android alone.
    distanceRemainingColor?: CarColor;
    timeRemainingColor?: CarColor;
    destinationTime?: { timeSinceEpochMillis: number; id: string };
  }
  // Maneuver.ts:7
  export interface Maneuver {
    instructionVariants: string[];
    initialTravelEstimates?: TravelEstimates;
    symbolImage?: ImageSourcePropType;
    symbolImageSize?: { width: number; height: number };
    tintSymbolImage?: null | number | ColorValue | ProcessedColorValue;
    junctionImage?: ImageSourcePropType;
    dashboardInstructionVariants?: string[];
    notificationInstructionVariants?: string[];
  }

  export interface TripPoint { name: string; latitude: number; longitude: number }  // Trip.ts:9
  // Trip.ts:3
  export interface RouteChoice {
    summaryVariants: string[];
    selectionSummaryVariants: string[];
    additionalInformationVariants: string[];
  }
  // Trip.ts:15
  export interface TripConfig {
    id?: string;
    origin: TripPoint;
    destination: TripPoint;
    routeChoices: RouteChoice[];
  }
  // Trip.ts:22
  export class Trip {
    constructor(config: TripConfig);
    id: string;
    config: TripConfig;
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
  // NavigationSession.ts:9
  export class NavigationSession {
    updateManeuvers(maneuvers: Maneuver[]): void;  // NavigationSession.ts:14
    // NavigationSession.ts:39
    updateTravelEstimates(maneuverIndex: number, travelEstimates: TravelEstimates): void;
    pause(reason: PauseReason, description?: string): void;  // NavigationSession.ts:54
    finish(): void;  // NavigationSession.ts:50
    cancel(): void;  // NavigationSession.ts:46
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
  }
  // MapTemplate.ts:106
  export class MapTemplate {
    presentNavigationAlert(config: NavigationAlert, animated?: boolean): void;  // MapTemplate.ts:202
    dismissNavigationAlert(animated?: boolean): void;  // MapTemplate.ts:206
    startNavigationSession(trip: Trip): Promise<NavigationSession>;  // MapTemplate.ts:150
    // MapTemplate.ts:190
    showTripPreviews(tripPreviews: Trip[], textConfiguration?: TextConfiguration): void;
    // MapTemplate.ts:155
    updateTravelEstimates(
      trip: Trip, travelEstimates: TravelEstimates, timeRemainingColor?: TimeRemainingColor,
    ): void;
  }

  // Android reads `{ type, info }` with a step instead, and the units as a text.
  // NavigationStep.ts:3
  export type NavigationStep = {
    cue?: string;
    road?: string;
    lane: { shape: number; recommended: boolean };
    lanesImage: ImageResolvedAssetSource;
    maneuver?: {
      type: number;
      icon: ImageResolvedAssetSource;
      roundaboutExitNumber: number;
      roundaboutExitAngle: number;
    };
  };
  // NavigationInfo.ts:4, :13, :19
  export type NavigationInfo =
    | {
      type: "routingInfo";
      loading?: boolean;
      distance: number;
      distanceUnits: number;
      nextStep?: NavigationStep;
      junctionImage?: ImageResolvedAssetSource;
    }
    | { type: "messageInfo"; title: string; icon?: ImageResolvedAssetSource };
  // NavigationTemplate.ts:10
  export interface NavigationTemplateConfig {
    navigationInfo?: NavigationInfo;
    travelEstimate?: TravelEstimates;
  }
  // NavigationTemplate.ts:46, AndroidNavigationBaseTemplate.ts:27
  export class NavigationTemplate {
    constructor(config: NavigationTemplateConfig);
    updateTemplate: (config: NavigationTemplateConfig) => void;  // Template.ts:141
  }
}

// What react-native-carplay 2.4.1-beta.0 (github.com/birkir/react-native-carplay) publishes of
// navigation. 2.3.0 has the same for CarPlay but `symbolImageSize`, and nothing for Android.
declare module "react-native-carplay" {
  import type {
    ColorValue, ImageResolvedAssetSource, ImageSourcePropType, ProcessedColorValue,
  } from "react-native";

  export type CarColor =
    "default" | "primary" | "secondary" | "red" | "green" | "blue" | "yellow";
  export type DistanceUnits = "meters" | "kilometers" | "feet" | "yards" | "miles";
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

  export interface TripPoint { name: string; latitude: number; longitude: number }
  export interface RouteChoice {
    summaryVariants: string[];
    selectionSummaryVariants: string[];
    additionalInformationVariants: string[];
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
    config: TripConfig;
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
  export class NavigationSession {
    updateManeuvers(maneuvers: Maneuver[]): void;
    updateTravelEstimates(maneuverIndex: number, travelEstimates: TravelEstimates): void;
    pause(reason: PauseReason, description?: string): void;
    finish(): void;
    cancel(): void;
  }
  export class MapTemplate {
    startNavigationSession(trip: Trip): Promise<NavigationSession>;
    showTripPreviews(tripPreviews: Trip[], textConfiguration?: TextConfiguration): void;
    updateTravelEstimates(
      trip: Trip, travelEstimates: TravelEstimates, timeRemainingColor?: TimeRemainingColor,
    ): void;
  }

  // Android reads `{ type, info }` with a step instead, and the units as a text.
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
  export interface NavigationTemplateConfig {
    navigationInfo?: NavigationInfo;
    travelEstimate?: TravelEstimates;
  }
  export class NavigationTemplate {
    constructor(config: NavigationTemplateConfig);
    updateTemplate: (config: NavigationTemplateConfig) => void;
  }
}

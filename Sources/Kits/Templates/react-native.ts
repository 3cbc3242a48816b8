// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
import type {
  Card, CardsDocument, CarPlayLaneStatus, Distance, Estimate, PauseReason, Place, Route,
  TimeRemainingColor, Units,
} from "./fingerpost";

// The objects that libraries of React Native for cars take, by the types of
// react-native-carplay 2.3.0 and 2.4.1-beta.0 and of @g4rb4g3/react-native-carplay 2.7.22.
// It imports neither, so that the types are those of the library that an app has.
//
// Make new objects for each call: react-native-carplay changes those that it is given. Where there
// is nothing to say, or the app lacks the picture, the field is absent.

/**
 * Finds an app's picture of a glyph, `undefined` if it has none. Android Auto needs what
 * `Image.resolveAssetSource(require(…))` returns; CarPlay takes that, too.
 */
export type Pictures<Image> = (name: string) => Image | undefined;

export type DistanceUnits = "meters" | "miles" | "kilometers" | "yards" | "feet";

export type Defined<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?:
    Exclude<Fields[Name], undefined>;
};

/** Leaves out the fields that are undefined. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Fields>;
}

/** The way to a card's maneuver: that of the card before, which is undefined at the start. */
export function approach(card: Card, previous?: Card): Estimate {
  const { distance, time } = previous ?? { distance: { meters: 0 }, time: { seconds: 0 } };
  return card.approach ?? { distance, time };
}

const UNITS: Record<string, DistanceUnits> = {
  m: "meters", km: "kilometers", ft: "feet", yd: "yards", mi: "miles",
};

/** At the place itself no unit is shown; it is the small one then. */
export function unitsOf(distance: Distance, units: Units): DistanceUnits {
  const small = units === "us" ? "feet" : units === "metric" ? "meters" : "yards";
  return UNITS[distance.unit ?? ""] ?? small;
}

// MARK: CarPlay

export interface CarPlayEstimates {
  distanceRemaining: number;
  distanceUnits: DistanceUnits;
  /** In seconds. */
  timeRemaining: number;
}

/**
 * What is left, with the distance as the card shows it; the libraries take no exact one besides.
 * `units` are those of the route, for a distance of 0.
 */
export function carPlayEstimates(estimate: Estimate, units: Units): CarPlayEstimates {
  return {
    distanceRemaining: estimate.distance.value ?? 0,
    distanceUnits: unitsOf(estimate.distance, units),
    timeRemaining: estimate.time.seconds,
  };
}

export interface CarPlayShieldText<Image> {
  text: string;
  images?: { image: Image; imagePosition: number }[];
}

/**
 * The fields from `attributedInstructionVariants` on are those of @g4rb4g3/react-native-carplay;
 * react-native-carplay ignores them. Neither has pictures for the dashboard or notifications, nor
 * pictures of their own for the night.
 */
export interface CarPlayManeuver<Image> {
  symbolImage?: Image;
  /** In points. 2.3.0 has none: it shows pictures in their own size. */
  symbolImageSize?: { width: number; height: number };
  junctionImage?: Image;
  initialTravelEstimates?: CarPlayEstimates;
  instructionVariants: string[];
  /** Where they differ from the others. Both libraries have the fields, and do not use them yet. */
  dashboardInstructionVariants?: string[];
  notificationInstructionVariants?: string[];

  attributedInstructionVariants?: CarPlayShieldText<Image>[];
  /** The number of a CPManeuverType, as the next two are; they need the cards' part `carplay`. */
  maneuverType?: number;
  junctionType?: number;
  trafficSide?: number;
  junctionExitAngle?: number;
  junctionElementAngles?: number[];
  roadFollowingManeuverVariants?: string[];
  highwayExitLabel?: string;
  lanes?: {
    /** Without the highlighted one, as CarPlay asks for. */
    angles: number[];
    highlightedAngle?: number;
    status: "preferred" | "good" | "notgood";
  }[];
}

export interface CarPlayManeuverOptions {
  /** The card before, from which the way to this one begins; absent at the start. */
  previous?: Card | undefined;
  /** Whether it is shown below another maneuver, with a picture of 18 points. */
  isSecond?: boolean;
  /** Whether instrument clusters show the card's lanes. Default: true. */
  hasLanes?: boolean;
}

const LANE_STATUS: Record<CarPlayLaneStatus, "preferred" | "good" | "notgood"> = {
  preferred: "preferred", good: "good", notGood: "notgood",
};

/** The maneuver of a card; `units` are those of its route. */
export function carPlayManeuver<Image>(
  card: Card, units: Units, pictures: Pictures<Image>, options: CarPlayManeuverOptions = {},
): CarPlayManeuver<Image> {
  const { previous, isSecond = false, hasLanes = true } = options;
  const side = isSecond ? 18 : 50;
  const small = isSecond ? pictures(`${card.glyph.name}_18pt`) : undefined;
  const symbolImage = small ?? pictures(card.glyph.name);
  const facts = card.platforms?.carPlay;
  const lanes = hasLanes ? facts?.laneGuidance?.lanes : undefined;
  return defined({
    symbolImage,
    symbolImageSize: symbolImage === undefined ? undefined : { width: side, height: side },
    junctionImage: card.junction && pictures(card.junction.name),
    initialTravelEstimates: carPlayEstimates(approach(card, previous), units),
    instructionVariants: card.instructionVariants,
    dashboardInstructionVariants: facts?.dashboardInstructionVariants,
    notificationInstructionVariants: facts?.notificationInstructionVariants,
    attributedInstructionVariants: shieldTexts(card, pictures),
    maneuverType: facts?.maneuverTypeValue,
    junctionType: facts && (facts.junctionType === "roundabout" ? 1 : 0),
    trafficSide: card.drivingSide === "left" ? 1 : 0,
    junctionExitAngle: facts?.junctionExitAngle,
    junctionElementAngles: facts?.junctionElementAngles,
    roadFollowingManeuverVariants: facts?.roadFollowingManeuverVariants,
    highwayExitLabel: facts?.highwayExitLabel,
    lanes: lanes?.map(({ angles, highlightedAngle, status }) => defined({
      angles: angles.filter((angle) => angle !== highlightedAngle),
      highlightedAngle,
      status: LANE_STATUS[status] ?? "notgood",
    })),
  });
}

/** The instructions with shields as pictures; none if they would have no picture. */
function shieldTexts<Image>(
  card: Card, pictures: Pictures<Image>,
): CarPlayShieldText<Image>[] | undefined {
  const variants = (card.attributedInstructionVariants ?? []).map((parts) => {
    const images: { image: Image; imagePosition: number }[] = [];
    let text = "";
    for (const part of parts) {
      const image = part.shield && pictures(part.shield.name);
      // Each picture before it stands for one character.
      if (image !== undefined) images.push({ image, imagePosition: text.length + images.length });
      else text += part.text;
    }
    return images.length === 0 ? { text } : { text, images };
  });
  if (variants.every(({ images }) => images === undefined)) return undefined;
  // CarPlay takes these instead of the others, so that the shortest must be among them too.
  const plain = card.instructionVariants.slice(variants.length).map((text) => ({ text }));
  return [...variants, ...plain];
}

/**
 * The second maneuver that shows a card's lanes, or undefined without lanes or their picture. Only
 * @g4rb4g3/react-native-carplay lets CarPlay show it as a picture alone.
 */
export function carPlayLaneManeuver<Image>(
  card: Card, pictures: Pictures<Image>,
): CarPlayManeuver<Image> | undefined {
  const symbolImage = card.laneCard && pictures(card.laneCard.glyph.name);
  if (symbolImage === undefined) return undefined;
  // Words would stand beside the picture.
  return { symbolImage, symbolImageSize: { width: 120, height: 18 }, instructionVariants: [] };
}

export interface CarPlayRouteChoice {
  summaryVariants: string[];
  additionalInformationVariants: string[];
  selectionSummaryVariants: string[];
}

export interface CarPlayPlace {
  latitude: number;
  longitude: number;
  name: string;
}

export interface CarPlayTrip {
  origin: CarPlayPlace;
  destination: CarPlayPlace;
  routeChoices: CarPlayRouteChoice[];
}

export interface CarPlayTripOptions {
  /** Places that stand in where the engine states none. */
  origin?: CarPlayPlace;
  destination?: CarPlayPlace;
  /**
   * Puts the texts of choices where react-native-carplay up to 2.4.1-beta.0 reads them: its iOS
   * code takes the additional information as summary, the selection summary as additional
   * information, and the summary as selection summary. Default: false.
   */
  isRotated?: boolean;
}

/**
 * What `new Trip(…)` takes, with the first three routes as choices, since CarPlay takes no more.
 *
 * Undefined without coordinates of its start or its end; an unknown name is empty.
 */
export function carPlayTrip(
  cards: CardsDocument, options: CarPlayTripOptions = {},
): CarPlayTrip | undefined {
  const route = cards.routes[0];
  const origin = placeOf(route?.origin) ?? options.origin;
  const destination = placeOf(route?.destination) ?? options.destination;
  if (origin === undefined || destination === undefined) return undefined;
  const choice = options.isRotated ? rotatedChoice : carPlayRouteChoice;
  return { origin, destination, routeChoices: cards.routes.slice(0, 3).map(choice) };
}

function placeOf(place?: Place): CarPlayPlace | undefined {
  const { latitude, longitude, name = "" } = place ?? {};
  return latitude === undefined || longitude === undefined
    ? undefined : { latitude, longitude, name };
}

/** The choice of a route; the libraries report it by its place in the trip. */
export function carPlayRouteChoice(route: Route): CarPlayRouteChoice {
  return {
    summaryVariants: route.summaryVariants,
    additionalInformationVariants: route.additionalInformationVariants,
    selectionSummaryVariants: route.selectionSummaryVariants,
  };
}

function rotatedChoice(route: Route): CarPlayRouteChoice {
  return {
    summaryVariants: route.selectionSummaryVariants,
    additionalInformationVariants: route.summaryVariants,
    selectionSummaryVariants: route.additionalInformationVariants,
  };
}

export interface CarPlayTripPreview {
  startButtonTitle?: string;
  additionalRoutesButtonTitle?: string;
  overviewButtonTitle?: string;
}

/** The titles of a preview's buttons; CarPlay uses its own for a language without titles. */
export function carPlayTripPreview(cards: CardsDocument): CarPlayTripPreview {
  return { ...cards.tripPreview };
}

/** The color of the time left, as a route's delay or an event of a drive has it. */
export function carPlayTimeColor(color?: TimeRemainingColor): 0 | 1 | 2 | 3 {
  switch (color) {
    case "green": return 1;
    case "orange": return 2;
    case "red": return 3;
    default: return 0;
  }
}

/** The number of a `PauseReason`; that of loading for a reason of a later version. */
export function carPlayPauseReason(reason: PauseReason): 1 | 2 | 3 | 4 | 5 {
  switch (reason) {
    case "arrived": return 1;
    case "locating": return 3;
    case "rerouting": return 4;
    case "proceed-to-route": return 5;
    default: return 2;
  }
}

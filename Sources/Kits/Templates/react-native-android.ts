// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
import type {
  AndroidAutoLane, Card, Distance, Estimate, TimeRemainingColor, Units,
} from "./fingerpost";
import { defined, unitsOf } from "./fingerpost-react-native";
import type { DistanceUnits, Pictures } from "./fingerpost-react-native";

// The objects of Android Auto, by the types of @g4rb4g3/react-native-carplay 2.7.22;
// `nestedNavigationInfo` adapts them to react-native-carplay 2.4.1-beta.0. 2.3.0 has only CarPlay.

export interface AndroidManeuver<Image> {
  /** The number of a type of androidx.car.app; 0, unknown, without the part `android-auto`. */
  type: number;
  image: Image;
  roundaboutExitNumber?: number;
  roundaboutExitAngle?: number;
}

export interface AndroidLane {
  /** The number of a shape of androidx.car.app. */
  shape: number;
  recommended: boolean;
}

/** A text with a picture over a part of it; there is room for one. */
export interface AndroidCue<Image> {
  text: string;
  image: Image;
  /** 1 is on the baseline. */
  alignment: number;
  start: number;
  end: number;
}

export interface AndroidStep<Image> {
  cue: string | AndroidCue<Image>;
  maneuver?: AndroidManeuver<Image>;
  road?: string;
  lanes?: AndroidLane[];
  lanesImage?: Image;
}

/**
 * The maneuver of a card, with number and angle for the types that take them. Undefined without a
 * picture, which the library asks for.
 */
export function androidManeuver<Image>(
  card: Card, pictures: Pictures<Image>,
): AndroidManeuver<Image> | undefined {
  const facts = card.platforms?.androidAuto?.maneuver;
  const image = pictures(card.glyph.name);
  if (image === undefined) return undefined;
  const { roundaboutExitNumber, roundaboutExitAngle } = facts ?? {};
  return {
    type: facts?.typeValue ?? 0, image, ...defined({ roundaboutExitNumber, roundaboutExitAngle }),
  };
}

/**
 * The step of a card, with its lanes if `hasLanes`.
 *
 * Lanes and their picture come together: Android Auto refuses each of them without the other.
 */
export function androidStep<Image>(
  card: Card, pictures: Pictures<Image>, hasLanes = true,
): AndroidStep<Image> {
  const facts = card.platforms?.androidAuto?.step;
  const lanes = hasLanes ? facts?.lanes?.map(androidLane) ?? [] : [];
  const strip = lanes.length === 0 ? undefined : card.laneCard;
  const lanesImage = strip && pictures(strip.glyph.name);
  return defined({
    cue: androidCue(card, pictures),
    maneuver: androidManeuver(card, pictures),
    road: facts?.road,
    lanes: lanesImage === undefined ? undefined : lanes,
    lanesImage,
  });
}

/** There is room for one arrow of a lane: the recommended one, else the first. */
function androidLane({ directions }: AndroidAutoLane): AndroidLane {
  const direction = directions.find(({ isRecommended }) => isRecommended) ?? directions[0];
  return { shape: direction?.shapeValue ?? 1, recommended: direction?.isRecommended ?? false };
}

/** The text of a step, with the first of its shields that has a picture. */
export function androidCue<Image>(
  card: Card, pictures: Pictures<Image>,
): string | AndroidCue<Image> {
  const text = card.platforms?.androidAuto?.step.cue ?? card.instructionVariants[0] ?? "";
  const parts = card.attributedInstructionVariants?.find(
    (variant) => variant.map((part) => part.text).join("") === text) ?? [];
  let start = 0;
  for (const part of parts) {
    const end = start + part.text.length;
    const image = part.shield && pictures(part.shield.name);
    if (image !== undefined) return { text, image, alignment: 1, start, end };
    start = end;
  }
  return text;
}

export interface AndroidDistance {
  distance: number;
  distanceUnits: DistanceUnits;
}

/**
 * A distance as it is shown; 0 of the small unit at the place itself.
 *
 * The library's units have a decimal only if it is not 0, and the host cuts further ones off, so
 * that quarters of a mile become tenths here.
 */
export function androidDistance(distance: Distance, units: Units): AndroidDistance {
  const { meters, unit, value = 0 } = distance;
  const isQuarter = unit === "mi" && Math.round(value * 100) % 10 !== 0;
  return {
    distance: isQuarter ? Math.max(1, Math.round(meters / 160.9344)) / 10 : value,
    distanceUnits: unitsOf(distance, units),
  };
}

export interface AndroidRoutingInfo<Image> extends AndroidDistance {
  type: "routingInfo";
  step: AndroidStep<Image>;
  nextStep?: AndroidStep<Image>;
  junctionImage?: Image;
}

export interface AndroidLoading {
  type: "routingInfo";
  loading: true;
}

export interface AndroidMessage {
  type: "messageInfo";
  title: string;
}

export type AndroidNavigationInfo<Image> =
  | AndroidRoutingInfo<Image>
  | AndroidLoading
  | AndroidMessage;

export interface AndroidRoutingOptions {
  /** Whether the card's lanes are shown. Default: true. */
  hasLanes?: boolean;
  /** The card that is shown below. */
  next?: Card | undefined;
}

/**
 * What a navigation template shows: the card's step and how far it is.
 *
 * `distance` is to the maneuver, `units` are those of the card's route.
 */
export function androidRoutingInfo<Image>(
  card: Card, distance: Distance, units: Units, pictures: Pictures<Image>,
  options: AndroidRoutingOptions = {},
): AndroidRoutingInfo<Image> {
  const { hasLanes = true, next } = options;
  return defined({
    type: "routingInfo" as const,
    step: androidStep(card, pictures, hasLanes),
    ...androidDistance(distance, units),
    nextStep: next && androidStep(next, pictures, false),
    junctionImage: card.junction && pictures(card.junction.name),
  });
}

export type AndroidColor = "green" | "yellow" | "red" | "default";

export interface AndroidEstimates {
  distanceRemaining: number;
  distanceUnits: DistanceUnits;
  /** In seconds. */
  timeRemaining: number;
  timeRemainingColor: AndroidColor;
  /** `id` is that of a time zone. */
  destinationTime: { timeSinceEpochMillis: number; id: string };
}

/** From when the remaining time counts, in milliseconds since 1970, and the zone of the arrival. */
export interface Clock {
  now: number;
  /** Such as `Europe/Helsinki`. */
  zone: string;
}

/** What remains, with the time of arrival; `units` are those of the route. */
export function androidEstimates(
  estimate: Estimate, units: Units, clock: Clock, color?: TimeRemainingColor,
): AndroidEstimates {
  const { distance, distanceUnits } = androidDistance(estimate.distance, units);
  const { seconds } = estimate.time;
  return {
    distanceRemaining: distance,
    distanceUnits,
    timeRemaining: Math.round(seconds),
    timeRemainingColor: androidTimeColor(color),
    destinationTime: {
      timeSinceEpochMillis: clock.now + Math.round(seconds * 1000), id: clock.zone,
    },
  };
}

/** The color of the time left, as a route's delay or an event of a drive has it. */
export function androidTimeColor(color?: TimeRemainingColor): AndroidColor {
  switch (color) {
    case "green": return "green";
    case "orange": return "yellow";
    case "red": return "red";
    default: return "default";
  }
}

// MARK: react-native-carplay 2.4.1-beta.0

export interface NestedManeuver<Image> {
  type: number;
  icon: Image;
  roundaboutExitNumber?: number;
  roundaboutExitAngle?: number;
}

export interface NestedStep<Image> {
  cue: string;
  maneuver?: NestedManeuver<Image>;
  road?: string;
}

export type NestedNavigationInfo<Image> =
  | { type: "messageInfo"; info: { title: string } }
  | {
    type: "routingInfo";
    info: AndroidDistance & {
      step: NestedStep<Image>; nextStep?: NestedStep<Image>; junctionImage?: Image;
    };
  };

/**
 * What the Android code of react-native-carplay 2.4.1-beta.0 reads. Its types differ from that, so
 * that an app writes `nestedNavigationInfo(info) as unknown as NavigationInfo`.
 *
 * A step has room for a single lane there, so that lanes and their picture are left out, and a cue
 * has no picture. Undefined while loading, since that code asks for a step.
 */
export function nestedNavigationInfo<Image>(
  info: AndroidNavigationInfo<Image>,
): NestedNavigationInfo<Image> | undefined {
  if (info.type === "messageInfo") return { type: info.type, info: { title: info.title } };
  if ("loading" in info) return undefined;
  const { type, step, nextStep, ...rest } = info;
  return {
    type,
    info: {
      ...rest, step: nestedStep(step), ...(nextStep && { nextStep: nestedStep(nextStep) }),
    },
  };
}

function nestedStep<Image>(step: AndroidStep<Image>): NestedStep<Image> {
  const { cue, maneuver, road } = step;
  return defined({
    cue: typeof cue === "string" ? cue : cue.text,
    maneuver: maneuver && nestedManeuver(maneuver),
    road,
  });
}

function nestedManeuver<Image>(maneuver: AndroidManeuver<Image>): NestedManeuver<Image> {
  const { image, ...facts } = maneuver;
  return { ...facts, icon: image };
}

// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
import type {
  Card, CardEvent, CardsDocument, DriveEvent, Estimate, PauseReason, Units,
} from "./fingerpost";
import { carPlayEstimates, carPlayLaneManeuver, carPlayManeuver } from "./fingerpost-react-native";
import type { CarPlayEstimates, CarPlayManeuver, Pictures } from "./fingerpost-react-native";
import {
  androidEstimates, androidRoutingInfo, androidStep,
} from "./fingerpost-react-native-android";
import type {
  AndroidEstimates, AndroidNavigationInfo, AndroidStep, Clock,
} from "./fingerpost-react-native-android";

// Follows the events of a drive, and gives what a screen shows of the cards after each of them.
//
// The events are those that `fingerpost drive` prints, or that an app makes of its own progress.

/** What the events until now leave to show. */
export interface Guidance {
  /** The number of the route. */
  route: number;
  /** The card that is shown, as its last event has it. */
  shown?: CardEvent | undefined;
  showsLanes: boolean;
  /** The index of the card that is shown below. */
  next?: number | undefined;
  pause?: PauseReason | undefined;
  /** The leg at whose end the vehicle is. */
  arrivedLeg?: number | undefined;
}

/** Before the first event. */
export const guidanceStart: Guidance = { route: 0, showsLanes: false, pause: "loading" };

/** What an event changes; the same object if nothing that is shown. */
export function guided(guidance: Guidance, event: DriveEvent): Guidance {
  switch (event.event) {
    case "guidance-started":
    case "route-changed": return { ...guidanceStart, route: event.route };
    case "card": {
      const pause = guidance.pause === "loading" ? undefined : guidance.pause;
      return { ...guidance, route: event.route, shown: event, pause };
    }
    case "lanes": return { ...guidance, showsLanes: event.state === "shown" };
    case "next": return { ...guidance, next: event.state === "hidden" ? undefined : event.index };
    case "paused": return { ...guidance, pause: event.reason };
    case "resumed": return { ...guidance, pause: undefined };
    case "arrived": return { ...guidance, arrivedLeg: event.leg };
    case "continued": return { ...guidance, arrivedLeg: undefined };
    default: return guidance;
  }
}

function cardAt(cards: CardsDocument, guidance: Guidance, index?: number): Card | undefined {
  return cards.cards.find((card) => card.route === guidance.route && card.index === index);
}

function unitsOf(cards: CardsDocument, guidance: Guidance): Units {
  return cards.routes[guidance.route]?.units ?? cards.units;
}

/** The card that is shown; undefined before the first one. */
export function shownCard(cards: CardsDocument, guidance: Guidance): Card | undefined {
  return cardAt(cards, guidance, guidance.shown?.index);
}

// MARK: CarPlay

/**
 * What `updateManeuvers` takes: the maneuver, and below it its lanes or the one that follows
 * closely. Without the picture of the lanes, the latter.
 */
export function carPlayManeuvers<Image>(
  cards: CardsDocument, guidance: Guidance, pictures: Pictures<Image>,
): CarPlayManeuver<Image>[] {
  const card = shownCard(cards, guidance);
  if (card === undefined) return [];
  const units = unitsOf(cards, guidance);
  const { showsLanes } = guidance;
  const previous = (card: Card) => cardAt(cards, guidance, card.index - 1);
  const first = carPlayManeuver(
    card, units, pictures, { previous: previous(card), hasLanes: showsLanes });
  const lanes = showsLanes ? carPlayLaneManeuver(card, pictures) : undefined;
  const next = cardAt(cards, guidance, guidance.next);
  const second = lanes ?? (next && carPlayManeuver(
    next, units, pictures, { previous: previous(next), isSecond: true, hasLanes: false }));
  return second === undefined ? [first] : [first, second];
}

/** What is left to the maneuver that is shown; undefined once it is passed. */
export function carPlayManeuverEstimates(
  cards: CardsDocument, guidance: Guidance,
): CarPlayEstimates | undefined {
  const estimate = guidance.shown?.maneuver;
  return estimate && carPlayEstimates(estimate, unitsOf(cards, guidance));
}

/** What is left to the end of the route; undefined before the first card. */
export function carPlayTripEstimates(
  cards: CardsDocument, guidance: Guidance,
): CarPlayEstimates | undefined {
  const estimate = guidance.shown?.destination;
  return estimate && carPlayEstimates(estimate, unitsOf(cards, guidance));
}

// MARK: Android Auto

/** What a navigation template shows: the next step, an arrival, or the search for a route. */
export function androidNavigationInfo<Image>(
  cards: CardsDocument, guidance: Guidance, pictures: Pictures<Image>,
): AndroidNavigationInfo<Image> {
  const { arrivedLeg, pause, shown, showsLanes } = guidance;
  const leg = arrivedLeg === undefined ? undefined : cards.routes[guidance.route]?.legs[arrivedLeg];
  const title = leg?.arrivalVariants[0];
  if (title !== undefined) return { type: "messageInfo", title };
  const card = shownCard(cards, guidance);
  const isLoading = pause !== undefined && pause !== "arrived";
  if (isLoading || card === undefined) return { type: "routingInfo", loading: true };
  return androidRoutingInfo(
    card, shown?.maneuver?.distance ?? { meters: 0 }, unitsOf(cards, guidance), pictures,
    { hasLanes: showsLanes, next: cardAt(cards, guidance, guidance.next) });
}

/** What remains to the end of the route; undefined before the first card. */
export function androidDestinationEstimates(
  cards: CardsDocument, guidance: Guidance, clock: Clock,
): AndroidEstimates | undefined {
  const { shown } = guidance;
  const color = shown?.carPlayTimeRemainingColor;
  return shown && androidEstimates(shown.destination, unitsOf(cards, guidance), clock, color);
}

/** The field `trip` of @g4rb4g3/react-native-carplay, for instrument clusters. */
export interface AndroidTrip<Image> {
  steps: (AndroidStep<Image> & { stepTravelEstimate: AndroidEstimates })[];
  destinations: { name: string; destinationTravelEstimate: AndroidEstimates }[];
}

/** What the instrument cluster shows; undefined before the first card and while loading. */
export function androidTrip<Image>(
  cards: CardsDocument, guidance: Guidance, pictures: Pictures<Image>, clock: Clock,
): AndroidTrip<Image> | undefined {
  const { pause, shown } = guidance;
  const card = shownCard(cards, guidance);
  const isLoading = pause !== undefined && pause !== "arrived";
  if (isLoading || card === undefined || shown === undefined) return undefined;
  const units = unitsOf(cards, guidance);
  const estimates = (estimate: Estimate) => androidEstimates(estimate, units, clock);
  const route = cards.routes[guidance.route];
  const legs = route?.legs ?? [];
  const isLast = shown.leg + 1 >= legs.length;
  const stop = isLast ? undefined : legs[shown.leg]?.destination?.name;
  const end = route?.destination?.name;
  const color = shown.carPlayTimeRemainingColor;
  return {
    steps: shown.maneuver === undefined ? [] : [
      { ...androidStep(card, pictures), stepTravelEstimate: estimates(shown.maneuver) },
    ],
    destinations: [
      ...stop === undefined ? [] : [
        { name: stop, destinationTravelEstimate: estimates(shown.waypoint) },
      ],
      ...end === undefined ? [] : [{
        name: end,
        destinationTravelEstimate: androidEstimates(shown.destination, units, clock, color),
      }],
    ],
  };
}

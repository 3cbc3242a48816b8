// Builds every object from the cards of files, and plays drives.
//
// Arguments: `cards FILE…` or `drive CARDS EVENTS`.
import {
  Checks, autoPlayEstimates as autoPlayLeft, autoPlayManeuver as autoPlayWanted, estimates, laneManeuver, maneuver, picture, refusals, routingInfo, shownDistance, step,
  travelEstimate,
} from "./checks";
import type { Json } from "./checks";
import {
  carPlayAlert, carPlayLaneManeuver, carPlayManeuver, carPlayPauseReason, carPlayTimeColor, carPlayTrip,
  carPlayTripPreview,
} from "./fingerpost-react-native";
import {
  androidDistance, androidEstimates, androidRoutingInfo, androidStep, nestedNavigationInfo,
} from "./fingerpost-react-native-android";
import {
  autoPlayAlert, autoPlayManeuver, autoPlayManeuverState, autoPlayManeuvers, autoPlayTravelEstimates,
  autoPlayTrip,
} from "./fingerpost-react-native-auto-play";
import {
  androidDestinationEstimates, androidNavigationInfo, androidTrip, carPlayManeuverEstimates,
  carPlayManeuvers, carPlayTripEstimates, guidanceStart, guided,
} from "./fingerpost-react-native-guidance";

type Read = (path: string) => string;
const clock = { now: 1_000_000_000_000, zone: "Europe/Helsinki" };
const options = { cardBackgroundColor: "#0B4638", timezone: "Europe/Helsinki" };
const nothing = { distance: { meters: 0 }, time: { seconds: 0 } };
const CARPLAY_COLORS = ["default", "green", "orange", "red"];
const ANDROID_COLORS: Json = { green: "green", orange: "yellow", red: "red" };
let shields = 0;

function checkCards(path: string, read: Read, checks: Checks): number {
  const document: Json = JSON.parse(read(path));
  for (const card of document.cards) {
    checks.place = `${path}, card ${card.index}`;
    checkCard(card, document.routes[card.route].units, checks);
  }
  checks.place = path;
  checkTrip(document, checks);
  for (const route of document.routes) checkRoute(route, checks);
  return document.cards.length;
}

function checkCard(card: Json, units: Json, checks: Checks): void {
  const way = card.approach;
  const found = carPlayManeuver(card, units, picture);
  const wanted = maneuver(card, units);
  checks.same(found, wanted, "maneuver");
  shields += (found.attributedInstructionVariants ?? [])
    .reduce((sum, { images }) => sum + (images?.length ?? 0), 0);
  const { lanes, ...others } = wanted;
  checks.same(
    carPlayManeuver(card, units, picture, { hasLanes: false }), others, "without lanes");
  checks.same(carPlayLaneManeuver(card, picture), laneManeuver(card), "picture of lanes");
  const small = {
    ...wanted, symbolImage: picture(card.glyph.name + "_18pt"),
    symbolImageSize: { width: 18, height: 18 },
  };
  checks.same(carPlayManeuver(card, units, picture, { isSecond: true }), small, "second");
  const info = androidRoutingInfo(card, way.distance, units, picture, { next: card });
  checks.same(info, routingInfo(card, way.distance, units, true, card), "routing info");
  checks.same(refusals(info.step), [], "refused");
  checks.same(refusals(info.nextStep), [], "refused below");
  checkNested(info, checks);
  for (const estimate of [card, card.remaining.destination, card.remaining.waypoint ?? nothing]) {
    const { distance, distanceUnits } = androidDistance(estimate.distance, units);
    checks.same(distance, shownDistance(estimate.distance), "distance");
    checks.same(distanceUnits, estimates(estimate, units).distanceUnits, "unit");
  }
  checks.same(
    autoPlayManeuver(card, units, picture, options), autoPlayWanted(card, units, options), "auto-play");
  const { linkedLaneGuidance, ...laneless } = autoPlayWanted(card, units, options);
  const signs = (name: string) => name.startsWith("lanes_") ? undefined : picture(name);
  checks.same(autoPlayManeuver(card, units, signs, options), laneless, "auto-play without lanes");
  checks.same(autoPlayManeuver(card, units, () => undefined, options), undefined, "without a picture");
  // What the app lacks is left out.
  const names = (card.attributedInstructionVariants ?? []).flat()
    .flatMap((part: Json) => part.shield?.name ?? []);
  const lack = [card.glyph.name, card.laneCard?.glyph.name, ...names];
  const some = (name: string) => lack.includes(name) ? undefined : picture(name);
  checks.same(carPlayManeuver(card, units, some), maneuver(card, units, lack), "lacking");
  checks.same(carPlayLaneManeuver(card, some), undefined, "lacking lanes");
  checks.same(androidStep(card, some), step(card, true, lack), "lacking step");
  checks.same(refusals(androidStep(card, some)), [], "refused without pictures");
  const large = (name: string) => name.endsWith("_18pt") ? undefined : picture(name);
  checks.same(
    carPlayManeuver(card, units, large, { isSecond: true }).symbolImage, picture(card.glyph.name),
    "the larger picture instead");
}

/** The same for the other library's code: one level deeper, with other names, without lanes. */
function checkNested(info: Json, checks: Checks): void {
  const nested = (step: Json): Json => {
    const { lanes, lanesImage, maneuver, ...others } = step;
    const { image, ...facts } = maneuver;
    return { ...others, cue: step.cue.text ?? step.cue, maneuver: { ...facts, icon: image } };
  };
  const { type, ...fields } = info;
  const wanted = {
    type, info: { ...fields, step: nested(info.step), nextStep: nested(info.nextStep) },
  };
  checks.same(nestedNavigationInfo(info), wanted, "nested");
}

function checkTrip(document: Json, checks: Checks): void {
  const [route] = document.routes;
  const choices = document.routes.slice(0, 3).map((route: Json) => ({
    summaryVariants: route.summaryVariants,
    additionalInformationVariants: route.additionalInformationVariants,
    selectionSummaryVariants: route.selectionSummaryVariants,
  }));
  const places = [route.origin, route.destination].map((place) =>
    place?.latitude === undefined ? undefined : { name: "", ...place });
  const wanted = { origin: places[0], destination: places[1], routeChoices: choices };
  const isKnown = !places.includes(undefined);
  checks.same(carPlayTrip(document), isKnown ? wanted : undefined, "trip");
  const other = { latitude: 1, longitude: 2, name: "elsewhere" };
  const trip = carPlayTrip(document, { origin: other, destination: other, isRotated: true });
  checks.same(trip?.origin, places[0] ?? other, "origin");
  checks.same(trip?.destination, places[1] ?? other, "destination");
  // As the code for iOS reads them.
  const read = trip?.routeChoices.map((choice) => ({
    summaryVariants: choice.additionalInformationVariants,
    additionalInformationVariants: choice.selectionSummaryVariants,
    selectionSummaryVariants: choice.summaryVariants,
  }));
  checks.same(read, choices, "rotated choices");
  const steps = [nothing, route].map((estimate: Json, index) => ({
    ...["latitude", "longitude", "name"].reduce((all, name) => (
      { ...all, [name]: places[index]?.[name] }), {}),
    travelEstimates: {
      ...autoPlayLeft(estimate, route.units, options.timezone),
      ...places[index]?.name ? { tripText: { text: places[index].name } } : {},
    },
  }));
  const [choice] = autoPlayTrip(document, "t", options.timezone).routeChoices;
  checks.same(choice, isKnown ? { id: "0", ...choices[0], steps } : undefined, "auto-play's trip");
  checks.same(carPlayTripPreview(document), document.tripPreview ?? {}, "preview");
}

function checkRoute(route: Json, checks: Checks): void {
  const color = route.delay?.carPlayTimeRemainingColor;
  checks.same(CARPLAY_COLORS[carPlayTimeColor(color)], color ?? "default", "color");
  const shown = ANDROID_COLORS[color] ?? "default";
  for (const part of [route, ...route.legs]) {
    const found = androidEstimates(part, route.units, clock, color);
    checks.same(found, travelEstimate(part, clock, shown), "estimates");
  }
}

function playDrive(cards: string, events: string, read: Read, checks: Checks): string[] {
  const document: Json = JSON.parse(read(cards));
  let guidance = guidanceStart;
  let route: Json, card: Json, lanes = false, next: Json, message: Json, pause: Json;
  const shown: number[] = [];
  let strips = 0;
  checks.same(
    androidNavigationInfo(document, guidance, picture), { type: "routingInfo", loading: true },
    "loading at first");
  for (const line of read(events).trim().split("\n")) {
    const event: Json = JSON.parse(line);
    checks.place = `${events} at ${event.t} s`;
    guidance = guided(guidance, event);
    if (event.event === "guidance-started" || event.event === "route-changed") {
      [route, card, lanes, next, message, pause] =
        [event.route, undefined, false, undefined, undefined, "loading"];
    }
    if (event.event === "lanes") lanes = event.state === "shown";
    if (event.event === "next") next = event.state === "hidden" ? undefined : event.index;
    if (event.event === "card") card = event;
    if (event.event === "resumed" || (card === event && pause === "loading")) pause = undefined;
    if (event.event === "card" && event.change === "shown") shown.push(event.index);
    const leg = document.routes[route].legs[event.leg];
    if (event.event === "arrived") message = leg.arrivalVariants[0];
    if (event.event === "continued") message = undefined;
    if (event.event === "paused") {
      pause = event.reason;
      const reasons = ["arrived", "loading", "locating", "rerouting", "proceed-to-route"];
      checks.same(reasons[carPlayPauseReason(event.reason) - 1], event.reason, "reason");
    }
    if (card === undefined) continue;
    const all = document.cards.filter((card: Json) => card.route === route);
    const { units } = document.routes[route];
    const first = maneuver(all[card.index], units);
    if (!lanes) delete first.lanes;
    let second: Json;
    if (next !== undefined) {
      second = maneuver(all[next], units);
      second.symbolImage = picture(all[next].glyph.name + "_18pt");
      second.symbolImageSize = { width: 18, height: 18 };
      delete second.lanes;
    }
    if (lanes) second = laneManeuver(all[card.index]);
    if (lanes && event.event === "lanes") strips += 1;
    const both = second === undefined ? [first] : [first, second];
    checks.same(carPlayManeuvers(document, guidance, picture), both, "maneuvers");
    const left = card.maneuver && estimates(card.maneuver, units);
    checks.same(carPlayManeuverEstimates(document, guidance), left, "left to the maneuver");
    const rest = estimates(card.destination, units);
    checks.same(carPlayTripEstimates(document, guidance), rest, "left to the end");
    const distance = card.maneuver?.distance ?? { meters: 0 };
    const isLoading = ![undefined, "arrived"].includes(pause);
    const info = message !== undefined ? { type: "messageInfo", title: message }
      : isLoading ? { type: "routingInfo", loading: true }
      : routingInfo(all[card.index], distance, units, lanes, all[next]);
    checks.same(androidNavigationInfo(document, guidance, picture), info, "navigation info");
    checkEnd(document, guidance, card, isLoading, checks);
    checkAutoPlay(document, guidance, all[card.index], all[next], card, isLoading, message, checks);
  }
  // Without a card it waits for one.
  const early = guided(guidanceStart, { event: "paused", reason: "arrived", t: 0 });
  checks.same(
    androidNavigationInfo(document, early, picture), { type: "routingInfo", loading: true },
    "loading without a card");
  checks.same(carPlayManeuvers(document, early, picture), [], "no maneuver without a card");
  const last: Json = androidNavigationInfo(document, guidance, picture);
  return [
    `shown: ${shown.join(" ")}`, `strips of lanes: ${strips}`, `at the end: ${last.title}`,
  ];
}

function checkAutoPlay(
  document: Json, guidance: Json, card: Json, next: Json, event: Json, isLoading: boolean, message: Json,
  checks: Checks,
): void {
  const { units, legs, destination } = document.routes[card.route];
  const { cardBackgroundColor } = options;
  const found: Json = autoPlayManeuvers(document, guidance, picture, options);
  if (message !== undefined) {
    const text = legs[guidance.arrivedLeg].destinationName;
    const image = { type: "asset", image: picture(card.glyph.name) };
    checks.same(
      found, { type: "message", title: message, text, image, cardBackgroundColor }, "auto-play's arrival");
  } else if (isLoading) {
    checks.same(found, { type: "loading", cardBackgroundColor }, "auto-play's loading");
  } else {
    const first = autoPlayWanted(card, units, options);
    first.travelEstimates = autoPlayLeft(event.maneuver ?? card.approach, units, options.timezone);
    if (!guidance.showsLanes) delete first.linkedLaneGuidance;
    const second = next && !guidance.showsLanes ? autoPlayWanted(next, units, options) : undefined;
    delete second?.linkedLaneGuidance;
    checks.same(found, second === undefined ? [first] : [first, second], "auto-play's maneuvers");
  }
  const isLast = event.leg === legs.length - 1;
  const ends = [...isLast ? [] : [[legs[event.leg].destination, event.waypoint]],
    [destination, event.destination]];
  const points = ends.map(([place, estimate]: Json) => ({
    latitude: place.latitude, longitude: place.longitude, name: place.name,
    travelEstimates: {
      ...autoPlayLeft(estimate, units, options.timezone), tripText: { text: place.name },
    },
  }));
  checks.same(autoPlayTravelEstimates(document, guidance, options.timezone), points, "auto-play's ends");
}

function checkCarPlayAlerts(checks: Checks): void {
  checks.place = "CarPlay's alerts";
  const event: Json = {
    event: "approaching", kind: "closure", leg: 0, object: 3, meters: 90, seconds: 2, t: 0,
    words: "Closed", glyph: "closure",
  };
  const image = picture("closure");
  const wanted = {
    titleVariants: ["Closed"], lightImage: image, darkImage: image, duration: 5, navigationAlertId: 3,
  };
  checks.same(carPlayAlert(event, picture), wanted, "approaching");
  const { lightImage, darkImage, ...plain } = wanted;
  checks.same(
    carPlayAlert({ ...event, event: "traffic", seconds: 7, glyph: undefined }, picture),
    { ...plain, duration: 7 }, "traffic");
  checks.same(carPlayAlert({ ...event, words: undefined }, picture), undefined, "no words");
  checks.same(carPlayAlert({ ...event, event: "passed" }, picture), undefined, "passed");
}

function checkAutoPlayAlerts(checks: Checks): void {
  checks.place = "alerts";
  const event: Json = {
    event: "traffic", kind: "congestion", leg: 0, object: 4, meters: 90, seconds: 2, t: 0, delay: 125.4,
    words: "Congestion", glyph: "congestion",
  };
  const wanted = {
    id: 4, title: { text: "Congestion" }, subtitle: { text: "+{duration}", duration: 125 },
    image: { type: "asset", image: picture("congestion") }, durationMs: 5000, priority: "medium",
  };
  checks.same(autoPlayAlert(event, picture), wanted, "traffic");
  const { subtitle, image, ...short } = wanted;
  checks.same(
    autoPlayAlert({ ...event, event: "approaching", delay: 30, seconds: 7, glyph: undefined }, picture),
    { ...short, durationMs: 7000 }, "approaching");
  checks.same(autoPlayAlert({ ...event, words: undefined }, picture), undefined, "no words");
  checks.same(autoPlayAlert({ ...event, event: "passed" }, picture), undefined, "passed");
  const states: Json[] = ["continue", "initial", "prepare", "execute"];
  checks.same(states.map(autoPlayManeuverState), [0, 1, 2, 3], "states");
}

function checkEnd(
  document: Json, guidance: Json, card: Json, isLoading: boolean, checks: Checks,
): void {
  const route = document.routes[card.route];
  const of = (json: Json, color?: string): Json => ({
    ...estimates(json, route.units),
    distanceRemaining: shownDistance(json.distance),
    timeRemaining: Math.round(json.time.seconds),
    timeRemainingColor: ANDROID_COLORS[color ?? ""] ?? "default",
    destinationTime: {
      timeSinceEpochMillis: clock.now + Math.round(1000 * json.time.seconds), id: clock.zone,
    },
  });
  const end = of(card.destination, card.carPlayTimeRemainingColor);
  checks.same(androidDestinationEstimates(document, guidance, clock), end, "end");
  const stop = { name: route.legs[card.leg].destination?.name,
    destinationTravelEstimate: of(card.waypoint) };
  const destination = { name: route.destination?.name, destinationTravelEstimate: end };
  const places = [...card.leg === route.legs.length - 1 ? [] : [stop], destination];
  const shown = document.cards.find(
    (one: Json) => one.route === card.route && one.index === card.index);
  const steps = card.maneuver === undefined ? []
    : [{ ...step(shown, true), stepTravelEstimate: of(card.maneuver) }];
  const wanted = { steps, destinations: places.filter(({ name }) => name !== undefined) };
  const trip = androidTrip(document, guidance, picture, clock);
  checks.same(trip, isLoading ? undefined : wanted, "trip of the cluster");
}

/** Quarters of a mile become tenths of the exact distance; of others the number shown stays. */
function checkQuarters(checks: Checks): void {
  checks.place = "quarters";
  for (const [value, meters, wanted] of [
    [0.25, 400, 0.2], [0.75, 1210, 0.8], [0.05, 70, 0.1], [0.3, 402.8, 0.3], [2, 3300, 2],
  ]) {
    const found = androidDistance({ meters, unit: "mi", value }, "us");
    checks.same(found, { distance: wanted, distanceUnits: "miles" }, `${value} miles`);
  }
}

export function main(words: string[], read: Read): string[] {
  const checks = new Checks();
  let lines: string[];
  if (words[0] === "drive") {
    lines = playDrive(words[1], words[2], read, checks);
  } else {
    checkQuarters(checks);
    checkCarPlayAlerts(checks);
    checkAutoPlayAlerts(checks);
    const cards = words.slice(1).reduce((sum, path) => sum + checkCards(path, read, checks), 0);
    lines = [`cards: ${cards}`, `shields: ${shields}`];
  }
  const { failures } = checks;
  return [
    ...lines, failures.length === 0 ? "all the same" : `${failures.length} differ`,
    ...failures.slice(0, 20),
  ];
}

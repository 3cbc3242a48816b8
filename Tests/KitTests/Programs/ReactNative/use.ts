// What an app may write with each library; the compiler checks it, nothing runs it.
import type * as autoPlay from "@iternio/react-native-auto-play";
import type * as fork from "@g4rb4g3/react-native-carplay";
import type { ImageResolvedAssetSource } from "react-native";
import type * as original from "react-native-carplay";
import type { Card, CardsDocument, DriveEvent, Estimate, Units } from "./fingerpost";
import {
  carPlayAlert, carPlayEstimates, carPlayLaneManeuver, carPlayManeuver, carPlayPauseReason,
  carPlayTimeColor, carPlayTrip, carPlayTripPreview,
} from "./fingerpost-react-native";
import type { Pictures } from "./fingerpost-react-native";
import { androidEstimates, nestedNavigationInfo } from "./fingerpost-react-native-android";
import {
  autoPlayAlert, autoPlayManeuverState, autoPlayManeuvers, autoPlayTravelEstimates, autoPlayTrip,
} from "./fingerpost-react-native-auto-play";
import {
  androidDestinationEstimates, androidNavigationInfo, androidTrip, carPlayManeuverEstimates,
  carPlayManeuvers, carPlayTripEstimates, guidanceStart, guided,
} from "./fingerpost-react-native-guidance";

type Resolved = Pictures<ImageResolvedAssetSource>;

export function useOriginal(
  template: original.MapTemplate, session: original.NavigationSession, trip: original.Trip,
  screen: original.NavigationTemplate, cards: CardsDocument, events: DriveEvent[],
  pictures: Resolved,
): original.TripConfig | undefined {
  let guidance = guidanceStart;
  for (const event of events) {
    guidance = guided(guidance, event);
    session.updateManeuvers(carPlayManeuvers(cards, guidance, pictures));
    const maneuver = carPlayManeuverEstimates(cards, guidance);
    if (maneuver !== undefined) session.updateTravelEstimates(0, maneuver);
    const rest = carPlayTripEstimates(cards, guidance);
    const color = carPlayTimeColor(guidance.shown?.carPlayTimeRemainingColor);
    if (rest !== undefined) template.updateTravelEstimates(trip, rest, color);
    if (event.event === "paused") session.pause(carPlayPauseReason(event.reason));
    const alert = carPlayAlert(event, pictures);
    if (alert) template.presentNavigationAlert({ ...alert, primaryAction: { title: "OK" } });
    if (event.event === "passed") template.dismissNavigationAlert();
    const info = nestedNavigationInfo(androidNavigationInfo(cards, guidance, pictures));
    screen.updateTemplate({ navigationInfo: info as unknown as original.NavigationInfo });
  }
  template.showTripPreviews([trip], carPlayTripPreview(cards));
  return carPlayTrip(cards, { isRotated: true });
}

export function useFork(
  template: fork.MapTemplate, trip: fork.Trip, cards: CardsDocument, events: DriveEvent[],
  pictures: Resolved,
): fork.NavigationTemplateConfig[] {
  let guidance = guidanceStart;
  const clock = { now: Date.now(), zone: "Europe/Helsinki" };
  template.showTripPreviews([trip], carPlayTripPreview(cards));
  return events.map((event) => {
    guidance = guided(guidance, event);
    template.updateManeuvers(carPlayManeuvers(cards, guidance, pictures));
    if (event.event === "paused") template.pauseNavigationSession(carPlayPauseReason(event.reason));
    const alert = carPlayAlert(event, pictures);
    if (alert) template.presentNavigationAlert({ ...alert, primaryAction: { title: "OK" } });
    const config: fork.NavigationTemplateConfig = {
      navigationInfo: androidNavigationInfo(cards, guidance, pictures),
    };
    const travelEstimate = androidDestinationEstimates(cards, guidance, clock);
    if (travelEstimate !== undefined) config.travelEstimate = travelEstimate;
    const steps = androidTrip(cards, guidance, pictures, clock);
    if (steps !== undefined) config.trip = steps;
    return config;
  });
}

export function useAutoPlay(
  template: autoPlay.MapTemplate, cards: CardsDocument, events: DriveEvent[], pictures: Resolved,
): [autoPlay.TripsConfig, autoPlay.ManeuverState[]] {
  const options = {
    cardBackgroundColor: { lightColor: "#0B4638", darkColor: "#0D1713" }, timezone: "Europe/Helsinki",
  };
  let guidance = guidanceStart;
  const states: autoPlay.ManeuverState[] = [];
  for (const event of events) {
    guidance = guided(guidance, event);
    template.updateManeuvers(autoPlayManeuvers(cards, guidance, pictures, options));
    template.updateTravelEstimates(autoPlayTravelEstimates(cards, guidance, options.timezone));
    const alert = autoPlayAlert(event, pictures);
    const primaryAction = { title: "OK", onPress: () => {} };
    if (alert !== undefined) template.showAlert({ ...alert, primaryAction });
    if (event.event === "passed") template.dismissAlert(event.object);
    if (event.event === "maneuver-state") states.push(autoPlayManeuverState(event.state));
  }
  return [autoPlayTrip(cards, "trip", options.timezone), states];
}

/** Pictures may also be what `require` returns, for CarPlay alone. */
export function useNumbers(
  card: Card, estimate: Estimate, units: Units, cards: CardsDocument,
): [original.Maneuver, fork.Maneuver | undefined, original.TravelEstimates] {
  const pictures: Pictures<number> = (name) => name.length;
  const rest: original.TravelEstimates = androidEstimates(estimate, units, { now: 0, zone: "UTC" });
  const trip: fork.TripConfig | undefined = carPlayTrip(cards);
  return [
    carPlayManeuver(card, units, pictures), carPlayLaneManeuver(card, pictures),
    trip === undefined ? rest : carPlayEstimates(estimate, units),
  ];
}

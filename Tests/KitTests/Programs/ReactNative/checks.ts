// What the objects should be, by the plain JSON of cards and events alone.

export type Json = any;

/** The names of the units, and those of nothing left. */
const NAMES: Json = {
  m: "meters", km: "kilometers", ft: "feet", yd: "yards", mi: "miles",
  UNIT_METERS: "meters", UNIT_KILOMETERS: "kilometers", UNIT_KILOMETERS_P1: "kilometers",
  UNIT_FEET: "feet", UNIT_YARDS: "yards", UNIT_MILES: "miles", UNIT_MILES_P1: "miles",
};
const SMALL: Json = { metric: "m", us: "ft", uk: "yd", "uk-signs": "yd" };

/** Counts what was compared, and keeps what differs. */
export class Checks {
  count = 0;
  failures: string[] = [];
  place = "";

  same(found: Json, wanted: Json, what: string): void {
    const isObject = (value: Json) => typeof value === "object" && value !== null;
    if (isObject(found) && isObject(wanted) && Array.isArray(found) === Array.isArray(wanted)) {
      for (const name of new Set([...Object.keys(found), ...Object.keys(wanted)])) {
        // A field that is there with nothing in it differs from one that is absent.
        const isSame = name in found === name in wanted;
        if (isSame) this.same(found[name], wanted[name], `${what}.${name}`);
        else this.fail(`${what}.${name} is ${name in found ? "there" : "absent"}`);
      }
    } else {
      this.count += 1;
      if (found === wanted) return;
      this.fail(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
    }
  }

  private fail(text: string): void { this.failures.push(`${this.place}: ${text}`); }
}

export const picture = (name: string): Json =>
  ({ uri: `asset:/${name}`, width: 50, height: 50, scale: 3 });

/** Adds the fields that have a value. */
function add(object: Json, fields: Json): Json {
  for (const name in fields) if (fields[name] != null) object[name] = fields[name];
  return object;
}

export function estimates(json: Json, units: string): Json {
  return {
    distanceRemaining: "value" in json.distance ? json.distance.value : 0,
    distanceUnits: NAMES["unit" in json.distance ? json.distance.unit : SMALL[units]],
    timeRemaining: json.time.seconds,
  };
}

/** `lack` are the pictures that the app has not. */
export function maneuver(card: Json, units: string, lack: string[] = []): Json {
  const facts = card.platforms.carPlay;
  const found: Json = {
    instructionVariants: card.instructionVariants,
    initialTravelEstimates: estimates(card.approach, units),
    maneuverType: facts.maneuverTypeValue,
    junctionType: ["intersection", "roundabout"].indexOf(facts.junctionType),
    trafficSide: ["right", "left"].indexOf(card.drivingSide),
  };
  for (const name of [
    "dashboardInstructionVariants", "notificationInstructionVariants", "junctionExitAngle",
    "junctionElementAngles", "roadFollowingManeuverVariants", "highwayExitLabel",
  ]) add(found, { [name]: facts[name] });
  if (!lack.includes(card.glyph.name)) {
    found.symbolImage = picture(card.glyph.name);
    found.symbolImageSize = { width: 50, height: 50 };
  }
  if ("junction" in card) found.junctionImage = picture(card.junction.name);
  if ("laneGuidance" in facts) {
    found.lanes = facts.laneGuidance.lanes.map((lane: Json) => add(
      {
        angles: [...lane.angles].filter((angle) => !(angle === lane.highlightedAngle)),
        status: lane.status.toLowerCase(),
      },
      { highlightedAngle: lane.highlightedAngle }));
  }
  return add(found, { attributedInstructionVariants: shields(card, lack) });
}

function shields(card: Json, lack: string[]): Json {
  const isSign = (part: Json) => "shield" in part && !lack.includes(part.shield.name);
  const variants: Json[] = card.attributedInstructionVariants ?? [];
  if (!variants.some((parts) => parts.some(isSign))) return undefined;
  return card.instructionVariants.map((plain: string, index: number) => {
    const parts: Json[] | undefined = variants[index];
    if (!parts?.some(isSign)) return { text: plain };
    // As the text is once each picture stands in it as one character.
    const whole = parts.map((part) => isSign(part) ? "\uFFFC" : part.text).join("");
    const places = [...whole.matchAll(/\uFFFC/g)].map((match) => match.index);
    const names: string[] = parts.filter(isSign).map((part) => part.shield.name);
    return {
      text: whole.split("\uFFFC").join(""),
      images: names.map((name, at) => ({ image: picture(name), imagePosition: places[at] })),
    };
  });
}

export function laneManeuver(card: Json): Json {
  return "laneCard" in card ? {
    symbolImage: picture(card.laneCard.glyph.name), symbolImageSize: { width: 120, height: 18 },
    instructionVariants: [],
  } : undefined;
}

export function step(card: Json, hasLanes: boolean, lack: string[] = []): Json {
  const { maneuver, step } = card.platforms.androidAuto;
  const found = add({ cue: cue(card, step.cue, lack) }, { road: step.road });
  if (!lack.includes(card.glyph.name)) {
    found.maneuver = add({ type: maneuver.typeValue, image: picture(card.glyph.name) }, {
      roundaboutExitNumber: maneuver.roundaboutExitNumber,
      roundaboutExitAngle: maneuver.roundaboutExitAngle,
    });
  }
  if (hasLanes && "lanes" in step && !lack.includes(card.laneCard.glyph.name)) {
    found.lanesImage = picture(card.laneCard.glyph.name);
    found.lanes = step.lanes.map(({ directions }: Json) => {
      const [first] = [...directions].sort((one, other) => other.isRecommended - one.isRecommended);
      return { shape: first.shapeValue, recommended: first.isRecommended };
    });
  }
  return found;
}

function cue(card: Json, text: string, lack: string[]): Json {
  for (const parts of card.attributedInstructionVariants ?? []) {
    if (parts.map((part: Json) => part.text).join("") !== text) continue;
    const at = parts.findIndex(
      (part: Json) => "shield" in part && !lack.includes(part.shield.name));
    if (at < 0) return text;
    const before = parts.slice(0, at).map((part: Json) => part.text).join("");
    // Up to the number that is on the shield.
    const [, rest] = parts[at].text.split(parts[at].shield.text);
    const end = before.length + parts[at].text.length - (rest ?? "").length;
    const image = picture(parts[at].shield.name);
    return { text, image, alignment: 1, start: before.length, end };
  }
  return text;
}

export function routingInfo(
  card: Json, distance: Json, units: string, hasLanes: boolean, next?: Json,
): Json {
  return add(
    {
      type: "routingInfo", step: step(card, hasLanes), distance: shownDistance(distance),
      distanceUnits: NAMES[distance.unit ?? SMALL[units]],
    },
    {
      nextStep: next && step(next, false),
      junctionImage: card.junction && picture(card.junction.name),
    });
}

/** Quarters of a mile are tenths. */
export function shownDistance({ value, unit, meters }: Json): number {
  const isTenth = (number: number) => String(number).split(".").slice(1).join("").length <= 1;
  if (value === undefined) return 0;
  return unit !== "mi" || isTenth(value) ? value : Math.max(0.1, +(meters / 1609.344).toFixed(1));
}

/** What the program itself states for a route or a leg. */
export function travelEstimate(json: Json, clock: Json, color: string): Json {
  const { remainingDistance, remainingTimeSeconds } = json.travelEstimate;
  return {
    distanceRemaining: remainingDistance.displayDistance,
    distanceUnits: NAMES[remainingDistance.displayUnit],
    timeRemaining: remainingTimeSeconds,
    timeRemainingColor: color,
    destinationTime: {
      timeSinceEpochMillis: clock.now + Math.round(json.time.seconds * 1000), id: clock.zone,
    },
  };
}

/** What Android Auto refuses: its builders throw for each of these. */
export function refusals(step: Json): string[] {
  const refused: string[] = [];
  const { type, roundaboutExitNumber, roundaboutExitAngle } = step.maneuver ?? {};
  if ("lanes" in step !== "lanesImage" in step) refused.push("lanes and picture apart");
  if (step.maneuver === undefined) return refused;
  if (!(type >= 0 && type <= 50) || type === 30 || type === 31) refused.push("type");
  if ([32, 33, 34, 35].includes(type) && !(roundaboutExitNumber >= 1)) refused.push("exit");
  if ([33, 35].includes(type) && !(roundaboutExitAngle >= 1)) refused.push("angle");
  return refused;
}

// MARK: @iternio/react-native-auto-play

const TURNS = [
  "NO_TURN", "SLIGHT_LEFT", "SLIGHT_RIGHT", "NORMAL_LEFT", "NORMAL_RIGHT", "SHARP_LEFT", "SHARP_RIGHT",
];
const OTHERS: Json = {
  TYPE_DEPART: 0, TYPE_STRAIGHT: 20, TYPE_DESTINATION: 10, TYPE_DESTINATION_STRAIGHT: 10,
  TYPE_DESTINATION_LEFT: 11, TYPE_DESTINATION_RIGHT: 12, TYPE_MERGE_SIDE_UNSPECIFIED: 20,
};

/** The library's type by the name of Android's, as the comments of its enumerations pair them. */
export function autoPlayType(name: string): Json {
  const end = (start: string) => name.slice(start.length);
  const side = name.endsWith("RIGHT") ? 1 : 0;
  if (name in OTHERS) return { maneuverType: OTHERS[name] };
  if (name.startsWith("TYPE_TURN_")) return { maneuverType: 30, turnType: TURNS.indexOf(end("TYPE_TURN_")) };
  if (name.startsWith("TYPE_U_TURN_")) return { maneuverType: 30, turnType: 7 + side };
  if (name.startsWith("TYPE_ON_RAMP_U_TURN_")) return { maneuverType: 60, onRampType: 6 + side };
  if (name.startsWith("TYPE_ON_RAMP_")) {
    return { maneuverType: 60, onRampType: TURNS.indexOf(end("TYPE_ON_RAMP_")) - 1 };
  }
  if (name.startsWith("TYPE_OFF_RAMP_")) {
    return { maneuverType: 50, offRampType: TURNS.indexOf(end("TYPE_OFF_RAMP_")) - 1 };
  }
  if (name.startsWith("TYPE_FORK_")) return { maneuverType: 70, forkType: side };
  if (name.startsWith("TYPE_ROUNDABOUT_")) return { maneuverType: 40 };
  if (name.startsWith("TYPE_FERRY_")) return { maneuverType: 80 };
  if (name === "TYPE_UNKNOWN") return { maneuverType: 30, turnType: 0 };
  if (name === "TYPE_NAME_CHANGE") return { maneuverType: 90, keepType: 2 };
  return { maneuverType: 90, keepType: side };
}

export function autoPlayEstimates(json: Json, units: string, timezone: string): Json {
  return {
    distanceRemaining: {
      value: shownDistance(json.distance), unit: estimates(json, units).distanceUnits,
    },
    timeRemaining: { seconds: Math.round(json.time.seconds), timezone },
  };
}

export function autoPlayManeuver(card: Json, units: string, options: Json): Json {
  const { androidAuto, carPlay } = card.platforms;
  const image = (name: string) => ({ type: "asset", image: picture(name) });
  const found = add(
    {
      type: "routing", id: card.id, ...autoPlayType(androidAuto.maneuver.type),
      travelEstimates: autoPlayEstimates(card.approach, units, options.timezone),
      trafficSide: ["right", "left"].indexOf(card.drivingSide),
      attributedInstructionVariants: card.instructionVariants.map((text: string) => {
        for (const parts of card.attributedInstructionVariants ?? []) {
          const texts = parts.map((part: Json) => part.text);
          const at = parts.findIndex((part: Json) => "shield" in part);
          if (texts.join("") !== text || at < 0) continue;
          const before = texts.slice(0, at).join("");
          const images = [{ image: image(parts[at].shield.name), position: before.length }];
          return { text: before + texts.slice(at + 1).join(""), images };
        }
        return { text };
      }),
      symbolImage: image(card.glyph.name), cardBackgroundColor: options.cardBackgroundColor,
    },
    {
      roadName: carPlay.roadFollowingManeuverVariants, highwayExitLabel: carPlay.highwayExitLabel,
      exitNumber: androidAuto.maneuver.roundaboutExitNumber, angle: carPlay.junctionExitAngle,
      elementAngles: carPlay.junctionElementAngles,
      junctionImage: card.junction && image(card.junction.name),
    });
  if (!("laneGuidance" in carPlay)) return found;
  const names = card.laneCard.glyph.name.replace("lanes_", "").split("_");
  const lanes = carPlay.laneGuidance.lanes.map((lane: Json, index: number) => {
    const one = {
      angles: lane.angles.filter((angle: number) => angle !== lane.highlightedAngle),
      image: image("lanes_" + names[index]),
    };
    return "highlightedAngle" in lane
      ? { ...one, highlightedAngle: lane.highlightedAngle, isPreferred: lane.status === "preferred" } : one;
  });
  return {
    ...found, linkedLaneGuidance: { instructionVariants: card.laneInstructionVariants ?? [], lanes },
  };
}

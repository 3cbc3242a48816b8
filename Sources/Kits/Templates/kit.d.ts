// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.

/** Fetches a `cards.json`; rejects for any other file. */
export function loadCards(url: string | URL): Promise<CardsDocument>;
/** Fetches a `manifest.json`; rejects for any other file. */
export function loadManifest(url: string | URL): Promise<Manifest>;
/** Parses a `cards.json` or a line of `fingerpost cards --format jsonl`; throws for others. */
export function parseCards(text: string): CardsDocument;
/** Parses a `manifest.json`; throws for any other text. */
export function parseManifest(text: string): Manifest;
/** Parses the lines that `fingerpost drive` prints. */
export function parseEvents(lines: string): DriveEvent[];

/**
 * The first of texts from the longest to the shortest that is at most as wide as `width`; the last
 * if none is. `measure` gives the width of a text, in the same unit.
 */
export function fittingVariant(
  variants: readonly string[], width: number, measure: (text: string) => number,
): string;
/** Measures texts in CSS pixels, in a font such as `600 17px system-ui`; only in browsers. */
export function textMeasure(font: string): (text: string) => number;
/**
 * The smallest of a glyph's pictures of a variant, `light` or `dark`, that has `scale` pixels to a
 * point or is a vector, else the largest; `undefined` without any.
 */
export function pictureOf(glyph: Glyph, variant: string, scale?: number): Picture | undefined;

/**
 * What a MapLibre style needs to show a route from the targets `sprite` and `geojson`, which
 * `render` wrote to a folder: its URL, absolute, as MapLibre asks for.
 */
export function mapStyle(folder: string, variant: "light" | "dark"): {
  sprite: string;
  sources: Record<string, { type: "geojson"; data: string }>;
  layers: MapLayer[];
};
/** The layers of `mapStyle`, from below to above; their sources are named as they are. */
export function mapLayers(variant: "light" | "dark"): MapLayer[];
/** A layer of a MapLibre style. */
export interface MapLayer {
  id: string;
  type: "line" | "symbol";
  source: string;
  layout: Record<string, any>;
  paint?: Record<string, any>;
}

/** The words of an engine for a maneuver. */
export interface EngineManeuver {
  /** The type, action or enumerator, or its number. */
  type: string | number;
  /** The direction, where the engine states it separately from the type. */
  modifier?: string | null;
  /** The number of a roundabout's exit, from 1. */
  exit?: number | null;
  /** Degrees driven around a roundabout, above 0 and up to 360; 180 is straight on. */
  angle?: number | null;
  /** The side of the road that traffic keeps to; right if absent. */
  drivingSide?: "left" | "right";
  /** A format, such as `mapbox`, or a vocabulary that `fingerpost list` names. */
  engine: string;
}
/** The words of an engine for a lane. */
export interface EngineLane {
  /** The arrows, as words or numbers; of Valhalla's masks, each bit. */
  directions: (string | number)[];
  /** The arrow to follow, if known. */
  followed?: string | number | null;
  /** `avoid` if absent. */
  state?: "avoid" | "usable" | "preferred";
  /** Vehicles that it is reserved for, or `reversible`. */
  access?: string[];
}

/**
 * Finds the glyph of an engine's words, as the program does, among those that an app has.
 *
 * Where the app lacks the picture: of a roundabout, that of the nearest angle with the same or no
 * number, else the ring with the number, else the ring; of another maneuver, the plain turn to the
 * same side, else straight on; of lanes, one picture for each lane, without its marks if there is
 * no other, else with only its arrow to follow.
 */
export class FingerpostGlyphs {
  /** The names of the app's pictures; if absent, those that `fingerpost icons` writes. */
  constructor(names?: Iterable<string>);
  /** The pictures that a manifest lists. */
  static of(manifest: Manifest): FingerpostGlyphs;
  /** The name of the picture, and what the maneuver means. Unknown words give a plain turn. */
  glyph(maneuver: EngineManeuver): { name: string; kind: ManeuverKind };
  /**
   * The picture of up to 16 lanes from left to right, or else one for each lane. `turn` is that of
   * the maneuver in degrees, positive to the right, for lanes without an arrow to follow.
   */
  lanes(
    lanes: readonly EngineLane[],
    options?: { drivingSide?: "left" | "right"; engine?: string; turn?: number | null },
  ): string[];
}

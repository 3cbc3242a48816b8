// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.

/** A picture's pixels, by rows from the top: red, green, blue and straight alpha, as in `ImageData`. */
export interface Pixels {
  data: Uint8ClampedArray;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** The picture as a PNG file. */
export interface PNGFile {
  png: Uint8Array;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

export interface SizeOptions {
  /** In points; a number is a square's side. Default: that of `fingerpost glyph`, or the file's own. */
  size?: number | { width: number; height: number };
  /** Pixels per point, 0.01 to 64. Default: 1. */
  scale?: number;
}

export interface GlyphOptions extends SizeOptions {
  /** A variant of the theme. Default: `light`, dark ink for light backgrounds. */
  variant?: string;
  /** A theme that is built in, the text of one, or its object. */
  theme?: string | object;
  /** `light`, `regular`, `bold`, or a weight of the theme. */
  weight?: string;
  /** The lanes, the roads of a junction, or a shield, for `lanes`, `junction` and `shield`. */
  words?: string;
  /** For roundabouts: the angle driven around, 1 to 360 degrees. */
  angle?: number;
  /** For roundabouts: the exit taken, 1 to 19. */
  exit?: number;
  drivingSide?: "left" | "right";
  /** For lanes: the usual lines where the words name none. */
  dividers?: boolean;
  /** For exit signs: two letters of ISO 3166. */
  country?: string;
  /** Leaves stems and bars where the vectors are, between pixels. */
  unfitted?: boolean;
}

export interface DiffRules {
  /** The largest difference of a channel that counts as none, 0 to 255. Default: 0. */
  tolerance?: number;
  /** The largest difference as it is perceived that counts as none, 0 to 1. */
  threshold?: number;
  /** The most pixels that may differ. Default: 0. */
  maxPixels?: number;
  /** Whether pixels that smooth an edge count. Default: `compare`. */
  antialiasing?: "compare" | "ignore";
}

export interface Difference {
  /** Whether the rules allow what differs. */
  allowed: boolean;
  /** The box around what differs, as `WIDTHxHEIGHT+X+Y`. */
  box?: string;
  /** Pixels that count as different. */
  pixels: number;
  /** Pixels with any difference. */
  exactPixels: number;
  /** The largest difference of a channel, 0 to 255. */
  largest: number;
}

type AsPixels = { form: "pixels" };
type AsPNG = { form?: "png" };
type Named = { /** The name that says all of the picture. */ name: string };
type Read = { /** What the file has and no picture shows. */ ignored: string[] };

/** Draws with the module `fingerpost.wasm`. Each call throws an `Error` that says what to do. */
export declare class Fingerpost {
  private constructor(exports: unknown);
  static load(
    source: string | URL | Response | BufferSource | Promise<Response | BufferSource>,
  ): Promise<Fingerpost>;

  draw(name: string, options: GlyphOptions & AsPixels): Pixels & Named;
  draw(name: string, options?: GlyphOptions & AsPNG): PNGFile & Named;
  drawSVG(file: string | Uint8Array, options: SizeOptions & AsPixels): Pixels & Read;
  drawSVG(file: string | Uint8Array, options?: SizeOptions & AsPNG): PNGFile & Read;
  /** The picture shows what differs over the expected one, which is faded. */
  diff(expected: Pixels, actual: Pixels, rules: DiffRules & AsPixels): Difference & Pixels;
  diff(expected: Pixels, actual: Pixels, rules?: DiffRules & AsPNG): Difference & PNGFile;
  names(): string[];
  theme(name?: string): string;
  digest(): string;
}

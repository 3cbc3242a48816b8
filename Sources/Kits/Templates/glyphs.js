// MARK: Glyphs

const rows = (text) => text.trim().split("\n").map((line) => line.split(","));
const isNumber = (word) => /^-?\d+$/.test(word);
/** A word in the form in which engines' spellings are equal. */
const squeezed = (word) => (isNumber(word) ? word : word.toLowerCase().replace(/[ _-]/g, ""));

/** A format, its vocabularies, and the kind of other words; `turn`: what the modifier names. */
const ENGINES = rows(`
{{ENGINES}}
`);
/** The kinds by vocabulary, word and modifier; without a modifier for words with a number. */
const WORDS = new Map(rows(`
{{WORDS}}
`).flatMap(([engine, word, value, right, left]) => [
  [`${engine},${word},${value}`, { right, left }],
  ...(isNumber(value) ? [word, value].map((key) => [`${engine},${key}`, { right, left }]) : []),
]));
/** The kind once an exit is numbered, the glyphs, the ring and its angle, and the plainer kind. */
const KINDS = new Map(rows(`
{{KINDS}}
`).map(([kind, numbered, right, left, ring, angle, plain]) => [
  kind, { numbered, right, left, ring, angle: angle === "" ? null : Number(angle), plain },
]));
/** Directions of lanes in the order of their codes in a name. */
const ARROWS = new Map(rows(`
{{ARROWS}}
`).map(([arrow, code, degrees]) => [arrow, { code, degrees: Number(degrees) }]));
const ARROW_WORDS = new Map(rows(`
{{ARROW_WORDS}}
`).map(([engine, word, right, left]) => [`${engine},${word}`, { right, left }]));
const ACCESS = new Map(rows(`
{{ACCESS}}
`));
const PICTURES = rows(`
{{PICTURES}}
`).map(([name]) => name);

/** Glyphs with the picture of a kind, by ring and angle. */
const RINGS = new Map([...KINDS.values()].filter(({ angle }) => angle !== null)
  .map(({ ring, angle, right }) => [`${ring},${angle}`, right]));

const engineRow = (engine) =>
  ENGINES.find(([name, all]) => name === engine || all.split(" ").includes(engine))
    ?? ENGINES.find(([name]) => name === "osrm");

function kindOf(type, modifier, exit, side, engine) {
  const [name, all, unknown] = engineRow(engine);
  const word = squeezed(String(type));
  const value = squeezed(String(modifier ?? ""));
  const values = [value, value.split(";")[0], exit > 0 ? "*exit" : "*noexit", "*", ""];
  if (value === "") values.push("straight");
  for (const vocabulary of name === engine ? all.split(" ") : [engine]) {
    const found = [...values.map((value) => `${word},${value}`), word]
      .map((key) => WORDS.get(`${vocabulary},${key}`)).find(Boolean);
    if (found) return found[side];
  }
  if (unknown !== "turn") return unknown;
  return WORDS.get(`osrm-v5,turn,${value}`)?.[side] ?? "straight";
}

/** A lane as its picture shows it. */
function painted(lane, side, format, turn) {
  const direction = (word) => {
    const key = squeezed(String(word));
    return (ARROW_WORDS.get(`${format},${key}`) ?? ARROW_WORDS.get(`,${key}`))?.[side] ?? "none";
  };
  const state = lane.state ?? "avoid";
  const arrows = [...new Set(lane.directions.map(direction))];
  if (arrows.length === 0) arrows.push("none");
  let followed = lane.followed == null ? null : direction(lane.followed);
  if (!arrows.includes(followed)) followed = turn == null ? null : nearest(turn, arrows);
  return {
    state, followed: state === "avoid" ? null : followed,
    arrows: [...ARROWS.keys()].filter((arrow) => arrows.includes(arrow)),
    access: [...ACCESS.keys()].filter((use) => (lane.access ?? []).includes(use)),
  };
}

/** The arrow nearest to a turn; of two as near, the one on the turn's side, else the first. */
function nearest(turn, arrows) {
  let best = null;
  for (const arrow of arrows.filter((arrow) => arrow !== "none")) {
    const { degrees } = ARROWS.get(arrow);
    const rank = [Math.abs(degrees - turn), degrees * turn > 0 ? 0 : 1];
    if (best === null || isLess(rank, best.rank)) best = { arrow, rank };
  }
  return best?.arrow ?? null;
}

/** The part of a lane in the name of a glyph. */
function code({ arrows, followed, state, access }) {
  const [one, all] = state === "usable" ? ["y", "q"] : ["x", "z"];
  const marks = access.map((use) => ACCESS.get(use)).join("");
  return arrows.map((arrow) => ARROWS.get(arrow).code + (arrow === followed ? one : "")).join("")
    + (state !== "avoid" && followed === null ? all : "") + (marks === "" ? "" : "w" + marks);
}

function isLess(one, other) {
  const index = one.findIndex((value, index) => value !== other[index]);
  return index >= 0 && one[index] < other[index];
}

export class FingerpostGlyphs {
  #names;
  #rings = [];

  constructor(names = PICTURES) {
    this.#names = new Set(names);
    const angles = new Map([...RINGS].map(([key, name]) => [name, key.split(",")]));
    for (const name of [...this.#names].sort()) {
      const [, base, number = ""] = /^(.*?)(_e\d+)?$/.exec(name);
      const [ring, angle] = angles.get(base) ?? /^roundabout_(c?cw)_a(\d+)$/.exec(base)?.slice(1) ?? [];
      if (ring) this.#rings.push({ name, ring, angle: Number(angle), number });
    }
  }

  static of(manifest) {
    return new FingerpostGlyphs(Object.keys(manifest.glyphs));
  }

  glyph({ type, modifier, exit, angle, drivingSide = "right", engine }) {
    let kind = kindOf(type, modifier, exit, drivingSide, engine);
    if (exit > 0) kind = KINDS.get(kind).numbered;
    return { kind, name: this.#name(kind, exit, angle, drivingSide) };
  }

  #name(kind, exit, angle, side) {
    const entry = KINDS.get(kind);
    const others = [entry[side], KINDS.get(entry.plain)[side], "straight"];
    if (entry.ring === "") return this.#first(others);
    const number = exit >= 1 && exit <= 19 ? `_e${exit}` : "";
    const open = `roundabout_nth_exit_${entry.ring}`;
    const whole = angle > 0 && angle <= 360 ? Math.max(1, Math.floor(angle + 0.5)) : entry.angle;
    if (whole === null) return this.#first([open + number, ...others]);
    let best = null;
    for (const { name, ring, angle, number: own } of this.#rings) {
      if (ring !== entry.ring || (own !== "" && own !== number)) continue;
      const rank = [Math.abs(angle - whole), own === number ? 0 : 1, angle];
      if (best === null || isLess(rank, best.rank)) best = { name, rank };
    }
    if (best !== null) return best.name;
    const exact = RINGS.get(`${entry.ring},${whole}`) ?? `roundabout_${entry.ring}_a${whole}`;
    return this.#first([exact + number, open + number, open, ...others]);
  }

  #first(names) {
    return names.find((name) => this.#names.has(name)) ?? names[0];
  }

  lanes(lanes, { drivingSide = "right", engine, turn } = {}) {
    const [format] = engineRow(engine);
    let strip = lanes.slice(0, 16).map((lane) => painted(lane, drivingSide, format, turn));
    if (!strip.some(({ state }) => state === "preferred")) {
      strip = strip.map((lane) => ({ ...lane, state: lane.state === "avoid" ? "avoid" : "preferred" }));
    }
    const name = ["lanes", ...strip.map(code)].join("_");
    if (strip.length === 0 || this.#names.has(name)) return strip.length === 0 ? [] : [name];
    return strip.map((lane) => {
      const isLit = lane.state !== "avoid";
      const lit = { ...lane, state: isLit ? "preferred" : "avoid" };
      const arrow = lane.followed ?? lane.arrows.find((arrow) => arrow === "through") ?? lane.arrows[0];
      const single = { ...lit, access: [], arrows: [arrow], followed: isLit ? arrow : null };
      return this.#first([lit, { ...lit, access: [] }, single].map((lane) => `lanes_${code(lane)}`));
    });
  }
}

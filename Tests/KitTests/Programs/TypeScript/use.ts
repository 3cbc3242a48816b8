// What an app may write; the compiler checks it, and node runs it.
import {
  FingerpostGlyphs, fittingVariant, mapStyle, parseCards, parseEvents, parseManifest, pictureOf,
} from "./fingerpost.js";
import type { Card, DriveEvent, Lane, ManeuverKind } from "./fingerpost.js";

function shown(event: DriveEvent): string {
  switch (event.event) {
    case "card": return event.instructionVariants[0] + (event.maneuver?.distance.text ?? "");
    case "lanes": return (event.lanes ?? []).map((lane: Lane) => lane.state).join();
    case "speed-limit": return String(event.value ?? event.isUnlimited ?? "?");
    case "location": return `${event.latitude} ${event.longitude}`;
    default: return event.event;
  }
}

export function use(paths: string[], read: (path: string) => string): string[] {
  const found: string[] = [];
  for (const path of paths) {
    if (path.endsWith(".jsonl")) {
      found.push(...parseEvents(read(path)).map(shown));
    } else if (path.endsWith("manifest.json")) {
      const glyphs = FingerpostGlyphs.of(parseManifest(read(path)));
      found.push(glyphs.glyph({ type: "turn", modifier: "left", engine: "osrm" }).name);
    } else {
      const cards: Card[] = parseCards(read(path)).cards;
      const kinds: ManeuverKind[] = cards.map((card) => card.kind);
      found.push(kinds.join(), fittingVariant(cards[0].instructionVariants, 7, (text) => text.length));
      const picture = pictureOf(cards[0].glyph, "light", 2);
      if (picture !== undefined) found.push(`${picture.path} ${picture.scale ?? "vector"}`);
    }
  }
  const { sources, layers } = mapStyle("https://example.com/assets/", "dark");
  return [...found, sources["fingerpost-route"].data, layers.map(({ id }) => id).join()];
}

// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.

async function json(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${answer.statusText}`);
  return answer.json();
}

function checked(value, schema) {
  if (value?.schema !== schema) throw new Error(`no ${schema}, but ${value?.schema}`);
  return value;
}

export const loadCards = async (url) => checked(await json(url), "fingerpost/cards/1");

export const loadManifest = async (url) => checked(await json(url), "fingerpost/manifest/1");

export const parseCards = (text) => checked(JSON.parse(text), "fingerpost/cards/1");

export const parseManifest = (text) => checked(JSON.parse(text), "fingerpost/manifest/1");

export const parseEvents = (lines) =>
  lines.split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));

export const fittingVariant = (variants, width, measure) =>
  variants.find((text) => measure(text) <= width) ?? variants[variants.length - 1];

export function textMeasure(font) {
  const context = document.createElement("canvas").getContext("2d");
  context.font = font;
  return (text) => context.measureText(text).width;
}

export function pictureOf(glyph, variant, scale = 1) {
  const files = (glyph.files ?? []).filter((file) => file.variant === variant);
  const order = (file) => file.scale ?? Infinity;
  const sorted = files.sort((one, other) => order(one) - order(other));
  return sorted.find((file) => order(file) >= scale) ?? sorted[sorted.length - 1];
}

// MARK: Maps

const COLORS = {
  light: {
    casing: "#ffffff", line: "#2a6fd6", moderate: "#d98a00", heavy: "#cf4a12", severe: "#a3122a",
  },
  dark: {
    casing: "#0c1015", line: "#5b9bf0", moderate: "#e0a43a", heavy: "#e8663c", severe: "#d8404f",
  },
};

export function mapStyle(folder, variant) {
  const at = (path) => `${folder.replace(/\/$/, "")}/${path}`;
  const source = (name) => ({ type: "geojson", data: at(`geojson/${name}.geojson`) });
  return {
    sprite: at(`sprite/${variant}`),
    sources: {
      "fingerpost-route": source("route"),
      "fingerpost-maneuvers": source("maneuvers"),
      "fingerpost-along": source("along"),
    },
    layers: mapLayers(variant),
  };
}

export function mapLayers(variant) {
  const colors = COLORS[variant];
  const round = { "line-cap": "round", "line-join": "round" };
  const icon = { "icon-image": ["get", "icon-image"] };
  const traffic = ["moderate", "heavy", "severe"].flatMap((level) => [level, colors[level]]);
  const line = (name, color, width) => ({
    id: `fingerpost-${name}`, type: "line", source: "fingerpost-route", layout: round,
    paint: { "line-color": color, "line-width": width },
  });
  return [
    line("casing", colors.casing, 12),
    line("route", ["match", ["get", "congestion"], ...traffic, colors.line], 7),
    {
      id: "fingerpost-along", type: "symbol", source: "fingerpost-along",
      layout: { ...icon, "icon-size": 0.6, "icon-offset": [36, 0] },
    },
    {
      id: "fingerpost-maneuvers", type: "symbol", source: "fingerpost-maneuvers",
      // Where there is no room for all, the destination is shown first.
      layout: {
        ...icon,
        "symbol-sort-key": ["case", ["in", "arrive", ["get", "kind"]], -1, ["get", "index"]],
      },
    },
  ];
}

const SVG = "http://www.w3.org/2000/svg";
const [WIDTH, HEIGHT, RIM] = [640, 400, 20];

function node(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The line of a route with a point for each card, north up; nothing without a line. */
export function routeMap(route, cards) {
  if (!route.geometry?.coordinates) return undefined;
  const { type, coordinates } = route.geometry;
  // A route that crosses the date line is several lines.
  const east = ([longitude, latitude]) =>
    [type !== "LineString" && longitude < 0 ? longitude + 360 : longitude, latitude];
  const lines = (type === "LineString" ? [coordinates] : coordinates).map((line) => line.map(east));
  const put = projection(lines.flat());
  const path = (places) => places.map((place, index) => `${index ? "L" : "M"}${put(place)}`).join("");
  const map = node("svg", {
    class: "map", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img",
    "aria-label": `The route, north up, with ${cards.length} cards`,
  });
  const line = lines.map(path).join("");
  map.append(node("path", { class: "casing", d: line }), node("path", { class: "line", d: line }));
  for (const { location, instructionVariants: [instruction] } of cards) {
    if (location?.longitude === undefined) continue;
    const point = node("path", { class: "point", d: `M${put(east([location.longitude, location.latitude]))}h0` });
    const title = node("title", {});
    title.textContent = instruction;
    point.append(title);
    map.append(point);
  }
  return map;
}

/** Puts places onto the map as large as they fit, with degrees as long as they are in their middle. */
function projection(places) {
  const bounds = [0, 1].map((axis) => places.reduce(
    ([least, most], place) => [Math.min(least, place[axis]), Math.max(most, place[axis])],
    [Infinity, -Infinity]));
  const [x, y] = bounds.map(([least, most]) => (least + most) / 2);
  const narrow = Math.cos(y * Math.PI / 180);
  const scale = Math.min(
    (WIDTH - 2 * RIM) / (narrow * (bounds[0][1] - bounds[0][0]) || 1e-6),
    (HEIGHT - 2 * RIM) / (bounds[1][1] - bounds[1][0] || 1e-6));
  return ([longitude, latitude]) =>
    `${(WIDTH / 2 + (longitude - x) * narrow * scale).toFixed(1)} ${(HEIGHT / 2 - (latitude - y) * scale).toFixed(1)}`;
}

/* The line of a route on Mercator's plane, where small shapes stay true: x to the east, y to the
   south, in radians. Each point has its distance from the start in meters. */
const earth = 6371008.8, radian = Math.PI / 180;
const ways = new WeakMap();
function wayOf(r) {
  if (!ways.has(r)) ways.set(r, newWay(r));
  return ways.get(r);
}
function newWay(r) {
  const points = [], starts = [];
  let origin = null;
  /* Degrees count on across the antimeridian. */
  const flat = ([lat, lon]) => {
    origin ??= lon;
    const sine = Math.sin(Math.max(-85, Math.min(85, lat)) * radian);
    return [(lon + 360 * Math.round((origin - lon) / 360)) * radian, -Math.atanh(sine)];
  };
  const add = place => {
    const [x, y] = flat(place), before = points.at(-1);
    if (before && x === before[0] && y === before[1]) return;
    points.push([x, y, before ? before[2] + Math.hypot(x - before[0], y - before[1]) * earth / Math.cosh(y) : 0]);
  };
  for (const card of r.cards) {
    if (card.place) add(card.place);
    starts.push(points.at(-1)?.[2] ?? 0);
    for (let i = 0; i + 1 < card.line.length; i += 2) add([card.line[i], card.line[i + 1]]);
  }
  return points.length ? {points, starts, flat, length: points.at(-1)[2], ...levelsOf(r, points.at(-1)[2])} : null;
}
/* The stretches with dense traffic, in meters. */
function levelsOf(r, length) {
  let from = 0;
  const dense = [];
  for (const {level, share} of r.traffic) {
    const to = from + share * length;
    if (['moderate', 'heavy', 'severe'].includes(level)) dense.push([level, from, to]);
    from = to;
  }
  return {dense};
}
/* The index of the last point at or before a distance. */
function before(points, meters) {
  let low = 0, high = points.length - 1;
  while (low < high) { const middle = (low + high + 1) >> 1; if (points[middle][2] <= meters) low = middle; else high = middle - 1; }
  return low;
}
function between([x, y, m], [a, b, n], meters) {
  const share = n > m ? Math.min(1, Math.max(0, (meters - m) / (n - m))) : 0;
  return [x + (a - x) * share, y + (b - y) * share, meters];
}
/* The point of a line at a distance. */
function pointAt(points, meters) {
  const i = before(points, meters);
  return between(points[i], points[i + 1] ?? points[i], meters);
}
/* The heading of the line around a distance, in radians clockwise from north; smooth over twice the reach. */
function courseAt(points, meters, reach) {
  const [x, y] = pointAt(points, meters - reach), [a, b] = pointAt(points, meters + reach);
  return x === a && y === b ? 0 : Math.atan2(a - x, y - b);
}
/* The distance driven at a place on the way to a card. */
function metersAt(way, place, card) {
  const {points, starts} = way, [x, y] = way.flat(place);
  const from = before(points, starts[Math.max(0, card - 1)] ?? 0), to = before(points, starts[card + 1] ?? way.length) + 1;
  let best = Infinity, meters = points[from][2];
  for (let i = from; i < Math.min(to, points.length - 1); i++) {
    const [a, b, m] = points[i], [c, d, n] = points[i + 1];
    const squared = (c - a) ** 2 + (d - b) ** 2;
    const share = squared ? Math.min(1, Math.max(0, ((x - a) * (c - a) + (y - b) * (d - b)) / squared)) : 0;
    const off = (a + (c - a) * share - x) ** 2 + (b + (d - b) * share - y) ** 2;
    if (off < best) { best = off; meters = m + (n - m) * share; }
  }
  return meters;
}

/* The map of a route: north up with the whole way, or heading up with what lies ahead of the vehicle. */
const svgNode = (tag, pairs = {}) => { const n = document.createElementNS('http://www.w3.org/2000/svg', tag); for (const [k, v] of Object.entries(pairs)) n.setAttribute(k, v); return n; };
const layers = ['roads', 'past-casing', 'past', 'casing', 'line', 'moderate', 'heavy', 'severe', 'chevrons', 'arrow-casing', 'arrow', 'head'];
/* What moves with the vehicle: each is called with the moment of the drive. */
let moving = [];
const shift = (node, x, y, turn) => node.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})${turn === undefined ? '' : ` rotate(${turn.toFixed(1)})`}`);
const isSeen = ([x, y], view, rim) => { const b = view.box ?? {x: 0, y: 0, width: view.width, height: view.height};
  return x > b.x + rim && y > b.y + rim && x < b.x + b.width - rim && y < b.y + b.height - rim; };
function drawMap(width, height, time, now, box) {
  const r = route(), way = wayOf(r);
  const svg = svgNode('svg', {class: 'map' + (box ? ' ahead' : ''), viewBox: `0 0 ${width} ${height}`, width, height, role: 'img',
    'aria-label': box ? 'The route ahead, heading up' : 'The route, north up'});
  if (!way) return svg;
  const paths = {};
  for (const name of layers) svg.append(paths[name] = svgNode('path', {class: 'm-' + name}));
  const whole = box ? null : northUp(way, width, height, 26), wholeLine = whole && traced(way, whole);
  const marks = svgNode('path', {class: 'marks'}), stops = r.stops.map((stop, i) => [stop, stopNode(i, r.stops.length)]);
  const vehicle = vehicleNode();
  if (whole) marks.setAttribute('d', r.cards.filter(card => card.place).map(card => whole.put(way.flat(card.place)))
    .map(([x, y]) => `M${(x - 2.5).toFixed(1)} ${y.toFixed(1)}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0`).join(''));
  const signs = signsOf(r, way, variantOf(time));
  svg.append(marks, ...stops.map(([, node]) => node), signs.node, vehicle);
  const put = now => {
    const target = way.starts[state.card] ?? 0;
    const meters = now ? metersAt(way, now.place, now.card) : way.starts[Math.max(0, state.card - 1)] ?? 0;
    const view = whole ?? headingUp(way, meters, target, box, width, height), line = wholeLine ?? traced(way, view);
    const set = (name, data) => paths[name].setAttribute('d', data || 'M0 0');
    const turns = !['depart', 'arrive'].includes(r.cards[state.card]?.kind.split('-')[0]) && target > 0;
    const arrow = box && turns ? arrowOn(line, target, view.scale) : {shaft: '', head: ''};
    for (const name of ['past-casing', 'past']) set(name, pieceOf(line, 0, meters));
    for (const name of ['casing', 'line']) set(name, pieceOf(line, meters, way.length));
    for (const name of ['moderate', 'heavy', 'severe'])
      set(name, way.dense.filter(([level, , to]) => level === name && to > meters).map(([, from, to]) => pieceOf(line, Math.max(from, meters), to)).join(''));
    set('chevrons', chevronsOn(way, view, meters, m => !arrow.shaft || Math.abs(m - target) * view.scale > 40));
    set('arrow-casing', arrow.shaft + arrow.head); set('arrow', arrow.shaft); set('head', arrow.head);
    if (box) set('roads', sideRoads(r, way, view));
    for (const [stop, node] of stops) shift(node, ...view.put(stop.place ? way.flat(stop.place) : pointAt(way.points, stop.share * way.length)));
    signs.put(view, box ? meters : -1, arrow.shaft ? view.put(pointAt(way.points, target)) : null);
    const [x, y] = view.put(pointAt(way.points, meters));
    shift(vehicle, x, y, (courseAt(way.points, meters, 8) - view.turn) / radian);
  };
  put(now);
  if (now) moving.push(put);
  return svg;
}
/* The beginnings of the roads that the driver does not take. */
function sideRoads(r, way, view) {
  const long = Math.min(64, Math.max(16, 70 * view.scale));
  return r.cards.filter((card, i) => card.roads?.length && card.place && way.starts[i] > view.from && way.starts[i] < view.to).map(card => {
    const [x, y] = view.put(way.flat(card.place));
    return card.roads.map(bearing => {
      const turn = bearing * radian - view.turn;
      return `M${x.toFixed(1)} ${y.toFixed(1)}L${(x + Math.sin(turn) * long).toFixed(1)} ${(y - Math.cos(turn) * long).toFixed(1)}`;
    }).join('');
  }).join('');
}
function vehicleNode() {
  const node = svgNode('g', {class: 'vehicle'});
  node.append(svgNode('circle', {class: 'halo', r: 15}), svgNode('path', {d: 'M0-11 8.5 8.5Q0 3.5-8.5 8.5Z'}));
  return node;
}
/* A pin for the destination, a numbered disk for a stop on the way. */
function stopNode(index, count) {
  const node = svgNode('g', {class: 'stop'}), isLast = index + 1 === count;
  if (isLast) node.append(svgNode('path', {d: 'M0 0C-2.5-6-9-9.5-9-16a9 9 0 0 1 18 0C9-9.5 2.5-6 0 0Z'}), svgNode('circle', {class: 'hole', r: 3.5, cy: -16}));
  else {
    const text = svgNode('text', {'text-anchor': 'middle', y: 4});
    text.textContent = index + 1;
    node.append(svgNode('circle', {r: 9}), text);
  }
  return node;
}

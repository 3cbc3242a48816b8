/* The objects along the route: their signs on the maps and on the bar of the trip. */
const signSize = 18;
/* The signs that fit beside each other, at least a gap apart; those with the most lead first. */
function thinned(objects, spot, gap) {
  const cells = new Map(), kept = [], key = (x, y) => Math.floor(x / gap) + ',' + Math.floor(y / gap);
  const isFree = ([x, y]) => {
    for (let i = -1; i < 2; i++) for (let j = -1; j < 2; j++)
      for (const [a, b] of cells.get(key(x + i * gap, y + j * gap)) ?? []) if (Math.hypot(a - x, b - y) < gap) return false;
    return true;
  };
  for (const object of [...objects].sort((a, b) => b.lead - a.lead || a.share - b.share)) {
    const at = spot(object);
    if (!at || !isFree(at)) continue;
    const cell = key(...at);
    if (!cells.has(cell)) cells.set(cell, []);
    cells.get(cell).push(at);
    kept.push({object, at});
  }
  return kept.sort((a, b) => a.object.share - b.object.share);
}
const nameOf = object => [object.words, object.distance].filter(Boolean).map(isolated).join(' · ');
/* Hovering, focusing or tapping a sign shows its words below the map. */
function telling(node, object) {
  for (const event of ['pointerenter', 'focus', 'click']) node.addEventListener(event, () => { $('object').textContent = nameOf(object); });
  node.setAttribute('tabindex', '0'); node.setAttribute('role', 'img'); node.setAttribute('aria-label', nameOf(object));
  return node;
}
const pictureOf = (object, variant) => data.glyphs[object.glyph]?.pictures.sign?.[variant.name]?.[2];
function signNode(object, variant, isTold) {
  const picture = pictureOf(object, variant);
  if (!picture) return null;
  const node = svgNode('g', {class: 'sign'}), inner = svgNode('g', {transform: 'translate(-9 -9)'});
  inner.append(svgNode('rect', {x: -3, y: -3, width: signSize + 6, height: signSize + 6, rx: 7}),
    svgNode('image', {href: png(picture), width: signSize, height: signSize}));
  if (variant.ground) inner.firstChild.style.fill = variant.ground;
  const title = svgNode('title');
  title.textContent = nameOf(object);
  node.append(title, inner);
  return isTold ? telling(node, object) : node;
}
/* The signs of a map beside the line; on a map that moves, those ahead in its box. */
function signsOf(r, way, variant) {
  const node = svgNode('g'), nodes = new Map();
  const put = (view, meters, arrow) => {
    const isWhole = meters < 0;
    if (isWhole && nodes.size) return;
    const near = isWhole ? r.objects : r.objects.filter(o => o.share * way.length > meters && o.share * way.length < view.to);
    const shown = thinned(near, object => {
      const along = object.share * way.length, [x, y] = view.put(pointAt(way.points, along));
      const course = courseAt(way.points, along, 6 / view.scale) - view.turn, side = r.drivingSide === 'left' ? -1 : 1;
      const at = [x + Math.cos(course) * 24 * side, y + Math.sin(course) * 24 * side];
      return isSeen(at, view, isWhole ? 12 : 10) && !(arrow && Math.hypot(arrow[0] - at[0], arrow[1] - at[1]) < 44) ? at : null;
    }, 30);
    const free = new Set(nodes.keys());
    for (const {object, at} of shown) {
      if (!nodes.has(object)) { const made = signNode(object, variant, isWhole); nodes.set(object, made); if (made) node.append(made); }
      const sign = nodes.get(object);
      free.delete(object);
      if (sign) { shift(sign, ...at); sign.removeAttribute('visibility'); }
    }
    for (const object of free) nodes.get(object)?.setAttribute('visibility', 'hidden');
  };
  return {node, put};
}
/* The row of signs above a bar of a width, in pixels. */
function signsOnBar(r, width, variant) {
  const row = box('bar-signs');
  for (const {object, at: [x]} of thinned(r.objects, object => [Math.min(width - 9, Math.max(9, object.share * width)), 0], signSize + 4)) {
    const picture = pictureOf(object, variant);
    if (picture) row.append(telling(el('img', {src: png(picture), width: signSize, height: signSize, title: nameOf(object), alt: nameOf(object), draggable: 'false',
      style: {left: (x / width * 100).toFixed(2) + '%', ...(variant.ground ? {background: variant.ground} : {})}}), object));
  }
  return row;
}

/* What lies along the route: its signs on the maps and on the bar of the trip. */
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
    if (!isFree(at)) continue;
    const cell = key(...at);
    if (!cells.has(cell)) cells.set(cell, []);
    cells.get(cell).push(at);
    kept.push({object, at});
  }
  return kept.sort((a, b) => a.object.share - b.object.share);
}
const nameOf = object => [object.words, object.distance].filter(Boolean).join(' · ');
/* Hovering, focusing or tapping a sign tells its words below the map. */
function telling(node, object) {
  for (const event of ['pointerenter', 'focus', 'click']) node.addEventListener(event, () => { $('object').textContent = nameOf(object); });
  node.setAttribute('tabindex', '0'); node.setAttribute('role', 'img'); node.setAttribute('aria-label', nameOf(object));
  return node;
}
const pictureOf = (object, variant) => data.glyphs[object.glyph]?.pictures.second?.[variant.name]?.[2];
function signsOnMap(plan, variant, ground) {
  return plan.signs.flatMap(({object, at: [x, y]}) => {
    const picture = pictureOf(object, variant);
    if (!picture) return [];
    const node = svgNode('g', {class: 'sign', transform: `translate(${(x - signSize / 2).toFixed(1)} ${(y - signSize / 2).toFixed(1)})`});
    const title = svgNode('title', {});
    title.textContent = nameOf(object);
    node.append(title, svgNode('rect', {x: -2, y: -2, width: signSize + 4, height: signSize + 4, rx: 6, fill: variant.ground ?? ground}),
      svgNode('image', {href: png(picture), width: signSize, height: signSize}));
    return [telling(node, object)];
  });
}
/* The row of signs above a bar of a width, in pixels. */
function signsOnBar(r, width, variant) {
  const row = box('bar-signs');
  for (const {object, at: [x]} of thinned(r.objects, object => [object.share * width, 0], signSize + 4)) {
    const picture = pictureOf(object, variant);
    if (picture) row.append(telling(el('img', {src: png(picture), width: signSize, height: signSize, title: nameOf(object), alt: nameOf(object), draggable: 'false',
      style: {left: `clamp(9px, ${(x / width * 100).toFixed(2)}%, calc(100% - 9px))`, ...(variant.ground ? {background: variant.ground} : {})}}), object));
  }
  return row;
}

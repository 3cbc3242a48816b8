/* The layout of every screen. Parts are children of one grid, whose cell `safe` is what the panels leave; the
   style sheet places them by kind and shape, and mirrors the grid where traffic keeps left. */
const partsOf = {
  carplay: {glyph: 'carPlay', lanes: 'carPlayLanes', junction: 'carPlayJunction', isEither: true, hasDock: true, lead: ['close'], trail: ['search', 'voice'], knobs: ['plus', 'minus', 'center'], estimates: columns},
  cluster: {glyph: 'carPlay', lanes: 'carPlayLanes', isEither: true, lead: [], trail: [], knobs: [], estimates: columns},
  'android-auto': {glyph: 'androidAuto', lanes: 'androidAutoLanes', junction: 'androidAutoJunction', hasShields: true, hasDock: true, lead: [], trail: ['voice', 'close'], knobs: ['center', 'plus', 'minus'], estimates: footer},
  phone: {glyph: 'androidAuto', lanes: 'androidAutoLanes', lead: [], trail: [], knobs: ['search', 'voice', 'center'], estimates: footer, hasBar: true},
};
const timeRoles = ['unknown', 'heavy', 'medium', 'light'];
/* Arrival, time and distance side by side, as CarPlay shows them. */
function columns(card, now) {
  const part = (cls, value) => {
    if (!value) return null;
    /* The number above its unit; of hours and minutes, the hours above the minutes. */
    const words = value.split(/\s+/), half = Math.ceil(words.length / 2);
    return el('div', {class: cls, dir: 'auto'}, el('b', {}, words.slice(0, half).join(' ')), ' ', words.length > 1 ? el('small', {}, words.slice(half).join(' ')) : icon('flag'));
  };
  return box('estimates columns', part('', card.arrival), part('time-left by-' + timeRoles[now?.delay ?? 0], card.remainingTime), part('', card.remainingDistance));
}
/* The time in large letters above distance and arrival, as Google's navigation shows them. */
function footer(card, now) {
  return box('estimates footer', knob('close'), el('div', {}, el('b', {dir: 'auto', class: 'time-left by-' + timeRoles[now?.delay ?? 0]}, card.remainingTime ?? ''),
    el('div', {class: 'detail', dir: route().rightToLeft ? 'rtl' : 'ltr'}, ...[card.remainingDistance, card.arrival].filter(Boolean).flatMap((value, i) => [i ? ' · ' : '', el('bdi', {}, value)]))), knob('ways'));
}
/* The card of the maneuver, above lanes or the next maneuver. */
function guidance(card, parts, time, height) {
  const {next} = card, scheme = schemeOf(time), words = card => parts.hasShields ? withShields(card, variantOf(time)) : card.texts, [, number, unit] = /^(.*?)(?:\s+(\S+))?$/.exec(card.distance ?? '');
  const dist = el('div', {class: 'dist', dir: 'auto'}, number, unit ? el('small', {}, '\u00a0' + unit) : null);
  const panel = box('panel', el('div', {class: 'first'}, glyph(card.glyph, parts.glyph, scheme), dist, fitted('words', words(card))));
  /* A picture of the junction takes the place of lanes and of the next maneuver where there is room. */
  const hasView = card.junction && parts.junction && height >= 300;
  if (card.lanes && !hasView) panel.append(box('lanes', glyph(card.lanes, parts.lanes, scheme, card.laneText ?? 'lanes')));
  if (hasView) panel.append(box('junction', glyph(card.junction, parts.junction, variantOf(time), 'the junction')));
  else if (next && !(card.lanes && parts.isEither) && height > 120) panel.append(box('then', glyph(next.glyph, 'second', scheme), fitted('next-words', words(next))));
  return panel;
}
function speedometer(now, time) {
  if (!now) return null;
  const drive = driveOf(route()), limit = drive.texts[now.limit], level = ['', 'minor', 'major'][now.speeding?.[1] ?? 0];
  const number = el('b', {}, now.speed), meter = el('div', {class: 'meter ' + level}, number, el('small', {}, drive.speedUnit));
  moving.push(({speed}) => { number.textContent = speed; });
  return box('pace', data.glyphs[limit]?.pictures.limit ? glyph(limit, 'limit', variantOf(time), 'speed limit ' + limit.split('_').at(-1)) : null, meter);
}
function drawScreen(screen, card, time, now) {
  const {kind, width, height} = pointsOf(screen), parts = partsOf[kind];
  const shape = height > width ? 'tall' : height < 120 ? 'tiny' : 'wide', isMirrored = isLeftSided() && ['carplay', 'android-auto'].includes(kind);
  const road = now ? now.road : route().cards[Math.max(0, state.card - 1)]?.road;
  const node = box(`screen ${kind} ${shape}${isMirrored ? ' mirrored' : ''}${route().rightToLeft ? ' right-to-left' : ''}${height < 236 ? ' low' : ''}${width >= 600 ? ' broad' : ''}`,
    parts.hasDock ? box('dock', box('tiles', el('i'), el('i'), el('i')), icon('home')) : null,
    box('guide', guidance(card, parts, time, height), shape === 'tiny' ? null : parts.estimates(card, now)),
    parts.lead.length + parts.trail.length ? box('bars', box('lead', ...parts.lead.map(knob)), box('trail', ...parts.trail.map(knob))) : null,
    box('safe', speedometer(now, time), road ? fitted('road', road.split('\n')) : null),
    parts.knobs.length ? box('knobs', ...parts.knobs.map(knob)) : null, parts.hasBar ? box('beside', tripBar(card, true)) : null);
  node.style.width = width + 'px'; node.style.height = height + 'px';
  node.settle = () => {
    node.querySelectorAll('.fitted').forEach(fit);
    node.querySelectorAll('.dist').forEach(narrow);
    /* As many buttons as there is room for above the estimates. */
    const knobs = node.querySelector('.knobs');
    while (knobs && knobs.scrollHeight > knobs.clientHeight) knobs.lastChild.remove();
    const all = node.getBoundingClientRect(), safe = node.querySelector('.safe'), inner = safe.getBoundingClientRect();
    const area = {x: inner.left - all.left, y: inner.top - all.top, width: inner.width, height: inner.height};
    const isNarrow = inner.width < 190;
    safe.classList.toggle('narrow', isNarrow);
    /* The vehicle keeps away from the speed beside it and the road's name below it. */
    if (isNarrow && safe.querySelector('.pace') && shape !== 'tiny') { area.width -= 30; if (!isMirrored) area.x += 30; }
    if (!isNarrow && road) area.height -= 28;
    node.prepend(drawMap(width, height, time, now, area));
  };
  return node;
}
/* Draws what depends on sizes; then fits a screen into the width that there is. */
function settle(node) {
  node.settle();
  const room = node.parentNode.clientWidth, width = parseFloat(node.style.width);
  if (room && width > room) node.style.zoom = room / width;
}

const levels = ['unknown', 'low', 'moderate', 'heavy', 'severe'];
const levelTitles = {unknown: 'traffic not known', low: 'flowing', moderate: 'slow', heavy: 'heavy', severe: 'standing'};
/* The card in view, and the time of the drive in tenths of a second; without a drive it stays 0. */
const state = {route: 0, card: 0, moment: 0, time: innerWidth < 760 ? 'day' : 'both', theme: ''};
/* The variant with the most contrast on the cards, and its own background where that is too little. */
function variantOf(time) {
  const card = time === 'day' ? '#ffffff' : '#000000';
  const best = data.variants.reduce((a, b) => contrast(b.lit, card) > contrast(a.lit, card) ? b : a);
  return {name: best.name, ground: contrast(best.lit, card) < 3 ? best.background.slice(0, 7) : null};
}
const sizes = {carPlay: [50, 50], second: [18, 18], androidAuto: [64, 64], list: [40, 40], carPlayLanes: [120, 18], androidAutoLanes: [294, 44]};
const route = () => data.routes[state.route];
function glyph(name, use, variant, alt = '') {
  const held = data.glyphs[name]?.pictures[use]?.[variant.name], [width, height] = sizes[use];
  if (!held) return el('span', {class: 'none', title: data.glyphs[name]?.fault});
  return el('img', {src: png(held[1]), srcset: `${png(held[1])} 1x, ${png(held[2])} 2x`, width, height, alt, draggable: 'false', decoding: 'sync', style: variant.ground ? {background: variant.ground} : {}});
}
const say = (card, most) => card.texts.find(t => t.length <= most) ?? card.texts.at(-1);
const box = (cls, ...children) => el('div', {class: cls}, ...children);
const text = (cls, value) => el('div', {class: cls, dir: 'auto'}, value ?? '');
/* A card with all its parts, or while the drive is between cards, what it shows at this time. */
function shown(now) {
  const card = route().cards[state.card];
  if (!card || now?.card !== state.card || isAtCard() && !playing) return card && {...card, arrival: route().arrival};
  const {distance, remainingDistance, remainingTime, arrival, elapsed, lanes} = now;
  return {...card, distance, remainingDistance, remainingTime, arrival, elapsed, lanes: lanes === state.card ? card.lanes : null};
}
function carPlay(card, next, variant, time, now) {
  const parts = [box('row', glyph(card.glyph, 'carPlay', variant), text('dist', card.distance)), text('text', say(card, 60))];
  parts[0].style.gap = '12px';
  if (card.lanes) parts.push(box('cp-lanes', glyph(card.lanes, 'carPlayLanes', variant, card.laneText ?? 'lanes')));
  if (next) parts.push(box('cp-then', glyph(next.glyph, 'second', variant), el('span', {dir: 'auto'}, say(next, 28))));
  const e = box('estimates');
  for (const [value, label] of [[card.arrival, 'arrival'], [card.remainingTime, 'time'], [card.remainingDistance, 'distance']])
    if (value) e.append(el('div', {}, el('b', {}, value), el('small', {}, label)));
  const screen = box('device carplay', box('cp-panel', ...parts), e);
  screen.append(drawMap(112, 180, time, now));
  return screen;
}
function androidAuto(card, next, variant) {
  const parts = [box('aa-top', glyph(card.glyph, 'androidAuto', variant), el('div', {}, text('dist', card.distance), text('text', say(card, 60))))];
  if (card.lanes) parts.push(box('aa-lanes', glyph(card.lanes, 'androidAutoLanes', variant, card.laneText ?? 'lanes')));
  if (next) parts.push(box('aa-then', glyph(next.glyph, 'second', variant), el('span', {dir: 'auto'}, say(next, 30))));
  parts.push(box('aa-eta', el('b', {}, card.remainingTime ?? ''), ' ', el('span', {class: 'soft'}, [card.remainingDistance, card.arrival].filter(Boolean).join(' · '))));
  return box('device auto', ...parts);
}
function phone(card, next, variant, time, now) {
  const parts = [box('ph-head', glyph(card.glyph, 'androidAuto', variant), el('div', {}, text('dist', card.distance), text('text', say(card, 80))))];
  if (card.lanes) parts.push(box('ph-next', glyph(card.lanes, 'carPlayLanes', variant, card.laneText ?? 'lanes')));
  else if (next) parts.push(box('ph-next', glyph(next.glyph, 'second', variant), el('span', {dir: 'auto'}, say(next, 34))));
  const map = box('ph-map'); map.append(drawMap(350, 130, time, now)); parts.push(map);
  parts.push(box('ph-foot', el('div', {class: 'eta'}, card.remainingTime ?? ''), el('div', {class: 'soft'}, [card.remainingDistance, card.arrival].filter(Boolean).join(' · '))));
  return box('device phone', ...parts);
}
function progress(card, variant) {
  const bar = box('bar-of-trip'), p = card.elapsed * 100;
  for (const part of route().traffic) bar.append(el('i', {class: 't-' + (levels.includes(part.level) ? part.level : 'unknown'), style: {width: part.share * 100 + '%'}}));
  bar.append(el('i', {class: 'driven', style: {width: p + '%'}}));
  const used = levels.filter(l => route().traffic.some(t => (levels.includes(t.level) ? t.level : 'unknown') === l));
  const legend = box('legend', ...used.map(l => el('span', {}, el('i', {class: 't-' + l}), levelTitles[l])));
  const wrap = el('div', {class: 'bar-wrap', role: 'img', 'aria-label': `${Math.round(p)} percent driven`}, bar, el('span', {class: 'car', style: {left: `clamp(10px, ${p}%, calc(100% - 10px))`}}));
  const all = box('device', box('', signsOnBar(route(), 322, variant), wrap, legend));
  all.style.width = '350px'; all.firstChild.style.padding = '8px 14px 10px'; all.style.background = 'var(--d-card)';
  return all;
}
/* The map: plate carrée at the route's latitude, north up. */
const svgNode = (tag, pairs) => { const n = document.createElementNS('http://www.w3.org/2000/svg', tag); for (const [k, v] of Object.entries(pairs)) n.setAttribute(k, v); return n; };
const plans = new WeakMap();
/* The route in the coordinates of a map of a size; cached, since each new text redraws the map. */
function planOf(r, width, height) {
  if (!plans.has(r)) plans.set(r, {});
  const kept = plans.get(r), key = width + 'x' + height;
  if (kept[key]) return kept[key];
  const points = [], drive = driveOf(r);
  for (const card of r.cards) { if (card.place) points.push(card.place); for (let i = 0; i + 1 < card.line.length; i += 2) points.push([card.line[i], card.line[i + 1]]); }
  if (!points.length) return kept[key] = null;
  /* Degrees count on across the antimeridian. */
  const near = lon => lon + 360 * Math.round((points[0][1] - lon) / 360);
  const lats = points.map(p => p[0]), lons = points.map(p => near(p[1]));
  const least = a => a.reduce((x, y) => Math.min(x, y)), most = a => a.reduce((x, y) => Math.max(x, y));
  const [south, north, west, east] = [least(lats), most(lats), least(lons), most(lons)];
  const k = Math.cos((south + north) / 2 * Math.PI / 180), pad = 18;
  const scale = Math.min((width - 2 * pad) / Math.max((east - west) * k, 1e-6), (height - 2 * pad) / Math.max(north - south, 1e-6));
  const x = lon => width / 2 + (near(lon) - (west + east) / 2) * k * scale, y = lat => height / 2 - (lat - (south + north) / 2) * scale;
  const text = places => places.map(([lat, lon], i) => `${i ? 'L' : 'M'}${x(lon).toFixed(1)} ${y(lat).toFixed(1)}`).join('');
  const pieces = r.cards.map(card => { const all = []; for (let i = 0; i + 1 < card.line.length; i += 2) all.push([card.line[i], card.line[i + 1]]); return text(all); });
  const marks = r.cards.filter(card => card.place).map(({place: [lat, lon]}) => `M${(x(lon) - 3.5).toFixed(1)} ${y(lat).toFixed(1)}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0`).join('');
  const signs = thinned(r.objects, ({place: [lat, lon]}) => [x(lon), y(lat)], 26);
  const plan = {x, y, marks, signs, ahead: from => pieces.slice(from).join(''), behind: to => pieces.slice(0, to).join('')};
  if (drive) {
    const way = drive.places.map(([, lat, lon]) => [lat, lon]);
    plan.way = text(way);
    plan.lengths = [0];
    for (let i = 1; i < way.length; i++)
      plan.lengths.push(plan.lengths[i - 1] + Math.hypot(x(way[i][1]) - x(way[i - 1][1]), y(way[i][0]) - y(way[i - 1][0])));
  }
  return kept[key] = plan;
}
/* The maps that the vehicle moves on. */
let maps = [];
function drawMap(width, height, time, now) {
  const r = route(), plan = planOf(r, width, height);
  const svg = svgNode('svg', {viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': 'The route, north up'});
  if (!plan) return svg;
  const isNight = time === 'night', passed = Math.max(0, state.card - 1);
  const line = {fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round'};
  const past = {...line, stroke: isNight ? '#4d5960' : '#9aa7ae', 'stroke-width': 5}, future = {...line, stroke: isNight ? '#64a4f5' : '#1769e0', 'stroke-width': 5};
  svg.append(svgNode('path', {...future, d: (now ? plan.way : plan.ahead(passed)) || 'M0 0'}));
  const way = svgNode('path', {...past, d: (now ? plan.way : plan.behind(passed)) || 'M0 0'});
  svg.append(way);
  const edge = {stroke: isNight ? '#64a4f5' : '#1769e0', 'stroke-width': 2}, place = r.cards[state.card]?.place;
  svg.append(svgNode('path', {...edge, class: 'marks', d: plan.marks || 'M0 0', fill: isNight ? '#000' : '#fff'}));
  svg.append(...signsOnMap(plan, variantOf(time), isNight ? '#000000' : '#ffffff'));
  if (place) svg.append(svgNode('circle', {cx: plan.x(place[1]).toFixed(1), cy: plan.y(place[0]).toFixed(1), r: 7,
    fill: isNight ? '#57d98f' : '#046a45', stroke: '#fff', 'stroke-width': 2}));
  if (!now) return svg;
  const vehicle = svgNode('path', {class: 'vehicle', d: 'M0-10 7.5 8.5 0 4.5-7.5 8.5z', fill: isNight ? '#fff' : '#10181c', stroke: isNight ? '#000' : '#fff', 'stroke-width': 2, 'stroke-linejoin': 'round'});
  svg.append(vehicle);
  maps.push(now => {
    const [x, y] = [plan.x(now.place[1]), plan.y(now.place[0])], at = driveOf(r).places[now.index];
    const driven = plan.lengths[now.index] + Math.hypot(x - plan.x(at[2]), y - plan.y(at[1]));
    way.setAttribute('stroke-dasharray', `${driven.toFixed(1)} 99999`);
    vehicle.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${now.course.toFixed(1)})`);
  });
  return svg;
}
let listFor = -1;
function draw() {
  const r = route(), drive = driveOf(r);
  const now = drive && momentOf(drive, state.moment);
  maps = [];
  const card = shown(now), next = r.cards[state.card + 1];
  $('at').max = Math.max(0, r.cards.length - 1); $('at').value = state.card;
  $('at').setAttribute('aria-valuetext', card ? say(card, 60) : '');
  $('place').textContent = r.cards.length ? `card ${state.card + 1} of ${r.cards.length}` : 'no cards';
  $('back').disabled = state.card === 0; $('next').disabled = state.card + 1 >= r.cards.length;
  for (const b of $('times').children) { b.setAttribute('aria-checked', b.dataset.value === state.time); b.tabIndex = b.dataset.value === state.time ? 0 : -1; }
  $('about').textContent = [r.name.split('/').at(-1), r.format, [r.distance, r.time].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  const times = state.time === 'both' ? ['day', 'night'] : state.time === 'light' ? [now?.isNight ? 'night' : 'day'] : [state.time];
  $('screens').className = times.length === 1 ? 'one' : '';
  $('screens').replaceChildren(...!card ? [el('p', {class: 'empty'}, 'The route has no steps.')] : times.map(time => {
    const v = variantOf(time);
    return el('section', {class: 'time ' + time, 'aria-label': time === 'day' ? 'Day' : 'Night'},
      el('h2', {}, time === 'day' ? 'Day' : 'Night'),
      el('h3', {}, 'CarPlay'), carPlay(card, next, v, time, now), el('h3', {}, 'Android Auto'), androidAuto(card, next, v),
      el('h3', {}, 'Phone'), phone(card, next, v, time, now), el('h3', {}, 'Trip progress'), progress(card, v));
  }));
  const isNight = isDarkPage();
  $('map').replaceChildren(drawMap(380, 300, isNight ? 'night' : 'day', now));
  const look = state.route + (isNight ? 'n' : 'd');
  if (listFor !== look) {
    listFor = look;
    const v = variantOf(isNight ? 'night' : 'day');
    $('list').replaceChildren(...r.cards.map((c, i) => el('li', {}, el('button', {on: {click: () => go(i)}},
      glyph(c.glyph, 'list', v), el('span', {dir: 'auto'}, say(c, 90)), el('small', {}, [c.distance, c.road].filter(Boolean).join(' · ')),
      c.lanes ? el('span', {class: 'lanes'}, glyph(c.lanes, 'carPlayLanes', v, c.laneText ?? 'lanes')) : null,
      ...c.said.map(text => el('small', {class: 'said', dir: 'auto'}, text)),
      ...c.fallbacks.map(f => el('small', {class: 'bad'}, f))))));
  }
  [...$('list').children].forEach((li, i) => { const b = li.firstChild; if (i === state.card) b.setAttribute('aria-current', 'true'); else b.removeAttribute('aria-current'); });
  drawPlayer(drive, now);
  link();
}
/* Whether the drive stands where the card comes up. */
const isAtCard = () => (driveOf(route())?.comesUp[state.card] ?? state.moment) === state.moment;
/* The address names the view; it does not change while the drive plays. */
function link() {
  if (playing) return;
  const hash = '#' + new URLSearchParams({...(state.route ? {route: state.route} : {}), ...(isAtCard() ? {card: state.card} : {t: state.moment / 10}),
    time: state.time, ...(state.theme ? {theme: state.theme} : {})});
  if (hash !== location.hash) history.replaceState(null, '', hash);
}
/* Shows a card, and the drive where it comes up. */
function go(card) {
  state.card = Math.min(route().cards.length - 1, Math.max(0, card));
  state.moment = driveOf(route())?.comesUp[state.card] ?? state.moment;
  draw();
}
const step = by => go(state.card + by);
/* The drive. */
let playing = 0, drawnMoment = '';
function drawPlayer(drive, now) {
  $('player').classList.toggle('none', !drive);
  for (const id of ['play', 'moment', 'pace']) $(id).disabled = !drive;
  if (!drive) { $('facts').replaceChildren(el('li', {}, 'No drive: ' + (route().driveFault ?? 'the route has no line') + '.')); return; }
  /* A whole number of steps, so that the last one reaches the end. */
  $('moment').max = Math.ceil(drive.end / 10) * 10;
  $('moment').setAttribute('aria-valuetext', `${clockText(state.moment)} of ${clockText(drive.end)}` + ', ' + say(route().cards[state.card], 60));
  $('facts').replaceChildren(...[...factsOf(drive, now), ...(isSpeaking ? [['light', 'voice on']] : [])].map(([cls, words]) => el('li', {class: cls}, words)));
  drawnMoment = look(now);
  move(drive, now);
}
const look = now => JSON.stringify([now.card, now.distance, now.remainingDistance, now.remainingTime, now.arrival, now.lanes, now.isNight, now.delay, now.speeding, now.arrived, now.said]);
/* Updates the moving parts of each frame. */
function move(drive, now) {
  $('moment').value = state.moment;
  $('moment').style.setProperty('--done', state.moment / Math.max(1, drive.end) * 100 + '%');
  $('clock').textContent = `${clockText(state.moment)} / ${clockText(drive.end)}`;
  for (const put of maps) put(now);
  for (const bar of document.querySelectorAll('.bar-wrap')) {
    bar.querySelector('.driven').style.width = now.elapsed * 100 + '%';
    bar.querySelector('.car').style.left = `clamp(10px, ${now.elapsed * 100}%, calc(100% - 10px))`;
  }
  const speed = $('facts').querySelector('.speed'), text = `${now.speed} ${drive.speedUnit}`;
  if (speed && speed.textContent !== text) speed.textContent = text;
}
/* Jumps to a time of the drive and its card. Redraws only what changes. */
function seek(moment) {
  const drive = driveOf(route());
  if (!drive) return;
  const before = state.card;
  state.moment = Math.min(drive.end, Math.max(0, moment));
  const now = momentOf(drive, state.moment);
  state.card = now.card;
  speak(now);
  if (now.card !== before || look(now) !== drawnMoment) draw(); else { move(drive, now); link(); }
}
/* The browser's own voice, when asked for, speaks what comes up while the drive plays. */
let isSpeaking = false, spoken = -1;
function speak(now) {
  const voice = window.speechSynthesis;
  if (!voice || !isSpeaking || !playing || !now.said || now.said.index === spoken) return;
  spoken = now.said.index;
  voice.cancel();
  voice.speak(Object.assign(new SpeechSynthesisUtterance(now.said.text), {lang: route().language, rate: Math.min(3, $('pace').value)}));
}
function toggleVoice() {
  isSpeaking = !isSpeaking && 'speechSynthesis' in window; spoken = -1;
  if (!isSpeaking) window.speechSynthesis?.cancel();
  draw();
}
function pause() {
  window.speechSynthesis?.cancel(); spoken = -1;
  cancelAnimationFrame(playing); playing = 0;
  $('play').setAttribute('aria-pressed', 'false'); $('play').setAttribute('aria-label', 'Play the drive');
}
function play() {
  const drive = driveOf(route());
  if (!drive) return;
  if (playing) { pause(); link(); return; }
  if (state.moment >= drive.end) seek(0);
  $('play').setAttribute('aria-pressed', 'true'); $('play').setAttribute('aria-label', 'Pause the drive');
  let before = performance.now();
  const frame = now => {
    const moment = state.moment + (now - before) / 100 * $('pace').value;
    before = now;
    playing = requestAnimationFrame(frame);
    if (moment >= drive.end) pause();
    seek(moment);
  };
  playing = requestAnimationFrame(frame);
}
/* Marks the appearances of cards and low light; sets a pace that plays the drive in about a minute. */
function setUpPlayer() {
  const drive = driveOf(route());
  pause();
  $('marks').replaceChildren();
  if (!drive) return;
  const share = time => time / Math.max(1, drive.end) * 100 + '%';
  drive.lights.forEach(([time, isLow], i) => {
    if (isLow) $('marks').append(el('i', {class: 'low', style: {left: share(time), width: share((drive.lights[i + 1]?.[0] ?? drive.end) - time)}}));
  });
  /* More marks would merge into a bar. */
  if (drive.comesUp.length <= 80) for (const time of drive.comesUp) if (time !== undefined) $('marks').append(el('i', {class: 'mark', style: {left: share(time)}}));
  const paces = [1, 2, 5, 10, 30, 60, 120, 600];
  $('pace').value = paces.find(p => drive.end / 10 / p <= 60) ?? 600;
  $('times').querySelector('[data-value=light]').hidden = !drive.lights.length;
}
function restore() {
  const parts = new URLSearchParams(location.hash.slice(1));
  if (data.routes[+parts.get('route')]) state.route = +parts.get('route');
  state.card = Math.min(Math.max(0, +parts.get('card') || 0), Math.max(0, route().cards.length - 1));
  if (['day', 'night', 'both', 'light'].includes(parts.get('time'))) state.time = parts.get('time');
  state.theme = ['light', 'dark'].includes(parts.get('theme')) ? parts.get('theme') : '';
  const drive = driveOf(route());
  state.moment = drive?.comesUp[state.card] ?? 0;
  if (drive && parts.has('t')) {
    state.moment = Math.min(drive.end, Math.max(0, +parts.get('t') * 10 || 0));
    state.card = momentOf(drive, state.moment).card;
  }
  if (state.time === 'light' && !drive?.lights.length) state.time = 'both';
  setPageTheme(state.theme); setUpPlayer(); draw();
}
for (const [value, title] of [['day', 'Day'], ['night', 'Night'], ['both', 'Both'], ['light', 'By the light']])
  $('times').append(el('button', {role: 'radio', 'data-value': value, on: {click: () => { state.time = value; draw(); }}}, title));
data.routes.forEach((r, i) => $('route').append(el('option', {value: i}, `${i + 1}. ${r.name.split('/').at(-1)}`)));
$('route').hidden = data.routes.length < 2;
$('route').onchange = () => { Object.assign(state, {route: +$('route').value, card: 0, moment: 0}); setUpPlayer(); draw(); };
$('at').oninput = () => go(+$('at').value);
$('back').onclick = () => step(-1);
$('next').onclick = () => step(1);
for (const pace of [1, 2, 5, 10, 30, 60, 120, 600]) $('pace').append(el('option', {value: pace}, pace + '×'));
$('play').onclick = play;
$('moment').oninput = () => seek(+$('moment').value);
$('theme').onchange = () => { state.theme = $('theme').value; setPageTheme(state.theme); draw(); };
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
addEventListener('hashchange', restore);
$('times').addEventListener('keydown', event => {
  const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
  if (!step) return;
  event.preventDefault(); event.stopPropagation();
  const all = [...$('times').children].filter(b => !b.hidden), next = all[(all.indexOf(event.target) + step + all.length) % all.length];
  next.click(); next.focus();
});
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const tag = event.target.tagName;
  if (tag === 'SELECT' || (tag === 'INPUT' && /^(Arrow|Home|End|Page)/.test(event.key)) || (tag === 'BUTTON' && event.key === ' ')) return;
  const drive = driveOf(route()), times = ['day', 'night', 'both', ...(drive?.lights.length ? ['light'] : [])];
  const act = {ArrowRight: () => step(1), ArrowLeft: () => step(-1), j: () => step(1), k: () => step(-1),
    ',': () => seek(state.moment - 100), '.': () => seek(state.moment + 100),
    s: toggleVoice, S: toggleVoice,
    Home: () => go(0), End: () => go(route().cards.length - 1), ' ': play, '?': () => $('keys').showModal(),
    d: () => { state.time = times[(times.indexOf(state.time) + 1) % times.length]; draw(); },
    t: () => { state.theme = isDarkPage() ? 'light' : 'dark'; setPageTheme(state.theme); draw(); }};
  if (act[event.key]) { event.preventDefault(); act[event.key](); }
});
restore();
if (data.live) listen(async () => {
  const news = await (await fetch('/route.json')).json();
  Object.assign(data, news);
  state.route = Math.min(state.route, data.routes.length - 1);
  state.card = Math.min(state.card, Math.max(0, route().cards.length - 1));
  const drive = driveOf(route());
  state.moment = Math.min(state.moment, drive?.end ?? 0);
  listFor = -1; setUpPlayer(); draw();
});

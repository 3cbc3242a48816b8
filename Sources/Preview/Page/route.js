const levels = ['unknown', 'low', 'moderate', 'heavy', 'severe'];
const levelTitles = {unknown: 'not known', low: 'flowing', moderate: 'slow', heavy: 'heavy', severe: 'standing'};
const state = {route: 0, card: 0, time: innerWidth < 760 ? 'day' : 'both', theme: ''};
const variantOf = time => (data.variants.find(v => v.name === (time === 'day' ? 'light' : 'dark')) ?? data.variants[0]).name;
const sizes = {carPlay: [50, 50], second: [18, 18], androidAuto: [64, 64], list: [40, 40], carPlayLanes: [120, 18], androidAutoLanes: [294, 44]};
const route = () => data.routes[state.route];
function glyph(name, use, variant, alt = '') {
  const held = data.glyphs[name]?.pictures[use]?.[variant], [width, height] = sizes[use];
  if (!held) return el('span', {class: 'none', title: data.glyphs[name]?.fault});
  return el('img', {src: png(held[1]), srcset: `${png(held[1])} 1x, ${png(held[2])} 2x`, width, height, alt, draggable: 'false'});
}
const say = (card, most) => card.texts.find(t => t.length <= most) ?? card.texts.at(-1);
const box = (cls, ...children) => el('div', {class: cls}, ...children);
const text = (cls, value) => el('div', {class: cls, dir: 'auto'}, value ?? '');
function estimates(card) {
  return [card.remainingTime, card.remainingDistance, route().arrival].filter(Boolean);
}
function carPlay(card, next, variant, time) {
  const parts = [box('row', glyph(card.glyph, 'carPlay', variant), text('dist', card.distance)), text('text', say(card, 60))];
  parts[0].style.gap = '12px';
  if (card.lanes) parts.push(box('cp-lanes', glyph(card.lanes, 'carPlayLanes', variant, card.laneText ?? 'lanes')));
  if (next) parts.push(box('cp-then', glyph(next.glyph, 'second', variant), el('span', {dir: 'auto'}, say(next, 28))));
  const e = box('estimates');
  for (const [value, label] of [[route().arrival, 'arrival'], [card.remainingTime, 'time'], [card.remainingDistance, 'distance']])
    if (value) e.append(el('div', {}, el('b', {}, value), el('small', {}, label)));
  const screen = box('device carplay', box('cp-panel', ...parts), e);
  screen.append(drawMap(112, 180, time));
  return screen;
}
function androidAuto(card, next, variant) {
  const parts = [box('aa-top', glyph(card.glyph, 'androidAuto', variant), el('div', {}, text('dist', card.distance), text('text', say(card, 60))))];
  if (card.lanes) parts.push(box('aa-lanes', glyph(card.lanes, 'androidAutoLanes', variant, card.laneText ?? 'lanes')));
  if (next) parts.push(box('aa-then', glyph(next.glyph, 'second', variant), el('span', {dir: 'auto'}, say(next, 30))));
  parts.push(box('aa-eta', el('b', {}, card.remainingTime ?? ''), ' ', el('span', {class: 'soft'}, [card.remainingDistance, route().arrival].filter(Boolean).join(' · '))));
  return box('device auto', ...parts);
}
function phone(card, next, variant, time) {
  const parts = [box('ph-head', glyph(card.glyph, 'androidAuto', variant), el('div', {}, text('dist', card.distance), text('text', say(card, 80))))];
  if (card.lanes) parts.push(box('ph-next', glyph(card.lanes, 'carPlayLanes', variant, card.laneText ?? 'lanes')));
  else if (next) parts.push(box('ph-next', glyph(next.glyph, 'second', variant), el('span', {dir: 'auto'}, say(next, 34))));
  const map = box('ph-map'); map.append(drawMap(350, 130, time)); parts.push(map);
  parts.push(box('ph-foot', el('div', {class: 'eta'}, card.remainingTime ?? ''), el('div', {class: 'soft'}, [card.remainingDistance, route().arrival].filter(Boolean).join(' · '))));
  return box('device phone', ...parts);
}
function progress(card) {
  const bar = box('bar-of-trip'), p = card.elapsed * 100;
  for (const part of route().traffic) bar.append(el('i', {class: 't-' + (levels.includes(part.level) ? part.level : 'unknown'), style: {width: part.share * 100 + '%'}}));
  bar.append(el('i', {class: 'driven', style: {width: p + '%'}}));
  const used = levels.filter(l => route().traffic.some(t => (levels.includes(t.level) ? t.level : 'unknown') === l));
  const legend = box('legend', ...used.map(l => el('span', {}, el('i', {class: 't-' + l}), levelTitles[l])));
  const wrap = el('div', {class: 'bar-wrap', role: 'img', 'aria-label': `${Math.round(p)} percent driven`}, bar, el('span', {class: 'car', style: {left: `clamp(10px, ${p}%, calc(100% - 10px))`}}));
  const all = box('device', box('', wrap, legend));
  all.style.width = '350px'; all.firstChild.style.padding = '8px 14px 10px'; all.style.background = 'var(--d-card)';
  return all;
}
/* The map: plate carrée at the route's latitude, north up. */
const svgNode = (tag, pairs) => { const n = document.createElementNS('http://www.w3.org/2000/svg', tag); for (const [k, v] of Object.entries(pairs)) n.setAttribute(k, v); return n; };
function drawMap(width, height, time) {
  const r = route(), points = [];
  for (const card of r.cards) { if (card.place) points.push(card.place); for (let i = 0; i + 1 < card.line.length; i += 2) points.push([card.line[i], card.line[i + 1]]); }
  const svg = svgNode('svg', {viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': 'The route, north up'});
  if (!points.length) return svg;
  const lats = points.map(p => p[0]), lons = points.map(p => p[1]);
  const least = a => a.reduce((x, y) => Math.min(x, y)), most = a => a.reduce((x, y) => Math.max(x, y));
  const [south, north, west, east] = [least(lats), most(lats), least(lons), most(lons)];
  const k = Math.cos((south + north) / 2 * Math.PI / 180), pad = 18;
  const scale = Math.min((width - 2 * pad) / Math.max((east - west) * k, 1e-6), (height - 2 * pad) / Math.max(north - south, 1e-6));
  const x = lon => width / 2 + (lon - (west + east) / 2) * k * scale, y = lat => height / 2 - (lat - (south + north) / 2) * scale;
  const path = (from, to) => {
    let d = '';
    for (const card of r.cards.slice(from, to)) for (let i = 0; i + 1 < card.line.length; i += 2)
      d += `${d ? 'L' : 'M'}${x(card.line[i + 1]).toFixed(1)} ${y(card.line[i]).toFixed(1)}`;
    return d || 'M0 0';
  };
  const passed = Math.max(0, state.card - 1), isNight = time === 'night';
  const line = {fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round'};
  const driven = path(0, passed + 0), ahead = path(passed, r.cards.length);
  if (driven !== 'M0 0') svg.append(svgNode('path', {...line, d: driven, stroke: isNight ? '#4d5960' : '#9aa7ae', 'stroke-width': 4}));
  svg.append(svgNode('path', {...line, d: ahead, stroke: isNight ? '#64a4f5' : '#1769e0', 'stroke-width': 5}));
  r.cards.forEach((card, i) => {
    if (!card.place) return;
    const isNow = i === state.card;
    const dot = svgNode('circle', {cx: x(card.place[1]).toFixed(1), cy: y(card.place[0]).toFixed(1), r: isNow ? 7 : 3.5,
      fill: isNow ? (isNight ? '#57d98f' : '#046a45') : (isNight ? '#000' : '#fff'), stroke: isNow ? '#fff' : isNight ? '#64a4f5' : '#1769e0', 'stroke-width': 2});
    if (isNow) svg.append(dot); else svg.insertBefore(dot, null);
  });
  return svg;
}
let listFor = -1;
function draw() {
  const r = route(), card = r.cards[state.card], next = r.cards[state.card + 1];
  $('at').max = Math.max(0, r.cards.length - 1); $('at').value = state.card;
  $('at').setAttribute('aria-valuetext', card ? say(card, 60) : '');
  $('place').textContent = r.cards.length ? `${state.card + 1} of ${r.cards.length}` : 'no cards';
  $('back').disabled = state.card === 0; $('next').disabled = state.card + 1 >= r.cards.length;
  for (const b of $('times').children) { b.setAttribute('aria-checked', b.dataset.value === state.time); b.tabIndex = b.dataset.value === state.time ? 0 : -1; }
  $('about').textContent = [r.name.split('/').at(-1), r.format, [r.distance, r.time].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  const times = state.time === 'both' ? ['day', 'night'] : [state.time];
  $('screens').replaceChildren(...!card ? [el('p', {class: 'empty'}, 'The route has no steps.')] : times.map(time => {
    const v = variantOf(time);
    return el('section', {class: 'time ' + time, 'aria-label': time === 'day' ? 'Day' : 'Night'},
      el('h2', {}, time === 'day' ? 'Day' : 'Night'),
      el('h3', {}, 'CarPlay'), carPlay(card, next, v, time), el('h3', {}, 'Android Auto'), androidAuto(card, next, v),
      el('h3', {}, 'Phone'), phone(card, next, v, time), el('h3', {}, 'Trip progress'), progress(card));
  }));
  const isNight = isDarkPage();
  $('map').replaceChildren(drawMap(380, 300, isNight ? 'night' : 'day'));
  const look = state.route + (isNight ? 'n' : 'd');
  if (listFor !== look) {
    listFor = look;
    const v = variantOf(isNight ? 'night' : 'day');
    $('list').replaceChildren(...r.cards.map((c, i) => el('li', {}, el('button', {on: {click: () => go(i)}},
      glyph(c.glyph, 'list', v), el('span', {dir: 'auto'}, say(c, 90)), el('small', {}, [c.distance, c.road].filter(Boolean).join(' · ')),
      c.lanes ? el('span', {class: 'lanes'}, glyph(c.lanes, 'carPlayLanes', v, c.laneText ?? 'lanes')) : null,
      ...c.fallbacks.map(f => el('small', {class: 'bad'}, f))))));
  }
  [...$('list').children].forEach((li, i) => { const b = li.firstChild; if (i === state.card) b.setAttribute('aria-current', 'true'); else b.removeAttribute('aria-current'); });
  const hash = '#' + new URLSearchParams({...(state.route ? {route: state.route} : {}), card: state.card, time: state.time, ...(state.theme ? {theme: state.theme} : {})});
  if (hash !== location.hash) history.replaceState(null, '', hash);
}
function go(card) {
  state.card = Math.min(route().cards.length - 1, Math.max(0, card));
  draw();
}
function restore() {
  const parts = new URLSearchParams(location.hash.slice(1));
  if (data.routes[+parts.get('route')]) state.route = +parts.get('route');
  state.card = Math.min(Math.max(0, +parts.get('card') || 0), Math.max(0, route().cards.length - 1));
  if (['day', 'night', 'both'].includes(parts.get('time'))) state.time = parts.get('time');
  state.theme = ['light', 'dark'].includes(parts.get('theme')) ? parts.get('theme') : '';
  setPageTheme(state.theme); draw();
}
for (const [value, title] of [['day', 'Day'], ['night', 'Night'], ['both', 'Both']])
  $('times').append(el('button', {role: 'radio', 'data-value': value, on: {click: () => { state.time = value; draw(); }}}, title));
data.routes.forEach((r, i) => $('route').append(el('option', {value: i}, `${i + 1}. ${r.name.split('/').at(-1)}`)));
$('route').hidden = data.routes.length < 2;
$('route').onchange = () => { state.route = +$('route').value; state.card = 0; draw(); };
$('at').oninput = () => go(+$('at').value);
$('back').onclick = () => go(state.card - 1);
$('next').onclick = () => go(state.card + 1);
let timer = 0;
function play() {
  clearInterval(timer);
  const isOn = $('play').getAttribute('aria-pressed') !== 'true';
  $('play').setAttribute('aria-pressed', isOn); $('play').textContent = isOn ? 'Stop' : 'Drive';
  if (!isOn) return;
  if (state.card + 1 >= route().cards.length) go(0);
  timer = setInterval(() => { if (state.card + 1 >= route().cards.length) play(); else go(state.card + 1); }, 1500);
}
$('play').onclick = play;
$('theme').onchange = () => { state.theme = $('theme').value; setPageTheme(state.theme); draw(); };
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
addEventListener('hashchange', restore);
$('times').addEventListener('keydown', event => {
  const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
  if (!step) return;
  event.preventDefault(); event.stopPropagation();
  const all = [...$('times').children], next = all[(all.indexOf(event.target) + step + all.length) % all.length];
  next.click(); next.focus();
});
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const tag = event.target.tagName;
  if (tag === 'SELECT' || (tag === 'INPUT' && event.key.startsWith('Arrow')) || (tag === 'BUTTON' && event.key === ' ')) return;
  const times = ['day', 'night', 'both'];
  const act = {ArrowRight: () => go(state.card + 1), ArrowLeft: () => go(state.card - 1), j: () => go(state.card + 1), k: () => go(state.card - 1),
    Home: () => go(0), End: () => go(route().cards.length - 1), ' ': play, '?': () => $('keys').showModal(),
    d: () => { state.time = times[(times.indexOf(state.time) + 1) % 3]; draw(); },
    t: () => { state.theme = isDarkPage() ? 'light' : 'dark'; setPageTheme(state.theme); draw(); }};
  if (act[event.key]) { event.preventDefault(); act[event.key](); }
});
restore();
if (data.live) listen(async () => {
  const news = await (await fetch('/route.json')).json();
  Object.assign(data, news);
  state.route = Math.min(state.route, data.routes.length - 1);
  state.card = Math.min(state.card, Math.max(0, route().cards.length - 1));
  listFor = -1; draw();
});

/* The card in view, the time of the drive in tenths of a second (without a drive it stays 0), and the screen. */
const state = {route: 0, card: 0, moment: 0, screen: 0, side: '', safe: false, time: innerWidth < 760 ? 'day' : 'both', theme: ''};
const route = () => data.routes[state.route];
/* A card with all its parts and the next card below it, or while the drive is between cards, what it shows
   at this time. */
function shown(now) {
  const {cards, arrival: end} = route(), card = cards[state.card];
  if (!card || now?.card !== state.card || isAtCard() && !playing) return card && {...card, distance: card.approach, arrival: end, next: cards[state.card + 1]};
  const {distance, remainingDistance, remainingTime, arrival, elapsed, lanes, next} = now;
  return {...card, distance, remainingDistance, remainingTime, arrival, elapsed, lanes: lanes === state.card ? card.lanes : null, next: cards[next]};
}
let listFor = -1;
function draw() {
  const r = route(), drive = driveOf(r);
  const now = drive && momentOf(drive, state.moment);
  moving = [];
  const card = shown(now);
  $('route').value = state.route;
  $('at').max = Math.max(0, r.cards.length - 1); $('at').value = state.card;
  $('at').setAttribute('aria-valuetext', card ? say(card, 60) : '');
  $('place').textContent = r.cards.length ? `card ${state.card + 1} of ${r.cards.length}` : 'no cards';
  $('back').disabled = state.card === 0; $('next').disabled = state.card + 1 >= r.cards.length;
  for (const b of $('times').children) { b.setAttribute('aria-checked', b.dataset.value === state.time); b.tabIndex = b.dataset.value === state.time ? 0 : -1; }
  $('about').textContent = [r.name.split('/').at(-1), r.format, [r.distance, r.time].filter(Boolean).map(isolated).join(', ')].filter(Boolean).join(' · ');
  const times = state.time === 'both' ? ['day', 'night'] : state.time === 'light' ? [now?.isNight ? 'night' : 'day'] : [state.time];
  for (const b of $('choices').children) { b.setAttribute('aria-checked', +b.dataset.value === state.screen); b.tabIndex = +b.dataset.value === state.screen ? 0 : -1; }
  $('left').setAttribute('aria-pressed', isLeftSided()); $('outline').setAttribute('aria-pressed', state.safe);
  document.documentElement.classList.toggle('outlined', state.safe);
  const screen = data.screens[state.screen], isNight = isDarkPage();
  $('screens').replaceChildren(...!card ? [el('p', {class: 'empty'}, 'The route has no steps.')] : times.map(time =>
    el('section', {class: 'time ' + time, style: {'flex-basis': `min(100%, ${Math.max(350, screen.width / screen.scale)}px)`}, 'aria-label': time === 'day' ? 'Day' : 'Night'},
      el('h2', {}, time === 'day' ? 'Day' : 'Night', el('small', {}, screenTitle(screen))), box('stand', drawScreen(screen, card, time, now)), progress(card, variantOf(time)))));
  document.querySelectorAll('.stand > .screen').forEach(settle);
  $('map').className = isNight ? 'night' : 'day';
  $('map').replaceChildren(drawMap(380, 300, isNight ? 'night' : 'day', now));
  const look = state.route + (isNight ? 'n' : 'd');
  if (listFor !== look) {
    listFor = look;
    const v = variantOf(isNight ? 'night' : 'day');
    $('list').replaceChildren(...r.cards.map((c, i) => el('li', {}, el('button', {on: {click: () => go(i)}},
      glyph(c.glyph, 'list', v), el('span', {dir: 'auto'}, say(c, 90)), el('small', {}, [c.approach, c.road].filter(Boolean).map(isolated).join(' · ')),
      c.lanes ? el('span', {class: 'lanes'}, glyph(c.lanes, 'listLanes', v, c.laneText ?? 'lanes')) : null,
      ...c.said.map(text => el('small', {class: 'said', dir: 'auto'}, text)),
      ...c.fallbacks.map(f => el('small', {class: 'bad'}, f))))));
  }
  [...$('list').children].forEach((li, i) => { const b = li.firstChild; if (i === state.card) b.setAttribute('aria-current', 'true'); else b.removeAttribute('aria-current'); });
  drawPlayer(drive, now);
  link();
}
/* The address names the view; it does not change while the drive plays. */
function link() {
  if (playing) return;
  const hash = '#' + new URLSearchParams({...(state.route ? {route: state.route} : {}), ...(isAtCard() ? {card: state.card} : {t: state.moment / 10}),
    time: state.time, ...(state.screen ? {screen: data.screens[state.screen].name} : {}), ...(state.side ? {side: state.side} : {}), ...(state.safe ? {safe: 1} : {}), ...(state.theme ? {theme: state.theme} : {})});
  if (hash !== location.hash) history.replaceState(null, '', hash);
}
/* Shows a card, and the drive where it comes up. */
function go(card) {
  state.card = Math.min(route().cards.length - 1, Math.max(0, card));
  state.moment = driveOf(route())?.comesUp[state.card] ?? state.moment;
  draw();
}
const step = by => go(state.card + by);
function restore() {
  const parts = new URLSearchParams(location.hash.slice(1));
  if (data.routes[+parts.get('route')]) state.route = +parts.get('route');
  state.card = Math.min(Math.max(0, +parts.get('card') || 0), Math.max(0, route().cards.length - 1));
  if (['day', 'night', 'both', 'light'].includes(parts.get('time'))) state.time = parts.get('time');
  state.screen = Math.max(0, data.screens.findIndex(screen => screen.name === parts.get('screen')));
  state.side = ['left', 'right'].includes(parts.get('side')) ? parts.get('side') : '';
  state.safe = parts.has('safe');
  if (parts.has('shots')) return takeShots(+parts.get('shots'), state.time, parts.has('card') ? state.card : fullest(route().cards));
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
for (const [value, title] of [['day', 'Day'], ['night', 'Night'], ['both', 'Both'], ['light', 'Automatic']])
  $('times').append(el('button', {role: 'radio', 'data-value': value, on: {click: () => { state.time = value; draw(); }}}, title));
const choose = screen => { state.screen = screen; draw(); };
const mirror = () => { const side = isLeftSided() ? 'right' : 'left'; state.side = side === route().drivingSide ? '' : side; draw(); };
const outline = () => { state.safe = !state.safe; draw(); };
$('choices').append(...screenChoices(choose));
$('left').onclick = mirror; $('outline').onclick = outline;
function offerRoutes() {
  $('route').replaceChildren(...data.routes.map((r, i) => el('option', {value: i}, `${i + 1}. ${r.name.split('/').at(-1)}`)));
  $('route').hidden = data.routes.length < 2;
}
$('route').onchange = () => { Object.assign(state, {route: +$('route').value, card: 0, moment: 0}); setUpPlayer(); draw(); };
$('at').oninput = () => go(+$('at').value);
$('back').onclick = () => step(-1);
$('next').onclick = () => step(1);
for (const pace of paces) $('pace').append(el('option', {value: pace}, pace + '×'));
$('play').onclick = play;
$('moment').oninput = () => seek(+$('moment').value);
$('theme').onchange = () => { state.theme = $('theme').value; setPageTheme(state.theme); draw(); };
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
let roomBefore = innerWidth;
addEventListener('resize', () => { if (innerWidth !== roomBefore) { roomBefore = innerWidth; draw(); } });
addEventListener('hashchange', restore);
for (const group of [$('times'), $('choices')]) group.addEventListener('keydown', event => {
  const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
  if (!step) return;
  event.preventDefault(); event.stopPropagation();
  const all = [...group.children].filter(b => !b.hidden), next = all[(all.indexOf(event.target) + step + all.length) % all.length];
  next.click(); next.focus();
});
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const tag = event.target.tagName;
  if (tag === 'SELECT' || (tag === 'INPUT' && /^(Arrow|Home|End|Page)/.test(event.key)) || (tag === 'BUTTON' && event.key === ' ')) return;
  const drive = driveOf(route()), times = ['day', 'night', 'both', ...(drive?.lights.length ? ['light'] : [])];
  const act = {ArrowRight: () => step(1), ArrowLeft: () => step(-1), j: () => step(1), k: () => step(-1),
    ',': () => seek(state.moment - 100), '.': () => seek(state.moment + 100),
    s: toggleVoice, S: toggleVoice, l: mirror, a: outline,
    v: () => choose((state.screen + 1) % data.screens.length), V: () => choose((state.screen + data.screens.length - 1) % data.screens.length),
    Home: () => go(0), End: () => go(route().cards.length - 1), ' ': play, '?': () => $('keys').showModal(),
    d: () => { state.time = times[(times.indexOf(state.time) + 1) % times.length]; draw(); },
    t: () => { state.theme = isDarkPage() ? 'light' : 'dark'; setPageTheme(state.theme); draw(); }};
  if (act[event.key]) { event.preventDefault(); act[event.key](); }
});
/* Takes new data, and keeps the route, the card or the time of the drive, and whether it plays. */
function renew(news) {
  const wasAtCard = isAtCard(), focused = [...$('list').children].findIndex(li => li.contains(document.activeElement));
  Object.assign(data, news);
  state.route = Math.min(state.route, data.routes.length - 1);
  const drive = driveOf(route());
  if (!drive && playing) pause();
  if (wasAtCard || !drive) {
    state.card = Math.min(state.card, Math.max(0, route().cards.length - 1));
    state.moment = drive?.comesUp[state.card] ?? Math.min(state.moment, drive?.end ?? 0);
  } else {
    state.moment = Math.min(state.moment, drive.end);
    state.card = momentOf(drive, state.moment).card;
  }
  if (state.time === 'light' && !drive?.lights.length) state.time = 'both';
  listFor = -1; offerRoutes(); setInterface(); markDrive(); draw();
  $('list').children[focused]?.firstChild.focus({preventScroll: true});
}
/* A broken glyph has its cell on the sheet. */
const tell = errors => showErrors(errors, error => [error.text + ' ', ...glyphLinks(error.glyphs)]);
offerRoutes(); setInterface(); restore();
if (data.live) {
  tell(data.errors);
  listen(async () => {
    renew(await (await fetch('route.json')).json());
    tell(data.errors);
  });
}

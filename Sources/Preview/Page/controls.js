/* Controls. */
function offerGrounds() {
  const names = groundNames();
  $('grounds').replaceChildren(...names.map(ground => el('button', {'data-value': ground, on: {click: () => setGround(ground)}}, title(ground))));
  state.grounds = state.grounds.filter(g => names.includes(g));
  if (!state.grounds.length) state.grounds = names.slice(0, 1);
  if (!names.includes(state.stage)) state.stage = names[0];
}
offerGrounds();
for (const size of data.sizes) $('sizes').append(el('button', {role: 'radio', 'data-value': size, on: {click: () => { state.size = size; draw(); }}}, String(size)));
function setGround(ground) {
  const isOn = state.grounds.includes(ground);
  if (isOn && state.grounds.length === 1) return;
  state.grounds = groundNames().filter(g => g === ground ? !isOn : state.grounds.includes(g));
  draw();
}
$('find').oninput = () => { state.query = $('find').value; draw(); };
$('own').oninput = () => { state.own = $('own').value; if (!state.grounds.includes('own')) setGround('own'); else draw(); };
$('blur').oninput = () => { state.blur = +$('blur').value; draw(); };
$('theme').onchange = () => { state.theme = $('theme').value; setPageTheme(state.theme); link(); };
addEventListener('hashchange', restore);
function arrowsIn(box) {
  box.addEventListener('keydown', event => {
    const step = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    const group = event.target.closest('[role=radiogroup]');
    if (!step || !group) return;
    event.preventDefault(); event.stopPropagation();
    const all = [...group.children], next = all[(all.indexOf(event.target) + step + all.length) % all.length];
    const id = group.id, value = next.dataset.value;
    next.click(); $(id).querySelector(`[data-value="${value}"]`).focus();
  });
}
arrowsIn($('sizes')); arrowsIn($('panel'));
function step(dx, dy) {
  const here = document.activeElement?.dataset?.name ?? state.glyph;
  const from = cells.get(here);
  if (!from || from.style.display === 'none') { cells.get(visible[0])?.focus(); return; }
  let to;
  if (dx) to = visible[visible.indexOf(here) + dx];
  else {
    const r = from.getBoundingClientRect(), middle = (r.left + r.right) / 2;
    let best = Infinity;
    for (const name of visible) {
      const q = cells.get(name).getBoundingClientRect();
      const down = dy > 0 ? q.top - r.bottom : r.top - q.bottom;
      if (down < -1) continue;
      const cost = down * 4 + Math.abs((q.left + q.right) / 2 - middle);
      if (cost < best) { best = cost; to = name; }
    }
  }
  if (!to) return;
  if (state.glyph) choose(to);
  cells.get(to).focus();
}
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const tag = event.target.tagName, isText = tag === 'INPUT' && ['search', 'text', 'number', 'color'].includes(event.target.type);
  if (event.key === 'Escape') {
    if (isText && state.query) { state.query = ''; draw(); } else if (state.glyph) close(); else event.target.blur?.();
    return;
  }
  if (isText) { if (event.key !== 'ArrowDown' || event.target.id !== 'find') return; }
  else if (tag === 'SELECT' || tag === 'TEXTAREA' || (tag === 'INPUT' && event.key.startsWith('Arrow'))) return;
  const size = by => { const i = data.sizes.indexOf(state.size) + by; if (data.sizes[i]) { state.size = data.sizes[i]; draw(); } };
  const flip = key => () => { state[key] = !state[key]; draw(); };
  const act = {
    '/': () => { $('find').focus(); $('find').select(); }, ArrowRight: () => step(1, 0), ArrowLeft: () => step(-1, 0),
    ArrowDown: () => step(0, 1), ArrowUp: () => step(0, -1), '+': () => size(1), '=': () => size(1), '-': () => size(-1),
    g: flip('grid'), k: flip('keys'), o: flip('center'), f: () => { state.blur = state.blur ? 0 : 2; draw(); },
    c: () => state.glyph && copyText(state.glyph), '?': () => $('keys').showModal(),
    t: () => { state.theme = isDarkPage() ? 'light' : 'dark'; setPageTheme(state.theme); link(); },
  };
  groundNames().forEach((ground, i) => { act[i + 1] = () => setGround(ground); });
  if (act[event.key]) { event.preventDefault(); act[event.key](); }
});
/* Marks the group in view. */
const near = new IntersectionObserver(() => {
  let current = null;
  for (const group of data.groups) {
    const section = $('group-' + group.id);
    if (!section.hidden && section.getBoundingClientRect().top < document.querySelector('header').offsetHeight + 80) current = group.id;
  }
  for (const a of $('groups').children) a.setAttribute('aria-current', a.dataset.group === current);
}, {threshold: [0, 0.1, 0.5, 1], rootMargin: '-100px 0px 0px 0px'});
let warned = '';
function warn(list) {
  const text = JSON.stringify(list);
  if (text === warned) return;
  warned = text;
  const isOpen = $('warnings')?.open ?? list.length < 4;
  $('warnings')?.remove();
  if (list.length) document.querySelector('header').insertBefore(el('details', {id: 'warnings', class: 'bar warnings', open: isOpen, on: {toggle: fitTop}},
    el('summary', {}, `Warnings about icons: ${list.length}`), el('ul', {}, ...list.map(text => el('li', {}, text)))), $('errors'));
  fitTop();
}
/* Replaces the changed glyphs; keeps the selection and the focus. */
function update(changed) {
  const hasNew = changed.some(glyph => glyphs.get(glyph.name)?.group !== glyph.group), focused = document.activeElement?.dataset.name;
  for (const glyph of changed) {
    const before = glyphs.get(glyph.name);
    remember(glyph);
    if (!before) continue;
    const cell = cells.get(glyph.name);
    fillCell(cell, glyph, !!cell.querySelector('.tile > *, .fault'));
  }
  if (hasNew) { build(); observeSections(); shownNow = ''; }
  draw();
  if (hasNew && focused) cells.get(focused)?.focus({preventScroll: true});
}
function observeSections() { for (const section of document.querySelectorAll('main section')) near.observe(section); }
build(); fitTop(); warn(data.warnings); restore();
observeSections();
addEventListener('beforeprint', () => { for (const [name, cell] of cells) fillCell(cell, glyphs.get(name)); });

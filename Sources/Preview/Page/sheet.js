function remember(glyph) {
  glyphs.set(glyph.name, glyph);
  haystacks.set(glyph.name, [glyph.name, glyph.name.replaceAll('_', ' '), glyph.kind ?? '', ...glyph.words].join('\n').toLowerCase());
}
for (const glyph of data.glyphs) remember(glyph);
/* A name that breaks between its words. */
const breakable = name => name.split(/(?<=_)/).flatMap(word => [word, el('wbr')]);
/* What a broken glyph's cell says. */
function faultText(glyph) { return glyph.fault; }
/* Fills a cell; one far from the window gets its height but no pictures. */
function fillCell(cell, glyph, isNear = true) {
  cell.setAttribute('aria-label', glyph.name + (glyph.fault ? ', cannot be drawn' : glyph.builtIn ? ', beside the built-in one' : ''));
  const tile = (ground, draw) => el('span', on('tile', ground), isNear ? draw(variantOn(ground).name, state.size) : null);
  cell.replaceChildren(glyph.fault ? el('span', {class: 'fault'}, faultText(glyph))
    : el('span', {class: 'tiles'}, ...state.grounds.map(ground => tile(ground, (...look) => picture(glyph, ...look))),
        ...glyph.builtIn ? state.grounds.map(ground => tile(ground, (...look) => builtIn(glyph, ...look))) : []),
    el('span', {class: 'name'}, el('span', {}, ...breakable(glyph.name)), glyph.builtIn ? el('small', {}, 'right: built in') : null, glyph.badge ? el('span', {class: 'badge'}, glyph.badge) : null));
}
const visible = [];
function fits(glyph) {
  const words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every(word => haystacks.get(glyph.name).includes(word));
}
function build() {
  $('main').replaceChildren(); $('groups').replaceChildren(); cells.clear();
  for (const group of data.groups) {
    const members = [...glyphs.values()].filter(g => g.group === group.id);
    const box = el('div', {class: members.some(g => g.builtIn) ? 'cells pairs' : 'cells'});
    for (const glyph of members) {
      const cell = el('button', {class: 'cell', 'aria-pressed': 'false', 'data-name': glyph.name, on: {click: () => choose(glyph.name)}});
      cells.set(glyph.name, cell);
      box.append(cell);
    }
    $('main').append(el('section', {id: 'group-' + group.id, 'aria-labelledby': 'title-' + group.id},
      el('h2', {id: 'title-' + group.id}, group.title, el('small')), box));
    $('groups').append(el('a', {href: '#', 'data-group': group.id, on: {click: event => {
      event.preventDefault(); $('group-' + group.id).scrollIntoView(); }}}, group.title, el('small')));
  }
  $('main').append(el('p', {class: 'empty', id: 'empty', hidden: true}, 'No glyph fits.'));
}
/* Creates pictures when their section comes near the window, so that the page appears at once. */
let lookout = null;
function watch() {
  lookout?.disconnect();
  lookout = new IntersectionObserver(entries => {
    for (const entry of entries) if (entry.isIntersecting) {
      lookout.unobserve(entry.target);
      fillCell(entry.target, glyphs.get(entry.target.dataset.name));
    }
  }, {rootMargin: '600px'});
  for (const [name, cell] of cells) { fillCell(cell, glyphs.get(name), false); lookout.observe(cell); }
}
let shownNow = '';
function draw() {
  const root = document.documentElement.style;
  root.setProperty('--s', state.size); root.setProperty('--n', Math.max(1, state.grounds.length));
  root.setProperty('--own', state.own); root.setProperty('--blur', state.blur + 'px');
  for (const button of $('grounds').children) button.setAttribute('aria-pressed', state.grounds.includes(button.dataset.value));
  for (const button of $('sizes').children) {
    const isOn = +button.dataset.value === state.size;
    button.setAttribute('aria-checked', isOn); button.tabIndex = isOn ? 0 : -1;
  }
  $('blur').value = state.blur; $('blur-value').textContent = state.blur ? state.blur + ' px' : 'off';
  $('own').value = state.own;
  if ($('find').value !== state.query) $('find').value = state.query;
  visible.length = 0;
  let total = 0;
  for (const group of data.groups) {
    let count = 0;
    for (const glyph of glyphs.values()) if (glyph.group === group.id) {
      const isShown = fits(glyph);
      cells.get(glyph.name).hidden = !isShown;
      cells.get(glyph.name).style.display = isShown ? '' : 'none';
      if (isShown) { count++; visible.push(glyph.name); }
    }
    total += count;
    const section = $('group-' + group.id);
    section.hidden = !count;
    section.querySelector('small').textContent = count;
    const link = $('groups').querySelector(`[data-group=${group.id}]`);
    link.hidden = !count; link.querySelector('small').textContent = count;
  }
  $('empty').hidden = total > 0;
  $('about').textContent = total === glyphs.size ? `${glyphs.size} glyphs · ${data.variants.length} variants`
    : `${total} of ${glyphs.size} glyphs`;
  for (const [name, cell] of cells) cell.setAttribute('aria-pressed', name === state.glyph);
  const look = [state.grounds, state.size, state.own].join();
  if (look !== shownNow) { shownNow = look; watch(); }
  panel();
  link();
}
/* The address names the view, so that readers can share it. */
function link() {
  const parts = new URLSearchParams();
  if (state.glyph) parts.set('glyph', state.glyph);
  if (state.query) parts.set('q', state.query);
  for (const key of ['size', 'blur', 'own', 'zoom', 'stage', 'theme'])
    if (state[key] !== usual[key]) parts.set(key, state[key]);
  for (const key of ['grid', 'keys', 'center']) if (state[key] !== usual[key]) parts.set(key, state[key] ? 1 : 0);
  if (state.grounds.join() !== usual.grounds.join()) parts.set('on', state.grounds.join(' '));
  const text = parts.toString();
  if (text !== location.hash.slice(1)) history.replaceState(null, '', text ? '#' + text : location.pathname + location.search);
}
function restore() {
  const parts = new URLSearchParams(location.hash.slice(1));
  Object.assign(state, usual, {grounds: [...usual.grounds]});
  if (glyphs.has(parts.get('glyph'))) state.glyph = parts.get('glyph');
  state.query = parts.get('q') ?? '';
  if (data.sizes.includes(+parts.get('size'))) state.size = +parts.get('size');
  if (data.sizes.includes(+parts.get('zoom'))) state.zoom = +parts.get('zoom');
  state.blur = Math.min(6, Math.max(0, +parts.get('blur') || 0));
  if (/^#[0-9a-f]{6}$/i.test(parts.get('own') ?? '')) state.own = parts.get('own');
  if (groundNames().includes(parts.get('stage'))) state.stage = parts.get('stage');
  for (const key of ['grid', 'keys', 'center']) if (parts.has(key)) state[key] = parts.get(key) === '1';
  const grounds = (parts.get('on') ?? '').split(' ').filter(g => groundNames().includes(g));
  if (grounds.length) state.grounds = grounds;
  state.theme = ['light', 'dark'].includes(parts.get('theme')) ? parts.get('theme') : '';
  setPageTheme(state.theme);
  draw();
  if (state.glyph) cells.get(state.glyph).scrollIntoView({block: 'center', behavior: 'instant'});
}
function choose(name) {
  state.glyph = state.glyph === name ? '' : name;
  draw();
  if (state.glyph) cells.get(name)?.scrollIntoView({block: 'nearest'});
}
function close() {
  const cell = cells.get(state.glyph);
  state.glyph = ''; draw(); cell?.focus();
}

const svgSpace = 'http://www.w3.org/2000/svg';
const groundNames = ['light', 'dark', 'checker', 'own'];
const groundTitles = {light: 'Light', dark: 'Dark', checker: 'Checker', own: 'Own'};
const usual = {grounds: ['light', 'dark'], size: 50, blur: 0, own: '#046a45', query: '', glyph: '', zoom: 50,
  stage: 'light', grid: true, keys: false, center: false, theme: ''};
const state = {...usual, grounds: [...usual.grounds]};
const glyphs = new Map();
const cells = new Map();
let haystacks = new Map();
const variantNamed = name => data.variants.find(v => v.name === name);
/* The variant for a ground: the one made for it, or the one that stands out more. */
function variantOn(ground) {
  if (ground === 'checker') return variantNamed('light') ?? data.variants[0];
  if (ground !== 'own') return variantNamed(ground) ?? data.variants[0];
  return data.variants.reduce((a, b) => contrast(b.lit, state.own) > contrast(a.lit, state.own) ? b : a);
}
const sizesOf = (glyph, variant) => Object.keys(glyph.pictures[variant] ?? {}).map(Number).sort((a, b) => a - b);
function address(glyph, variant, size) {
  let held = glyph.pictures[variant]?.[size];
  if (held?.startsWith('=')) held = glyph.pictures[held.slice(1)][size];
  if (held) return held.startsWith('/') ? held : png(held);
  return data.live && !glyph.fault ? `/picture/${glyph.name}~${variant}@${size}.png?v=${glyph.version ?? 0}` : null;
}
function sketch(glyph, variant, height) {
  const v = variantNamed(variant) ?? data.variants[0], node = document.createElementNS(svgSpace, 'svg');
  const all = {class: 'sketch', viewBox: `0 0 ${48 * glyph.aspect} 48`, width: height * glyph.aspect, height, role: 'img', 'aria-label': glyph.name};
  for (const [name, value] of Object.entries(all)) node.setAttribute(name, value);
  node.style.color = v.lit; node.style.setProperty('--unlit', v.unlit);
  node.innerHTML = glyph.sketch;
  return node;
}
/* A picture at a height in CSS pixels: ours where the page holds it, with those for finer screens. */
function picture(glyph, variant, height, alt = '') {
  const one = address(glyph, variant, height);
  if (!one && glyph.sketch) return sketch(glyph, variant, height);
  if (!one) {
    const held = sizesOf(glyph, variant).at(-1);
    return held ? el('img', {src: address(glyph, variant, held), alt, width: Math.round(height * glyph.aspect), height}) : el('span');
  }
  const finer = [2, 3].filter(k => address(glyph, variant, height * k))
    .map(k => `${address(glyph, variant, height * k)} ${k}x`);
  return el('img', {src: one, srcset: finer.length ? [one + ' 1x', ...finer].join(', ') : null, alt,
    width: Math.round(height * glyph.aspect), height, draggable: 'false', decoding: 'async'});
}
function remember(glyph) {
  glyphs.set(glyph.name, glyph);
  haystacks.set(glyph.name, [glyph.name, glyph.name.replaceAll('_', ' '), glyph.kind ?? '', ...glyph.words].join('\n').toLowerCase());
}
for (const glyph of data.glyphs) remember(glyph);
function fillCell(cell, glyph) {
  const tiles = glyph.fault ? [el('span', {class: 'fault'}, glyph.fault)]
    : [el('span', {class: 'tiles'}, ...state.grounds.map(ground =>
        el('span', {class: 'tile on-' + ground}, picture(glyph, variantOn(ground).name, state.size))))];
  if (glyph.badge) tiles.push(el('span', {class: 'badge'}, glyph.badge));
  cell.replaceChildren(...tiles, el('span', {class: 'name'}, glyph.name));
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
    const box = el('div', {class: 'cells'});
    for (const glyph of members) {
      const cell = el('button', {class: 'cell', 'aria-pressed': 'false', 'data-name': glyph.name,
        'aria-label': glyph.name + (glyph.fault ? ', cannot be drawn' : ''), on: {click: () => choose(glyph.name)}});
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
/* Pictures are made when their section comes near the window, so that the page is there at once. */
let lookout = null;
function watch() {
  lookout?.disconnect();
  lookout = new IntersectionObserver(entries => {
    for (const entry of entries) if (entry.isIntersecting) {
      lookout.unobserve(entry.target);
      fillCell(entry.target, glyphs.get(entry.target.dataset.name));
    }
  }, {rootMargin: '600px'});
  for (const cell of cells.values()) lookout.observe(cell);
}
let shownNow = '';
function draw() {
  const root = document.documentElement.style;
  root.setProperty('--s', state.size); root.setProperty('--n', Math.max(1, state.grounds.length));
  root.setProperty('--own', state.own); root.setProperty('--blur', state.blur + 'px');
  for (const name of ['light', 'dark']) {
    const v = variantNamed(name);
    if (v) root.setProperty('--ground-' + name, v.background.slice(0, 7));
  }
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
/* The address holds what is looked at, so that it can be sent to somebody. */
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
  if (groundNames.includes(parts.get('stage'))) state.stage = parts.get('stage');
  for (const key of ['grid', 'keys', 'center']) if (parts.has(key)) state[key] = parts.get(key) === '1';
  const grounds = (parts.get('on') ?? '').split(' ').filter(g => groundNames.includes(g));
  if (grounds.length) state.grounds = grounds;
  state.theme = ['light', 'dark'].includes(parts.get('theme')) ? parts.get('theme') : '';
  setPageTheme(state.theme);
  draw();
  if (state.glyph) cells.get(state.glyph).scrollIntoView({block: 'center'});
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
/* The panel of one glyph. */
const decoded = new Map();
async function pixels(source) {
  if (!source) return null;
  if (!decoded.has(source)) {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = el('canvas', {width: image.naturalWidth, height: image.naturalHeight});
    const context = canvas.getContext('2d', {willReadFrequently: true});
    context.drawImage(image, 0, 0);
    if (decoded.size > 60) decoded.clear();
    decoded.set(source, {image, data: context.getImageData(0, 0, canvas.width, canvas.height)});
  }
  return decoded.get(source);
}
function toggle(text, key, label) {
  return el('button', {'aria-pressed': state[key], id: 'toggle-' + key, on: {click: () => { state[key] = !state[key]; draw(); $('toggle-' + key)?.focus(); }}}, text);
}
function radios(id, label, values, current, set) {
  const box = el('div', {class: 'group', role: 'radiogroup', 'aria-label': label, id});
  for (const [value, text] of values) box.append(el('button', {role: 'radio', 'aria-checked': value === current,
    tabindex: value === current ? 0 : -1, 'data-value': value, on: {click: () => { set(value); draw(); $(id)?.querySelector('[aria-checked=true]')?.focus(); }}}, text));
  return box;
}
let panelFor = '';
function panel() {
  const glyph = glyphs.get(state.glyph);
  $('sheet').classList.toggle('open', !!glyph);
  $('panel').hidden = !glyph;
  if (!glyph) { panelFor = ''; return; }
  const scroll = panelFor === glyph.name ? $('panel').scrollTop : 0;
  panelFor = glyph.name;
  const variant = variantOn(state.stage);
  const file = `${glyph.name}~${variant.name}.png`;
  const copies = [['Name', glyph.name], ['File name', file], ['HTML', `<img src="glyphs/${file}" srcset="glyphs/${glyph.name}~${variant.name}@2x.png 2x" width="50" height="50" alt="">`],
    ['Swift', `UIImage(named: "${glyph.name}")`], ['Kotlin', `R.drawable.${glyph.name}`], ['Command', `fingerpost glyph ${glyph.name} -o ${glyph.name}.png`]];
  const nodes = [el('div', {class: 'row'}, el('h2', {}, glyph.name), el('button', {class: 'close', 'aria-label': 'Close', on: {click: close}}, '×')),
    glyph.kind && glyph.kind !== glyph.name ? el('p', {class: 'note'}, 'canonical kind ', el('code', {}, glyph.kind)) : null,
    el('div', {class: 'copies', role: 'group', 'aria-label': 'Copy'}, ...copies.map(([text, value]) =>
      el('button', {title: value, 'data-copy': text, on: {click: () => copyText(value)}}, text)),
      el('button', {on: {click: () => copyText(location.href)}, 'data-copy': 'Link'}, 'Link'))];
  if (glyph.fault) nodes.push(el('h3', {}, 'Cannot be drawn'), el('p', {class: 'bad', role: 'alert'}, glyph.fault));
  else {
    const canvas = el('canvas', {role: 'img', 'aria-label': `${glyph.name} at ${state.zoom} pixels, enlarged`});
    const probe = el('div', {class: 'probe'}, 'Point at a pixel to read it.');
    nodes.push(el('h3', {}, 'Pixels'),
      el('div', {class: 'row'}, radios('stage-ground', 'Background', groundNames.map(g => [g, groundTitles[g]]), state.stage, g => state.stage = g),
        radios('stage-size', 'Height in pixels', data.sizes.map(s => [s, s]), state.zoom, s => state.zoom = s)),
      el('div', {class: 'row', style: {'margin-top': '6px'}}, toggle('Grid', 'grid'), toggle('Keylines', 'keys'), toggle('Optical center', 'center')),
      el('div', {class: 'stage on-' + state.stage}, canvas), probe);
    if (glyph.ink) {
      const p = v => (v * 100).toFixed(1) + ' %', off = v => (v >= 0.5 ? '+' : '−') + Math.abs((v - 0.5) * 100).toFixed(1) + ' %';
      nodes.push(el('p', {class: 'note', id: 'ink'}, `Center of the ink ${off(glyph.ink.center[0])} across, ${off(glyph.ink.center[1])} down from the middle · ink from ${p(glyph.ink.box[0])} to ${p(glyph.ink.box[2])} across, ${p(glyph.ink.box[1])} to ${p(glyph.ink.box[3])} down · covers ${p(glyph.ink.share)}`));
    }
    enlarge(glyph, variant, canvas, probe);
    nodes.push(...window.extraPanel?.(glyph) ?? []);
    nodes.push(el('h3', {}, 'Sizes'), ramp(glyph, variant));
    nodes.push(el('h3', {}, 'At a glance'), el('div', {class: 'ramp on-' + state.stage}, ...[0, 1, 2, 4].map(b =>
      el('figure', {}, el('div', {style: {filter: `blur(${b}px)`}}, picture(glyph, variant.name, 50)), el('figcaption', {}, b ? `blur ${b}` : 'sharp')))),
      el('p', {class: 'note'}, 'A glyph that is still told apart at blur 2 is read at a glance.'));
    const partner = glyphs.get(glyph.partner);
    if (partner) {
      const verdict = el('p', {class: 'note'}, '');
      nodes.push(el('h3', {}, 'Mirrored partner'), el('div', {class: 'kin', id: 'partner'}, kin(glyph), kin(partner)), verdict);
      compareMirror(glyph, partner, variant.name, verdict);
    }
    const family = [...glyphs.values()].filter(g => g.family && g.family === glyph.family && g.group === glyph.group)
      .sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
    if (family.length > 1) nodes.push(el('h3', {}, 'Family'), el('div', {class: 'kin', id: 'family'}, ...family.slice(0, 40).map(kin)));
  }
  nodes.push(el('h3', {}, 'Contrast'), contrasts());
  const words = new Map();
  for (const line of glyph.words) { const [engine, word] = line.split('\t'); words.set(engine, [...words.get(engine) ?? [], word]); }
  if (words.size) nodes.push(el('h3', {}, 'Engines’ words'), el('dl', {class: 'words'},
    ...[...words].flatMap(([engine, list]) => [el('dt', {}, engine), el('dd', {}, list.join(', '))])));
  $('panel').replaceChildren(...nodes.filter(Boolean));
  $('panel').scrollTop = scroll;
}
function kin(glyph) {
  return el('button', {'aria-pressed': glyph.name === state.glyph, on: {click: () => { if (state.glyph !== glyph.name) choose(glyph.name); }}},
    el('span', {class: 'pic on-' + state.stage}, picture(glyph, variantOn(state.stage).name, 36)), glyph.name);
}
function ramp(glyph, variant) {
  const box = el('div', {class: 'ramp on-' + state.stage, id: 'ramp'});
  const add = (height, text) => {
    const held = address(glyph, variant.name, height);
    if (!held && !glyph.sketch) return;
    const node = held ? el('img', {src: held, alt: '', width: Math.round(height * glyph.aspect), height}) : sketch(glyph, variant.name, height);
    box.append(el('figure', {class: held ? '' : 'sketch'}, node, el('figcaption', {}, text)));
  };
  const most = glyph.aspect > 2 ? 100 : 256;
  for (const scale of [1, 2, 3]) for (const points of [18, 24, 36, 50, 64, 128, 256])
    if (points * scale <= most && (scale === 1 || points < 64)) add(points * scale, scale === 1 ? `${points}` : `${points}@${scale}x`);
  return el('div', {}, box, data.live ? null : el('p', {class: 'note'}, 'Dotted sizes are drawn by the browser from the same paths, without fitting to pixels.'));
}
async function enlarge(glyph, variant, canvas, probe) {
  let source = address(glyph, variant.name, state.zoom);
  if (!source) {
    const held = sizesOf(glyph, variant.name).findLast(s => s <= state.zoom) ?? sizesOf(glyph, variant.name)[0];
    source = address(glyph, variant.name, held);
    probe.textContent = `The page holds no picture of ${state.zoom} pixels; this one is ${held} pixels high.`;
  }
  const read = await pixels(source).catch(() => null);
  if (!read || !canvas) return;
  const {width, height} = read.data;
  const room = Math.min(380, innerWidth - 32);
  const z = Math.max(1, Math.floor(room / width)), ratio = devicePixelRatio || 1;
  canvas.width = width * z * ratio; canvas.height = height * z * ratio;
  canvas.style.width = width * z + 'px'; canvas.style.height = height * z + 'px';
  const c = canvas.getContext('2d');
  c.scale(ratio, ratio); c.imageSmoothingEnabled = false;
  c.drawImage(read.image, 0, 0, width * z, height * z);
  const line = (x1, y1, x2, y2) => { c.beginPath(); c.moveTo(x1, y1); c.lineTo(x2, y2); c.stroke(); };
  c.lineWidth = 1 / ratio;
  if (state.grid && z >= 3) {
    c.strokeStyle = '#80808066';
    for (let x = 0; x <= width; x++) line(x * z, 0, x * z, height * z);
    for (let y = 0; y <= height; y++) line(0, y * z, width * z, y * z);
  }
  const [w, h] = [width * z, height * z];
  if (state.keys) {
    c.strokeStyle = '#e6007e'; c.lineWidth = 1;
    const m = data.margin * Math.min(w, h);
    c.strokeRect(m, m, w - 2 * m, h - 2 * m);
    line(w / 2, 0, w / 2, h); line(0, h / 2, w, h / 2);
    if (Math.abs(w - h) < 1) { c.beginPath(); c.arc(w / 2, h / 2, w / 2 - m, 0, 7); c.stroke(); line(0, 0, w, h); line(w, 0, 0, h); }
  }
  if (state.center && glyph.ink) {
    const [x, y] = [glyph.ink.center[0] * w, glyph.ink.center[1] * h], b = glyph.ink.box;
    c.strokeStyle = '#009ad6'; c.lineWidth = 1.5;
    c.setLineDash([4, 3]); c.strokeRect(b[0] * w, b[1] * h, (b[2] - b[0]) * w, (b[3] - b[1]) * h); c.setLineDash([]);
    c.beginPath(); c.arc(x, y, 7, 0, 7); c.stroke(); line(x - 12, y, x + 12, y); line(x, y - 12, x, y + 12);
  }
  canvas.onpointermove = event => {
    const r = canvas.getBoundingClientRect();
    const x = Math.floor((event.clientX - r.left) / r.width * width), y = Math.floor((event.clientY - r.top) / r.height * height);
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const v = read.data.data.slice((y * width + x) * 4, (y * width + x) * 4 + 4);
    probe.replaceChildren(el('i', {style: {background: `rgba(${v[0]},${v[1]},${v[2]},${v[3] / 255})`}}), `x ${x}, y ${y} · ${[...v].join(' ')}`);
  };
}
async function compareMirror(glyph, partner, variant, verdict) {
  const [a, b] = await Promise.all([glyph, partner].map(g => pixels(address(g, variant, 100)).catch(() => null)));
  if (!a || !b) return;
  const {width, height} = a.data;
  let differing = 0;
  if (b.data.width !== width) { verdict.textContent = 'of another width'; return; }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    const p = (y * width + x) * 4, q = (y * width + width - 1 - x) * 4;
    if (Math.abs(a.data.data[p + 3] - b.data.data[q + 3]) > 1) differing++;
  }
  verdict.textContent = differing ? `${differing} of ${width * height} pixels are not mirrored.` : 'Exactly mirrored.';
}
function contrasts() {
  const rows = data.contrasts.map(f => [`${f.pair}, ${f.variant}`, f.ratio, f.enough]);
  const v = variantOn('own');
  for (const [part, color] of [['lit', v.lit], ['unlit', v.unlit]]) {
    const ratio = contrast(color.slice(0, 7), state.own);
    rows.push([`${part} : own ${state.own}, ${v.name}`, ratio, ratio >= 3]);
  }
  return el('table', {class: 'facts', id: 'contrast'}, el('thead', {}, el('tr', {}, el('th', {scope: 'col'}, 'Pair'), el('th', {scope: 'col'}, 'Contrast'), el('th', {scope: 'col'}, '3 : 1'))),
    el('tbody', {}, ...rows.map(([text, ratio, enough]) => el('tr', {}, el('td', {}, text), el('td', {}, (Math.floor(ratio * 10) / 10).toFixed(1)),
      el('td', {class: enough ? 'ok' : 'bad'}, enough ? 'enough' : 'too little')))));
}
/* Controls. */
for (const ground of groundNames) $('grounds').append(el('button', {'data-value': ground, 'aria-pressed': 'false', on: {click: () => setGround(ground)}}, groundTitles[ground]));
for (const size of data.sizes) $('sizes').append(el('button', {role: 'radio', 'data-value': size, on: {click: () => { state.size = size; draw(); }}}, String(size)));
function setGround(ground) {
  const isOn = state.grounds.includes(ground);
  if (isOn && state.grounds.length === 1) return;
  state.grounds = groundNames.filter(g => g === ground ? !isOn : state.grounds.includes(g));
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
  groundNames.forEach((ground, i) => { act[i + 1] = () => setGround(ground); });
  if (act[event.key]) { event.preventDefault(); act[event.key](); }
});
/* Which group one is at. */
const near = new IntersectionObserver(() => {
  let current = null;
  for (const group of data.groups) {
    const section = $('group-' + group.id);
    if (!section.hidden && section.getBoundingClientRect().top < 180) current = group.id;
  }
  for (const a of $('groups').children) a.setAttribute('aria-current', a.dataset.group === current);
}, {threshold: [0, 0.1, 0.5, 1], rootMargin: '-100px 0px 0px 0px'});
/* What the server found changed takes the place of what was there; place and choice stay. */
function update(changed) {
  for (const glyph of changed) {
    const before = glyphs.get(glyph.name);
    remember(glyph);
    if (!before) continue;
    const cell = cells.get(glyph.name);
    if (cell.childElementCount) fillCell(cell, glyph);
  }
  panel();
}
const fitTop = () => document.documentElement.style.setProperty('--top', document.querySelector('header').offsetHeight + 'px');
addEventListener('resize', fitTop);
build(); fitTop(); restore();
for (const section of document.querySelectorAll('main section')) near.observe(section);
addEventListener('beforeprint', () => { for (const [name, cell] of cells) fillCell(cell, glyphs.get(name)); });

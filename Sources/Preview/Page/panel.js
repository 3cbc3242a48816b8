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
  const focused = $('panel').contains(document.activeElement) ? document.activeElement : null;
  panelFor = glyph.name;
  const variant = variantOn(state.stage);
  const nodes = [el('div', {class: 'row'}, el('h2', {}, ...breakable(glyph.name)), el('button', {class: 'close', 'aria-label': 'Close', on: {click: close}}, '×')),
    glyph.kind && glyph.kind !== glyph.name ? el('p', {class: 'note'}, 'canonical kind ', el('code', {}, glyph.kind)) : null,
    ...glyph.fault ? [] : files(glyph, variant)];
  if (glyph.fault) nodes.push(el('h3', {}, 'Cannot be drawn'), el('p', {class: 'bad', role: 'alert'}, glyph.fault));
  else {
    const canvas = el('canvas', {role: 'img', 'aria-label': `${glyph.name} at ${state.zoom} pixels, enlarged`});
    const probe = el('div', {class: 'probe'}, 'Point at a pixel to read it.');
    nodes.push(el('h3', {}, 'Pixels'),
      el('div', {class: 'row'}, radios('stage-ground', 'Background', groundNames().map(g => [g, title(g)]), state.stage, g => state.stage = g),
        radios('stage-size', 'Height in pixels', data.sizes.map(s => [s, s]), state.zoom, s => state.zoom = s)),
      el('div', {class: 'row', style: {'margin-top': '6px'}}, toggle('Grid', 'grid'), toggle('Keylines', 'keys'), toggle('Optical center', 'center')),
      el('div', on('stage', state.stage), canvas), probe);
    if (glyph.ink) {
      const p = v => (v * 100).toFixed(1) + ' %', off = v => (v >= 0.5 ? '+' : '−') + Math.abs((v - 0.5) * 100).toFixed(1) + ' %';
      nodes.push(el('p', {class: 'note', id: 'ink'}, `Center of the ink ${off(glyph.ink.center[0])} across, ${off(glyph.ink.center[1])} down from the middle · ink from ${p(glyph.ink.box[0])} to ${p(glyph.ink.box[2])} across, ${p(glyph.ink.box[1])} to ${p(glyph.ink.box[3])} down · covers ${p(glyph.ink.share)}`));
    }
    enlarge(glyph, variant, canvas, probe);
    nodes.push(...window.extraPanel?.(glyph) ?? []);
    nodes.push(el('h3', {}, 'Sizes'), ramp(glyph, variant));
    if (glyph.builtIn) nodes.push(el('h3', {}, 'Built in'), el('div', on('ramp', state.stage), ...[24, 50, 100].map(height => builtIn(glyph, variant.name, height))));
    nodes.push(el('h3', {}, 'At a glance'), el('div', on('ramp', state.stage), ...[0, 1, 2, 4].map(b =>
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
  if (focused) [...$('panel').querySelectorAll('a, button, input')].find(node => ['id', 'textContent', 'ariaLabel'].every(key => node[key] === focused[key])
    && node.parentNode.id === focused.parentNode?.id)?.focus({preventScroll: true});
}
function kin(glyph) {
  return el('button', {'aria-pressed': glyph.name === state.glyph, on: {click: () => { if (state.glyph !== glyph.name) choose(glyph.name); }}},
    el('span', on('pic', state.stage), picture(glyph, variantOn(state.stage).name, 36)), el('span', {}, ...breakable(glyph.name)));
}
function ramp(glyph, variant) {
  const box = el('div', {...on('ramp', state.stage), id: 'ramp'});
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
  const ratio = devicePixelRatio || 1, zoomOf = width => Math.max(1, Math.floor(Math.min(380, innerWidth - 32) / width));
  const fit = (width, height) => {
    const z = zoomOf(width);
    canvas.width = width * z * ratio; canvas.height = height * z * ratio;
    canvas.style.width = width * z + 'px'; canvas.style.height = height * z + 'px';
  };
  /* The size that the picture will have, so that nothing below it moves when it comes. */
  fit(Math.round(state.zoom * glyph.aspect), state.zoom);
  const read = await pixels(source).catch(() => null);
  if (!read) return;
  const {width, height} = read.data, z = zoomOf(width);
  fit(width, height);
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

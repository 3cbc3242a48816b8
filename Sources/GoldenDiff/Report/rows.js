'use strict';
/* The data of the report, and its glyphs as rows. */
let data = JSON.parse(document.getElementById('data').textContent);
const $ = id => document.getElementById(id);
const el = (tag, attributes = {}, ...children) => {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes))
    if (key === 'on') for (const [event, act] of Object.entries(value)) node.addEventListener(event, act);
    else if (key === 'style') for (const [name, text] of Object.entries(value)) node.style.setProperty(name, text);
    else node.setAttribute(key, value);
  node.append(...children);
  return node;
};
const address = place => 'data:image/png;base64,' + data.pictures[place];
const states = ['changed', 'new', 'missing', 'unreadable', 'same'];
const modes = [['All', 'all'], ['2-up', 'two'], ['Slider', 'slider'], ['Onion skin', 'onion'], ['Blink', 'blink'], ['Difference', 'difference']];
const grounds = ['own', 'light', 'dark', 'checker'];
const hidden = new Set();
/* A row is a glyph with its findings, worst first; `current` is the finding that is shown of `row`. */
let rows = [], shown = [], row = null, current = null, mode = 'all', ground = 'own', zoom = 0, gridOn = false;
let share = 50, blinking = !matchMedia('(prefers-reduced-motion: reduce)').matches, timer = 0;

function load(report) {
  data = report;
  const byGlyph = new Map();
  data.findings.forEach((finding, index) => {
    finding.index = index;
    if (!byGlyph.has(finding.glyph)) byGlyph.set(finding.glyph, {glyph: finding.glyph, items: []});
    byGlyph.get(finding.glyph).items.push(finding);
  });
  rows = [...byGlyph.values()];
  for (const [name, color] of Object.entries(data.grounds)) document.body.style.setProperty('--' + name, color);
  $('about').textContent = `${data.actual} against ${data.expected} · rules: ${data.rules}`
    + (data.tolerated ? ` · ${data.tolerated} same only by the rules` : '') + ` · ${data.generator}`;
  warn(data.namesWarning);
  $('chips').replaceChildren(...states.map(state => el('button', {class: 'chip', 'data-state': state, 'aria-pressed': !hidden.has(state),
    on: {click: event => { hidden.has(state) ? hidden.delete(state) : hidden.add(state);
      event.currentTarget.setAttribute('aria-pressed', !hidden.has(state)); fill(); }}},
    `${data.counts[state]} ${state}`)));
  $('accept').hidden = $('acceptAll').hidden = !data.service || !data.accept;
}
function warn(text) { $('banner').hidden = !text; $('banner').textContent = text ?? ''; }
const groundOf = finding => finding.variant ? {'--ground': data.grounds[finding.variant]} : {};
const label = finding => [finding.variant, finding.scale ?? (finding.variant ? '1x' : null)].filter(Boolean).join(' ') || finding.shown.split('/').pop();
const steps = finding => [finding.variant === 'light' ? -1 : Object.keys(data.grounds).indexOf(finding.variant), parseFloat(finding.scale) || 0];
/* The pictures of a glyph by variant and scale. */
const ordered = items => items.toSorted((a, b) => { const [x, y] = [steps(a), steps(b)]; return x[0] - y[0] || x[1] - y[1]; });
const title = row => row.items.length === 1 ? row.items[0].shown : row.glyph;
const radios = (box, items, get, set) => {
  for (const [text, value] of items) box.append(el('button', {role: 'radio', 'data-value': value,
    on: {click: () => { set(value); draw(); }}}, text));
  box.addEventListener('keydown', event => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!step) return;
    event.preventDefault(); event.stopPropagation();
    const values = items.map(item => item[1]);
    const next = values[(values.indexOf(get()) + step + values.length) % values.length];
    set(next); draw();
    box.querySelector(`[data-value="${next}"]`).focus();
  });
};
radios($('modes'), modes, () => mode, value => { mode = value; });
$('grounds').append(el('span', {}, 'on'));
radios($('grounds'), grounds.map(name => [name, name]), () => ground, value => { ground = value; });

/* A ring around a box of a picture drawn at a scale, whose corner is at `left` and `top`. */
function ring(box, z, left = 0, top = 0) {
  const [width, height] = [box.width, box.height].map(side => Math.max(14, side * z + 8));
  return el('span', {class: 'ring', style: {width: width + 'px', height: height + 'px',
    left: left + (box.x + box.width / 2) * z - width / 2 + 'px', top: top + (box.y + box.height / 2) * z - height / 2 + 'px'}});
}
const rings = (finding, z) => finding.spot ? [ring(finding.spot, z)] : [];
function thumb(finding) {
  const place = finding.a ?? finding.e;
  if (place === undefined) return null;
  const image = el('img', {class: 'thumb', src: address(place), alt: '', title: label(finding), loading: 'lazy', style: groundOf(finding)});
  const size = finding.a === undefined ? finding.expected : finding.actual, [width, height] = [38, 30];
  const z = Math.min(width / size.width, height / size.height);
  return el('span', {class: 'spotted'}, image, ...(finding.spot
    ? [ring(finding.spot, z, 2 + (width - size.width * z) / 2, 2 + (height - size.height * z) / 2)] : []));
}
/* The spot of a finding and what is around it, larger than at a scale; nothing where it is large. */
function closer(finding, scale) {
  const spot = finding.spot, size = union(finding), around = 4;
  if (!spot || finding.e === undefined || finding.a === undefined || finding.d === undefined) return null;
  const left = Math.max(0, spot.x - around), top = Math.max(0, spot.y - around);
  const width = Math.min(size.width, spot.x + spot.width + around) - left;
  const height = Math.min(size.height, spot.y + spot.height + around) - top;
  const z = Math.min(16, Math.floor(120 / Math.max(width, height)));
  if (z <= Math.max(1, scale)) return null;
  const crop = (...images) => {
    for (const image of images) image.style.translate = `${-left * z}px ${-top * z}px`;
    return el('div', {class: 'pic ground crop', style: {...groundOf(finding), width: width * z + 'px', height: height * z + 'px',
      '--z': z, '--x': left, '--y': top}}, ...images);
  };
  const golden = () => picture(finding.e, finding.expected, z, 'golden, enlarged');
  return el('div', {class: 'row closer', title: `${z}× at ${spot.x},${spot.y}`}, crop(golden()),
    crop(Object.assign(golden(), {className: 'faded'}), picture(finding.d, size, z, 'marks of the difference, enlarged')),
    crop(picture(finding.a, finding.actual, z, 'actual, enlarged')));
}
function fill() {
  const words = $('find').value.toLowerCase();
  shown = rows.map(row => ({glyph: row.glyph, items: row.items.filter(f => !hidden.has(f.state)
    && (f.shown.toLowerCase().includes(words) || f.glyph.toLowerCase().includes(words)))})).filter(row => row.items.length);
  const items = shown.map((row, index) => {
    const worst = row.items[0], count = row.items.length;
    const at = worst.spot ? ` at ${worst.spot.x},${worst.spot.y}` : '';
    const detail = worst.pixels === undefined ? '' : ` ${worst.pixels} px${at}, ${worst.ink} of the ink`;
    return el('li', {role: 'option', id: 'f' + index, 'data-state': worst.state, on: {click: () => choose(index)}},
      el('b', {}, title(row)), el('div', {class: 'thumbs'}, ...ordered(row.items).map(thumb).filter(Boolean)),
      el('small', {}, el('i', {}, worst.state), [count > 1 ? ` ${count} pictures` : '', detail].filter(Boolean).join(',')));
  });
  $('list').replaceChildren(...items);
  const same = hidden.has('same') ? [] : data.same.filter(name => name.toLowerCase().includes(words));
  $('same').hidden = !same.length;
  const rest = data.counts.same - data.tolerated;
  $('same').firstElementChild.textContent = `${same.length < data.same.length ? same.length + ' of ' : ''}${rest} without any difference`;
  $('same').lastElementChild.replaceChildren(...same.map(name => el('li', {}, name)),
    ...(rest > data.same.length ? [el('li', {}, `… and ${rest - data.same.length} more`)] : []));
  $('acceptAll').disabled = !acceptable(shown.flatMap(row => row.items)).length;
  choose(Math.max(0, shown.findIndex(other => other.glyph === row?.glyph)), true);
}
function choose(index, quiet) {
  const next = shown[index] ?? null;
  if (next?.glyph !== row?.glyph) { zoom = 0; current = null; }
  row = next;
  current = row ? row.items.find(f => f.name === current?.name) ?? row.items[0] : null;
  for (const item of $('list').children) item.setAttribute('aria-selected', item.id === 'f' + index);
  const item = $('f' + index);
  if (item) { $('list').setAttribute('aria-activedescendant', item.id); if (!quiet) item.scrollIntoView({block: 'nearest'}); }
  else $('list').removeAttribute('aria-activedescendant');
  draw();
}
function pick(finding) {
  current = finding; zoom = 0;
  if (mode === 'all') mode = 'two';
  draw();
}
/* Shows the pictures of a glyph as a choice. */
function strip() {
  $('strip').hidden = !row || row.items.length < 2;
  $('strip').replaceChildren(...(row ? ordered(row.items) : []).map(f => el('button', {'data-state': f.state,
    'aria-pressed': mode !== 'all' && f === current, title: f.shown, on: {click: () => pick(f)}}, ...[thumb(f)].filter(Boolean), label(f), el('i', {}))));
}
/* All pictures of a glyph: one row for each variant and scale. */
function table() {
  const cell = (finding, place, size, text, ...over) => el('td', {}, place === undefined ? text
    : frame(finding, size, 1, picture(place, size, 1, text), ...over));
  const spots = row.items.some(f => f.spot);
  return el('table', {class: 'all'},
    el('thead', {}, el('tr', {}, ...['', 'golden', 'difference', 'actual', ...(spots ? ['enlarged'] : []), ''].map(text => el('th', {}, text)))),
    el('tbody', {}, ...ordered(row.items).map(f => {
      const size = union(f);
      return el('tr', {}, el('th', {}, label(f), el('br', {}), el('small', {class: 'state', 'data-state': f.state}, f.state)),
        cell(f, f.e, f.expected, f.state === 'new' ? 'no golden yet' : f.isLeftOut ? 'left out' : 'cannot be shown'),
        f.d === undefined ? el('td', {}) : cell(f, f.e, f.expected, 'difference', picture(f.d, size, 1, 'marks of the difference'), ...rings(f, 1)),
        cell(f, f.a, f.actual, f.state === 'missing' ? 'no picture any more' : f.isLeftOut ? 'left out' : 'cannot be shown'),
        ...(spots ? [el('td', {}, closer(f, 1) ?? '')] : []),
        el('td', {}, el('button', {title: f.shown, on: {click: () => pick(f)}}, 'Look closer')));
    })));
}
function union(f) {
  const sizes = [f.expected, f.actual].filter(Boolean);
  return {width: Math.max(1, ...sizes.map(s => s.width)), height: Math.max(1, ...sizes.map(s => s.height))};
}

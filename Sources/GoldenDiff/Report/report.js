'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
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
const modes = [['2-up', 'two'], ['Slider', 'slider'], ['Onion skin', 'onion'], ['Blink', 'blink'], ['Difference', 'difference']];
const grounds = ['light', 'dark', 'checker'];
const hidden = new Set();
let shown = [], current = null, mode = 'two', ground = 'checker', zoom = 0, gridOn = false;
let share = 50, blinking = !matchMedia('(prefers-reduced-motion: reduce)').matches, timer = 0;

$('about').textContent = `${data.actual} against ${data.expected} · rules: ${data.rules}`
  + (data.tolerated ? ` · ${data.tolerated} same only by the rules` : '') + ` · ${data.generator}`;
for (const state of states) {
  const chip = el('button', {class: 'chip', 'data-state': state, 'aria-pressed': 'true',
    on: {click: () => { hidden.has(state) ? hidden.delete(state) : hidden.add(state);
      chip.setAttribute('aria-pressed', !hidden.has(state)); fill(); }}},
    `${data.counts[state]} ${state}`);
  $('chips').append(chip);
}
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

function fill() {
  const words = $('find').value.toLowerCase();
  shown = data.findings.filter(f => !hidden.has(f.state) && f.shown.toLowerCase().includes(words));
  const items = shown.map((finding, index) => {
    const place = finding.a ?? finding.e;
    const picture = place === undefined ? el('span', {class: 'none'})
      : el('img', {class: 'thumb', src: address(place), alt: '', loading: 'lazy'});
    const detail = finding.pixels === undefined ? '' : ` ${finding.pixels} px, ${finding.ink} of the ink`;
    return el('li', {role: 'option', id: 'f' + index, 'data-state': finding.state,
      on: {click: () => choose(index)}}, picture, el('b', {}, finding.shown),
      el('small', {}, el('i', {}, finding.state), detail));
  });
  $('list').replaceChildren(...items);
  const same = hidden.has('same') ? [] : data.same.filter(name => name.toLowerCase().includes(words));
  $('same').hidden = !same.length;
  const rest = data.counts.same - data.tolerated;
  $('same').firstElementChild.textContent = `${same.length < data.same.length ? same.length + ' of ' : ''}${rest} without any difference`;
  $('same').lastElementChild.replaceChildren(...same.map(name => el('li', {}, name)),
    ...(rest > data.same.length ? [el('li', {}, `… and ${rest - data.same.length} more`)] : []));
  choose(Math.max(0, shown.indexOf(current)), true);
}
function choose(index, quiet) {
  if (shown[index] !== current) zoom = 0;
  current = shown[index] ?? null;
  for (const item of $('list').children) item.setAttribute('aria-selected', item.id === 'f' + index);
  const item = $('f' + index);
  if (item) { $('list').setAttribute('aria-activedescendant', item.id); if (!quiet) item.scrollIntoView({block: 'nearest'}); }
  else $('list').removeAttribute('aria-activedescendant');
  draw();
}
function fitting(width, height, columns) {
  const box = $('stage').getBoundingClientRect();
  const room = Math.min((box.width - 60) / columns / width, Math.max(box.height - 110, 200) / height);
  return room >= 1 ? Math.min(16, Math.floor(room)) : Math.max(0.05, room);
}
function picture(place, size, z, name) {
  return el('img', {src: address(place), alt: name, draggable: 'false', style: {'--w': size.width * z, '--h': size.height * z}});
}
function frame(size, z, ...children) {
  return el('div', {class: 'pic ground' + (children.length > 1 ? ' stack' : ''),
    style: {width: size.width * z + 'px', height: size.height * z + 'px', '--z': z}},
    ...children, el('div', {class: 'grid'}));
}
function draw() {
  clearInterval(timer);
  document.body.className = 'bg-' + ground + (gridOn ? ' gridded' : '');
  for (const [box, value] of [['modes', mode], ['grounds', ground]])
    for (const button of $(box).querySelectorAll('button')) {
      button.setAttribute('aria-checked', button.dataset.value === value);
      button.tabIndex = button.dataset.value === value ? 0 : -1;
    }
  $('grid').setAttribute('aria-pressed', gridOn);
  const f = current;
  $('copy').disabled = !f || !data.accept || f.state === 'unreadable' || f.state === 'same';
  if (!f) {
    $('title').replaceChildren(el('h2', {}, data.findings.length ? 'Nothing fits the filter' : 'Everything is the same'));
    $('stage').replaceChildren(); $('zoom').textContent = '';
    return;
  }
  $('title').replaceChildren(el('h2', {}, f.shown),
    el('p', {}, el('span', {class: 'state', 'data-state': f.state}, f.state), f.summary ? ' · ' + f.summary : '',
      f.rules === 'exact' ? '' : ' · rules: ' + f.rules));
  const both = f.e !== undefined && f.a !== undefined;
  for (const button of $('modes').children) button.disabled = !both && button.dataset.value !== 'two';
  const sizes = [f.expected, f.actual].filter(Boolean);
  const union = {width: Math.max(1, ...sizes.map(s => s.width)), height: Math.max(1, ...sizes.map(s => s.height))};
  const kind = both ? mode : 'two';
  const z = zoom || fitting(union.width, union.height, kind === 'two' ? (f.d === undefined ? 2 : 3) : 1);
  $('zoom').textContent = z >= 1 ? z + '×' : Math.round(z * 100) + ' %';
  const golden = () => picture(f.e, f.expected, z, 'golden');
  const actual = () => picture(f.a, f.actual, z, 'actual');
  const titled = (text, node) => el('figure', {}, el('figcaption', {}, text), node);
  const absent = text => el('div', {class: 'void'}, text);
  const why = side => f.isLeftOut && side ? 'left out to keep this page small' : null;
  const legend = () => el('div', {class: 'legend'}, ...[['#e6007e', 'differs'], ['#f0b400', 'smooths an edge'],
    ['#00a0c8', 'within the tolerance'], ['#5a5adc', 'masked']].map(([color, text]) =>
    el('span', {}, el('i', {style: {background: color}}), text)));
  const range = (text, move) => {
    const input = el('input', {type: 'range', class: 'slide', min: 0, max: 100, value: share, 'aria-label': text,
      on: {input: () => { share = +input.value; move(); }}});
    return input;
  };
  let nodes = [];
  if (kind === 'two') {
    const size = s => ` ${s.width}×${s.height}`;
    nodes = [el('div', {class: 'row'},
      f.e !== undefined ? titled('golden' + size(f.expected), frame(f.expected, z, golden()))
        : titled('golden', absent(why(f.expected) ?? (f.state === 'new' ? 'no golden yet' : 'cannot be shown'))),
      ...(f.d !== undefined ? [titled('difference', frame(union, z, Object.assign(golden(), {className: 'faded'}),
        picture(f.d, union, z, 'marks of the difference')))] : []),
      f.a !== undefined ? titled('actual' + size(f.actual), frame(f.actual, z, actual()))
        : titled('actual', absent(why(f.actual) ?? (f.state === 'missing' ? 'no picture any more' : 'cannot be shown'))))];
    if (f.d !== undefined) nodes.push(legend());
  } else if (kind === 'slider') {
    const top = actual(), under = golden(), bar = el('div', {class: 'bar'});
    const move = () => {
      const x = union.width * z * share / 100;
      under.style.clipPath = `inset(0 calc(100% - ${x}px) 0 0)`;
      top.style.clipPath = `inset(0 0 0 ${Math.min(x, f.actual.width * z)}px)`;
      bar.style.left = x - 1 + 'px';
    };
    const box = frame(union, z, under, top, bar);
    const drag = event => { if (event.buttons) { const r = box.getBoundingClientRect();
      share = Math.min(100, Math.max(0, (event.clientX - r.left) / r.width * 100)); input.value = share; move(); } };
    box.addEventListener('pointerdown', drag); box.addEventListener('pointermove', drag);
    const input = range('Share of the golden', move);
    move();
    nodes = [titled('golden on the left, actual on the right', box), input];
  } else if (kind === 'onion') {
    const top = actual(), under = golden();
    const move = () => { top.style.opacity = share / 100; under.style.opacity = 1 - share / 100; };
    const input = range('Opacity of the actual picture', move);
    move();
    nodes = [titled('golden fading into actual', frame(union, z, under, top)), input];
  } else if (kind === 'blink') {
    const top = actual(), under = golden(), caption = el('figcaption', {});
    let isActual = false;
    const flip = () => { isActual = !isActual; top.style.visibility = isActual ? 'visible' : 'hidden';
      under.style.visibility = isActual ? 'hidden' : 'visible'; caption.textContent = isActual ? 'actual' : 'golden'; };
    flip();
    if (blinking) timer = setInterval(flip, 600);
    nodes = [el('figure', {}, caption, frame(union, z, under, top)), el('p', {},
      el('button', {id: 'blink', on: {click: () => { blinking = !blinking; draw(); $('blink').focus(); }}}, blinking ? 'Stop' : 'Start'),
      ' ', el('button', {on: {click: flip}}, 'Other side'))];
  } else {
    nodes = [titled('what differs, over the faded golden', frame(union, z, Object.assign(golden(), {className: 'faded'}),
      picture(f.d, union, z, 'marks of the difference'))), legend()];
  }
  $('stage').replaceChildren(...nodes);
  probe(f);
}
const decoded = new Map();
async function pixels(place) {
  if (place === undefined) return null;
  if (!decoded.has(place)) {
    const image = new Image();
    image.src = address(place);
    await image.decode();
    const canvas = el('canvas', {width: image.naturalWidth, height: image.naturalHeight});
    const context = canvas.getContext('2d', {willReadFrequently: true});
    context.drawImage(image, 0, 0);
    if (decoded.size > 20) decoded.clear();
    decoded.set(place, context.getImageData(0, 0, canvas.width, canvas.height));
  }
  return decoded.get(place);
}
function probe(finding) {
  for (const box of $('stage').querySelectorAll('.pic')) box.addEventListener('pointermove', async event => {
    const r = box.getBoundingClientRect(), z = +box.style.getPropertyValue('--z');
    const x = Math.floor((event.clientX - r.left) / z), y = Math.floor((event.clientY - r.top) / z);
    const sides = await Promise.all([pixels(finding.e), pixels(finding.a)]);
    const parts = [`x ${x}, y ${y}`];
    sides.forEach((side, index) => {
      if (!side || x < 0 || y < 0 || x >= side.width || y >= side.height) return;
      const v = side.data.slice((y * side.width + x) * 4, (y * side.width + x) * 4 + 4);
      parts.push(el('i', {style: {background: `rgba(${v[0]},${v[1]},${v[2]},${v[3] / 255})`}}),
        `${index ? 'actual' : 'golden'} ${[...v].join(' ')}`);
    });
    $('probe').replaceChildren(...parts);
  });
}
function scale(step) {
  const levels = [0.1, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
  const now = parseFloat($('zoom').textContent) / ($('zoom').textContent.includes('%') ? 100 : 1);
  const next = step > 0 ? levels.find(l => l > now + 1e-6) : levels.findLast(l => l < now - 1e-6);
  if (next) { zoom = next; draw(); }
}
async function copy() {
  if ($('copy').disabled) return;
  const text = `${data.accept} ${current.word}${current.state === 'missing' ? ' --prune' : ''}`;
  try { await navigator.clipboard.writeText(text); }
  catch {
    const area = el('textarea', {}); area.value = text; document.body.append(area); area.select();
    document.execCommand('copy'); area.remove();
  }
  $('probe').replaceChildren('Copied: ', el('code', {}, text));
}
$('in').onclick = () => scale(1);
$('out').onclick = () => scale(-1);
$('fit').onclick = () => { zoom = 0; draw(); };
$('grid').onclick = () => { gridOn = !gridOn; draw(); };
$('copy').onclick = copy;
$('help').onclick = () => $('keys').showModal();
$('find').oninput = fill;
$('theme').onchange = () => { document.documentElement.dataset.theme = $('theme').value; };
addEventListener('resize', () => { if (!zoom) draw(); });
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $('keys').open) return;
  const tag = event.target.tagName;
  if (tag === 'INPUT' && event.target.type === 'search') {
    if (event.key === 'Escape') { event.target.value = ''; fill(); $('list').focus(); }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  } else if (tag === 'SELECT' || (tag === 'INPUT' && event.key.startsWith('Arrow'))
    || (tag === 'BUTTON' && (event.key === ' ' || event.key === 'Enter'))) return;
  const index = shown.indexOf(current);
  const slide = step => {
    const input = $('stage').querySelector('.slide');
    if (!input) return false;
    input.value = +input.value + step; input.dispatchEvent(new Event('input'));
    return true;
  };
  const act = {
    ArrowDown: () => choose(Math.min(shown.length - 1, index + 1)), ArrowUp: () => choose(Math.max(0, index - 1)),
    ArrowLeft: () => slide(-2), ArrowRight: () => slide(2),
    Home: () => choose(0), End: () => choose(shown.length - 1),
    b: () => { ground = grounds[(grounds.indexOf(ground) + 1) % 3]; draw(); },
    '+': () => scale(1), '=': () => scale(1), '-': () => scale(-1), '0': () => { zoom = 0; draw(); },
    g: () => { gridOn = !gridOn; draw(); }, c: copy, '/': () => $('find').focus(),
    '?': () => $('keys').showModal(), ' ': () => { if (mode === 'blink') { blinking = !blinking; draw(); } else return false; },
  };
  act.j = act.ArrowDown; act.k = act.ArrowUp;
  modes.forEach(([, value], place) => { act[place + 1] = () => { mode = value; draw(); }; });
  const key = act[event.key];
  if (key && key() !== false) event.preventDefault();
});
fill();

/* The pictures of a glyph, and the keys. */
function fitting(width, height, columns) {
  const box = $('stage').getBoundingClientRect();
  // Leaves room for the edges, the gaps and a scroll bar.
  const room = Math.min((box.width - 90) / columns / width, Math.max(box.height - 110, 200) / height);
  return room >= 1 ? Math.min(16, Math.floor(room)) : Math.max(0.05, room);
}
function picture(place, size, z, name) {
  return el('img', {src: address(place), alt: name, draggable: 'false', style: {'--w': size.width * z, '--h': size.height * z}});
}
function frame(finding, size, z, ...children) {
  return el('div', {class: 'pic ground' + (children.length > 1 ? ' stack' : ''),
    style: {...groundOf(finding), width: size.width * z + 'px', height: size.height * z + 'px', '--z': z}},
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
  strip();
  const takes = acceptable(row?.items ?? [], true);
  $('accept').disabled = !takes.length;
  const gone = takes.filter(f => f.state === 'missing').length, come = takes.length - gone;
  $('accept').textContent = [come || !gone ? 'Accept' + (come > 1 || gone ? ` ${come}` : '') : '',
    gone ? `remove ${gone}` : ''].filter(Boolean).join(', ').replace(/^r/, 'R');
  $('copy').disabled = !takes.length || !data.accept;
  if (!f) {
    $('title').replaceChildren(el('h2', {}, data.findings.length ? 'Nothing fits the filter' : 'Everything is the same'));
    $('stage').replaceChildren(); $('zoom').textContent = '';
    return;
  }
  const isAll = mode === 'all' && row.items.length > 1;
  const states = [...new Set(row.items.map(item => item.state))].join(', ');
  $('title').replaceChildren(el('h2', {}, isAll ? row.glyph : f.shown),
    isAll ? el('p', {}, `${row.items.length} pictures: ${states}`)
      : el('p', {}, el('span', {class: 'state', 'data-state': f.state}, f.state), f.summary ? ' · ' + f.summary : '',
        f.rules === 'exact' ? '' : ' · rules: ' + f.rules));
  const both = f.e !== undefined && f.a !== undefined;
  for (const button of $('modes').children) {
    const value = button.dataset.value;
    button.disabled = value === 'all' ? row.items.length < 2 : value !== 'two' && !both;
  }
  if (isAll) {
    $('zoom').textContent = '1×';
    $('stage').replaceChildren(table());
    for (const box of $('stage').querySelectorAll('tbody tr')) probe(ordered(row.items)[box.sectionRowIndex], box);
    return;
  }
  if (f.lines) {
    $('zoom').textContent = '';
    const tags = {'+': 'ins', '-': 'del'};
    $('stage').replaceChildren(el('pre', {class: 'lines'}, ...f.lines.map(line => el(tags[line[0]] ?? 'span', {}, line))));
    return;
  }
  const space = union(f);
  const kind = both && mode !== 'all' ? mode : 'two';
  const z = zoom || fitting(space.width, space.height, kind === 'two' ? (f.d === undefined ? 2 : 3) : 1);
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
      f.e !== undefined ? titled('golden' + size(f.expected), frame(f, f.expected, z, golden()))
        : titled('golden', absent(why(f.expected) ?? (f.state === 'new' ? 'no golden yet' : 'cannot be shown'))),
      ...(f.d !== undefined ? [titled('difference', frame(f, space, z, Object.assign(golden(), {className: 'faded'}),
        picture(f.d, space, z, 'marks of the difference'), ...rings(f, z)))] : []),
      f.a !== undefined ? titled('actual' + size(f.actual), frame(f, f.actual, z, actual()))
        : titled('actual', absent(why(f.actual) ?? (f.state === 'missing' ? 'no picture any more' : 'cannot be shown'))))];
    if (f.d !== undefined) nodes.push(legend());
    const larger = closer(f, z);
    if (larger) nodes.unshift(titled('enlarged: golden, difference, actual', larger));
  } else if (kind === 'slider') {
    const top = actual(), under = golden(), bar = el('div', {class: 'bar'});
    const move = () => {
      const x = space.width * z * share / 100;
      under.style.clipPath = `inset(0 calc(100% - ${x}px) 0 0)`;
      top.style.clipPath = `inset(0 0 0 ${Math.min(x, f.actual.width * z)}px)`;
      bar.style.left = x - 1 + 'px';
    };
    const box = frame(f, space, z, under, top, bar);
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
    nodes = [titled('golden fading into actual', frame(f, space, z, under, top)), input];
  } else if (kind === 'blink') {
    const top = actual(), under = golden(), caption = el('figcaption', {});
    let isActual = false;
    const flip = () => { isActual = !isActual; top.style.visibility = isActual ? 'visible' : 'hidden';
      under.style.visibility = isActual ? 'hidden' : 'visible'; caption.textContent = isActual ? 'actual' : 'golden'; };
    flip();
    if (blinking) timer = setInterval(flip, 600);
    nodes = [el('figure', {}, caption, frame(f, space, z, under, top)), el('p', {},
      el('button', {id: 'blink', on: {click: () => { blinking = !blinking; draw(); $('blink').focus(); }}}, blinking ? 'Stop' : 'Start'),
      ' ', el('button', {on: {click: flip}}, 'Other side'))];
  } else {
    nodes = [titled('what differs, over the faded golden', frame(f, space, z, Object.assign(golden(), {className: 'faded'}),
      picture(f.d, space, z, 'marks of the difference'), ...rings(f, z))), legend()];
  }
  $('stage').replaceChildren(...nodes);
  probe(f, $('stage'));
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
function probe(finding, place) {
  for (const box of place.querySelectorAll('.pic')) box.addEventListener('pointermove', async event => {
    const r = box.getBoundingClientRect(), z = +box.style.getPropertyValue('--z');
    // An enlarged part says where it begins.
    const [left, top] = ['--x', '--y'].map(name => +box.style.getPropertyValue(name) || 0);
    const x = left + Math.floor((event.clientX - r.left) / z), y = top + Math.floor((event.clientY - r.top) / z);
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
function turn(step) {
  if (!row || row.items.length < 2) return;
  const items = ordered(row.items);
  pick(items[(items.indexOf(current) + step + items.length) % items.length]);
}
function scale(step) {
  const levels = [0.1, 0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
  const now = parseFloat($('zoom').textContent) / ($('zoom').textContent.includes('%') ? 100 : 1);
  const next = step > 0 ? levels.find(l => l > now + 1e-6) : levels.findLast(l => l < now - 1e-6);
  if (next) { zoom = next; draw(); }
}
async function copy() {
  if ($('copy').disabled) return;
  const items = acceptable(row.items, true);
  const text = [data.accept, ...items.map(f => f.word), ...(items.some(f => f.state === 'missing') ? ['--prune'] : [])].join(' ');
  try { await navigator.clipboard.writeText(text); }
  catch {
    const area = el('textarea', {}); area.value = text; document.body.append(area); area.select();
    document.execCommand('copy'); area.remove();
  }
  $('probe').replaceChildren('Copied: ', el('code', {}, text));
}
/* What can be accepted; goldens are removed only on their own glyph's command. */
function acceptable(items, removes) {
  return items.filter(f => ['changed', 'new'].includes(f.state) || removes && f.state === 'missing');
}
async function accept(items) {
  const places = items.map(f => f.index).sort((a, b) => a - b), ranges = [];
  for (const place of places) {
    if (ranges.length && ranges.at(-1)[1] === place - 1) ranges.at(-1)[1] = place; else ranges.push([place, place]);
  }
  const query = `version=${data.service.version}&items=${ranges.map(r => r[0] === r[1] ? r[0] : r.join('-')).join(',')}`;
  $('accept').disabled = $('acceptAll').disabled = true;
  let response = {fault: 'the server is away; start it again'};
  try { response = await (await fetch('accept?' + query, {method: 'POST', headers: {'X-Fingerpost': data.service.token}})).json(); } catch {}
  const index = Math.max(0, shown.findIndex(other => other.glyph === row?.glyph));
  if (response.report) load(response.report);
  fill();
  if (response.report && index < shown.length) choose(index);
  if (response.fault) warn(response.fault);
  else $('probe').textContent = `${items.length} accepted.`;
}
$('accept').onclick = () => accept(acceptable(row.items, true));
$('acceptAll').onclick = () => accept(acceptable(shown.flatMap(row => row.items)));
$('in').onclick = () => scale(1);
$('out').onclick = () => scale(-1);
$('fit').onclick = () => { zoom = 0; draw(); };
$('grid').onclick = () => { gridOn = !gridOn; draw(); };
$('copy').onclick = copy;
$('help').onclick = () => $('keys').showModal();
$('find').oninput = fill;
$('theme').onchange = () => { if ($('theme').value) document.documentElement.dataset.theme = $('theme').value; else delete document.documentElement.dataset.theme; };
addEventListener('resize', () => { if (!zoom) draw(); });
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $('keys').open) return;
  const tag = event.target.tagName;
  if (tag === 'INPUT' && event.target.type === 'search') {
    if (event.key === 'Escape') { event.target.value = ''; fill(); $('list').focus(); }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  } else if (tag === 'SELECT' || (tag === 'INPUT' && event.key.startsWith('Arrow'))
    || (tag === 'BUTTON' && (event.key === ' ' || event.key === 'Enter'))) return;
  const index = shown.indexOf(row);
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
    b: () => { ground = grounds[(grounds.indexOf(ground) + 1) % grounds.length]; draw(); },
    '+': () => scale(1), '=': () => scale(1), '-': () => scale(-1), '0': () => { zoom = 0; draw(); },
    g: () => { gridOn = !gridOn; draw(); }, c: copy, a: () => { mode = 'all'; draw(); }, '[': () => turn(-1), ']': () => turn(1), '/': () => $('find').focus(),
    '?': () => $('keys').showModal(), ' ': () => { if (mode === 'blink') { blinking = !blinking; draw(); } else return false; },
  };
  act.j = act.ArrowDown; act.k = act.ArrowUp;
  modes.slice(1).forEach(([, value], place) => { act[place + 1] = () => { mode = value; draw(); }; });
  const key = act[event.key];
  if (key && key() !== false) event.preventDefault();
});
load(data);
fill();

/* The part of the sheet that needs a server. */
let sheetVersion = parsed.version, beforeTitle = parsed.before;
/* The glyph whose cell shows an error; the cells of further ones refer to it. */
let firstOf = new Map();
faultText = glyph => [undefined, glyph.name].includes(firstOf.get(glyph.fault)) ? glyph.fault : `Cannot be drawn, as ${firstOf.get(glyph.fault)}.`;
/* The errors in the header; those of glyphs stand in their cells. */
function tell(errors) {
  firstOf = new Map(errors.map(error => [error.text, error.glyphs[0]]));
  for (const glyph of glyphs.values()) if (glyph.fault) fillCell(cells.get(glyph.name), glyph);
  showErrors(errors, error => error.glyphs.length ? ['Cannot be drawn: ', ...glyphLinks(error.glyphs, reveal)] : [error.text]);
}
/* Goes to a cell, also if the search hides it. */
function reveal(name) {
  if (!fits(glyphs.get(name))) { Object.assign(state, {query: '', changed: false}); draw(); tools(); }
  cells.get(name).scrollIntoView({block: 'center', behavior: 'instant'});
  cells.get(name).focus({preventScroll: true});
}
/* Does work that moves cells; on a page that is scrolled, the first one in view stays where it is. */
document.documentElement.style.overflowAnchor = 'none';
function keepPlace(work) {
  const place = name => cells.get(name).getBoundingClientRect(), edge = document.querySelector('header').getBoundingClientRect().bottom;
  const first = scrollY > 0 ? visible.find(name => place(name).bottom > edge) : null, before = first && place(first).top;
  work();
  if (first && !cells.get(first).hidden) scrollBy({top: place(first).top - before, behavior: 'instant'});
}
function tools() {
  const focused = document.activeElement?.id, count = [...glyphs.values()].filter(g => g.badge).length;
  $('live-tools').replaceChildren(...[
    el('button', {'aria-pressed': state.changed ?? false, id: 'changed', disabled: !count && !state.changed, on: {click: () => { state.changed = !state.changed; draw(); tools(); $('changed').focus(); }}}, `${count} changed`),
    el('button', {id: 'compose', 'aria-haspopup': 'dialog', on: {click: () => composer().showModal()}}, 'Compose …'),
    el('button', {id: 'edit', 'aria-haspopup': 'dialog', on: {click: () => editor().show()}}, 'Theme …'),
    parsed.hasRoute ? el('a', {href: 'route', class: 'link'}, 'Route') : null,
    el('span', {class: 'away-note', role: 'status'}, 'The server is away; open the address that it prints.')].filter(Boolean));
  if (['changed', 'compose', 'edit'].includes(focused)) $(focused).focus();
}
const fitsQuery = fits;
fits = glyph => (!state.changed || glyph.badge) && fitsQuery(glyph);
listen(async () => {
  const answer = await fetch('data.json?since=' + sheetVersion);
  const news = await answer.json();
  [parsed.measures, parsed.interface] = [news.measures, news.interface];
  const same = JSON.stringify([data.variants, data.margin]) === JSON.stringify([news.sheet.variants, news.sheet.margin]);
  data.variants = news.sheet.variants; data.contrasts = news.sheet.contrasts; data.margin = news.sheet.margin;
  for (const group of news.sheet.groups) if (!data.groups.some(g => g.id === group.id)) data.groups.unshift(group);
  keepPlace(() => {
    if (!same) { shownNow = ''; offerGrounds(); }
    update(news.sheet.glyphs); warn(news.sheet.warnings); tell(news.errors); tools();
  });
  syncEditor();
  sheetVersion = news.version;
  if ($('composer')?.open) await $('composer').ask();
});
/* The previous picture: side by side, overlaid, or alternating. */
let blinkTimer = 0, onion = 50, blinking = '';
window.extraPanel = glyph => {
  clearInterval(blinkTimer);
  if (!glyph.badge || glyph.badge === 'new') return [];
  const variant = variantOn(state.stage).name, height = glyph.aspect > 1.2 ? 60 : 104, width = Math.round(height * glyph.aspect);
  const image = (path, label) => el('img', {src: `${path}/${glyph.name}~${variant}@${height}.png?v=${glyph.version}`, alt: label, width, height});
  const top = image('picture', 'now'), under = image('before', beforeTitle);
  const caption = el('figcaption', {}, 'onion skin');
  const stack = el('div', {class: 'onion', style: {width: width + 'px', height: height + 'px'}}, under, top);
  const fade = () => { top.style.opacity = onion / 100; under.style.opacity = 1 - onion / 100; };
  fade();
  const blink = el('button', {id: 'blink', on: {click: () => { blinking = blinking === glyph.name ? '' : glyph.name; alternate(); }}}, 'Blink');
  const alternate = () => {
    const isOn = blinking === glyph.name;
    blink.setAttribute('aria-pressed', isOn); clearInterval(blinkTimer);
    if (!isOn) { fade(); caption.textContent = 'onion skin'; return; }
    let isNow = false;
    const flip = () => { isNow = !isNow; top.style.opacity = +isNow; under.style.opacity = +!isNow; caption.textContent = isNow ? 'now' : beforeTitle; };
    flip(); blinkTimer = setInterval(flip, 600);
  };
  alternate();
  return [el('h3', {}, 'What changed'), el('div', {...on('ramp', state.stage), id: 'change'},
      el('figure', {}, image('before', beforeTitle), el('figcaption', {}, beforeTitle)),
      el('figure', {}, image('picture', 'now'), el('figcaption', {}, 'now')), el('figure', {}, stack, caption)),
    el('div', {class: 'row', style: {'margin-top': '8px'}}, el('label', {class: 'label', for: 'onion'}, 'Now over before'),
      el('input', {type: 'range', id: 'onion', min: 0, max: 100, value: onion, on: {input: event => { onion = +event.target.value; fade(); }}}), blink)];
};
/* Custom roundabouts and lanes, which the server draws. */
function composer() {
  if ($('composer')) return $('composer');
  const field = (id, text, props) => el('p', {class: 'field'}, el('label', {for: id}, text), el('input', {id, ...props}));
  const side = el('select', {id: 'c-side'}, el('option', {value: 'right'}, 'right'), el('option', {value: 'left'}, 'left'));
  const kind = el('select', {id: 'c-kind'}, el('option', {value: 'roundabout'}, 'Roundabout'), el('option', {value: 'lanes'}, 'Lanes'));
  const round = el('div', {id: 'c-round'}, el('p', {class: 'field'}, el('label', {for: 'c-angle'}, 'Angle driven'),
      el('span', {class: 'with-value'}, el('input', {id: 'c-angle', type: 'range', min: 0, max: 360, step: 5, value: 135}), el('output', {id: 'c-degrees', for: 'c-angle'}))),
    field('c-exit', 'Exit number', {type: 'number', min: 1, max: 99, value: 2}));
  const lanes = el('div', {id: 'c-lanes', hidden: true}, field('c-words', 'Lanes as in turn:lanes; * marks the direction to follow, + one of second choice', {type: 'text', value: 'left;through|through*|right', spellcheck: 'false'}),
    el('p', {class: 'field'}, el('label', {for: 'c-dividers'}, 'Lines between'), el('input', {id: 'c-dividers', type: 'checkbox'})));
  const out = el('div', {id: 'c-out', 'aria-live': 'polite'});
  const dialog = el('dialog', {id: 'composer', 'aria-labelledby': 'c-title'}, el('h2', {id: 'c-title'}, 'Compose'),
    el('p', {class: 'field'}, el('label', {for: 'c-kind'}, 'What'), kind), el('p', {class: 'field'}, el('label', {for: 'c-side'}, 'Traffic keeps'), side),
    round, lanes, out);
  const shut = el('button', {style: {'margin-left': 'auto'}, on: {click: () => dialog.close()}}, 'Close');
  const buttons = el('p', {class: 'row', style: {'margin-top': '12px'}}, shut);
  dialog.append(buttons);
  let asked = 0;
  const ask = async () => {
    const isLanes = kind.value === 'lanes';
    round.hidden = isLanes; lanes.hidden = !isLanes;
    $('c-degrees').textContent = +$('c-angle').value ? $('c-angle').value + '°' : 'none';
    const query = new URLSearchParams({side: side.value});
    if (isLanes) { query.set('lanes', $('c-words').value); if ($('c-dividers').checked) query.set('dividers', 1); }
    else { if (+$('c-angle').value) query.set('angle', $('c-angle').value); if ($('c-exit').value) query.set('exit', $('c-exit').value); }
    const turn = ++asked;
    const answer = await (await fetch('compose?' + query.toString().replaceAll('+', '%20'))).json();
    if (turn !== asked) return;
    if (answer.fault) { out.replaceChildren(el('p', {class: 'bad'}, answer.fault)); buttons.replaceChildren(shut); return; }
    const height = answer.aspect > 3 ? 36 : 100;
    out.replaceChildren(...data.variants.toSorted((a, b) => luminance(b.background) - luminance(a.background)).map(v => el('div', {class: 'ramp', style: {background: v.background.slice(0, 7)}},
        ...[18, 36, height].map(h => el('img', {alt: `${answer.name}, ${v.name}, ${h} pixels`, height: h, width: Math.round(h * answer.aspect), src: `picture/${answer.name}~${v.name}@${h}.png?v=${sheetVersion}`})))),
      el('p', {class: 'note'}, el('code', {}, answer.name)));
    buttons.replaceChildren(el('button', {on: {click: () => copyText(answer.name)}}, 'Copy name'), el('button', {on: {click: () => copyText(answer.command)}}, 'Copy command'), shut);
  };
  document.body.append(dialog);
  dialog.addEventListener('input', ask); dialog.addEventListener('change', ask);
  dialog.ask = ask; ask();
  return dialog;
}
tell(parsed.errors); tools();

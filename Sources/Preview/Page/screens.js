/* What all screens share: pictures, words, and the choice of a screen. */
const box = (cls, ...children) => el('div', {class: cls}, ...children);
const text = (cls, value) => el('div', {class: cls, dir: 'auto'}, value ?? '');
const say = (card, most) => card.texts.find(t => t.length <= most) ?? card.texts.at(-1);
/* The pictures in the colors of the interface by day or night. */
const schemeOf = time => ({name: time === 'day' ? 'light' : 'dark'});
const paper = {day: '#ffffff', night: '#000000'};
/* The roles as custom properties, such as `--fp-header-primary`. */
const schemeRules = {};
function setInterface() {
  const sheet = document.styleSheets[0];
  for (const [name, roles] of Object.entries(data.interface)) {
    schemeRules[name] ??= sheet.cssRules[sheet.insertRule(`.${name === 'light' ? 'day' : 'night'} {}`, sheet.cssRules.length)];
    for (const [role, color] of Object.entries(roles)) schemeRules[name].style.setProperty('--fp-' + role.replace(/[A-Z]/g, c => '-' + c.toLowerCase()), color);
  }
}
/* The variant with the most contrast on a color, and its own background where that is too little. */
function variantOf(time) {
  const color = paper[time];
  const best = data.variants.reduce((a, b) => contrast(b.lit, color) > contrast(a.lit, color) ? b : a);
  return {name: best.name, ground: contrast(best.lit, color) < 3 ? best.background.slice(0, 7) : null};
}
function glyph(name, use, variant, alt = '') {
  const held = data.glyphs[name]?.pictures[use]?.[variant.name], [width, height] = data.glyphs[name]?.size ?? data.sizes[use];
  if (!held) return el('span', {class: 'none', title: data.glyphs[name]?.fault});
  return el('img', {src: png(held[1]), srcset: [1, 2, 3].filter(k => held[k]).map(k => `${png(held[k])} ${k}x`).join(', '), width, height, alt, draggable: 'false', decoding: 'sync', style: variant.ground ? {background: variant.ground} : {}});
}
/* Text in the first of its variants, the longest first, that fits the lines it may have. */
function fitted(cls, variants) {
  const node = text(cls + ' fitted');
  node.variants = variants;
  return node;
}
function fit(node) {
  for (const words of node.variants) {
    node.replaceChildren(...[words].flat());
    if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
  }
}
/* Numbers of roads that have a shield are drawn as it. */
const withShields = (card, variant) => card.parts?.map(parts => parts.map(([words, name]) =>
  data.glyphs[name]?.pictures.shield ? glyph(name, 'shield', variant, words) : words)) ?? card.texts;
/* Text in one line, in smaller letters where it is too wide. */
function narrow(node) {
  for (let size = parseFloat(getComputedStyle(node).fontSize); node.scrollWidth > node.clientWidth && size > 8; size--) node.style.fontSize = size - 1 + 'px';
}
/* A screen in points. */
const pointsOf = screen => ({...screen, width: screen.width / screen.scale, height: screen.height / screen.scale});
const screenTitles = {carplay: 'CarPlay', cluster: 'CarPlay cluster', 'android-auto': 'Android Auto', phone: 'Phone'};
const screenTitle = screen => `${screenTitles[screen.kind]} ${screen.width} × ${screen.height} @${screen.scale}`;
/* The buttons of the screens, each with an outline of its shape; the first of a kind names it. */
function screenChoices(choose) {
  return data.screens.map((screen, i) => {
    const long = Math.max(screen.width, screen.height) / 22, shape = el('i', {style: {width: screen.width / long + 'px', height: screen.height / long + 'px'}});
    return el('button', {role: 'radio', 'data-value': i, 'aria-label': screenTitle(screen), title: screenTitle(screen), on: {click: () => choose(i)}},
      box('shape', shape), data.screens[i - 1]?.kind === screen.kind ? null : el('b', {}, screenTitles[screen.kind]), el('small', {}, `${screen.width} × ${screen.height}`));
  });
}
const isLeftSided = () => (state.side || route().drivingSide) === 'left';
const icons = {close: 'M6 6l12 12M18 6 6 18', voice: 'M4 9.5v5h3.5L12 18.500V5.500L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11', search: 'M10.500 4.500a6 6 0 1 0 0 12a6 6 0 1 0 0-12M15 15l5 5',
  plus: 'M12 5v14M5 12h14', minus: 'M5 12h14', center: 'M12 3.500 18.500 20 12 16.500 5.500 20z', ways: 'M6 20V13q0-4 6-4t6-5M6 13V4M6 4 3 7m3-3 3 3', home: 'M5 5h5v5H5zm9 0h5v5h-5zM5 14h5v5H5zm9 0h5v5h-5z', flag: 'M6 21V4h12l-3 4 3 4H6'};
function icon(name) {
  const node = svgNode('svg', {viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true'});
  node.append(svgNode('path', {d: icons[name]}));
  return node;
}
const knob = name => box('knob', icon(name));

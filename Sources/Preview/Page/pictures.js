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
/* The variant for a background: the one made for it, or the one with more contrast. */
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
/* A picture at a height in CSS pixels: an embedded one if there is one, with those for dense screens. */
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

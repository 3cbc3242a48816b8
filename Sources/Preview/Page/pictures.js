const svgSpace = 'http://www.w3.org/2000/svg';
/* The backgrounds: each variant's own, the lightest first, then a checker and one to choose. */
const variantNamed = name => data.variants.find(v => v.name === name);
const opaque = color => color.slice(0, 7);
const groundNames = () => [...new Set([...data.variants.toSorted((a, b) => luminance(b.background) - luminance(a.background))
  .map(v => v.name), 'checker', 'own'])];
const usual = {grounds: groundNames().slice(0, Math.min(4, data.variants.length)), size: 50, blur: 0, own: '#046a45', query: '', glyph: '',
  zoom: 50, stage: groundNames()[0], grid: true, keys: false, center: false, theme: ''};
const state = {...usual, grounds: [...usual.grounds]};
const title = word => word[0].toUpperCase() + word.slice(1);
/* The class and style of an element on a background. */
function on(name, ground) {
  const v = variantNamed(ground);
  return {class: `${name} on-${v ? 'variant' : ground}`, style: v ? {'--ground': opaque(v.background)} : {}};
}
const glyphs = new Map();
const cells = new Map();
let haystacks = new Map();
/* The variant for a background: the one made for it, or the one with more contrast. */
function variantOn(ground) {
  const color = ground === 'own' ? state.own : '#ffffff';
  return variantNamed(ground) ?? data.variants.reduce((a, b) => contrast(b.lit, color) > contrast(a.lit, color) ? b : a);
}
const sizesOf = (glyph, variant) => Object.keys(glyph.pictures[variant] ?? {}).map(Number).sort((a, b) => a - b);
function address(glyph, variant, size) {
  let held = glyph.pictures[variant]?.[size];
  if (held?.startsWith('=')) held = glyph.pictures[held.slice(1)][size];
  if (held) return held.startsWith('/') ? held : png(held);
  return data.live && !glyph.fault ? `picture/${glyph.name}~${variant}@${size}.png?v=${glyph.version ?? 0}` : null;
}
function sketch(glyph, variant, height) {
  const v = variantNamed(variant) ?? data.variants[0], node = document.createElementNS(svgSpace, 'svg');
  const all = {class: 'sketch', viewBox: `0 0 ${48 * glyph.aspect} 48`, width: height * glyph.aspect, height, role: 'img', 'aria-label': glyph.name};
  for (const [name, value] of Object.entries(all)) node.setAttribute(name, value);
  node.style.color = v.lit; node.style.setProperty('--unlit', v.unlit);
  node.innerHTML = glyph.sketch;
  return node;
}
/* The built-in glyph in whose place a folder's own is. */
const builtIn = (glyph, variant, height) => sketch({...glyph, name: 'built-in ' + glyph.name, sketch: glyph.builtIn}, variant, height);
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

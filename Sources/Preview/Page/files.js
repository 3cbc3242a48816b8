/* The files of a glyph, to copy or to download. */
function svgText(glyph, variant) {
  const node = sketch(glyph, variant.name, 48);
  /* Other programs ignore style sheets, so each shape gets its color. */
  for (const shape of node.querySelectorAll('*'))
    for (const name of ['fill', 'stroke'])
      if (shape.getAttribute(name) === 'currentColor') shape.setAttribute(name, shape.closest('.unlit') ? variant.unlit : variant.lit);
  const attributes = `xmlns="${svgSpace}" viewBox="${node.getAttribute('viewBox')}" width="${node.getAttribute('width')}" height="48"`;
  return `<svg ${attributes}>\n${node.innerHTML.trim()}\n</svg>\n`;
}
async function copyPicture(source) {
  try {
    const blob = await (await fetch(source)).blob();
    await navigator.clipboard.write([new ClipboardItem({'image/png': blob})]);
    toast('Copied the picture');
  } catch { toast('This browser copies no pictures here; download it.'); }
}
/* Buttons that copy and links that download, for a variant at the height of the enlargement. */
function files(glyph, variant) {
  const height = state.zoom, width = Math.round(height * glyph.aspect);
  const name = `${glyph.name}~${variant.name}`, source = address(glyph, variant.name, height);
  const texts = [['Name', glyph.name], ['File name', `${name}.png`],
    ['HTML', `<img src="glyphs/${name}.png" srcset="glyphs/${name}@2x.png 2x" width="50" height="50" alt="">`],
    ['Swift', `UIImage(named: "${glyph.name}")`], ['Kotlin', `R.drawable.${glyph.name}`],
    ['Command', `fingerpost glyph ${glyph.name} --variant ${variant.name} --size ${width}x${height} -o ${name}.png`], ['Link', location.href]];
  if (glyph.sketch) texts.push(['SVG', svgText(glyph, variant)]);
  const button = (text, value) => el('button', {title: value, 'data-copy': text, on: {click: () => copyText(value)}}, text);
  const link = (text, href, file) => el('a', {class: 'button', href, download: file, 'data-download': text}, text);
  return [
    el('div', {class: 'copies', role: 'group', 'aria-label': 'Copy'}, el('span', {class: 'label'}, 'Copy'), ...texts.map(pair => button(...pair)),
      source ? el('button', {'data-copy': 'PNG', on: {click: () => copyPicture(source)}}, 'PNG') : null),
    el('div', {class: 'copies', role: 'group', 'aria-label': 'Download'}, el('span', {class: 'label'}, 'Download'),
      glyph.sketch ? link('SVG', 'data:image/svg+xml,' + encodeURIComponent(svgText(glyph, variant)), `${name}.svg`) : null,
      source ? link('PNG', source, `${name}${height === 50 ? '' : '-' + height}.png`) : null)];
}

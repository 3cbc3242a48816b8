/* Each network: its shields on every background, at 1 and 2 times their size, and as text. */
function picture(sample, variant, times) {
  return el('img', {src: png(sample.files[variant.name]), alt: sample.ref,
    width: sample.width * times, height: sample.height * times});
}
function grounds(network) {
  return data.variants.map(variant => el('div', {class: 'ground', style: {background: variant.background}},
    ...[1, 2].map(times => el('p', {}, ...network.samples.map(sample => picture(sample, variant, times))))));
}
function sentence(network) {
  const variant = data.variants.find(v => (luminance(v.background) < 0.5) === isDarkPage()) ?? data.variants[0];
  const sample = network.samples[1] ?? network.samples[0];
  if (!sample) return null;
  return el('p', {class: 'beside'}, 'Turn right onto ', picture(sample, variant, 1),
    el('span', {}, `Turn right onto ${sample.ref}`));
}
function row(network) {
  return el('article', {id: network.name}, el('h3', {}, network.title),
    el('p', {class: 'label'}, el('code', {}, network.name), network.refs ? ' ' + network.refs : ''),
    ...grounds(network), sentence(network));
}
const regions = new Intl.DisplayNames('en', {type: 'region'});
for (const country of data.countries) {
  country.name = country.code ? regions.of(country.code) : 'Several countries';
}
function show() {
  const words = $('find').value.toLowerCase().split(/\s+/).filter(Boolean);
  const sections = data.countries.map(country => {
    const found = country.networks.filter(network => {
      const text = [country.name, country.code, network.name, network.title, network.refs,
        ...network.samples.map(sample => sample.ref)].join('\n').toLowerCase();
      return words.every(word => text.includes(word));
    });
    return found.length === 0 ? null : el('section', {},
      el('h2', {}, country.name), ...found.map(row));
  }).filter(Boolean);
  $('networks').replaceChildren(...(sections.length ? sections : [el('p', {}, 'No network has these words.')]));
}
$('find').oninput = show;
$('theme').onchange = () => { setPageTheme($('theme').value); show(); };
addEventListener('keydown', event => {
  if (event.key === '/' && document.activeElement !== $('find')) { event.preventDefault(); $('find').focus(); }
});
show();

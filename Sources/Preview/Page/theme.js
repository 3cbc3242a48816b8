/* The editor of the theme: each change is drawn at once by the server, and saved on demand. */
const edits = new Map();
let sending = Promise.resolve(), waiting = false;
function send(isSaved) {
  /* Skips values that newer ones replace before they are sent. */
  if (waiting && !isSaved) return;
  waiting = true;
  sending = sending.then(async () => {
    waiting = false;
    const sent = [...edits];
    const query = new URLSearchParams([...sent, ...isSaved ? [['save', '1']] : []]);
    const {fault} = await (await fetch('theme?' + query.toString().replaceAll('+', '%20'), {method: 'POST'})).json();
    $('e-fault').textContent = fault ?? '';
    if (isSaved && !fault) {
      /* Keeps what changed while the file was written. */
      for (const [place, value] of sent) if (edits.get(place) === value) edits.delete(place);
      toast('Saved the theme');
      if (edits.size) send(false);
    }
    enableButtons();
  }).catch(() => { waiting = false; $('e-fault').textContent = 'The server is away.'; });
}
function enableButtons() {
  $('e-save').disabled = !edits.size || !parsed.saves;
  $('e-revert').disabled = !edits.size;
}
function edit(place, value) { edits.set(place, value); editorShows = ''; enableButtons(); send(false); }
function colorField(label, place, color) {
  const alpha = color.slice(7);
  return el('label', {}, label, el('input', {type: 'color', value: opaque(color), 'data-place': place,
    on: {input: event => { event.target.nextSibling.textContent = event.target.value + alpha; edit(place, event.target.value + alpha); }}}), el('output', {}, color));
}
/* The colors of the navigation UI, folded away; the words of a role may wrap. */
function roleFields(scheme, title) {
  return el('details', {}, el('summary', {}, title), ...Object.entries(parsed.interface[scheme]).map(([role, color]) =>
    colorField(role.replace(/[A-Z]/g, letter => ' ' + letter.toLowerCase()), `interface.${scheme}.${role}`, color)));
}
function sliders({name, values, least, most}) {
  return values.map((value, i) => el('label', {}, values.length > 1 ? `${name} ${i + 1}` : name,
    el('input', {type: 'range', min: least, max: most, step: 'any', value, 'data-place': name, on: {input: event => {
      const all = [...document.querySelectorAll(`#editor [data-place="${name}"]`)].map(input => (+input.value).toFixed(3));
      event.target.nextSibling.textContent = (+event.target.value).toFixed(3);
      edit(name, all.join(','));
    }}}), el('output', {}, value.toFixed(3))));
}
function fields() {
  return [...data.variants.map(v => el('fieldset', {}, el('legend', {}, `variant ${v.name}`),
      ...['lit', 'unlit', 'background', 'outline'].filter(role => v[role]).map(role => colorField(role, `${v.name}.${role}`, v[role])))),
    roleFields('light', 'navigation UI by day'), roleFields('dark', 'navigation UI by night'),
    el('fieldset', {}, el('legend', {}, 'measures, as shares of the side'), ...parsed.measures.flatMap(sliders))];
}
function editor() {
  if ($('editor')) return $('editor');
  const hint = parsed.saves ? null : el('p', {class: 'note'}, 'Start with --theme FILE to save.');
  const dialog = el('dialog', {id: 'editor', 'aria-labelledby': 'e-title'},
    el('div', {class: 'row top'}, el('h2', {id: 'e-title'}, 'Theme'),
      el('button', {id: 'e-save', on: {click: () => send(true)}}, 'Save'),
      el('button', {id: 'e-revert', on: {click: () => { edits.clear(); send(false); }}}, 'Revert'),
      el('button', {class: 'end', on: {click: () => dialog.close()}}, 'Close')),
    hint, el('p', {id: 'e-fault', class: 'bad', role: 'alert'}), el('div', {id: 'e-fields'}, ...fields()));
  dialog.addEventListener('keydown', event => { if (event.key === 'Escape') dialog.close(); event.stopPropagation(); });
  document.body.append(dialog);
  enableButtons();
  return dialog;
}
/* Shows the theme's values again if they or the fields changed, unless the user is changing them. */
let editorShows = '';
const themeValues = () => JSON.stringify([data.variants, parsed.measures, parsed.interface]);
function syncEditor() {
  if (!$('editor') || edits.size || editorShows === themeValues()) return;
  editorShows = themeValues();
  const open = [...$('e-fields').querySelectorAll('details')].map(details => details.open);
  $('e-fields').replaceChildren(...fields());
  $('e-fields').querySelectorAll('details').forEach((details, i) => { details.open = open[i]; });
}

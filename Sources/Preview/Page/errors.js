/* The errors of the files of a live page: their number, and a way to each. */
let errorsShown = '[]';
function showErrors(errors, wayTo) {
  const text = JSON.stringify(errors);
  if (text === errorsShown) return;
  errorsShown = text;
  const isOpen = $('errors')?.firstChild.open ?? (errors.length < 4 && innerWidth > 700);
  $('errors')?.remove();
  if (errors.length) document.querySelector('header').append(el('div', {id: 'errors', class: 'bar errors', role: 'alert'},
    el('details', {open: isOpen, on: {toggle: fitTop}}, el('summary', {}, errors.length === 1 ? '1 error' : `${errors.length} errors`),
      el('ul', {}, ...errors.map(error => el('li', {}, ...wayTo(error)))))));
  fitTop();
}
/* Links to the cells of glyphs on the sheet, followed by `go` where the page is the sheet. */
function glyphLinks(names, go) {
  return names.flatMap((name, i) => [i ? ', ' : '', el('a', {href: './#glyph=' + name, on: {click: event => {
    if (!go || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault(); go(name);
  }}}, name)]);
}

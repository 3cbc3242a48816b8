'use strict';
const $ = id => document.getElementById(id);
const parsed = JSON.parse($('data').textContent);
const data = parsed.sheet ?? parsed;
function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (key === 'on') for (const [event, f] of Object.entries(value)) node.addEventListener(event, f);
    else if (key === 'style') for (const [name, v] of Object.entries(value)) node.style.setProperty(name, v);
    else if (key === 'class') node.className = value;
    else if (key.startsWith('aria-')) node.setAttribute(key, value);
    else if (value === true) node.setAttribute(key, '');
    else if (value !== false && value !== undefined && value !== null) node.setAttribute(key, value);
  }
  node.append(...children.filter(child => child !== null && child !== undefined));
  return node;
}
/* A text of a script from right to left, kept together among others. */
const isolated = text => /[\u0590-\u08ff]/.test(text) ? '\u2068' + text + '\u2069' : text;
const png = base64 => 'data:image/png;base64,' + base64;
let toastTimer = 0;
function toast(text) {
  $('toast').textContent = text;
  $('toast').classList.add('shown');
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => $('toast').classList.remove('shown'), 1800);
}
async function copyText(text) {
  try { await navigator.clipboard.writeText(text); }
  catch {
    const area = el('textarea', {style: {position: 'fixed', opacity: 0}});
    const before = document.activeElement;
    area.value = text; document.body.append(area); area.select();
    document.execCommand('copy'); area.remove();
    if (before) before.focus();
  }
  toast('Copied ' + text);
}
function setPageTheme(value) {
  if (value) document.documentElement.dataset.theme = value;
  else delete document.documentElement.dataset.theme;
  $('theme').value = value;
}
const isDarkPage = () => document.documentElement.dataset.theme
  ? document.documentElement.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
/* Relative luminance and contrast of WCAG 2.2. */
const channels = color => [1, 3, 5].map(i => parseInt(color.slice(i, i + 2), 16));
function luminance(color) {
  const [r, g, b] = channels(color).map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a, b) {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
}
$('keys-close').onclick = () => $('keys').close();
$('help').onclick = () => $('keys').showModal();
/* The height of the header, and of the errors at its end. */
function fitTop() {
  const root = document.documentElement.style, {bottom, height} = document.querySelector('header').getBoundingClientRect();
  root.setProperty('--top', height + 'px');
  root.setProperty('--errors', bottom - ($('errors')?.getBoundingClientRect().top ?? bottom) + 'px');
}
addEventListener('resize', fitTop);
/* Calls back for each new version from the server, one call after the other. */
function listen(onVersion) {
  let version = parsed.version, events = null, busy = Promise.resolve();
  const say = isThere => document.documentElement.classList.toggle('away', !isThere);
  const open = () => {
    events = new EventSource('events');
    events.onopen = () => say(true);
    events.onerror = () => say(false);
    events.onmessage = event => {
      const news = JSON.parse(event.data);
      if (news.version === version) return;
      version = news.version;
      /* What fails is tried again at the server's next message. */
      busy = busy.then(onVersion).catch(() => { version = null; });
    };
  };
  open();
  /* A page that the browser keeps, and shows again at "back", goes on listening. */
  addEventListener('pagehide', () => events.close());
  addEventListener('pageshow', event => { if (event.persisted) open(); });
}

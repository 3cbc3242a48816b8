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
/* Calls back for each new version from the server; reloads the page when the server restarts. */
function listen(onVersion) {
  let instance = parsed.instance, version = parsed.version ?? 0;
  const events = new EventSource('/events');
  const say = isThere => document.documentElement.classList.toggle('away', !isThere);
  events.onopen = () => say(true);
  events.onerror = () => say(false);
  events.onmessage = event => {
    const news = JSON.parse(event.data);
    if (instance && news.instance !== instance) { sessionStorage.setItem('place', scrollY); location.reload(); return; }
    instance = news.instance;
    if (news.version !== version) { const before = version; version = news.version; onVersion(before); }
  };
  addEventListener('beforeunload', () => events.close());
  const place = sessionStorage.getItem('place');
  if (place !== null) { sessionStorage.removeItem('place'); requestAnimationFrame(() => scrollTo(0, +place)); }
}

/* The bar of the trip: traffic, stops and the driven part, along the page or up beside a map. */
const levels = ['unknown', 'low', 'moderate', 'heavy', 'severe'];
const levelTitles = {unknown: 'traffic not known', low: 'flowing', moderate: 'slow', heavy: 'heavy', severe: 'standing'};
const levelOf = part => levels.includes(part.level) ? part.level : 'unknown';
function tripBar(card, isUpright) {
  const [start, length] = isUpright ? ['bottom', 'height'] : ['inset-inline-start', 'width'];
  const bar = box('trip-line', ...route().traffic.map(part => el('i', {class: 't-' + levelOf(part), style: {'flex-grow': part.share}})));
  const driven = el('i', {class: 'driven'}), car = el('span', {class: 'car'});
  bar.append(driven);
  const stops = route().stops.map((stop, i) => el('span', {class: i + 1 === route().stops.length ? 'goal' : 'halt', title: stop.name, style: {[start]: stop.share * 100 + '%'}}));
  const all = el('div', {class: 'trip ' + (isUpright ? 'upright' : 'along'), role: 'img'}, bar, ...stops, car);
  const put = ({elapsed}) => {
    const share = (elapsed * 100).toFixed(2) + '%';
    driven.style[length] = share; car.style.setProperty(start, share);
    all.setAttribute('aria-label', `${Math.round(elapsed * 100)} percent driven`);
  };
  put(card);
  if (driveOf(route())) moving.push(put);
  return all;
}
/* The bar with signs above it and a legend of its colors below. */
function progress(card, variant) {
  const used = levels.filter(level => route().traffic.some(part => levelOf(part) === level));
  return box('device progress', signsOnBar(route(), 322, variant), tripBar(card, false),
    box('legend', ...used.map(level => el('span', {}, el('i', {class: 't-' + level}), levelTitles[level]))));
}

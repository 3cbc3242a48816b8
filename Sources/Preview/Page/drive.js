/* The drive that the page plays. Its lists hold moments, each a time before its values; times are
   tenths of a second from the moment before. */
const widths = {places: 3, shows: 6, lanes: 1, nexts: 1, roads: 1, lights: 1, delays: 1, limits: 1, speeding: 2, speech: 2, arrivals: 1};
function unpack(packed) {
  const drive = {...packed};
  for (const [name, width] of Object.entries(widths)) {
    const numbers = packed[name];
    drive[name] = [];
    for (let i = 0, time = 0; i < numbers.length; i += width + 1) {
      time += numbers[i];
      drive[name].push([time, ...numbers.slice(i + 1, i + 1 + width)]);
    }
  }
  let latitude = 0, longitude = 0;
  drive.places = drive.places.map(([time, a, b, speed]) => [time, (latitude += a) / 1e5, (longitude += b) / 1e5, speed]);
  drive.comesUp = [];
  for (const [time, card] of drive.shows) drive.comesUp[card] ??= time;
  return drive;
}
const unpacked = new WeakMap();
function driveOf(route) {
  if (!route?.drive) return null;
  if (!unpacked.has(route)) unpacked.set(route, unpack(route.drive));
  return unpacked.get(route);
}
/* The index of the last moment at or before a time, -1 before the first. */
function last(moments, time) {
  let low = 0, high = moments.length;
  while (low < high) { const middle = (low + high) >> 1; if (moments[middle][0] <= time) low = middle + 1; else high = middle; }
  return low - 1;
}
const clockText = tenths => {
  const s = Math.floor(tenths / 10), pad = n => String(n).padStart(2, '0');
  return s < 3600 ? `${Math.floor(s / 60)}:${pad(s % 60)}` : `${Math.floor(s / 3600)}:${pad(Math.floor(s / 60) % 60)}:${pad(s % 60)}`;
};
/* The state at a time. */
function momentOf(drive, time) {
  const i = Math.max(0, last(drive.shows, time)), [begin, card, distance, farther, longer, arrival, driven] = drive.shows[i];
  const next = drive.shows[i + 1], value = name => drive[name][last(drive[name], time)];
  const share = next && next[0] > begin ? Math.max(0, time - begin) / (next[0] - begin) : 0;
  return {card, distance: drive.texts[distance], remainingDistance: drive.texts[farther], remainingTime: drive.texts[longer],
    arrival: drive.texts[arrival], elapsed: (driven + (next ? (next[6] - driven) * share : 0)) / 1000,
    lanes: value('lanes')?.[1] ?? -1, next: value('nexts')?.[1] ?? -1, road: drive.texts[value('roads')?.[1] ?? 0], isNight: value('lights')?.[1] === 1, delay: value('delays')?.[1] ?? 0,
    limit: value('limits')?.[1] ?? 0, speeding: value('speeding'), arrived: value('arrivals'), said: saidAt(drive, time), ...vehicleAt(drive, time)};
}
/* The announcement that is being spoken: its index and its words; null in silence. */
function saidAt(drive, time) {
  const index = last(drive.speech, time), [begin, text, length] = drive.speech[index] ?? [];
  return index >= 0 && time < begin + length ? {index, text: drive.texts[text]} : null;
}
/* The position, heading and speed of the vehicle. */
function vehicleAt(drive, time) {
  const i = Math.max(0, last(drive.places, time)), here = drive.places[i], next = drive.places[i + 1];
  const share = next && next[0] > here[0] ? Math.max(0, time - here[0]) / (next[0] - here[0]) : 0;
  const between = n => next ? here[n] + (next[n] - here[n]) * share : here[n];
  /* A standing vehicle keeps its last heading, or takes its next. */
  let from = i, to = i + 1;
  const same = (a, b) => drive.places[a][1] === drive.places[b][1] && drive.places[a][2] === drive.places[b][2];
  if (to >= drive.places.length) { from = i - 1; to = i; }
  while (from > 0 && same(from, to)) from--;
  while (to + 1 < drive.places.length && from >= 0 && same(from, to)) to++;
  const a = drive.places[Math.max(0, from)], b = drive.places[to] ?? a;
  const course = Math.atan2((b[2] - a[2]) * Math.cos(a[1] * Math.PI / 180), b[1] - a[1]) * 180 / Math.PI;
  return {place: [between(1), between(2)], index: i, course, speed: here[3]};
}
/* The messages of a navigator besides the cards. */
function factsOf(drive, now) {
  const facts = [['speed', `${now.speed} ${drive.speedUnit}`]];
  const [, level, percent] = now.speeding ?? [0, 0, 0];
  if (level) facts.push([level === 2 ? 'major' : 'minor', `${percent} % above the limit`]);
  if (now.delay) facts.push([['', 'major', 'minor', 'good'][now.delay], ['', 'heavy', 'dense', 'light'][now.delay] + ' traffic ahead']);
  if (drive.lights.length) facts.push(['light', now.isNight ? 'low light' : 'daylight']);
  if (now.said) facts.push(['said', `“${now.said.text}”`]);
  if (now.arrived) facts.push(['good', 'arrived' + (drive.texts[now.arrived[1]] ? ' at ' + drive.texts[now.arrived[1]] : '')]);
  return facts;
}

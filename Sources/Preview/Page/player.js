/* The player of the drive at the bottom of the page. */
const paces = [1, 2, 5, 10, 30, 60, 120, 600];
let playing = 0, drawnMoment = '';
/* Whether the drive is at the moment when the card comes up. */
const isAtCard = () => (driveOf(route())?.comesUp[state.card] ?? state.moment) === state.moment;
function drawPlayer(drive, now) {
  $('player').classList.toggle('none', !drive);
  for (const id of ['play', 'moment', 'pace']) $(id).disabled = !drive;
  if (!drive) { $('facts').replaceChildren(el('li', {}, 'No drive: ' + (route().driveFault ?? 'the route has no line') + '.')); return; }
  /* A whole number of steps, so that the last one reaches the end. */
  $('moment').max = Math.ceil(drive.end / 10) * 10;
  $('moment').setAttribute('aria-valuetext', `${clockText(state.moment)} of ${clockText(drive.end)}` + ', ' + say(route().cards[state.card], 60));
  $('facts').replaceChildren(...[...factsOf(drive, now), ...(isSpeaking ? [['light', 'voice on']] : [])].map(([cls, words]) => el('li', {class: cls}, words)));
  drawnMoment = look(now);
  move(drive, now);
}
const look = now => JSON.stringify([now.card, now.distance, now.remainingDistance, now.remainingTime, now.arrival, now.lanes, now.isNight, now.delay, now.limit, now.speeding, now.arrived, now.said]);
/* Updates the moving parts of each frame. */
function move(drive, now) {
  $('moment').value = state.moment;
  $('moment').style.setProperty('--done', state.moment / Math.max(1, drive.end) * 100 + '%');
  $('clock').textContent = `${clockText(state.moment)} / ${clockText(drive.end)}`;
  for (const put of moving) put(now);
  const speed = $('facts').querySelector('.speed'), text = `${now.speed} ${drive.speedUnit}`;
  if (speed && speed.textContent !== text) speed.textContent = text;
}
/* Jumps to a time of the drive and its card. Redraws only what changes. */
function seek(moment) {
  const drive = driveOf(route());
  if (!drive) return;
  const before = state.card;
  state.moment = Math.min(drive.end, Math.max(0, moment));
  const now = momentOf(drive, state.moment);
  state.card = now.card;
  speak(now);
  if (now.card !== before || look(now) !== drawnMoment) draw(); else { move(drive, now); link(); }
}
/* The browser's own voice, when asked for, speaks what comes up while the drive plays. */
let isSpeaking = false, spoken = -1;
function speak(now) {
  const voice = window.speechSynthesis;
  if (!voice || !isSpeaking || !playing || !now.said || now.said.index === spoken) return;
  spoken = now.said.index;
  voice.cancel();
  voice.speak(Object.assign(new SpeechSynthesisUtterance(now.said.text), {lang: route().language, rate: Math.min(3, $('pace').value)}));
}
function toggleVoice() {
  isSpeaking = !isSpeaking && 'speechSynthesis' in window; spoken = -1;
  if (!isSpeaking) window.speechSynthesis?.cancel();
  draw();
}
function pause() {
  window.speechSynthesis?.cancel(); spoken = -1;
  cancelAnimationFrame(playing); playing = 0;
  $('play').setAttribute('aria-pressed', 'false'); $('play').setAttribute('aria-label', 'Play the drive');
}
function play() {
  const drive = driveOf(route());
  if (!drive) return;
  if (playing) { pause(); link(); return; }
  if (state.moment >= drive.end) seek(0);
  $('play').setAttribute('aria-pressed', 'true'); $('play').setAttribute('aria-label', 'Pause the drive');
  let before = performance.now();
  const frame = now => {
    /* A save may have changed the drive. */
    const drive = driveOf(route());
    if (!drive) { pause(); return; }
    const moment = state.moment + (now - before) / 100 * $('pace').value;
    before = now;
    playing = requestAnimationFrame(frame);
    if (moment >= drive.end) pause();
    seek(moment);
  };
  playing = requestAnimationFrame(frame);
}
/* Marks the appearances of cards and low light. */
function markDrive() {
  const drive = driveOf(route());
  $('times').querySelector('[data-value=light]').hidden = !drive?.lights.length;
  $('marks').replaceChildren();
  if (!drive) return;
  const share = time => time / Math.max(1, drive.end) * 100 + '%';
  drive.lights.forEach(([time, isLow], i) => {
    if (isLow) $('marks').append(el('i', {class: 'low', style: {left: share(time), width: share((drive.lights[i + 1]?.[0] ?? drive.end) - time)}}));
  });
  /* More marks would merge into a bar. */
  if (drive.comesUp.length <= 80) for (const time of drive.comesUp) if (time !== undefined) $('marks').append(el('i', {class: 'mark', style: {left: share(time)}}));
}
/* Stops the player and marks the drive; sets a pace that plays it in about a minute. */
function setUpPlayer() {
  const drive = driveOf(route());
  pause(); markDrive();
  if (drive) $('pace').value = paces.find(p => drive.end / 10 / p <= 60) ?? paces.at(-1);
}

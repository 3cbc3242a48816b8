/* For pictures: all screens of a scale below each other, each at a whole number of points from the top. */
/* The card with the most to show: lanes, a next card, a long instruction. */
function fullest(cards) {
  const worth = (card, i) => (card.lanes ? 4 : 0) + (cards[i + 1] ? 2 : 0) + Math.min(1, card.texts[0].length / 60);
  return cards.reduce((best, card, i) => worth(card, i) > worth(cards[best], best) ? i : best, 0);
}
/* A moment shortly before the maneuver of a card, when its lanes are in view. */
function inView(card) {
  const drive = driveOf(route());
  if (!drive) return 0;
  const end = drive.comesUp.slice(card + 1).find(time => time !== undefined) ?? drive.end;
  return Math.max(drive.comesUp[card] ?? 0, end - 120);
}
function takeShots(scale, time, card) {
  state.card = card;
  state.moment = inView(card);
  const drive = driveOf(route()), now = drive && momentOf(drive, state.moment);
  document.documentElement.classList.add('shots');
  const screens = data.screens.filter(screen => screen.scale === scale).map(screen => drawScreen(screen, shown(now), time, now));
  setInterface();
  document.body.replaceChildren(...screens.map(screen => {
    const shot = box('shot ' + time, screen);
    shot.style.height = Math.ceil(parseFloat(screen.style.height)) + 'px';
    return shot;
  }));
  for (const screen of screens) screen.settle();
}

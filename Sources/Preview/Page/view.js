/* Views of the plane: `put` gives a point's place on the screen, `scale` is points per meter. */
function northUp(way, width, height, pad) {
  const least = i => way.points.reduce((a, p) => Math.min(a, p[i]), Infinity), most = i => way.points.reduce((a, p) => Math.max(a, p[i]), -Infinity);
  const [west, east, north, south] = [least(0), most(0), least(1), most(1)];
  const k = Math.min((width - 2 * pad) / Math.max(east - west, 1e-7), (height - 2 * pad) / Math.max(south - north, 1e-7));
  const put = ([x, y]) => [width / 2 + (x - (west + east) / 2) * k, height / 2 + (y - (north + south) / 2) * k];
  return {put, width, height, turn: 0, scale: k * Math.cosh((north + south) / 2) / earth, from: 0, to: way.length};
}
/* The vehicle stands in the lower third of a box, and the next maneuver near its top. */
function headingUp(way, meters, target, box, width, height) {
  const [x, y] = pointAt(way.points, meters), foot = box.height * (box.height < 150 ? 0.62 : 0.76);
  const ahead = Math.min(1400, Math.max(140, (target - meters) * 1.12 + 25)), scale = (foot - 12) / ahead;
  const turn = courseAt(way.points, meters, Math.min(14, way.length / 3)), k = scale * earth / Math.cosh(y);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)], middle = box.x + box.width / 2;
  const put = ([a, b]) => {
    const [right, down] = [(a - x) * k, (b - y) * k];
    return [middle + right * cos + down * sin, box.y + foot - right * sin + down * cos];
  };
  /* A line that turns back may come into view again. */
  const reach = Math.hypot(width, height) / scale;
  return {put, width, height, turn, scale, box, from: meters - 2 * reach, to: meters + 4 * reach};
}
/* The part of the line that a view may show, on the screen, without points closer than they can be seen. */
function traced(way, view) {
  const {points} = way, line = [], last = before(points, view.to);
  const add = point => { const [x, y] = view.put(point); line.push([x, y, point[2]]); };
  add(pointAt(points, Math.max(0, view.from)));
  for (let i = before(points, view.from) + 1; i <= last; i++) {
    const [x, y] = view.put(points[i]), [a, b] = line.at(-1);
    if (Math.abs(x - a) + Math.abs(y - b) > 0.6 || i === points.length - 1) line.push([x, y, points[i][2]]);
  }
  add(pointAt(points, Math.min(way.length, view.to)));
  return line;
}
/* A piece of a line on the screen as path data. */
function pieceOf(line, from, to) {
  const [start, end] = [Math.max(from, line[0][2]), Math.min(to, line.at(-1)[2])];
  if (end <= start) return '';
  let data = '', i = before(line, start);
  const add = ([x, y]) => { data += `${data ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`; };
  add(pointAt(line, start));
  while (++i < line.length && line[i][2] < end) add(line[i]);
  add(pointAt(line, end));
  return data;
}
/* Small arrows on the line, at whole multiples of a distance, so that they stand still while the vehicle moves. */
function chevronsOn(way, view, from, isFree) {
  const step = 2 ** Math.round(Math.log2((view.box ? 58 : 90) / view.scale));
  let data = '', count = 0;
  for (let m = Math.ceil((from + 22 / view.scale) / step) * step; m < Math.min(way.length, view.to) && count < 400; m += step) {
    const [x, y] = view.put(pointAt(way.points, m));
    if (x < -9 || y < -9 || x > view.width + 9 || y > view.height + 9 || !isFree(m)) continue;
    const course = courseAt(way.points, m, 4 / view.scale) - view.turn, [cos, sin] = [Math.cos(course), Math.sin(course)];
    const at = (right, down) => `${(x + right * cos - down * sin).toFixed(1)} ${(y + right * sin + down * cos).toFixed(1)}`;
    data += `M${at(-2.6, 1.6)}L${at(0, -1.6)}L${at(2.6, 1.6)}`; count++;
  }
  return data;
}
/* The arrow of a maneuver: a piece of the line around it, and a head. */
function arrowOn(line, meters, scale) {
  const end = Math.min(line.at(-1)[2], meters + 24 / scale), [x, y] = pointAt(line, end), [a, b] = pointAt(line, end - 5 / scale);
  const long = Math.hypot(x - a, y - b) || 1, [u, v] = [(x - a) / long, (y - b) / long];
  const at = (along, side) => `${(x + u * along - v * side).toFixed(1)} ${(y + v * along + u * side).toFixed(1)}`;
  return {shaft: pieceOf(line, meters - 24 / scale, end), head: `M${at(9, 0)}L${at(-3, 8)}L${at(-3, -8)}Z`};
}

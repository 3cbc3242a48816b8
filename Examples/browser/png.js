// Reads a PNG file to straight pixels. A canvas would do, but it multiplies opacity into colors and loses
// some of them.

const CHANNELS = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The pixels of a PNG file: `{width, height, data}`, 16 bits rounded to 8. */
export async function readPNG(file) {
  const bytes = new Uint8Array(file);
  const view = new DataView(bytes.buffer);
  if (bytes.length < 8 || view.getUint32(0) !== 0x89504e47) throw new Error("not a PNG file");
  const chunks = {};
  for (let place = 8; place + 12 <= bytes.length;) {
    const length = view.getUint32(place);
    const name = String.fromCharCode(...bytes.subarray(place + 4, place + 8));
    (chunks[name] ??= []).push(bytes.subarray(place + 8, place + 8 + length));
    place += 12 + length;
  }
  if (!chunks.IHDR || !chunks.IDAT) throw new Error("a PNG file without a picture");
  const header = new DataView(chunks.IHDR[0].slice().buffer);
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  const [depth, type, isInterlaced] = [header.getUint8(8), header.getUint8(9), header.getUint8(12)];
  const rows = await inflated(chunks.IDAT);
  const data = new Uint8ClampedArray(4 * width * height);
  // Of an interlaced picture each pass is one of its own: its first column and row, and the steps.
  const passes = isInterlaced
    ? [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]]
    : [[0, 0, 1, 1]];
  const color = colorOf(type, depth, chunks.PLTE?.[0], chunks.tRNS?.[0]);
  let place = 0;
  for (const [left, top, right, down] of passes) {
    const [columns, lines] = [Math.ceil((width - left) / right), Math.ceil((height - top) / down)];
    if (columns <= 0 || lines <= 0) continue;
    const step = Math.max(1, CHANNELS[type] * depth >> 3);
    const count = CHANNELS[type] * depth * columns + 7 >> 3;
    let above = new Uint8Array(count);
    for (let line = 0; line < lines; line++) {
      const row = unfiltered(rows.subarray(place + 1, place + 1 + count), above, rows[place], step);
      place += 1 + count;
      for (let column = 0; column < columns; column++) {
        data.set(color(row, column), 4 * ((top + line * down) * width + left + column * right));
      }
      above = row;
    }
  }
  return { width, height, data };
}

async function inflated(parts) {
  const stream = new Blob(parts).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Adds to each byte what the row's filter predicts (PNG, 9.2). */
function unfiltered(row, above, filter, step) {
  const result = row.slice();
  for (let i = 0; i < row.length; i++) {
    const [a, b, c] = [result[i - step] ?? 0, above[i], above[i - step] ?? 0];
    if (filter === 1) result[i] += a;
    if (filter === 2) result[i] += b;
    if (filter === 3) result[i] += a + b >> 1;
    if (filter === 4) {
      const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
      result[i] += pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
    }
  }
  return result;
}

/** A function of a row and a column that gives the color there. */
function colorOf(type, depth, palette, transparency) {
  const most = 2 ** depth - 1;
  const raw = (row, index) => {
    if (depth === 16) return row[2 * index] << 8 | row[2 * index + 1];
    const bit = index * depth;
    return row[bit >> 3] >> 8 - depth - (bit & 7) & most;
  };
  const level = (sample) => Math.round(sample * 255 / most);
  const keys = transparency && type !== 3 ? transparency : [];
  const key = (index) => keys[2 * index] << 8 | keys[2 * index + 1];
  return (row, column) => {
    const samples = Array.from(
      { length: CHANNELS[type] }, (_, channel) => raw(row, column * CHANNELS[type] + channel));
    const isKey = keys.length > 0 && samples.every((sample, index) => sample === key(index));
    const [first, second, third, fourth] = samples;
    switch (type) {
      case 0: return [level(first), level(first), level(first), isKey ? 0 : 255];
      case 2: return [level(first), level(second), level(third), isKey ? 0 : 255];
      case 3: return [...palette.subarray(3 * first, 3 * first + 3), transparency?.[first] ?? 255];
      case 4: return [level(first), level(first), level(first), level(second)];
      default: return [level(first), level(second), level(third), level(fourth)];
    }
  };
}

// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.

/**
 * Draws glyphs and SVG files, and compares pictures, with the module `fingerpost.wasm`: the same pixels
 * as the program's. Works in browsers, workers and node, and loads nothing else. The module is a file of
 * each release.
 */
export class Fingerpost {
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  /** Loads the module from its bytes, a response, or an address. */
  static async load(source) {
    if (typeof source === "string" || source instanceof URL) source = fetch(source);
    source = await source;
    if (typeof Response !== "undefined" && source instanceof Response) {
      if (!source.ok) throw new Error(`${source.url}: ${source.status}; check the address`);
      source = await source.arrayBuffer();
    }
    const { instance } = await WebAssembly.instantiate(source);
    return new Fingerpost(instance.exports);
  }

  /** Draws a glyph; `options` are those of `fingerpost glyph`. */
  draw(name, options = {}) {
    return this.#picture({ call: "draw", name, ...Fingerpost.#look(options) });
  }

  /** Draws an SVG file from its text or bytes. */
  drawSVG(text, options = {}) {
    const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
    return this.#picture({ call: "draw-svg", ...Fingerpost.#look(options) }, bytes);
  }

  /** Compares two pictures of pixels; `rules` are those of `fingerpost diff`. */
  diff(expected, actual, rules = {}) {
    const bytes = new Uint8Array(expected.data.length + actual.data.length);
    bytes.set(expected.data);
    bytes.set(actual.data, expected.data.length);
    const { maxPixels, ...others } = rules;
    return this.#picture(
      {
        call: "diff",
        expected: [expected.width, expected.height],
        actual: [actual.width, actual.height],
        "max-pixels": maxPixels,
        ...others,
      },
      bytes,
    );
  }

  /** The names of the glyphs that an app may need before it has a route. */
  names() {
    return this.#call({ call: "names" }).response.names;
  }

  /** The text of a theme that is built in. */
  theme(name = "default") {
    return new TextDecoder().decode(this.#call({ call: "theme", theme: name }).bytes);
  }

  /** The SHA-256 of all pictures and their number, as `fingerpost list --digest` prints them. */
  digest() {
    return new TextDecoder().decode(this.#call({ call: "digest" }).bytes);
  }

  static #look({ size, theme, drivingSide, ...options }) {
    const sides = typeof size === "number" ? [size, size] : size && [size.width, size.height];
    const text = typeof theme === "object" ? JSON.stringify(theme) : theme;
    return { size: sides, theme: text, "driving-side": drivingSide, ...options };
  }

  #picture(request, blob) {
    const { response, bytes } = this.#call(request, blob);
    // The pixels are straight, as those of an ImageData.
    return request.form === "pixels"
      ? { ...response, data: new Uint8ClampedArray(bytes.buffer) }
      : { ...response, png: bytes };
  }

  /** Sends the JSON of a request and its bytes, each behind its number of bytes. */
  #call(request, blob = new Uint8Array()) {
    const { malloc, free, memory, fingerpost_respond: respond } = this.#exports;
    const json = new TextEncoder().encode(JSON.stringify(request));
    const count = 4 + json.length + blob.length;
    const place = malloc(count);
    if (!place) throw new Error(`${count} bytes are too many; use smaller pictures`);
    new DataView(memory.buffer).setUint32(place, json.length, true);
    new Uint8Array(memory.buffer).set(json, place + 4);
    new Uint8Array(memory.buffer).set(blob, place + 4 + json.length);
    const start = respond(place, count);
    free(place);
    const view = new DataView(memory.buffer);
    const length = view.getUint32(start + 4, true);
    const text = new Uint8Array(memory.buffer, start + 8, length).slice();
    const bytes = new Uint8Array(
      memory.buffer, start + 8 + length, view.getUint32(start, true) - 4 - length).slice();
    free(start);
    const response = JSON.parse(new TextDecoder().decode(text));
    if (response.fault) throw new Error(response.fault);
    return { response, bytes };
  }
}

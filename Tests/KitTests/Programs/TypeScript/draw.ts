// Draws with the module, as an app would; compiled, not run.
import { Fingerpost, type Difference, type Pixels } from "./fingerpost-module.js";

export async function show(context: CanvasRenderingContext2D, svg: string): Promise<Difference> {
  const fingerpost = await Fingerpost.load(fetch("fingerpost.wasm"));
  const glyph: Pixels & { name: string } = fingerpost.draw("roundabout", {
    angle: 135, exit: 2, drivingSide: "left", size: { width: 96, height: 96 }, scale: 2,
    theme: { schema: "fingerpost/theme/1" }, weight: "bold", form: "pixels",
  });
  context.putImageData(new ImageData(glyph.data, glyph.width, glyph.height), 0, 0);
  const file: Uint8Array = fingerpost.draw("turn-left", { variant: "dark" }).png;
  const own = fingerpost.drawSVG(svg, { size: 48, form: "pixels" });
  console.log(file.length, own.ignored.join(), fingerpost.names().length, fingerpost.theme("map"));
  return fingerpost.diff(glyph, own, { tolerance: 2, maxPixels: 10, antialiasing: "ignore" });
}

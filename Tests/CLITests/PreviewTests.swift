import Foundation
import PNGCoding
import PNGReading
import TestSupport
import Testing

@Test func `without a terminal names are printed, and a glyph as a PNG`() throws {
  let sheet = try Program.run(["preview", "--terminal"])
  #expect(sheet.code == 0)
  let names = sheet.text.split(separator: "\n")
  #expect(names.contains("turn_left") && names.contains("stop_sign"))
  #expect(!sheet.text.contains("\u{1B}"))
  let glyph = try Program.run(["glyph", "turn-left"])
  #expect(try PNGCoder.decode([UInt8](glyph.output)).width == 50)
}

@Test func `a glyph is shown in the requested way`() throws {
  let kitty = try Program.run(["glyph", "turn-left", "--size", "12", "--graphics", "kitty"])
  #expect(kitty.text.hasPrefix("\u{1B}_Ga=T,f=100,q=2,m=0;"))
  let blocks = try Program.run(["glyph", "turn-left", "--size", "12", "--graphics", "blocks"])
  #expect(blocks.text.split(separator: "\n").count == 6)
  let none = try Program.run(["glyph", "turn-left", "--graphics", "never"])
  #expect(none.text == "turn-left\n")
  let gone = try Program.run(["glyph", "turn-left", "--graphics", "sixel"])
  #expect(gone.code == 64)
  #expect(gone.error.contains("'auto', 'kitty', 'blocks' or 'never'"), "\(gone.error)")
}

@Test func `a route's page is written and needs no network`() throws {
  let folder = try TemporaryFolder()
  let page = folder.url.appending(path: "route.html").path
  let result = try Program.run(["preview", "Examples/routes/helsinki-lanes.json", "-o", page])
  #expect(result.code == 0, "\(result.error)")
  let html = String(decoding: try folder.bytes("route.html"), as: UTF8.self)
  #expect(html.contains("Turn right onto Kaivokatu"))
  #expect(!html.contains("src=\"http") && !html.contains("url(http"))
}

@Test(arguments: [
  (["preview"], "say where to: -o sheet.html, --terminal or --serve;"),
  (["preview", "--serve", "--terminal"], "give one of --output, --terminal and --serve;"),
  (["preview", "--terminal", "--port", "80"], "--port and --open need --serve;"),
  (["preview", "--terminal", "--own"], "--own goes with --icons and without a route;"),
  (
    ["preview", "--serve", "--port", "70000"],
    "--port is 70000; use a whole number from 0 to 65535;"
  ),
])
func `a preview with missing or conflicting options is refused`(
  arguments: [String], message: String
) throws {
  let result = try Program.run(arguments)
  #expect(result.code == 64)
  #expect(result.error.contains(message))
}

@Test func `a folder without icons ends the live page before it starts`() throws {
  let folder = try TemporaryFolder()
  let result = try Program.run(["preview", "--serve", "--icons", folder.url.path])
  #expect(result.code == 65)
  #expect(result.error.hasPrefix("error: ") && result.error.contains("no SVG files"))
}

@Test func `a folder in place of the page is an error before anything is drawn`() throws {
  let folder = try TemporaryFolder()
  // A theme that is not there would be told first if it were read.
  let run = try Program.run(
    ["preview", "-o", ".", "--theme", "nowhere.json"], in: folder.url)
  #expect(run.code == 73)
  #expect(
    run.error == "error: .: cannot be created: a folder stands in its place; "
      + "move that folder, or choose another name\n")
}

@Test func `a new file is on the sheet, which shows only the chosen variants`() throws {
  let folder = try TemporaryFolder()
  try FileManager.default.createDirectory(
    at: folder.url.appending(path: "Own/maneuvers"), withIntermediateDirectories: true)
  try folder.write(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><path d='M24 4h20v40H24z'/></svg>",
    to: "Own/maneuvers/toll-camera-right.svg")
  let sheet = try Program.run(
    ["preview", "--icons", "Own", "-o", "sheet.html", "--variant", "dark"], in: folder.url)
  #expect(sheet.code == 0 && sheet.error.contains("a new one, on no card"), "\(sheet.error)")
  let page = String(decoding: try folder.bytes("sheet.html"), as: UTF8.self)
  #expect(page.contains("\"Own icons\"") && page.contains("\"toll_camera_left\""))
  #expect(page.contains("\"name\":\"dark\"") && !page.contains("\"name\":\"light\""))
}

@Test func `own glyphs are shown first or alone, and a fault of one is said once`() throws {
  let folder = try TemporaryFolder()
  try FileManager.default.createDirectory(
    at: folder.url.appending(path: "Own"), withIntermediateDirectories: true)
  let start = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
  try folder.write(start + "<path d='M3 1h2v6h-2z'/></svg>", to: "Own/turn-right.svg")
  let words = ["preview", "--icons", "Own", "--terminal"]
  let all = try Program.run(words, in: folder.url).text.split(separator: "\n")
  #expect(all.prefix(2) == ["turn_left", "turn_right"] && all.count > 400)
  let own = try Program.run(words + ["--own"], in: folder.url)
  #expect(own.text == "turn_left\nturn_right\n" && own.error.isEmpty)
  let shown = try Program.run(words + ["--own", "--graphics", "blocks"], in: folder.url)
  #expect(shown.text.contains("built in: turn_left "))
  try folder.write(start + "</svg>", to: "Own/straight.svg")
  let page = try Program.run(
    ["preview", "--icons", "Own", "--own", "-o", "own.html"], in: folder.url)
  #expect(page.code == 0)
  #expect(
    page.error == "warning: Own/straight.svg: in variant 'dark' the icon draws nothing visible; "
      + "show its hidden layers, and give its shapes a fill or a stroke, and a size\n",
    "\(page.error)")
  let html = String(decoding: try folder.bytes("own.html"), as: UTF8.self)
  #expect(html.contains("\"name\":\"turn_left\"") && !html.contains("\"name\":\"merge\""))
}

@Test func `a route's page shows only the chosen variants`() throws {
  let folder = try TemporaryFolder()
  let file = Corpus.package.appending(path: "Examples/routes/motorway.json").path
  let run = try Program.run(
    ["preview", file, "-o", "page.html", "--variant", "dark"], in: folder.url)
  #expect(run.code == 0, "\(run.error)")
  let page = String(decoding: try folder.bytes("page.html"), as: UTF8.self)
  #expect(page.contains("\"name\":\"dark\"") && !page.contains("\"name\":\"light\""))
  for route in [[], [file]] {
    let unknown = try Program.run(["preview"] + route + ["-o", "x.html", "--variant", "sepia"])
    #expect(unknown.code == 64 && unknown.error.contains("use dark, light"))
  }
}

@Test func `a variant that cannot be seen in the terminal gets its own background`() throws {
  func blocks(_ variant: String) throws -> String {
    try Program.run(
      ["glyph", "straight", "--size", "12", "--graphics", "blocks", "--variant", variant]).text
  }
  // Without a response, the terminal's background counts as black.
  let (light, dark) = (try blocks("light"), try blocks("dark"))
  #expect(light.contains("255;255;255") && !light.contains("[0m "))
  #expect(dark.contains("[0m "))
}

import Foundation
import PNGCoding
import PNGReading
import TestSupport
import Testing

/// Folders of icons as a drawing program exports them, and the errors about their files.
@Suite struct IconFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Own"), withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ content: String) throws {
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'>\(content)</svg>",
      to: "Own/\(name)")
  }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program.run(arguments, in: folder.url)
  }

  private func row(_ name: String) throws -> String {
    let run = try run("glyph", name, "--icons", "Own", "--size", "12", "-o", "-")
    #expect(run.code == 0, "\(run.error)")
    let picture = try PNGCoder.decode([UInt8](run.output))
    return String(
      (0..<picture.width).map { picture[$0, picture.height / 2].alpha > 127 ? "#" : "." })
  }

  @Test func `files in the folder itself are glyphs, with and without folders beside them`() throws
  {
    try write("turn-left.svg", "<path d='M4 4h20v40H4z' fill='var(--fill-0, black)'/>")
    #expect(try row("turn-left") == ".#####......")
    #expect(try row("turn-right") == "......#####.")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Own/maneuvers"), withIntermediateDirectories: true)
    try write("maneuvers/gate.svg", "<path d='M24 4h20v40H24z'/>")
    try write("maneuvers/turn_left.svg", "<path d='M24 4h20v40H24z'/>")
    #expect(try row("gate") == "......#####.")
    #expect(try row("turn-left") == "......#####.")
    let lint = try run("lint", "--icons", "Own").text
    #expect(
      lint.contains("Own/turn-left.svg: warning: Own/maneuvers/turn_left.svg is the same glyph"),
      "\(lint)")
    let made = try run(
      "icons", "-o", "out", "--icons", "Own", "--variant", "dark", "--scale", "1", "--depfile", "d")
    #expect(made.code == 0, "\(made.error)")
    let inputs = String(decoding: try folder.bytes("d"), as: UTF8.self)
    #expect(inputs.contains("Own/turn-left.svg") && inputs.contains("Own/maneuvers/gate.svg"))
  }

  @Test func `an error names every file that cannot be used, and its remedy helps`() throws {
    let good = "<path d='M14 4h20v40h-20z'/>"
    try write("gate.svg", "<image href='a.png'/>")
    try write("stairs.svg", "<text>a</text>")
    try folder.write("<svg", to: "Own/straight.svg")
    try write("elevator.svg", good)
    try folder.write("{", to: "Own/icons.json")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Own/escalator.svg"), withIntermediateDirectories: true)
    for command in [["icons", "-o", "out"], ["glyph", "elevator", "-o", "e.png"]] {
      let run = try Program.run(command + ["--icons", "Own"], in: folder.url)
      #expect(run.code == 65)
      let lines = run.error.split(separator: "\n")
      let starts = [
        "escalator.svg: cannot be read: not a regular file; replace it with one, or remove it",
        "gate.svg: line 1: <image>: ", "stairs.svg: line 1: <text>: ", "straight.svg: line 1: ",
        "icons.json: not JSON",
      ]
      #expect(lines.count == starts.count, "\(run.error)")
      for (line, start) in zip(lines, starts) {
        #expect(line.hasPrefix("error: Own/" + start), "\(line)")
      }
    }
    for name in ["gate.svg", "stairs.svg", "straight.svg"] { try write(name, good) }
    for name in ["escalator.svg", "icons.json"] {
      try FileManager.default.removeItem(atPath: folder.path("Own/" + name))
    }
    #expect(try run("glyph", "elevator", "--icons", "Own", "-o", "e.png").code == 0)
  }

  @Test func `an error names every icon that cannot be seen`() throws {
    let shape = "<path d='M14 4h20v40h-20z'"
    try write("gate.svg", shape + " opacity='.1'/>")
    try write("stairs.svg", shape + " fill='#fff' data-color=''/>")
    try write("elevator.svg", shape + "/>")
    let words = ["icons", "-o", "out", "--icons", "Own", "--size", "12", "--scale", "1"]
    let made = try Program.run(words, in: folder.url)
    #expect(made.code == 65)
    let lines = made.error.split(separator: "\n").filter { $0.hasPrefix("error: ") }
    #expect(lines.count == 2, "\(made.error)")
    #expect(lines.first?.contains("Own/gate.svg: in variant ") == true, "\(made.error)")
    #expect(lines.first?.hasSuffix("; make it 3 : 1 or more by more opacity") == true)
    #expect(lines.last?.contains("Own/stairs.svg: in variant 'light'") == true, "\(made.error)")
    #expect(lines.last?.hasSuffix("; make it 3 : 1 or more, or remove data-color") == true)
    try write("gate.svg", shape + " opacity='1'/>")
    try write("stairs.svg", shape + " fill='#fff'/>")
    #expect(try Program.run(words, in: folder.url).code == 0)
  }
}

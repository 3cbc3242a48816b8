import Foundation
import PNGCoding
import PNGReading
import TestSupport
import Testing

@Suite struct FramesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func glyph(_ arguments: String...) throws -> Program.Result {
    try Program.run(["glyph"] + arguments, in: folder.url)
  }

  @Test(arguments: [
    (["turn-right"], 5, 4), (["roundabout", "--angle", "225", "--exit", "3"], 5, 4),
    (["lanes", "left;through|through*|right"], 5, 4), (["junction", "l90|0|r45*"], 5, 4),
    (["waiting"], 12, 0),
  ])
  func `frames are numbered pictures or one animated file, with the glyph at one end`(
    name: [String], count: Int, still: Int
  ) throws {
    let run = try Program.run(
      ["glyph"] + name + ["--frames", "\(count)", "-o", "frames"], in: folder.url)
    #expect(run.code == 0 && run.error.isEmpty && run.text.isEmpty)
    let files = folder.files(in: "frames")
    #expect(files.count == count && files.first == "001.png")
    let pictures = try files.map { try folder.bytes("frames/" + $0) }
    #expect(Set(pictures).count == count)
    _ = try Program.run(["glyph"] + name + ["-o", "still.png"], in: folder.url)
    #expect(try folder.bytes("still.png") == pictures[still])
    let animated = try Program.run(
      ["glyph"] + name + ["--frames", "\(count)", "-o", "-"], in: folder.url)
    let bytes = [UInt8](animated.output)
    #expect(try PNGCoder.decode(bytes) == PNGCoder.decode(pictures[still]))
    #expect(bytes.count { $0 == UInt8(ascii: "T") } >= count)
    let again = try Program.run(
      ["glyph"] + name + ["--frames", "\(count)", "-o", "a.png"], in: folder.url)
    #expect(try again.code == 0 && folder.bytes("a.png") == bytes)
  }

  @Test(arguments: [
    (
      ["turn-left", "--frames", "5"],
      "--frames needs --output: a folder, or a file that ends in .png."
    ),
    (["turn-left", "--frames", "1", "-o", "x"], "--frames"),
    (["turn-left", "--frames", "121", "-o", "x"], "--frames"),
    (
      ["elevator", "--frames", "5", "-o", "x"],
      "error: --frames: 'elevator' has no lit arrow that could grow; leave --frames out\n"
    ),
    (
      ["a/b.svg", "--frames", "5", "-o", "x"],
      "error: --frames does not apply to 'a/b.svg'; leave it out, or name a glyph: an SVG file has "
        + "its own colors\n"
    ),
  ])
  func `frames need an arrow, a valid number and an output`(
    arguments: [String], error: String
  ) throws {
    let run = try Program.run(["glyph"] + arguments, in: folder.url)
    #expect(run.code == 64)
    #expect(run.error.contains(error.dropLast()))
    #expect(folder.files().isEmpty)
  }

  @Test func `a file in place of the folder stays`() throws {
    try folder.write("mine", to: "x")
    let run = try glyph("turn-left", "--frames", "3", "-o", "x")
    #expect(run.code == 73)
    #expect(try folder.bytes("x") == Array("mine".utf8))
  }
}

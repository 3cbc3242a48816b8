import Foundation
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing

/// Summaries for pull requests, and perceived differences.
@Suite struct DiffReportTests {
  @Test func `a summary for pull requests comes with its pictures, on their backgrounds`() throws {
    let test = try GoldenFolders()
    let names = ["t~dark.png", "t~dark@2x.png", "t~light.png", "o (1)|.png"]
    for name in names {
      try test.write(GoldenFolders.square(.white), "goldens/" + name)
      try test.write(
        GoldenFolders.square(Color(red: 255, green: 0, blue: 0)), "out/" + name)
    }
    let result = try test.run("diff", "goldens", "out", "--markdown", "r/my s.md", "--quiet")
    #expect(result.code == 1 && result.error == "")
    let text = String(decoding: try test.folder.bytes("r/my s.md"), as: UTF8.self)
    // One row a glyph, with a picture for each variant.
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| changed | ") } == 2 + 1)
    let alt = "![golden, difference, actual]"
    #expect(
      text.contains(
        "| changed | t | \(alt)(my%20s-pictures/t~dark.png)<br>"
          + "\(alt)(my%20s-pictures/t~light.png)<br>"
          + "3 pictures (dark, dark 2x, light); the worst: 36 px differ"))
    #expect(text.contains("\(alt)(my%20s-pictures/o%20%281%29%7C.png)"))
    #expect(
      test.folder.files(in: "r/my s-pictures") == ["o (1)|.png", "t~dark.png", "t~light.png"])
    let picture = try PNGCoder.decode(test.folder.bytes("r/my s-pictures/t~dark.png"))
    #expect(picture.width == 3 * 12 + 2 * 4)
    #expect(picture[0, 0] == .black && picture[4, 4] == .white)
    let other = try test.run(
      "diff", "goldens", "out", "--markdown", "s.md", "--picture-url", "https://example.com/p")
    #expect(other.code == 1)
    let whole = String(decoding: try test.folder.bytes("s.md"), as: UTF8.self)
    #expect(whole.contains("\(alt)(https://example.com/p/t~dark.png)"))
  }

  @Test func `perceived differences are tolerated up to a threshold`() throws {
    let test = try GoldenFolders()
    try test.write(GoldenFolders.square(Color(red: 200, green: 0, blue: 0)), "a.png")
    try test.write(GoldenFolders.square(Color(red: 210, green: 0, blue: 0)), "b.png")
    try test.write(GoldenFolders.square(.white), "white.png")
    try test.write(PNGCoder.encode(try Pixmap(width: 12, height: 12)), "empty.png")
    let tolerant = try test.run("diff", "a.png", "b.png", "--threshold", "0.1")
    #expect(tolerant.code == 0 && tolerant.text.hasSuffix("\nrules: threshold 0.1\n"))
    #expect(try test.run("diff", "a.png", "b.png", "--threshold", "0.01").code == 1)
    // White ink is seen, unless white is asked for.
    #expect(try test.run("diff", "white.png", "empty.png", "--threshold", "0.1").code == 1)
    let white = try test.run(
      "diff", "white.png", "empty.png", "--threshold", "0.1", "--ground", "white")
    #expect(white.code == 0 && white.text.hasSuffix("\nrules: threshold 0.1, over white\n"))
    #expect(try test.run("diff", "a.png", "b.png", "--threshold", "2").code == 64)
  }
}

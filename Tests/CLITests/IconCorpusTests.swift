import Foundation
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing

/// Icons of public sets as the program's users take them: drawn as they are, and in place of kinds.
@Suite(.enabled(if: Corpus.has("suites/icon-sets"), "skipped: no suites/icon-sets in the corpora"))
struct IconCorpusTests {
  private static let files = spread(
    Corpus.files(under: "suites/icon-sets", suffix: ".svg"), count: 600)

  /// At most so many of some files, at equal distances.
  private static func spread(_ files: [String], count: Int) -> [String] {
    guard files.count > count else { return files }
    return (0..<count).map { files[$0 * files.count / count] }
  }

  @Test func `a file is drawn, or refused with its line`() throws {
    var refused: [String] = []
    for file in Cases.share(of: Self.files, every: 20) {
      let run = try Program.run(["glyph", Corpus.url(file).path, "--size", "48", "-o", "-"])
      if run.code == 65 {
        refused.append(run.error)
        #expect(run.error.contains(": line ") && run.error.contains("; "), "\(run.error)")
        #expect(run.error.split(separator: "\n").count == 1, "\(run.error)")
      } else {
        #expect(run.code == 0, "\(file): \(run.error)")
        let picture = try PNGCoder.decode([UInt8](run.output))
        #expect((picture.width, picture.height) == (48, 48))
        // One file of the sets has a title alone.
        let isSeen = picture.pixels.contains { $0.alpha > 127 }
        #expect(isSeen != run.error.contains("draws nothing"), "\(file): \(run.error)")
      }
    }
    if Cases.areAll {
      print("\(Self.files.count) files: \(refused.count) refused\n\(refused.joined())")
    }
    #expect(refused.count * 100 <= Self.files.count)
  }

  @Test func `no file in place of a kind is invisible in any variant`() throws {
    let folder = try TemporaryFolder()
    let list = try Program.run(["list", "--format", "csv"]).text
    let kinds = list.split(separator: "\n").dropFirst().map(String.init)
    let maneuvers = folder.url.appending(path: "Own/maneuvers")
    try FileManager.default.createDirectory(at: maneuvers, withIntermediateDirectories: true)
    for (kind, file) in zip(kinds, Self.spread(Self.files, count: 60)) {
      try FileManager.default.copyItem(
        at: Corpus.url(file), to: maneuvers.appending(path: kind + ".svg"))
    }
    // What lint calls an error is left out, so that the run must succeed.
    let lint = try Program.run(["lint", "--icons", "Own"], in: folder.url)
    let errors = lint.text.split(separator: "\n").filter { $0.contains(": error: ") }
    for path in Set(errors.map { $0.prefix { $0 != ":" } }) {
      try FileManager.default.removeItem(atPath: folder.path(String(path)))
    }
    let run = try Program.run(
      [
        "icons", "-o", "out", "--icons", "Own", "--size", "48", "--lane-size", "6", "--scale", "1",
        "--roundabouts", "360",
      ], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    let names = folder.files(in: "Own/maneuvers").map { $0.dropLast(4).replacing("-", with: "_") }
    for name in names {
      for (variant, background) in [("light", Color.white), ("dark", Color.black)] {
        let picture = try PNGCoder.decode(folder.bytes("out/glyphs/\(name)~\(variant).png"))
        let seen = picture.pixels.count { Self.contrast($0, on: background) >= 3 }
        #expect(seen * 50 >= picture.pixels.count, "\(name)~\(variant): \(seen) pixels are seen")
      }
    }
    if Cases.areAll {
      print("\(names.count) of 60 kinds replaced\n\(errors.joined(separator: "\n"))")
    }
    #expect(names.count >= 50)
    guard let place = ProcessInfo.processInfo.environment["FINGERPOST_KEEP_OUTPUTS"] else { return }
    let sheet = place + "/icon-sets.html"
    _ = try Program.run(["preview", "--icons", "Own", "-o", sheet], in: folder.url)
  }

  /// The contrast of a pixel on an opaque background, 1 to 21, as WCAG 2.2 defines it.
  private static func contrast(_ pixel: Color, on background: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let parts = [color.red, color.green, color.blue].map { byte -> Double in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (a, b) = (luminance(pixel.over(background)), luminance(background))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}

import AssetExport
import Files
import SystemLibraries
import JSON
import PNGCoding
import PNGReading
import Raster

/// Finds sheet entries that MapLibre Native or MapLibre GL JS would drop.
///
/// Their rules differ: Native requires whole numbers, GL JS requires the pixel ratio.
struct SpriteLint: Linter {
  static let consumer = "MapLibre"
  var findings: [LintFinding] = []
  private let url: URL

  /// Checks a sheet; returns `nil` if the file is not the index of a sheet.
  static func check(_ url: URL) -> [LintFinding]? {
    let picture = url.deletingPathExtension().appendingPathExtension("png")
    guard let data = RegularFile.bytes(url).map({ Data($0) }),
      let json = try? JSONNode(text: data), json.isObject,
      json.members.contains(where: { $0.value["pixelRatio"] != nil })
        || (FileManager.default.fileExists(atPath: picture.path) && !json.members.isEmpty
          && json.members.allSatisfy { $0.value["width"] != nil })
    else { return nil }
    var lint = SpriteLint(url: url)
    lint.check(json, String(decoding: data, as: UTF8.self), picture)
    lint.checkPair()
    return lint.findings
  }

  private mutating func check(_ json: JSONNode, _ text: String, _ picture: URL) {
    let sheet = RegularFile.bytes(picture).flatMap({ try? PNGCoder.decode($0) })
    expect(
      sheet != nil, url, "\(picture.lastPathComponent) is not a readable PNG file", "write both")
    // Searches the text, since after parsing 24.0 and 24 are equal.
    for (pattern, fault, remedy) in [
      (
        #/"(x|y|width|height)"\s*:\s*(-?[0-9]+[.eE][-+0-9.eE]*|")/#, "'%' is not a whole number",
        "write digits alone"
      ),
      (
        #/"(sdf)"\s*:\s*(?!true|false|\s)([^,}\s]*)/#, "sdf is '%', neither true nor false",
        "write one of them"
      ),
    ] {
      for match in text.matches(of: pattern) {
        let line = text[..<match.range.lowerBound].count { $0.isNewline } + 1
        let word = match.output.1 == "sdf" ? match.output.2 : match.output.1
        add(url, line: line, by: "MapLibre Native", fault.replacing("%", with: word), remedy)
      }
    }
    for (name, entry) in json.members.sorted(by: { $0.name < $1.name }) {
      if entry.isObject {
        check(name, entry, sheet)
      } else {
        add(url, "'\(name)' is not an object", "write x, y, width, height and pixelRatio")
      }
    }
  }

  private mutating func check(_ name: String, _ entry: JSONNode, _ sheet: Pixmap?) {
    func number(_ key: String) -> Double? {
      entry[key].flatMap { $0.isNumber ? $0.number : nil }
    }
    let keys = ["x", "y", "width", "height"]
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else {
      let missing = keys.filter { number($0) == nil }.joined(separator: ", ")
      return add(url, "'\(name)' lacks \(missing)", "write whole numbers")
    }
    let ratio = number("pixelRatio")
    expect(
      ratio != nil, url, by: "MapLibre GL JS", "'\(name)' lacks pixelRatio and is not drawn",
      "write it")
    expect(
      ratio.map { $0 > 0 && $0 <= 10 } ?? true, url, by: "MapLibre Native",
      "'\(name)': pixelRatio is \(ratio ?? 0)", "use more than 0, at most 10")
    expect(
      width >= 1 && height >= 1, url, "'\(name)' has no area",
      "use a width and a height of 1 or more")
    expect(
      max(width, height) <= Double(SpriteSheet.sideLimit), url, by: "MapLibre Native",
      "'\(name)' is larger than \(SpriteSheet.sideLimit) pixels", "use a smaller size or scale")
    guard let sheet else { return }
    expect(
      x >= 0 && y >= 0 && x + width <= Double(sheet.width) && y + height <= Double(sheet.height),
      url, "'\(name)' reaches out of the sheet of \(sheet.width)x\(sheet.height)",
      "write list and picture together")
  }

  private mutating func checkPair() {
    let name = url.deletingPathExtension().lastPathComponent
    expect(
      !name.hasSuffix("@3x"), url, by: "MapLibre GL JS", "no reader asks for a sheet @3x",
      "write @2x", as: .warning)
    let double = url.deletingLastPathComponent().appending(path: name + "@2x.json")
    expect(
      name.firstMatch(of: /@[0-9.]+x$/) != nil
        || FileManager.default.fileExists(atPath: double.path), url,
      by: "MapLibre GL JS", "there is no \(name)@2x.json for dense screens", "write it",
      as: .warning)
  }
}

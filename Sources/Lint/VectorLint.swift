import AssetExport
import SystemLibraries
import SVGCoding
import XMLReading
import Faults

struct VectorLint: Linter {
  static let consumer = "Android"
  var findings: [LintFinding] = []
  private let url: URL

  /// Checks a whole document; other drawables only need to be well-formed XML.
  static func check(_ bytes: [UInt8], at url: URL) -> [LintFinding] {
    var lint = VectorLint(url: url)
    do throws(Fault) {
      try lint.read(bytes)
    } catch {
      lint.add(url, line: error.line, by: "aapt2", error.finding, "fix the file")
    }
    return lint.findings
  }

  private mutating func read(_ bytes: [UInt8]) throws(Fault) {
    var reader = try XMLReader(bytes, limits: XMLLimits(bytes: 8 << 20))
    var root: String?
    while let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      root = root ?? tag.name
      if root == "vector" { check(tag) }
    }
  }

  private mutating func check(_ tag: XMLTag) {
    let line = tag.line
    func value(_ key: String) -> String? { tag[attribute: "android:" + key] }
    if tag.name == "vector" {
      for key in ["width", "height", "viewportWidth", "viewportHeight"] {
        expect(value(key) != nil, url, line: line, "android:\(key) is missing", "write it")
      }
      for key in ["width", "height"] {
        let number = value(key).flatMap { Double($0.replacing("dp", with: "")) } ?? 0
        expect(
          number <= AndroidTarget.vectorLimit, url, line: line, by: "Android lint VectorRaster",
          "android:\(key) is more than 200dp", "use PNG for pictures this large", as: .warning)
      }
    }
    for key in ["fillColor", "strokeColor", "tint"] {
      guard let color = value(key), !color.hasPrefix("@"), !color.hasPrefix("?") else { continue }
      expect(
        color.wholeMatch(of: /#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})/) != nil, url,
        line: line, by: "aapt2", "android:\(key) is '\(color)'", "use #RRGGBB or #AARRGGBB")
    }
    if let data = value("pathData") { check(data, line) }
  }

  private mutating func check(_ data: String, _ line: Int) {
    let count = data.utf8.count
    if count > 32_767 {
      add(
        url, line: line, by: "aapt2", "a path of \(count) bytes is replaced by STRING_TOO_LARGE",
        "part the path")
    } else if count > VectorDrawableWriter.pathLimit {
      add(
        url, line: line, by: "Android lint VectorPath",
        "a path has \(count) characters", "part it or use fewer digits", as: .warning)
    }
    do throws(Fault) {
      _ = try PathData.read(data)
      guard let number = Self.oddNumber(in: data) else { return }
      add(
        url, line: line, by: "Android lint InvalidVectorPath",
        "'\(number)' in pathData crashes old devices",
        "write plain numbers with a digit before the point")
    } catch {
      add(
        url, line: line, "pathData fails at \(error.place)", error.finding)
    }
  }

  /// The first number with an exponent or without a digit before its point; old Android parsers
  /// reject both.
  private static func oddNumber(in text: String) -> String? {
    let odd = /[0-9.][eE][-+]?[0-9]+|(^|[^0-9])\.[0-9]+|\.[0-9]+\.[0-9]+/
    guard let match = text.firstMatch(of: odd) else { return nil }
    // Drop the command or separator that the pattern matched.
    return String(match.output.0.drop { !$0.isNumber && !".-+".contains($0) })
  }
}

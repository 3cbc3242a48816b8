import Files
import Foundation
import Glyphs
import PNGCoding
import SVGCoding
import XMLReading

/// Finds what aapt, aapt2, the Android Gradle plugin or Android's lint would reject, drop or
/// crash on.
struct AndroidLint {
  private var findings: [LintFinding] = []

  static func check(_ resources: URL) -> [LintFinding] {
    var lint = AndroidLint()
    lint.visit(resources)
    return lint.findings
  }

  /// Checks one VectorDrawable.
  static func check(vector data: Data, path: String) -> [LintFinding] {
    var lint = VectorLint(path: path)
    do throws(XMLError) {
      try lint.read([UInt8](data))
    } catch {
      let (line, finding) =
        switch error {
        case .malformed(let line, let finding), .declaration(let line, let finding),
          .tooLarge(let line, let finding):
          (line, finding)
        }
      lint.add(.error, "aapt2", "it is not well-formed XML: \(finding)", "fix the file", line: line)
    }
    return lint.findings
  }

  private mutating func add(
    _ url: URL, _ consumer: String, _ finding: String, _ remedy: String
  ) {
    findings.append(LintFinding(.error, url.typedPath, consumer, finding, remedy))
  }

  private mutating func visit(_ resources: URL) {
    var folders: [String: Set<String>] = [:]
    for folder in OutputLint.names(in: resources) {
      let url = resources.appending(path: folder)
      guard OutputLint.isFolder(url) else { continue }
      checkFolder(folder, url)
      var seen: [String: String] = [:]
      for file in OutputLint.names(in: url) {
        let place = url.appending(path: file)
        if OutputLint.isFolder(place) {
          add(place, "aapt2", "a folder in a folder is ignored", "move the files up")
          continue
        }
        let name = String(file.split(separator: ".", maxSplits: 1).first ?? "")
        folders[folder, default: []].insert(name)
        if let other = seen.updateValue(file, forKey: name) {
          add(place, "aapt2", "'\(other)' has the same name", "keep one of them")
        }
        guard folder == "drawable" || folder.hasPrefix("drawable-") else { continue }
        checkName(name, file, place)
        guard let data = RegularFile.bytes(place).map({ Data($0) }) else {
          add(place, "aapt2", "it cannot be read", "check its permissions")
          continue
        }
        switch place.pathExtension {
        case "xml": findings += Self.check(vector: data, path: place.typedPath)
        case "png":
          if (try? PNGCoder.decode([UInt8](data))) == nil {
            add(place, "aapt2", "it is not a readable PNG file", "write it again")
          }
        default: break
        }
      }
    }
    checkDefaults(folders, resources)
  }

  private mutating func checkDefaults(_ folders: [String: Set<String>], _ resources: URL) {
    let usual = folders["drawable"] ?? []
    let all = folders.filter { $0.key == "drawable" || $0.key.hasPrefix("drawable-") }.values
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    for name in all.subtracting(usual).sorted() {
      add(
        resources.appending(path: "drawable/\(name)"), "Android",
        "there is none; a screen that no other folder suits crashes", "add one to 'drawable'")
    }
  }

  private mutating func checkName(_ name: String, _ file: String, _ url: URL) {
    if name.wholeMatch(of: /[a-z][a-z0-9_]*/) == nil {
      add(
        url, "Android Gradle plugin", "the name has more than a-z, 0-9 and _, or no letter first",
        "rename it")
    }
    if Self.reservedWords.contains(name) {
      add(url, "aapt", "the name is a reserved word of Java", "rename it, as with a prefix")
    }
    let end = file.dropFirst(name.count)
    if ![".png", ".xml", ".webp", ".jpg", ".jpeg", ".gif", ".9.png"].contains(end) {
      add(url, "aapt2", "'\(end)' is not a format of drawables", "write PNG or VectorDrawable")
    }
  }

  // MARK: Folders

  /// The qualifiers in the order that Android asks for.
  private static let qualifiers = [
    #"mcc\d+"#, #"mnc\d+"#, #"[a-z]{2}|b\+.*"#, "r[A-Z]{2}", "ldrtl|ldltr", #"sw\d+dp"#,
    #"w\d+dp"#, #"h\d+dp"#, "small|normal|large|xlarge", "long|notlong", "round|notround",
    "widecg|nowidecg", "highdr|lowdr", "port|land|square",
    "car|desk|television|appliance|watch|vrheadset", "night|notnight",
    #"ldpi|mdpi|hdpi|xhdpi|xxhdpi|xxxhdpi|tvdpi|nodpi|anydpi|\d+dpi"#, "notouch|stylus|finger",
    "keysexposed|keyshidden|keyssoft", "nokeys|qwerty|12key", "navexposed|navhidden",
    "nonav|dpad|trackball|wheel", #"\d+x\d+"#, #"v\d+"#,
  ]

  /// The place of a qualifier in that order.
  private static func place(of qualifier: String) -> Int? {
    qualifiers.firstIndex { pattern in
      guard let regex = try? Regex(pattern) else { return false }
      return qualifier.wholeMatch(of: regex) != nil
    }
  }

  private mutating func checkFolder(_ name: String, _ url: URL) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let kinds: Set<String> = [
      "anim", "animator", "color", "drawable", "font", "interpolator", "layout", "menu", "mipmap",
      "navigation", "raw", "transition", "values", "xml",
    ]
    guard kinds.contains(parts[0]) else {
      return add(url, "aapt2", "'\(parts[0])' is not a kind of resource", "rename the folder")
    }
    var last = -1
    for part in parts.dropFirst() {
      guard let place = Self.place(of: part) else {
        return add(url, "aapt2", "'\(part)' is not a qualifier", "use one such as night or xhdpi")
      }
      guard place > last else {
        return add(
          url, "aapt2", "'\(part)' stands behind a qualifier that it must stand before",
          "change their order")
      }
      last = place
    }
  }

  private static let reservedWords = Set(
    """
    abstract assert boolean break byte case catch char class const continue default do double else \
    enum extends false final finally float for goto if implements import instanceof int interface \
    long native new null package private protected public return short static strictfp super \
    switch synchronized this throw throws transient true try void volatile while
    """.split(separator: " ").map(String.init))
}

/// Reads a VectorDrawable for its faults.
private struct VectorLint {
  private let path: String
  private(set) var findings: [LintFinding] = []

  private static let limits = XMLLimits(bytes: 8 << 20)

  init(path: String) { self.path = path }

  /// Reads the whole document; of other drawables only whether they are well-formed.
  mutating func read(_ bytes: [UInt8]) throws(XMLError) {
    var reader = try XMLReader(bytes, limits: Self.limits)
    var root: String?
    while let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      root = root ?? tag.name
      if root == "vector" { check(tag) }
    }
  }

  mutating func add(
    _ severity: LintFinding.Severity, _ consumer: String, _ finding: String, _ remedy: String,
    line: Int? = nil
  ) {
    findings.append(LintFinding(severity, path, line: line, consumer, finding, remedy))
  }

  private mutating func check(_ tag: XMLTag) {
    let line = tag.line
    func value(_ key: String) -> String? { tag[attribute: "android:" + key] }
    if tag.name == "vector" {
      for key in ["width", "height", "viewportWidth", "viewportHeight"] where value(key) == nil {
        add(.error, "Android", "android:\(key) is missing", "write it", line: line)
      }
      for key in ["width", "height"] {
        if let number = value(key).flatMap({ Double($0.replacing("dp", with: "")) }), number > 200 {
          add(
            .warning, "Android lint VectorRaster", "android:\(key) is more than 200dp",
            "use PNG for pictures this large", line: line)
        }
      }
    }
    for key in ["fillColor", "strokeColor", "tint"] {
      guard let color = value(key), !color.hasPrefix("@"), !color.hasPrefix("?") else { continue }
      if color.wholeMatch(of: /#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})/)
        == nil
      {
        add(
          .error, "aapt2", "android:\(key) is '\(color)'", "use #RRGGBB or #AARRGGBB", line: line)
      }
    }
    if let data = value("pathData") { check(data, line) }
  }

  private mutating func check(_ data: String, _ line: Int) {
    if data.utf8.count > 32_767 {
      add(
        .error, "aapt2", "a path of \(data.utf8.count) bytes is replaced by STRING_TOO_LARGE",
        "part the path", line: line)
    } else if data.utf8.count > VectorDrawableWriter.pathLimit {
      add(
        .warning, "Android lint VectorPath", "a path has \(data.utf8.count) characters",
        "part it or use fewer digits", line: line)
    }
    do throws(PathDataError) {
      _ = try PathData.read(data)
      guard let number = PathData.oddNumber(in: data) else { return }
      add(
        .error, "Android lint InvalidVectorPath", "'\(number)' in pathData crashes old devices",
        "write plain numbers with a digit before the point", line: line)
    } catch {
      add(
        .error, "Android", "pathData fails at character \(error.position + 1)",
        "expected \(error.expected)", line: line)
    }
  }
}

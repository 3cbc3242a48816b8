import AssetExport
import Faults
import SystemLibraries
import XMLReading

/// Finds what aapt, aapt2, the Android Gradle plugin or Android lint reject, drop or crash on.
struct AndroidLint: Linter {
  static let consumer = "aapt2"
  var findings: [LintFinding] = []

  static func check(_ resources: URL) -> [LintFinding] {
    var lint = AndroidLint()
    lint.visit(resources)
    lint.checkColors(in: resources)
    return lint.findings
  }

  private mutating func visit(_ resources: URL) {
    var usual: Set<String> = []
    var all: Set<String> = []
    for folder in OutputLint.names(in: resources) {
      let url = resources.appending(path: folder)
      guard OutputLint.isFolder(url) else { continue }
      checkFolder(folder, url)
      let names = checkFiles(in: url)
      guard OutputLint.isOfDrawables(folder) else { continue }
      all.formUnion(names)
      if folder == "drawable" { usual = names }
    }
    for name in all.subtracting(usual).sorted() {
      add(
        resources.appending(path: "drawable/\(name)"), by: "Android",
        "there is none; a screen that no other folder suits crashes", "add one to 'drawable'")
    }
  }

  /// Checks the files in a folder and returns their names without extensions.
  private mutating func checkFiles(in folder: URL) -> Set<String> {
    var seen: [String: String] = [:]
    for file in OutputLint.names(in: folder) {
      let place = folder.appending(path: file)
      guard !OutputLint.isFolder(place) else {
        add(place, "a folder in a folder is ignored", "move the files up")
        continue
      }
      let name = String(file.split(separator: ".", maxSplits: 1).first ?? "")
      let other = seen.updateValue(file, forKey: name)
      expect(other == nil, place, "'\(other ?? "")' has the same name", "keep one of them")
      guard OutputLint.isOfDrawables(folder.lastPathComponent) else { continue }
      checkName(name, file, place)
      guard let bytes = read(place) else { continue }
      switch place.pathExtension {
      case "xml": findings += VectorLint.check(bytes, at: place)
      case "png": _ = picture(place)
      default: break
      }
    }
    return Set(seen.keys)
  }

  private mutating func checkName(_ name: String, _ file: String, _ url: URL) {
    if let fault = AssetName.fault(android: name) {
      add(url, by: fault.consumer, fault.finding, fault.remedy)
    }
    let end = file.dropFirst(name.count)
    expect(
      PlatformWords["android", "drawableEnds"].contains(String(end)), url,
      "'\(end)' is not a format of drawables",
      "write PNG or VectorDrawable")
  }

  // MARK: Folders

  private mutating func checkFolder(_ name: String, _ url: URL) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard PlatformWords["android", "kinds"].contains(parts[0]) else {
      return add(url, "'\(parts[0])' is not a kind of resource", "rename the folder")
    }
    var last = -1
    for part in parts.dropFirst() {
      let place = PlatformWords["android", "qualifiers"].firstIndex {
        (try? Regex($0).wholeMatch(in: part)) != nil
      }
      guard let place else {
        return add(url, "'\(part)' is not a qualifier", "use one such as night or xhdpi")
      }
      guard place > last else {
        return add(
          url, "'\(part)' stands behind a qualifier that it must stand before",
          "change their order")
      }
      last = place
    }
  }

  /// Checks the color resources of all `values…` folders together.
  ///
  /// An app crashes by day on a color that only `values-night` has.
  mutating func checkColors(in resources: URL) {
    var usual: Set<String> = []
    var special: [(url: URL, line: Int, name: String)] = []
    for folder in OutputLint.names(in: resources)
    where folder == "values" || folder.hasPrefix("values-") {
      let url = resources.appending(path: folder)
      for file in OutputLint.names(in: url) where file.hasSuffix(".xml") {
        let place = url.appending(path: file)
        for (name, line) in colors(of: place) {
          if folder == "values" { usual.insert(name) } else { special.append((place, line, name)) }
        }
      }
    }
    for (url, line, name) in special where !usual.contains(name) {
      add(
        url, line: line, by: "Android",
        "'\(name)' is not in 'values'; where no other folder suits, asking for it crashes",
        "add one to 'values'")
    }
  }

  /// Checks the values of colors and returns the names with their lines.
  private mutating func colors(of url: URL) -> [(name: String, line: Int)] {
    guard let bytes = read(url) else { return [] }
    var colors: [(name: String, line: Int)] = []
    var seen: Set<String> = []
    do throws(Fault) {
      var reader = try XMLReader(bytes, limits: XMLLimits(bytes: 8 << 20))
      var value: String?
      while let event = try reader.next() {
        switch event {
        case .start(let tag):
          guard tag.name == "color", let name = tag[attribute: "name"] else { continue }
          let isNew = seen.insert(name).inserted
          expect(isNew, url, line: tag.line, "'\(name)' appears twice", "remove one of them")
          colors.append((name, tag.line))
          value = ""
        case .text(let text): value?.append(text)
        case .end:
          guard let text = value?.trimmed,
            let last = colors.last
          else { continue }
          value = nil
          expect(
            text.wholeMatch(of: /#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[@?].+/) != nil,
            url, line: last.line, "'\(last.name)' is '\(text)', not a color",
            "use #RRGGBB or #AARRGGBB")
        }
      }
    } catch {
      add(url, line: error.line, error.finding, "fix the file")
    }
    return colors
  }
}

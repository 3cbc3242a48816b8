import Foundation

/// Finds what aapt, aapt2, the Android Gradle plugin or Android lint reject, drop or crash on.
struct AndroidLint: Linter {
  static let consumer = "aapt2"
  var findings: [LintFinding] = []
  private let words = LintWords.all.android

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
      words.drawableEnds.contains(String(end)), url, "'\(end)' is not a format of drawables",
      "write PNG or VectorDrawable")
  }

  // MARK: Folders

  private mutating func checkFolder(_ name: String, _ url: URL) {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard words.kinds.contains(parts[0]) else {
      return add(url, "'\(parts[0])' is not a kind of resource", "rename the folder")
    }
    var last = -1
    for part in parts.dropFirst() {
      let place = words.qualifiers.firstIndex {
        part.range(of: "\\A(\($0))\\z", options: .regularExpression) != nil
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
}

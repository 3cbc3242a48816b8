public import Foundation

/// Finds what consumers of assets would reject, whoever wrote the assets.
///
/// Catalogs are known by their end, Android's resources by folders named `drawable…`, sheets by a
/// list of places beside a PNG file of the same name, SVG files by their end, and the output of this
/// program by its `manifest.json`.
public struct OutputLint: Linter {
  static let consumer = "fingerpost"
  var findings: [LintFinding] = []
  /// How many catalogs, resource folders, sheets, SVG files and manifests were looked at.
  private var checked = 0

  /// Checks all that a file or folder holds.
  ///
  /// - Returns: The findings, by path; one of them where there was nothing to check.
  public static func check(_ url: URL) -> [LintFinding] {
    let (findings, checked) = counted(url)
    guard checked == 0, findings.isEmpty else { return findings }
    var lint = OutputLint()
    lint.add(
      url, "no manifest, catalog, resources, sheet or SVG file is there",
      "name the folder that assets were written to", as: .warning)
    return lint.findings
  }

  /// The findings, by path, and how many things were checked.
  static func counted(_ url: URL) -> (findings: [LintFinding], checked: Int) {
    var lint = OutputLint()
    lint.visit(url)
    return (
      lint.findings.sorted {
        ($0.path, $0.line ?? 0, $0.finding) < ($1.path, $1.line ?? 0, $1.finding)
      },
      lint.checked
    )
  }

  private mutating func visit(_ url: URL) {
    guard Self.isFolder(url) else { return visitFile(url) }
    if url.pathExtension == "xcassets" {
      checked += 1
      findings += CatalogLint.check(url)
      return
    }
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      return add(url, "it cannot be listed", "check its permissions")
    }
    let names = Self.names(in: url)
    if names.contains(where: { Self.isOfDrawables($0) && Self.isFolder(url.appending(path: $0)) }) {
      checked += 1
      findings += AndroidLint.check(url)
      if names.contains("manifest.json") { visitFile(url.appending(path: "manifest.json")) }
      return
    }
    for name in names { visit(url.appending(path: name)) }
  }

  private mutating func visitFile(_ url: URL) {
    switch url.pathExtension {
    case "json":
      guard let found = ManifestLint.check(url) ?? SpriteLint.check(url) else { return }
      checked += 1
      findings += found
    case "svg":
      checked += 1
      findings += IconLint.check(svg: url)
    default: break
    }
  }

  static func isFolder(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path + "/.")
  }

  static func isOfDrawables(_ folder: String) -> Bool {
    folder == "drawable" || folder.hasPrefix("drawable-")
  }

  /// The names in a folder but those of hidden files, sorted.
  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

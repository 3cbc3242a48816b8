public import AssetExport
import Escaping
public import SystemLibraries

/// Finds what consumers would reject in any tool's assets.
///
/// Identifies catalogs and SVG files by extension, Android resources by `drawable…` folders, sheets
/// by a JSON index beside a PNG of the same name, and this program's output by `manifest.json`.
public struct OutputLint: Linter {
  var findings: [LintFinding] = []
  /// The number of checked catalogs, resource folders, sheets, SVG files and manifests.
  private var checked = 0
  private let preset: AssetPreset?

  /// Checks a file or folder; returns findings by path, or a warning if there is nothing to check.
  ///
  /// With a preset, pictures of this program that its platform makes smaller are warnings.
  public static func check(_ url: URL, preset: AssetPreset? = nil) -> [LintFinding] {
    let (findings, checked) = counted(url, preset: preset)
    guard checked == 0, findings.isEmpty else { return findings }
    var lint = OutputLint(preset: preset)
    lint.add(
      url, "no manifest, catalog, resources, sheet or SVG file is there",
      "name the folder that assets were written to", as: .warning)
    return lint.findings
  }

  /// Returns the findings by path and the number of checked items.
  static func counted(
    _ url: URL, preset: AssetPreset? = nil
  ) -> (findings: [LintFinding], checked: Int) {
    var lint = OutputLint(preset: preset)
    lint.visit(url)
    // The manifest of a catalog or of resources is beside them.
    let manifest = url.deletingLastPathComponent().appending(path: "manifest.json")
    lint.findings += (ManifestLint.check(manifest, preset) ?? []).filter {
      $0.severity == .warning && $0.path.hasBeginning(url.typedPath + "/")
    }
    return (
      lint.findings.sorted {
        ($0.path, $0.line ?? 0, $0.finding) < ($1.path, $1.line ?? 0, $1.finding)
      },
      lint.checked
    )
  }

  private init(preset: AssetPreset?) { self.preset = preset }

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
      guard let found = ManifestLint.check(url, preset) ?? SpriteLint.check(url) else { return }
      checked += 1
      findings += found
    case "svg":
      checked += 1
      findings += IconLint.check(svg: url)
    default: break
    }
  }

  static func isFolder(_ url: URL) -> Bool {
    var status = stat()
    return unsafe stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isOfDrawables(_ folder: String) -> Bool {
    folder == "drawable" || folder.hasPrefix("drawable-")
  }

  /// Lists a folder's files without hidden ones, sorted.
  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

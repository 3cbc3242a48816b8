public import Foundation

/// Looks for what consumers of assets would refuse, whoever wrote the assets.
///
/// Catalogs are known by their end, Android's resources by folders named `drawable…`, sheets by a
/// list of places beside a PNG file of the same name, SVG files by their end.
public struct OutputLint {
  private(set) var findings: [LintFinding] = []
  /// How many catalogs, resource folders, sheets and SVG files were looked at.
  public private(set) var checked = 0

  /// Checks all that a file or folder holds.
  ///
  /// - Returns: The findings, by path.
  public static func check(_ url: URL) -> (findings: [LintFinding], checked: Int) {
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
      findings.append(
        LintFinding(
          .error, url.path, "fingerpost", "it cannot be listed", "check its permissions"))
      return
    }
    let names = Self.names(in: url)
    let isResources = names.contains {
      ($0 == "drawable" || $0.hasPrefix("drawable-")) && Self.isFolder(url.appending(path: $0))
    }
    if isResources {
      checked += 1
      findings += AndroidLint.check(url)
      return
    }
    for name in names { visit(url.appending(path: name)) }
  }

  private mutating func visitFile(_ url: URL) {
    switch url.pathExtension {
    case "json":
      guard let found = SpriteLint.check(url) else { return }
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

  /// The names in a folder but those of hidden files, sorted.
  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

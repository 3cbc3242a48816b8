import Files
import Foundation
import Glyphs
import PNGCoding
import Raster

/// Holds the files of an output folder against its `manifest.json`.
///
/// Checks that every file is what the manifest says.
struct ManifestLint {
  private var findings: [LintFinding] = []
  private let url: URL
  private var folder: URL { url.deletingLastPathComponent() }

  /// - Returns: No findings for a file that is not a manifest of this program.
  static func check(_ url: URL) -> [LintFinding]? {
    // Web apps have manifests of this name, too.
    guard url.lastPathComponent == "manifest.json",
      let data = RegularFile.bytes(url).map({ Data($0) }),
      String(decoding: data, as: UTF8.self).contains("fingerpost/manifest/")
    else { return nil }
    var lint = ManifestLint(url: url)
    do throws(ExportError) {
      lint.check(try ManifestFile(data))
    } catch {
      lint.add(url, "not a manifest of this version", "render again")
    }
    return lint.findings
  }

  private init(url: URL) { self.url = url }

  private mutating func add(
    _ url: URL, _ finding: String, _ remedy: String, _ severity: LintFinding.Severity = .error
  ) {
    findings.append(LintFinding(severity, url.typedPath, "fingerpost", finding, remedy))
  }

  private mutating func check(_ manifest: ManifestFile) {
    for (index, file) in manifest.files.enumerated() {
      guard PicturePlan.isInside(file.path) else {
        add(url, "files[\(index)].path: leads out of the folder", "render again")
        continue
      }
      check(file)
    }
    let flat = manifest.files.filter { $0.target == AssetTarget.flat.rawValue }.map(\.path)
    let owned = Set(manifest.files.map(\.path))
    for name in Set(flat.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").first })
    {
      checkStrangers(in: String(name), owned: owned)
    }
  }

  private mutating func check(_ file: ManifestFile.File) {
    let place = folder.appending(path: file.path)
    guard FileManager.default.fileExists(atPath: place.path), !OutputLint.isFolder(place) else {
      return add(place, "the manifest names it, but no such file is there", "render again")
    }
    guard file.pixels != nil else { return checkText(file, at: place) }
    let picture: Pixmap
    guard let bytes = RegularFile.bytes(place) else {
      return add(place, "it cannot be read", "check its permissions")
    }
    do throws(PNGError) {
      picture = try PNGCoder.decode(bytes)
    } catch {
      return add(place, "it is not a readable PNG file: \(error)", "render again")
    }
    let size = "\(picture.width)x\(picture.height)"
    if let told = file.pixels.map({ "\($0.width)x\($0.height)" }), told != size {
      return add(place, "it has \(size) pixels, but the manifest says \(told)", "render again")
    }
    let digest = PixelDigest.crc32(of: picture)
    if let told = file.crc32, told != digest {
      add(
        place, "the crc32 of its pixels is \(digest), but the manifest says \(told)",
        "render again")
    }
  }

  private mutating func checkText(_ file: ManifestFile.File, at place: URL) {
    guard let told = file.crc32 else { return }
    guard let bytes = RegularFile.bytes(place) else {
      return add(place, "it cannot be read", "check its permissions")
    }
    let digest = CRC32.digits(of: bytes)
    if told != digest {
      add(place, "its crc32 is \(digest), but the manifest says \(told)", "render again")
    }
  }

  /// Looks for files beside those of the manifest, in a folder of theirs.
  private mutating func checkStrangers(in name: String, owned: Set<String>) {
    let paths = FileManager.default.enumerator(atPath: folder.appending(path: name).path)
    for case let path as String in paths ?? .init() {
      let place = folder.appending(path: "\(name)/\(path)")
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      guard !isHidden, !owned.contains("\(name)/\(path)"), !OutputLint.isFolder(place) else {
        continue
      }
      add(place, "the manifest does not name it", "remove it, or keep it elsewhere", .warning)
    }
  }
}

import Files
import Foundation
import PNGCoding
import Faults

/// Checks that the files of an output folder match its `manifest.json`.
struct ManifestLint: Linter {
  var findings: [LintFinding] = []
  private let folder: URL

  /// Checks a manifest; returns `nil` if the file is not a manifest of this program.
  static func check(_ url: URL) -> [LintFinding]? {
    // Web apps also have manifests with this name.
    guard url.lastPathComponent == "manifest.json", let bytes = RegularFile.bytes(url),
      String(decoding: bytes, as: UTF8.self).contains("fingerpost/manifest/")
    else { return nil }
    var lint = ManifestLint(folder: url.deletingLastPathComponent())
    do throws(Fault) {
      lint.check(try Manifest(Data(bytes)), at: url)
    } catch {
      lint.add(url, "not a manifest of this version", "render again")
    }
    return lint.findings
  }

  private mutating func check(_ manifest: Manifest, at url: URL) {
    for (index, file) in manifest.files.enumerated() {
      if PicturePlan.isInside(file.path) {
        check(file)
      } else {
        add(url, "files[\(index)].path: leads out of the folder", "render again")
      }
    }
    let stale = (manifest.stale ?? []).map(\.path).filter(PicturePlan.isInside)
    for path in stale {
      let place = folder.appending(path: path)
      expect(
        !FileManager.default.fileExists(atPath: place.path), place, "no run writes it any more",
        "remove it with --prune", as: .warning)
    }
    // Apps keep other resources beside Android's.
    let own = manifest.files.filter { $0.target != AssetTarget.android.rawValue }.map(\.path)
      .filter(PicturePlan.isInside)
    let owned = Set(manifest.files.map(\.path) + stale)
    for name in Set(own.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").first }) {
      checkStrangers(in: String(name), owned: owned)
    }
  }

  private mutating func check(_ file: Manifest.File) {
    let place = folder.appending(path: file.path)
    guard FileManager.default.fileExists(atPath: place.path), !OutputLint.isFolder(place) else {
      return add(place, "the manifest names it, but no such file is there", "render again")
    }
    guard let bytes = read(place) else { return }
    var (subject, digest) = ("its crc32", "")
    if let pixels = file.pixels {
      do throws(Fault) {
        let picture = try PNGCoder.decode(bytes)
        guard (picture.width, picture.height) == (pixels.width, pixels.height) else {
          return add(
            place,
            "it has \(picture.width)x\(picture.height) pixels, but the manifest says "
              + "\(pixels.width)x\(pixels.height)", "render again")
        }
        (subject, digest) = ("the crc32 of its pixels", PixelDigest.crc32(of: picture))
      } catch {
        return add(place, "it is not a readable PNG file: \(error)", "render again")
      }
    } else {
      digest = CRC32.digits(of: bytes)
    }
    expect(
      file.crc32 == nil || file.crc32 == digest, place,
      "\(subject) is \(digest), but the manifest says \(file.crc32 ?? "")", "render again")
  }

  /// Finds files that are in a folder of the manifest but not listed.
  private mutating func checkStrangers(in name: String, owned: Set<String>) {
    let paths = FileManager.default.enumerator(atPath: folder.appending(path: name).path)
    for case let path as String in paths ?? .init() {
      let place = folder.appending(path: "\(name)/\(path)")
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      expect(
        isHidden || owned.contains("\(name)/\(path)") || OutputLint.isFolder(place), place,
        "the manifest does not name it", "remove it, or keep it elsewhere", as: .warning)
    }
  }
}

import AssetExport
import Faults
import Files
import SystemLibraries
import Paths
import PNGCoding
import PNGReading

/// Checks that the files of an output folder match its `manifest.json`.
struct ManifestLint: Linter {
  var findings: [LintFinding] = []
  private let folder: URL
  private let preset: AssetPreset?

  /// Checks a manifest; returns `nil` if the file is not a manifest of this program.
  ///
  /// With a preset, it also checks that the platform shows each picture in its size.
  static func check(_ url: URL, _ preset: AssetPreset?) -> [LintFinding]? {
    // Web apps also have manifests with this name.
    guard url.lastPathComponent == "manifest.json", let bytes = RegularFile.bytes(url),
      String(decoding: bytes, as: UTF8.self).contains("fingerpost/manifest/")
    else { return nil }
    var lint = ManifestLint(folder: url.deletingLastPathComponent(), preset: preset)
    do throws(Fault) {
      let manifest = try Manifest(Data(bytes))
      // The temporary files of killed runs do not belong to the output.
      try? OutputFolder(lint.folder, isChecking: true).removeTemporaryFiles()
      lint.check(manifest, at: url)
    } catch {
      lint.add(url, "not a manifest of this version", "render again")
    }
    return lint.findings
  }

  private mutating func check(_ manifest: Manifest, at url: URL) {
    for (index, file) in manifest.files.enumerated() {
      if Manifest.isInside(file.path) {
        check(file)
      } else {
        add(url, "files[\(index)].path: leads out of the folder", "render again")
      }
    }
    let stale = (manifest.stale ?? []).map(\.path).filter(Manifest.isInside)
    for path in stale {
      let place = folder.appending(path: path)
      expect(
        !FileManager.default.fileExists(atPath: place.path), place, "no run writes it any more",
        "remove it with --prune", as: .warning)
    }
    // Apps keep other resources beside Android's.
    let own = manifest.files.filter { $0.target != AssetTarget.android.rawValue }.map(\.path)
      .filter(Manifest.isInside)
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
    checkSize(of: file, at: place)
    guard let bytes = read(place) else { return }
    var (subject, digest) = ("its crc32", "")
    if let pixels = file.pixels {
      do throws(Fault) {
        let picture = try PNGCoder.decode(bytes)
        let size = Size(width: Double(picture.width), height: Double(picture.height))
        guard size == pixels else {
          return add(
            place, "it has \(size.words) pixels, but the manifest says \(pixels.words)",
            "render again")
        }
        (subject, digest) = ("the crc32 of its pixels", CRC32.digits(of: picture.bytes))
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

  /// Finds pictures that the platform makes smaller, and their lines thinner.
  private mutating func checkSize(of file: Manifest.File, at place: URL) {
    guard let preset, let glyph = file.glyph, let size = file.points,
      let largest = preset.largest(of: glyph, size)
    else { return }
    expect(
      size.width <= largest.width && size.height <= largest.height, place,
      "it has \(size.words) points, of which \(preset.rawValue) shows at most \(largest.words)",
      "render with --preset \(preset.rawValue)", as: .warning)
  }

  /// Finds files that are in a folder of the manifest but not listed.
  private mutating func checkStrangers(in name: String, owned: Set<String>) {
    let path = folder.appending(path: name).path
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
      let place = folder.appending(path: "\(name)/\(path)")
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      expect(
        isHidden || owned.contains("\(name)/\(path)") || OutputLint.isFolder(place), place,
        "the manifest does not name it", "remove it, or keep it elsewhere", as: .warning)
    }
  }
}

extension Size {
  /// The size in a finding, such as `50x50`.
  fileprivate var words: String { "\(width)x\(height)".replacing(".0", with: "") }
}

import Files
import Foundation
import PNGCoding
import Raster

/// Tells which files of an output folder are this program's, to be replaced or removed.
///
/// The manifest vouches for a file by its CRC-32. A run that was killed leaves a journal of what it
/// wrote since, which vouches for the rest.
struct FileOwner: Sendable {
  private let folder: OutputFolder
  private var listed: [String: ManifestFile.File] = [:]
  private var hasManifest = false
  private var journal: [String: Set<String>] = [:]

  /// The name of the list of what a run wrote, one `CRC path` a line, until its manifest stands.
  static let journalName = OpenFolder.prefix + "journal"
  private static let manifestName = "manifest.json"

  /// Reads what the folder says of itself.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - others: Files of JSON beside the manifest that the run will write.
  /// - Throws: `ExportError.cannotCreate` with `.foreign` for a manifest, or one of the others, of
  ///   another program.
  init(of folder: OutputFolder, others: [String]) throws(ExportError) {
    self.folder = folder
    guard let open = try? folder.folder(of: Self.manifestName, creates: false) else { return }
    let lines = open.bytes(of: Self.journalName).map { String(decoding: $0, as: UTF8.self) } ?? ""
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { journal[String(parts[1]), default: []].insert(String(parts[0])) }
    }
    if let bytes = open.bytes(of: Self.manifestName), let file = try? ManifestFile(Data(bytes)) {
      hasManifest = true
      for file in file.files { listed[file.path] = file }
    }
    guard !folder.isChecking else { return }
    for name in others + [Self.manifestName] { try allow(open, name, at: name) }
  }

  /// Writes a file that the run owns, and notes it in the journal.
  ///
  /// - Returns: Whether the file was written, or would be.
  /// - Throws: `ExportError`, also where another program's file stands in its place.
  func write(_ bytes: [UInt8], to path: String) throws(ExportError) -> Bool {
    try folder.write(Data(bytes), to: path) { open, name throws(ExportError) in
      try allow(open, name, at: path)
      do throws(WriteFault) {
        let line = "\(CRC32.digits(of: bytes)) \(path)"
        try OpenFolder(folder.url).append(line, to: Self.journalName)
      } catch {
        throw OutputFolder.error(error, at: folder.url.appending(path: path))
      }
    }
  }

  /// Ends the journal, once the manifest vouches for all.
  func finish() {
    guard !folder.isChecking else { return }
    _ = try? OpenFolder(folder.url).remove(Self.journalName)
  }

  /// Refuses to replace what is not this program's.
  ///
  /// A file that a run before wrote and that the manifest no longer lists may be replaced; it lies
  /// where only this program's files do. So may an empty file, as a power failure leaves it.
  ///
  /// - Parameters:
  ///   - open: The folder of the file.
  ///   - name: Its name there.
  ///   - path: The path from the output folder on.
  /// - Throws: `ExportError.cannotCreate` with the reason.
  func allow(_ open: borrowing OpenFolder, _ name: String, at path: String) throws(ExportError) {
    do throws(WriteFault) {
      switch try open.kind(of: name) {
      case .absent: return
      case .folder: throw .folderInPlace
      case .link: throw .linkInPlace
      case .other: throw .notRegular
      case .file: break
      }
      let bytes = open.bytes(of: name)
      if let bytes, bytes.isEmpty || isJournaled(bytes, path) { return }
      if path == Self.manifestName, hasManifest { return }
      if let known = listed[path], known.crc32 != nil {
        guard let bytes, Self.vouches(known, for: bytes) else { throw .foreign }
      } else if path.hasSuffix(".json"), !path.utf8.contains(UInt8(ascii: "/")) {
        guard let bytes, Self.isOurs(bytes) else { throw .foreign }
      } else if !hasManifest {
        throw .foreign
      }
    } catch {
      throw OutputFolder.error(error, at: folder.url.appending(path: path))
    }
  }

  /// The listed files that are not among the given ones, sorted; never one outside of the folder.
  func stale(besides kept: Set<String>) -> [String] {
    Set(listed.keys).subtracting(kept).filter(PicturePlan.isInside).sorted()
  }

  /// Refuses to remove files that the manifest lists but does not vouch for.
  ///
  /// - Throws: `ExportError.cannotWrite` with the first of them.
  func checkRemoval(of paths: [String]) throws(ExportError) {
    for path in paths {
      guard let open = try? folder.folder(of: path, creates: false),
        (try? open.kind(of: OutputFolder.name(of: path))) != .absent
      else { continue }
      let bytes = open.bytes(of: OutputFolder.name(of: path))
      let isKnown = bytes.map { bytes in
        isJournaled(bytes, path) || listed[path].map { Self.vouches($0, for: bytes) } ?? false
      }
      guard isKnown == true else {
        throw .cannotWrite(
          path: folder.url.appending(path: path).typedPath, .notRemovable(.foreign))
      }
    }
  }

  private func isJournaled(_ bytes: [UInt8], _ path: String) -> Bool {
    journal[path]?.contains(CRC32.digits(of: bytes)) ?? false
  }

  /// Whether a file is as the manifest says; of a picture only the pixels count.
  private static func vouches(_ file: ManifestFile.File, for bytes: [UInt8]) -> Bool {
    guard let crc32 = file.crc32 else { return false }
    guard file.pixels != nil else { return CRC32.digits(of: bytes) == crc32 }
    return (try? PNGCoder.decode(bytes)).map(PixelDigest.crc32) == crc32
  }

  /// Whether a text is JSON of this program.
  private static func isOurs(_ bytes: [UInt8]) -> Bool {
    struct Marked: Decodable { var schema: String }
    return (try? JSONDecoder().decode(Marked.self, from: Data(bytes)))?.schema
      .hasPrefix("fingerpost/") ?? false
  }
}

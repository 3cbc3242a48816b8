import Files
import Foundation
import PNGCoding
import Raster

/// Decides which files of an output folder are this program's, to replace or remove.
///
/// The manifest vouches for a file by its CRC-32. A run that was killed leaves a journal of what it
/// wrote since, which vouches for the rest.
struct FileOwner: Sendable {
  private let folder: OutputFolder
  private var listed: [String: Manifest.File] = [:]
  private var hasManifest = false
  /// The check values of what was written to each path.
  private var journal: [String: Set<String>] = [:]

  /// The name of the list of what a run wrote, one `CRC path` a line, until its manifest stands.
  static let journalName = OpenFolder.prefix + "journal"
  private static let manifestName = "manifest.json"

  /// Reads the manifest and the journal of a folder.
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
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2 { journal[parts[1], default: []].insert(parts[0]) }
    }
    if let manifest = open.bytes(of: Self.manifestName).flatMap({ try? Manifest(Data($0)) }) {
      hasManifest = true
      listed = Dictionary(manifest.files.map { ($0.path, $0) }) { _, last in last }
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
      let root = try folder.folder(of: Self.journalName, creates: false)
      do throws(WriteFault) {
        try root?.append("\(CRC32.digits(of: bytes)) \(path)", to: Self.journalName)
      } catch {
        throw OutputFolder.error(error, at: folder.url.appending(path: path))
      }
    }
  }

  /// Ends the journal, once the manifest vouches for all.
  func finish() throws(ExportError) {
    if !folder.isChecking { try folder.remove([Self.journalName]) }
  }

  /// Refuses to replace a file that is not this program's.
  ///
  /// A file that a run before wrote and that the manifest no longer lists may be replaced; it lies
  /// where only this program's files do. So may an empty file, as a power failure leaves it.
  private func allow(
    _ open: borrowing OpenFolder, _ name: String, at path: String
  ) throws(ExportError) {
    do throws(WriteFault) {
      switch try open.kind(of: name) {
      case .absent: return
      case .folder: throw .folderInPlace
      case .link: throw .linkInPlace
      case .other: throw .notRegular
      case .file: break
      }
      let bytes = open.bytes(of: name)
      let isOurs =
        if let bytes, bytes.isEmpty || isJournaled(bytes, path) {
          true
        } else if path == Self.manifestName, hasManifest {
          true
        } else if let known = listed[path], known.crc32 != nil {
          bytes.map { Self.vouches(known, for: $0) } ?? false
        } else if path.hasSuffix(".json"), !path.utf8.contains(UInt8(ascii: "/")) {
          bytes.map(Self.isMarked) ?? false
        } else {
          hasManifest
        }
      guard isOurs else { throw .foreign }
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
      let name = OutputFolder.name(of: path)
      guard let open = try? folder.folder(of: path, creates: false),
        (try? open.kind(of: name)) != .absent
      else { continue }
      if let bytes = open.bytes(of: name),
        isJournaled(bytes, path) || listed[path].map({ Self.vouches($0, for: bytes) }) ?? false
      {
        continue
      }
      let place = folder.url.appending(path: path).typedPath
      throw .cannotWrite(path: place, .notRemovable(.foreign))
    }
  }

  private func isJournaled(_ bytes: [UInt8], _ path: String) -> Bool {
    journal[path]?.contains(CRC32.digits(of: bytes)) ?? false
  }

  /// Whether a file has the check value that the manifest says; of a picture only the pixels count.
  private static func vouches(_ file: Manifest.File, for bytes: [UInt8]) -> Bool {
    guard let crc32 = file.crc32 else { return false }
    guard file.pixels != nil else { return CRC32.digits(of: bytes) == crc32 }
    return (try? PNGCoder.decode(bytes)).map(PixelDigest.crc32) == crc32
  }

  /// Whether a text is JSON with a schema of this program.
  private static func isMarked(_ bytes: [UInt8]) -> Bool {
    struct Marked: Decodable { var schema: String }
    return (try? JSONDecoder().decode(Marked.self, from: Data(bytes)))?.schema
      .hasPrefix("fingerpost/") ?? false
  }
}

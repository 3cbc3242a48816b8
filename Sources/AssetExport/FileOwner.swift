import JSON
import Files
import SystemLibraries
import PNGCoding
import Faults

/// Decides which files of an output folder this program may replace or remove.
///
/// The manifest identifies its files by CRC-32. A killed run leaves a journal that identifies the
/// files it wrote after that manifest.
struct FileOwner: Sendable {
  private let folder: OutputFolder
  /// The files that the manifest's run and earlier runs wrote.
  private var listed: [String: Manifest.File] = [:]
  private var hasManifest = false
  /// The program that wrote the manifest.
  private(set) var generator: String?
  /// The CRC-32 of each version written to a path.
  private var journal: [String: Set<String>] = [:]

  /// The file that lists a run's writes as `CRC path` lines, and its removals, until the new manifest is complete.
  static let journalName = OpenFolder.prefix + "journal"
  static let removed = "removed"

  /// Reads the manifest and the journal of a folder.
  ///
  /// `others` are further files of JSON that the run writes. Throws `Fault.cannotCreate` with
  /// `.foreign` if one of them or the manifest belongs to another program.
  init(of folder: OutputFolder, others: [String]) throws(Fault) {
    self.folder = folder
    guard let open = try? folder.folder(of: Manifest.name, creates: false) else { return }
    let lines = open.bytes(of: Self.journalName).map { String(decoding: $0, as: UTF8.self) } ?? ""
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2 { journal[parts[1], default: []].insert(parts[0]) }
    }
    if let manifest = open.bytes(of: Manifest.name).flatMap({ try? Manifest(Data($0)) }) {
      hasManifest = true
      generator = manifest.generator
      let files = (manifest.stale ?? []) + manifest.files
      listed = Dictionary(files.map { ($0.path, $0) }) { _, last in last }
    }
    guard !folder.isChecking else { return }
    for name in others + [Manifest.name] { try allow(open, name, at: name) }
  }

  /// Makes a file complete under a hidden name; throws for a place that is another program's.
  func stage(_ bytes: [UInt8], for path: String) throws(Fault) -> OutputFolder.Staged {
    try folder.stage(Data(bytes), for: path) { open, name throws(Fault) in
      try allow(open, name, at: path)
    }
  }

  /// Journals files before they take their places, or with the word `removed` before they go.
  func journal(_ files: [(digest: String, path: String)]) throws(Fault) {
    guard !files.isEmpty else { return }
    let lines = files.map { "\($0.digest) \($0.path)\n" }.joined()
    let root = try folder.folder(of: Self.journalName, creates: false)
    try folder.naming(Self.journalName) { () throws(Fault) in
      try root?.append(lines, to: Self.journalName)
    }
  }

  /// The files that a killed run wrote or removed; only the manifest does not know it.
  var unfinished: Set<String> { Set(journal.keys) }

  /// Deletes the journal; call this once the manifest is written.
  func finish() throws(Fault) {
    if !folder.isChecking { try folder.remove([Self.journalName]) }
  }

  /// Throws `.foreign` if the file belongs to another program.
  ///
  /// An unlisted file in a folder with a manifest is replaceable: an earlier run wrote it, since
  /// only this program writes there. So is an empty file, which a power failure can leave.
  private func allow(
    _ open: borrowing OpenFolder, _ name: String, at path: String
  ) throws(Fault) {
    try folder.naming(path) { () throws(Fault) in
      switch try open.kind(of: name) {
      case .absent: return
      case .folder: throw .folderInPlace
      case .link: throw .linkInPlace
      case .other: throw .notRegular
      case .file: break
      }
      // A file of lines may be larger than memory.
      let isLines = path == CardsFile.linesName
      let bytes = isLines ? open.firstLine(of: name) : open.bytes(of: name)
      let isOurs =
        if let bytes, bytes.isEmpty || isJournaled(bytes, path) {
          true
        } else if path == Manifest.name, hasManifest {
          true
        } else if let known = listed[path], known.crc32 != nil {
          bytes.map(known.vouches) ?? false
        } else if path.hasSuffix(".json") || isLines, !path.utf8.contains(UInt8(ascii: "/")) {
          bytes.map(Self.isMarked) ?? false
        } else {
          hasManifest
        }
      guard isOurs else { throw .foreign }
    }
  }

  /// Returns the files that only earlier runs wrote, by path; `paths` are those of this run.
  ///
  /// Skips files that are absent, outside of the folder or changed by others; throws
  /// `Fault.cannotWrite` for a changed one if `removes` is `true`.
  func stale(besides paths: [String], removes: Bool) throws(Fault) -> [Manifest.File] {
    let kept = Set(paths + [CardsFile.documentName, CardsFile.linesName, Manifest.name])
    var stale: [Manifest.File] = []
    for path in Set(listed.keys).union(journal.keys).subtracting(kept).sorted() {
      let name = OutputFolder.name(of: path)
      guard let open = try? folder.folder(of: path, creates: false),
        (try? open.kind(of: name)) != .absent
      else { continue }
      let bytes = open.bytes(of: name)
      if let known = listed[path], let bytes, known.vouches(for: bytes) {
        stale.append(known)
      } else if let bytes, isJournaled(bytes, path) {
        stale.append(Manifest.File(path: path, crc32: CRC32.digits(of: bytes)))
      } else if removes, listed[path] != nil {
        let place = folder.url.appending(path: path).typedPath
        throw .cannotWrite(path: place, .notRemovable(.foreign))
      }
    }
    return stale
  }

  private func isJournaled(_ bytes: [UInt8], _ path: String) -> Bool {
    journal[path]?.contains(CRC32.digits(of: bytes)) ?? false
  }

  /// Whether JSON names one of our schemas, or stands in place of such a line.
  private static func isMarked(_ bytes: [UInt8]) -> Bool {
    guard let root = try? JSONNode(text: bytes) else { return false }
    return root["schema"]?.string?.hasPrefix("fingerpost/") ?? (root["error"]?["line"] != nil)
  }
}

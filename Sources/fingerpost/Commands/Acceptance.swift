import AssetExport
import Escaping
import Faults
import Files
import Essentials
import GoldenDiff
import JSON
import PNGCoding

/// Accepts pictures as goldens, for `accept` and from a served report.
struct Acceptance {
  /// The folder of goldens, or a file.
  var goldens: String
  /// Whether to remove goldens that have no picture.
  var prunes: Bool
  /// Whether the findings are named one by one, so that any share of the goldens can go.
  var isNamed = false
  var isForced = false
  var isDryRun = false

  /// Accepts findings and passes a line about each to `say`; throws before the first write if one
  /// of them cannot be accepted.
  ///
  /// A name that is not UTF-8 leads to no file, but keeps no other picture from being accepted:
  /// throws for it in the end.
  func run(_ findings: [Finding], of result: DiffResult, say: (String) -> Void) throws {
    let unusable = result.expected.unusable.union(result.actual.unusable)
    try runUsable(findings.filter { !unusable.contains($0.name) }, of: result, say: say)
    let faults = findings.map(\.name).filter(unusable.contains).map(Fault.unusableName)
    for fault in faults.dropLast() { Console.error(fault.description) }
    if let last = faults.last { throw last }
  }

  private func runUsable(
    _ findings: [Finding], of result: DiffResult, say: (String) -> Void
  ) throws {
    try check(findings, of: result)
    let target = self.target(of: result)
    let manifest =
      isDryRun || result.actual.isFile
      ? nil : try AcceptedManifest(goldens: target, actual: result.actual)
    var (accepted, removed) = (Set<String>(), Set<String>())
    for finding in findings {
      let shown = Printable.text(finding.name)
      switch finding.state {
      case .missing where !prunes:
        say("kept       \(shown)  no actual picture; --prune removes it")
      case .missing:
        if !isDryRun, try OutputFolder(target).remove([finding.name]).isEmpty {
          throw Fault.cannotWrite(path: finding.name, .notRemovable(.linkInPlace))
        }
        removed.insert(finding.name)
        say("\(isDryRun ? "would remove" : "removed   ") \(shown)")
      case .changed, .new, .unreadable, .same:
        if !isDryRun {
          try OutputFolder(target).write(
            Data(result.actual.load(finding.name).bytes()), to: finding.name,
            keepsPixels: finding.state != .unreadable)
        }
        accepted.insert(finding.name)
        say("\(isDryRun ? "would accept" : "accepted  ") \(shown)  \(finding.summary)")
      }
    }
    let unlisted = try manifest?.merge(accepted: accepted, removed: removed, of: result) ?? 0
    if unlisted > 0 {
      say("the new manifest lacks \(unlisted) goldens; render the goldens again, or remove them")
    }
    say("\(accepted.count) accepted, \(removed.count) removed\(isDryRun ? " (dry run)" : "")")
  }

  /// Whether no file, link or missing right stands in the way of accepting what differs.
  ///
  /// Leaves unreadable pictures out. Where `CI` is set, it is about a machine where it is not.
  func isPossible(of result: DiffResult) -> Bool {
    let target = self.target(of: result)
    let folders = Set(
      result.findings.filter { $0.state != .same && $0.state != .unreadable }
        .map { Array($0.name.pathParts.dropLast()) })
    do {
      if !result.actual.isFile {
        _ = try AcceptedManifest(goldens: target, actual: result.actual)
      }
      let root = try OutputFolder(target, isChecking: true)
      for folder in folders { try root.check(folder: folder) }
    } catch {
      return false
    }
    return folders.allSatisfy { folder in
      let place = folder.reduce(target) { $0.appending(path: $1) }.path
      return PathKind(place) == .absent || FileManager.default.isWritableFile(atPath: place)
    }
  }

  /// Whether `CI` says that nobody is there to look at what is accepted.
  static var isRefusedHere: Bool {
    let sign = ProcessInfo.processInfo.environment["CI", default: ""]
    return !sign.isEmpty && sign != "false"
  }

  /// The folder that is written.
  private func target(of result: DiffResult) -> URL {
    let root = URL(typed: goldens)
    return result.actual.isFile ? root.deletingLastPathComponent() : root
  }

  private func check(_ findings: [Finding], of result: DiffResult) throws {
    guard isForced || isDryRun || !Self.isRefusedHere else {
      throw Fault(
        .usage, "refusing to accept goldens where CI is set",
        remedy: "review and accept them locally, or give --force")
    }
    for finding in findings where finding.state == .unreadable {
      do {
        let stored = try result.actual.load(finding.name)
        if result.actual.isFile || !finding.isText { _ = try stored.pixmap() }
      } catch {
        throw Fault(
          .data, at: "\(Printable.text(finding.name))", "\(error)", remedy: "nothing was accepted")
      }
    }
    let missing = findings.count { $0.state == .missing }
    let count = result.expected.names.count
    guard !prunes || isNamed || isForced || isDryRun || 2 * missing <= count else {
      throw Fault(
        .data, at: goldens,
        "--prune would remove \(missing) of \(count) goldens; name the right folder or "
          + "routes, or give --force to remove them", remedy: "nothing was accepted")
    }
  }
}

/// Merges entries of accepted files into the goldens' manifest, so that `verify` finds them and
/// `render` recognizes them.
struct AcceptedManifest {
  private let folder: URL
  private let ours: JSON?
  private let theirs: JSON

  /// Returns nil if neither side has a manifest; throws rather than overwrite a foreign one.
  init?(goldens: URL, actual: PictureSource) throws {
    folder = goldens
    let file = goldens.appending(path: "manifest.json").relativePath
    ours = Self.manifest(at: file)
    guard
      let theirs = actual.manifest ?? actual.path("manifest.json").flatMap(Self.manifest) ?? ours
    else { return nil }
    self.theirs = theirs
    guard ours != nil || PathKind(file) == .absent else {
      throw Fault(
        .data, at: file,
        "not a manifest of this program; move it away, or render the goldens again",
        remedy: ""
          + "nothing was accepted")
    }
  }

  /// Also lists equal pictures that the goldens' manifest lacks, as it may have been lost.
  ///
  /// Returns the number of goldens that a new manifest does not list, since the pictures have none.
  func merge(accepted: Set<String>, removed: Set<String>, of result: DiffResult) throws -> Int {
    let listed = Set(ours?["files"]?.elements.map(Self.path) ?? [])
    let accepted = accepted.union(result.same.filter { !listed.contains($0) })
    guard !accepted.isEmpty || !removed.isEmpty else { return 0 }
    func files(_ list: JSON?, _ isIncluded: (String) -> Bool) -> [JSON] {
      (list?.elements ?? []).filter { isIncluded(Self.path($0)) }
    }
    var taken: [String: JSON] = [:]
    for entry in files(theirs["files"], accepted.contains) {
      var members = entry.members
      members["crc32"] = try Self.digest(result.actual.load(Self.path(entry))).json
      taken[Self.path(entry)] = members.json
    }
    let known = Set(taken.keys)
    // Replaces entries in their places, which are those that `render` gives them.
    var merged = files(ours?["files"]) { !removed.contains($0) }
      .map { taken.removeValue(forKey: Self.path($0)) ?? $0 }
    merged += files(theirs["files"]) { taken[$0] != nil }.map { taken[Self.path($0)] ?? $0 }
    let shown = Set(
      merged.flatMap { [$0] + ($0["images"]?.elements.compactMap { $0["meaning"] } ?? []) }
        .compactMap { $0["glyph"]?.text })
    let glyphs = (ours?["glyphs"]?.members ?? [:])
      .merging(theirs["glyphs"]?.members ?? [:]) { $1 }
    var manifest = (ours ?? theirs).members
    manifest["files"] = merged.json
    manifest["cards"] =
      theirs["cards"].flatMap { accepted.contains($0.text ?? "") ? $0 : nil }
      ?? ours?["cards"]
    let stale = files(ours?["stale"]) { !known.contains($0) && !removed.contains($0) }
    manifest["stale"] = stale.nonEmpty?.json
    manifest["glyphs"] = glyphs.filter { shown.contains($0.key) }.json
    try OutputFolder(folder).write(Data(manifest.json.file), to: "manifest.json")
    guard ours == nil else { return 0 }
    let pictures = result.expected.names.filter { $0.hasEnding(".png") }
    return Set(pictures).subtracting(removed).subtracting(merged.map(Self.path)).count
  }

  /// The checksum of the pixels of a picture, or of the bytes of any other file.
  private static func digest(_ file: StoredPicture) throws -> String {
    if case .file(let bytes) = file, !bytes.starts(with: PNGCoder.signature) {
      return CRC32.digits(of: bytes)
    }
    return PixelDigest.crc32(of: try file.pixmap())
  }

  static func path(_ file: JSON) -> String { file["path"]?.text ?? "" }

  static func manifest(at path: String) -> JSON? {
    guard let bytes = try? RegularFile.read(path),
      let manifest = try? JSON(JSONNode(text: bytes)),
      manifest["schema"]?.text == ExportSchema.manifestName
    else { return nil }
    return manifest
  }
}

import AssetExport
import Escaping
import Faults
import Files
import SystemLibraries
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
  func run(_ findings: [Finding], of result: DiffResult, say: (String) -> Void) async throws {
    let unusable = result.expected.unusable.union(result.actual.unusable)
    try await runUsable(findings.filter { !unusable.contains($0.name) }, of: result, say: say)
    let faults = findings.map(\.name).filter(unusable.contains).map(Fault.unusableName)
    for fault in faults.dropLast() { Console.error(fault.description) }
    if let last = faults.last { throw last }
  }

  private func runUsable(
    _ findings: [Finding], of result: DiffResult, say: (String) -> Void
  ) async throws {
    try check(findings, of: result)
    let target = self.target(of: result)
    let kept = findings.filter { $0.state == .missing && !prunes }.map(\.name)
    let removed = findings.filter { $0.state == .missing && prunes }.map(\.name)
    let accepted = findings.filter { $0.state != .missing }
    let verbs = isDryRun ? ("would accept", "would remove") : ("accepted  ", "removed   ")
    func sayOf(_ finding: Finding) {
      let name = Printable.text(finding.name)
      switch finding.state {
      case .missing where !prunes: say("kept       \(name)  no actual picture; --prune removes it")
      case .missing: say("\(verbs.1) \(name)")
      case .changed, .new, .unreadable, .same: say("\(verbs.0) \(name)  \(finding.summary)")
      }
    }
    let byName = Dictionary(findings.map { ($0.name, $0) }) { first, _ in first }
    var unlisted = 0
    if isDryRun {
      findings.forEach(sayOf)
    } else if result.actual.isFile {
      for finding in accepted {
        try OutputFolder(target).write(
          Data(result.actual.load(finding.name).bytes()), to: finding.name,
          keepsPixels: finding.state != .unreadable)
        sayOf(finding)
      }
    } else {
      for name in kept { byName[name].map(sayOf) }
      // Fails for another program's manifest before the folder is touched.
      let manifest = try AcceptedManifest(goldens: target, actual: result.actual)
      let run = try await OutputRun(in: OutputFolder(target))
      for finding in accepted {
        try run.replace(
          finding.name, with: result.actual.load(finding.name).bytes(),
          keepsPixels: finding.state != .unreadable)
      }
      let list = try manifest?.merged(
        accepted: Set(accepted.map(\.name)), removed: Set(removed), of: result,
        isUnfinished: run.isUnfinished)
      unlisted = list?.unlisted ?? 0
      let file = try list.map { try run.stage(Manifest.name, with: $0.file) }
      try run.commit(removing: removed) { byName[$0].map(sayOf) }
      _ = try run.end(with: file)
    }
    if unlisted > 0 {
      say("the new manifest lacks \(unlisted) goldens; accept all again, or remove them")
    }
    say(
      "\(accepted.count) accepted, \(removed.count) removed\(isDryRun ? " (dry run)" : "")")
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

  /// Whether `CI` is set: nobody looks at what is accepted there.
  static var isRefusedHere: Bool {
    let sign = ProcessInfo.processInfo.environment["CI", default: ""]
    return !sign.isEmpty && sign != "false"
  }

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
  private let ours: JSON?
  private let theirs: JSON

  /// Returns nil if neither side has a manifest; throws rather than overwrite a foreign one.
  init?(goldens: URL, actual: PictureSource) throws {
    let file = goldens.appending(path: Manifest.name).relativePath
    ours = Self.manifest(at: file)
    guard
      let theirs = actual.manifest ?? actual.path(Manifest.name).flatMap(Self.manifest) ?? ours
    else { return nil }
    self.theirs = theirs
    guard ours != nil || PathKind(file) == .absent else {
      throw Fault(
        .data, at: file,
        "not a manifest of this program", remedy: "move it away; nothing was accepted")
    }
  }

  /// Returns the new manifest, `nil` if it does not change, and how many goldens a new one does not list.
  ///
  /// Besides what is accepted it lists equal pictures, whose entry may have been lost, with the checksums of
  /// their pixels: a golden may have been copied by hand, or two branches merged. `isUnfinished` is true
  /// for a golden that a killed run wrote or removed.
  func merged(
    accepted: Set<String>, removed: Set<String>, of result: DiffResult,
    isUnfinished: (String) -> Bool
  ) throws -> (file: [UInt8], unlisted: Int)? {
    let own = ours?["files"]?.elements ?? []
    let offered = Dictionary(
      (theirs["files"]?.elements ?? []).map { (Self.path($0), $0) }
    ) { first, _ in first }
    let listed = Set(own.map(Self.path))
    let equal = Set(result.same)
    func entry(_ old: JSON?, _ path: String) throws -> JSON? {
      if removed.contains(path) { return nil }
      let isTaken = accepted.contains(path) || equal.contains(path)
      if !isTaken, isUnfinished(path), result.expected.path(path).map(PathKind.init) == .absent {
        return nil
      }
      guard isTaken || isUnfinished(path) else { return old }
      let digest = try Self.digest((isTaken ? result.actual : result.expected).load(path))
      // An equal picture keeps its entry, with a new checksum.
      let entry = isTaken ? offered[path] ?? old : old
      guard var members = (accepted.contains(path) ? entry : old ?? entry)?.members else {
        return nil
      }
      members["crc32"] = digest.json
      return members.json
    }
    // Replaces entries in their places, which are those that `render` gives them.
    var merged = try own.compactMap { try entry($0, Self.path($0)) }
    merged += try (theirs["files"]?.elements ?? []).map(Self.path)
      .filter { !listed.contains($0) && (accepted.contains($0) || equal.contains($0)) }
      .compactMap { try entry(offered[$0], $0) }
    let shown = Set(
      merged.flatMap { [$0] + ($0["images"]?.elements.compactMap { $0["meaning"] } ?? []) }
        .compactMap { $0["glyph"]?.text })
    let glyphs = (ours?["glyphs"]?.members ?? [:])
      .merging(theirs["glyphs"]?.members ?? [:]) { $1 }
    var manifest = (ours ?? theirs).members
    manifest["files"] = merged.json
    manifest["generator"] = Fingerpost.generator.json
    manifest["cards"] =
      theirs["cards"].flatMap { accepted.union(equal).contains($0.text ?? "") ? $0 : nil }
      ?? ours?["cards"]
    let known = removed.union(merged.map(Self.path))
    let stale = (ours?["stale"]?.elements ?? []).filter { !known.contains(Self.path($0)) }
    manifest["stale"] = stale.nonEmpty?.json
    manifest["glyphs"] = glyphs.filter { shown.contains($0.key) }.json
    guard ours?.file != manifest.json.file, ours != nil || !merged.isEmpty else { return nil }
    let pictures = result.expected.names.filter { $0.hasEnding(".png") }
    let unlisted = Set(pictures).subtracting(removed).subtracting(merged.map(Self.path)).count
    return (manifest.json.file, ours == nil ? unlisted : 0)
  }

  /// The checksum of the pixels of a picture, or of the bytes of any other file.
  private static func digest(_ file: StoredPicture) throws -> String {
    if case .file(let bytes) = file, !bytes.starts(with: PNGCoder.signature) {
      return CRC32.digits(of: bytes)
    }
    return CRC32.digits(of: try file.pixmap().bytes)
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

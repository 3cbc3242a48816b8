import Escaping
public import Faults
package import Files
public import SystemLibraries
import PNGCoding
import PNGReading

/// A folder for output; writes each file completely or not at all.
///
/// The folder itself may be a symbolic link. Links inside it are never followed, so that no write
/// or removal reaches outside.
public final class OutputFolder: Sendable {
  /// The folder.
  public let url: URL
  /// Whether to compare files without writing.
  let isChecking: Bool
  /// The open folder; `nil` if it does not exist in check mode.
  private let root: OpenFolder?
  private let isNew: Bool

  /// Opens a folder, creating it if necessary; `isChecking` only compares and creates nothing.
  ///
  /// Throws `Fault.cannotCreate`, for instance if a file has that path.
  public init(_ url: URL, isChecking: Bool = false) throws(Fault) {
    self.url = url
    self.isChecking = isChecking
    // The suffix makes the check fail for files.
    let isThere = FileManager.default.fileExists(atPath: url.path + "/.")
    isNew = !isThere && !isChecking
    if isNew { try Self.create(url) }
    root = try Self.naming(url) { () throws(Fault) in
      isThere || !isChecking ? try OpenFolder(url) : nil
    }
  }

  // A new folder into which no file came; removing any other fails.
  deinit { if isNew { _ = unsafe rmdir(url.path) } }

  private static func create(_ url: URL) throws(Fault) {
    do throws(Fault) {
      try OpenFolder.create(url)
    } catch {
      // The nearest existing ancestor, which may be a broken link.
      var place = url
      var status = stat()
      while place.path.count > 1, unsafe lstat(place.path, &status) != 0 {
        place.deleteLastPathComponent()
      }
      if unsafe stat(place.path, &status) != 0, errno == ENOENT {
        throw .cannotCreate(path: place.typedPath, .linkToNowhere)
      }
      guard ![S_IFDIR, S_IFLNK].contains(status.st_mode & S_IFMT) else {
        throw .cannotCreate(path: url.typedPath, error)
      }
      let isItself = place.path == url.path
      throw .cannotCreate(path: url.typedPath, isItself ? .fileInPlace : .fileOnTheWay)
    }
  }

  /// A file that is complete under a hidden name, or whose place has the same content already.
  package struct Staged: Sendable {
    package var path: String
    package var isChange: Bool
    /// The CRC-32 of the bytes that its place will have.
    package var digest: String
    /// The name of the complete file that waits; `nil` if the content is unchanged or only compared.
    fileprivate var beside: String?
  }

  /// Writes a file unless it already has these bytes; returns `true` if the content changes.
  ///
  /// A killed program leaves the old or the new file. The parameters are those of `stage`.
  @discardableResult
  package func write(
    _ data: Data, to path: String, keepsPixels: Bool = true,
    allow: (borrowing OpenFolder, String) throws(Fault) -> Void = {
      _, _ throws(Fault) in
    }
  ) throws(Fault) -> Bool {
    let staged = try stage(data, for: path, keepsPixels: keepsPixels, allow: allow)
    try place(staged)
    return staged.isChange
  }

  /// Writes a file under a hidden name at the top of the folder, unless its place already has these bytes.
  ///
  /// `path` is relative, with `/` as separator. `keepsPixels` also keeps a PNG with the same pixels, for
  /// instance one that another program has optimized. `allow` gets the open folder and the file name
  /// before anything changes, and may throw to keep the existing file.
  ///
  /// Throws a `Fault` with the path, also for links in the folder's path and for a target
  /// that is neither a file nor a link.
  package func stage(
    _ data: Data, for path: String, keepsPixels: Bool = true,
    allow: (borrowing OpenFolder, String) throws(Fault) -> Void = {
      _, _ throws(Fault) in
    }
  ) throws(Fault) -> Staged {
    var staged = Staged(path: path, isChange: true, digest: CRC32.digits(of: [UInt8](data)))
    let name = Self.name(of: path)
    if let folder = try folder(of: path, creates: false) {
      if let present = folder.bytes(of: name) {
        staged.isChange =
          Data(present) != data && !(keepsPixels && Self.showSamePicture(present, [UInt8](data)))
        if !staged.isChange { staged.digest = CRC32.digits(of: present) }
      }
      if isChecking || !staged.isChange { return staged }
      try allow(folder, name)
      try naming(path) { () throws(Fault) in
        switch try folder.kind(of: name) {
        case .absent, .file, .link: break
        case .folder: throw .folderInPlace
        case .other: throw .notRegular
        }
      }
    }
    if isChecking { return staged }
    staged.beside = try naming(path) { () throws(Fault) in try root?.writeTemporary(data) }
    return staged
  }

  /// Creates an empty file under a hidden name, to become the one at a path; `nil` in check mode.
  func temporaryFile(for path: String) throws(Fault) -> (name: String, file: OpenFile)? {
    guard !isChecking else { return nil }
    return try naming(path) { () throws(Fault) in try root?.temporaryFile() }
  }

  /// Puts a complete file in its place; missing folders are created.
  package func place(_ staged: Staged) throws(Fault) {
    if let beside = staged.beside { try place(beside, at: staged.path) }
  }

  /// Moves the complete file of a hidden name to its place, or removes it.
  func place(_ beside: String, at path: String) throws(Fault) {
    defer { discard(beside) }
    guard let folder = try folder(of: path, creates: true) else { return }
    try naming(path) { () throws(Fault) in
      try root?.move(beside, to: folder, as: Self.name(of: path))
    }
  }

  /// Removes a complete file that is not in its place.
  package func discard(_ staged: Staged) {
    if let beside = staged.beside { discard(beside) }
  }

  func discard(_ beside: String) { _ = try? root?.remove(beside) }

  private static func showSamePicture(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    guard new.starts(with: PNGCoder.signature), let old = try? PNGPicture(old),
      let new = try? PNGPicture(new)
    else { return false }
    return old.looksSame(as: new)
  }

  /// Throws as `write` does for a folder that a link or a file leads to; writes nothing.
  ///
  /// `folder` has the names on the way to it, none for this one.
  package func check(folder: [String]) throws(Fault) {
    _ = try self.folder(of: (folder + ["file"]).joined(separator: "/"), creates: false)
  }

  /// Opens the parent folder of a relative path; `nil` if it is absent and `creates` is `false`.
  func folder(of path: String, creates: Bool) throws(Fault) -> OpenFolder? {
    var place = url
    return try Fault.changing({ $0 = Self.error($0, at: place) }) { () throws(Fault) in
      guard Manifest.isInside(path) else { throw .outside }
      guard var folder = try root?.folder(".", creates: false) else { return nil }
      for name in path.pathParts.dropLast() {
        place.append(path: name)
        guard let child = try folder.folder(name, creates: creates) else { return nil }
        folder = child
      }
      return folder
    }
  }

  static func name(of path: String) -> String { path.pathParts.last ?? path }

  /// Does some work on a file of the folder; its faults do not name the file.
  func naming<Value>(
    _ path: String, _ work: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    try Self.naming(url.appending(path: path), work)
  }

  private static func naming<Value: ~Copyable>(
    _ place: URL, _ work: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    try Fault.changing({ $0 = error($0, at: place) }, work)
  }

  private static func error(_ fault: Fault, at place: URL) -> Fault {
    fault.kind == .inputOutput
      ? .cannotWrite(path: place.typedPath, fault) : .cannotCreate(path: place.typedPath, fault)
  }

  /// Removes files and then their empty folders; returns the paths that existed.
  ///
  /// Skips relative paths that lead through a link. Throws `Fault.cannotWrite` for the first
  /// file that cannot be removed.
  @discardableResult
  package func remove(_ paths: [String]) throws(Fault) -> [String] {
    var removed: [String] = []
    for path in paths {
      guard let folder = try? folder(of: path, creates: false) else { continue }
      let isThere = try Fault.changing({
        $0 = .cannotWrite(path: url.appending(path: path).typedPath, .notRemovable($0))
      }) { () throws(Fault) in try folder.remove(Self.name(of: path)) }
      guard isThere else { continue }
      removed.append(path)
      var parts = path.pathParts.dropLast()
      // Removing a folder fails if it still has files.
      while let name = parts.last,
        let above = try? self.folder(of: parts.joined(separator: "/"), creates: false),
        above.removeFolder(name)
      { parts.removeLast() }
    }
    return removed
  }

  /// Removes the temporary files that killed runs left.
  package func removeTemporaryFiles() {
    for name in root?.names() ?? [] where name.hasBeginning(OpenFolder.prefix) {
      let parts = name.dropFirst(OpenFolder.prefix.count).split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let process = Int32(parts[0]), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      _ = try? root?.remove(name)
    }
  }
}

extension Fault {
  package static func cannotCreate(path: String, _ fault: Fault) -> Fault {
    Fault(
      .cannotCreate, at: path, "cannot be created: \(fault.finding)", remedy: fault.remedy)
  }

  package static func cannotWrite(path: String, _ fault: Fault) -> Fault {
    Fault(.inputOutput, at: path, "cannot be written: \(fault.finding)", remedy: fault.remedy)
  }

  /// Two files that differ only in case.
  package static func collision(path: String, other: String) -> Fault {
    Fault(
      at: path, "the same file as \(other) where case is ignored",
      remedy: "rename the variants or the prefix")
  }
}

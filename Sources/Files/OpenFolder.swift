package import Faults
package import SystemLibraries

/// An open folder for looking up names without following links.
///
/// All access uses the descriptor, so changes to the path by other programs have no effect.
package struct OpenFolder: ~Copyable, Sendable {
  let descriptor: Int32

  /// Opens a folder that the user names, following links.
  package init(_ url: URL) throws(Fault) {
    descriptor = unsafe open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Fault(code: errno) }
  }

  /// Creates a folder, and those above it, unless they are there.
  package static func create(_ url: URL) throws(Fault) {
    var status = stat()
    guard unsafe mkdir(url.path, 0o777) != 0 else { return }
    switch errno {
    case ENOENT where url.path.utf8.count > 1:
      try create(url.deletingLastPathComponent())
      guard unsafe mkdir(url.path, 0o777) == 0 || errno == EEXIST else {
        throw Fault(code: errno)
      }
    case EEXIST where unsafe stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR:
      return
    default: throw Fault(code: errno)
    }
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  package enum Kind {
    case absent, file, folder, link, other
  }

  package borrowing func kind(of name: String) throws(Fault) -> Kind {
    var status = stat()
    guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return .absent }
      throw Fault(code: errno)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Opens a folder in this one; returns `nil` if it is absent and `creates` is false.
  ///
  /// Throws `.linkInPlace` for a link and `.fileOnTheWay` for a file.
  package borrowing func folder(_ name: String, creates: Bool) throws(Fault) -> OpenFolder? {
    // Another task may have created it just now.
    if creates, unsafe mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST {
      throw Fault(code: errno)
    }
    let child = unsafe openat(
      descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if child >= 0 { return OpenFolder(descriptor: child) }
    let code = errno
    switch try kind(of: name) {
    case .absent: return nil
    case .link: throw .linkInPlace
    case .file, .other: throw .fileOnTheWay
    case .folder: throw Fault(code: code)
    }
  }

  /// The bytes of a regular file in this folder; `nil` if it is absent or cannot be read.
  package borrowing func bytes(of name: String) -> [UInt8]? {
    reading(name).flatMap { try? RegularFile.read($0) }
  }

  /// The bytes of a regular file up to its first line end; `nil` if it cannot be read.
  package borrowing func firstLine(of name: String) -> [UInt8]? {
    guard let file = reading(name) else { return nil }
    var line: [UInt8] = []
    while line.count <= RegularFile.sizeLimit {
      guard let part = try? file.read(upTo: 1 << 16), !part.isEmpty else { return line }
      if let end = part.firstIndex(of: 0x0A) { return line + part[..<end] }
      line += part
    }
    return nil
  }

  /// Opens a regular file for reading; `nil` if that fails.
  package borrowing func reading(_ name: String) -> OpenFile? {
    // A pipe would block the run without `O_NONBLOCK`.
    let file = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    let open = OpenFile(file)
    var status = stat()
    return unsafe fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? open : nil
  }

  package borrowing func names() -> [String] { entries().map { $0.name.text } }

  /// The names in this folder, and whether each is that of a folder itself, not of a link to one.
  package borrowing func entries() -> [(name: FileName, isFolder: Bool)] {
    // `closedir` closes this copy.
    let copy = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let list = unsafe fdopendir(copy) else { return [] }
    defer { unsafe closedir(list) }
    var entries: [(name: FileName, isFolder: Bool)] = []
    while let entry = unsafe readdir(list) {
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe [UInt8](bytes.prefix { $0 != 0 })
      }
      let isFolder = unsafe entry.pointee.d_type == UInt8(DT_DIR)
      entries.append((FileName(bytes), isFolder))
    }
    return entries
  }

  /// Removes a file or a link, never its target; returns false if it is absent.
  @discardableResult
  package borrowing func remove(_ name: String) throws(Fault) -> Bool {
    if unsafe unlinkat(descriptor, name, 0) == 0 { return true }
    guard errno == ENOENT else { throw Fault(code: errno) }
    return false
  }

  package borrowing func removeFolder(_ name: String) -> Bool {
    unsafe unlinkat(descriptor, name, AT_REMOVEDIR) == 0
  }

  package static let prefix = ".fingerpost-"

  /// Writes a file atomically; removes the temporary file if that fails.
  package borrowing func write(_ data: Data, to name: String) throws(Fault) {
    let beside = try writeTemporary(data)
    // Fails once the file has taken its place.
    defer { _ = try? remove(beside) }
    try move(beside, to: self, as: name)
  }

  /// Writes a file with a random name and returns that name; removes it if that fails.
  ///
  /// Renaming it later protects against a killed process. Foundation's atomic writing also waits for
  /// the disk after each file, which takes most of a run's time.
  package borrowing func writeTemporary(_ data: Data) throws(Fault) -> String {
    let (beside, file) = try temporaryFile()
    do throws(Fault) {
      try file.write(data)
    } catch {
      _ = try? remove(beside)
      throw error
    }
    return beside
  }

  /// Creates a file with a random name, open for writing.
  package borrowing func temporaryFile() throws(Fault) -> (name: String, file: OpenFile) {
    let process = ProcessInfo.processInfo.processIdentifier
    let name = "\(Self.prefix)\(process)-" + String(UInt64.random(in: 0 ... .max), radix: 16)
    // An existing file or link with that name belongs to someone else.
    let file = unsafe openat(
      descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Fault(code: errno) }
    return (name, OpenFile(file))
  }

  /// Moves a file into a folder, also over another one; copies it where that is another file system.
  package borrowing func move(
    _ name: String, to folder: borrowing OpenFolder, as newName: String
  ) throws(Fault) {
    if unsafe renameat(descriptor, name, folder.descriptor, newName) == 0 { return }
    let code = errno
    guard code == EXDEV, let bytes = bytes(of: name) else { throw Fault(code: code) }
    try folder.write(Data(bytes), to: newName)
  }

  /// Appends lines to a regular file, which it creates if necessary.
  package borrowing func append(_ lines: String, to name: String) throws(Fault) {
    let file = unsafe openat(
      descriptor, name, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Fault(code: errno) }
    let open = OpenFile(file)
    guard try kind(of: name) == .file else { throw .notRegular }
    try open.write(Data(lines.utf8))
  }
}

/// Keeps other runs from writing into a folder, until the process ends at the latest.
///
/// The lock is on the folder itself and leaves no file; file systems without locks ignore it.
package struct FolderLock: Sendable {
  private let descriptor: Int32

  /// Waits until no other run writes.
  ///
  /// Polls, since a blocked thread could be the one that another run in this process needs.
  package init?(_ folder: URL) async {
    descriptor = unsafe open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR || errno == EWOULDBLOCK,
        (try? await Task.sleep(for: .milliseconds(5))) != nil
      else {
        close(descriptor)
        return nil
      }
    }
  }

  package func unlock() { close(descriptor) }
}

package import Foundation

/// An open folder for looking up names without following links.
///
/// All access uses the descriptor, so changes to the path by other programs have no effect.
package struct OpenFolder: ~Copyable, Sendable {
  let descriptor: Int32

  /// Opens a folder that the user names, following links.
  package init(_ url: URL) throws(WriteFault) {
    descriptor = unsafe open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw WriteFault(code: errno) }
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  package enum Kind {
    case absent, file, folder, link, other
  }

  package borrowing func kind(of name: String) throws(WriteFault) -> Kind {
    var status = stat()
    guard unsafe fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return .absent }
      throw WriteFault(code: errno)
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
  package borrowing func folder(_ name: String, creates: Bool) throws(WriteFault) -> OpenFolder? {
    // Another task may have created it just now.
    if creates, unsafe mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST {
      throw WriteFault(code: errno)
    }
    let child = unsafe openat(
      descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if child >= 0 { return OpenFolder(descriptor: child) }
    let code = errno
    switch try kind(of: name) {
    case .absent: return nil
    case .link: throw .linkInPlace
    case .file, .other: throw .fileOnTheWay
    case .folder: throw WriteFault(code: code)
    }
  }

  /// The bytes of a regular file in this folder; `nil` if it is absent or cannot be read.
  package borrowing func bytes(of name: String) -> [UInt8]? {
    // A pipe would block the run without `O_NONBLOCK`.
    let file = unsafe openat(
      descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return try? RegularFile.read(file)
  }

  package borrowing func names() -> [String] {
    // `closedir` closes this copy.
    let copy = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let list = unsafe fdopendir(copy) else { return [] }
    defer { unsafe closedir(list) }
    var names: [String] = []
    while let entry = unsafe readdir(list) {
      names.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  /// Removes a file or a link, never its target; returns false if it is absent.
  @discardableResult
  package borrowing func remove(_ name: String) throws(WriteFault) -> Bool {
    if unsafe unlinkat(descriptor, name, 0) == 0 { return true }
    guard errno == ENOENT else { throw WriteFault(code: errno) }
    return false
  }

  package borrowing func removeFolder(_ name: String) -> Bool {
    unsafe unlinkat(descriptor, name, AT_REMOVEDIR) == 0
  }
}

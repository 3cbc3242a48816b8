import Foundation

/// The kind of file at a path; follows links.
enum PathKind {
  case file, folder, absent

  init(_ path: String) {
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    } else {
      // A broken symbolic link counts as a file.
      self = unsafe lstat(path, &status) == 0 ? .file : .absent
    }
  }
}

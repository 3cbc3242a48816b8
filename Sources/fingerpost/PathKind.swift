import Foundation

/// The kind of file at a path; follows links.
enum PathKind {
  case file, folder, absent

  init(_ path: String) {
    if path.isEmpty {
      self = .absent
    } else if FileManager.default.fileExists(atPath: path + "/.") {
      self = .folder
    } else {
      // A link to nowhere counts as a file.
      let isThere = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
      self = isThere ? .file : .absent
    }
  }
}

import Foundation

/// The kind of file at a path; links are followed.
enum PathKind {
  case file, folder, absent

  init(_ path: String) {
    if path.isEmpty {
      self = .absent
    } else if FileManager.default.fileExists(atPath: path + "/.") {
      self = .folder
    } else {
      // A link to nowhere is there, too.
      let isThere = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
      self = isThere ? .file : .absent
    }
  }
}

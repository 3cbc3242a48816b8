import Foundation

/// What stands at a path; a link counts as what it leads to.
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

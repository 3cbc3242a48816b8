import Foundation

/// The PNG files under a folder.
struct PictureFolder: Sendable {
  /// The folder.
  let path: String
  /// The names of all files that end in `.png`, in either case, from the folder on with `/`
  /// between; sorted.
  private(set) var names: [String] = []
  /// Folders that were left out because they lead back to where they are.
  private(set) var loops: [String] = []

  /// The most pictures in a folder; keeps links that lead across one another from never ending.
  static let limit = 1_000_000

  /// Finds all pictures; links are followed, what git and this program keep for themselves is not.
  ///
  /// - Throws: `GoldenError.cannotList` for a folder that cannot be read.
  init(_ path: String) throws(GoldenError) {
    self.path = path
    try walk("", ancestors: [])
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    loops.sort()
  }

  private struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  private mutating func walk(_ folder: String, ancestors: Set<Identity>) throws(GoldenError) {
    let place = folder.isEmpty ? path : path + "/" + folder
    var status = stat()
    guard unsafe stat(place, &status) == 0, let handle = unsafe opendir(place) else {
      throw .cannotList(path: place, reason: FileBytes.lastReason)
    }
    defer { unsafe closedir(handle) }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    guard !ancestors.contains(identity) else {
      loops.append(place)
      return
    }
    var folders: [String] = []
    while let entry = unsafe readdir(handle) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard ![".", "..", ".git"].contains(name), !name.hasPrefix(".fingerpost-") else { continue }
      let child = folder.isEmpty ? name : folder + "/" + name
      if Self.isFolder(unsafe Int32(entry.pointee.d_type), place + "/" + name) {
        folders.append(child)
      } else if name.lowercased().hasSuffix(".png") {
        names.append(child)
        guard names.count <= Self.limit else {
          throw .cannotList(path: path, reason: "more than \(Self.limit) pictures")
        }
      }
    }
    for child in folders { try walk(child, ancestors: ancestors.union([identity])) }
  }

  private static func isFolder(_ type: Int32, _ path: String) -> Bool {
    switch type {
    case Int32(DT_DIR): return true
    case Int32(DT_LNK), Int32(DT_UNKNOWN):
      var status = stat()
      return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    default: return false
    }
  }
}

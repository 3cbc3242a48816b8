import Files
import Foundation
import TextSafety

/// The PNG files under a folder.
struct PictureFolder: Sendable {
  /// The folder.
  let path: String
  /// The names of all files that end in `.png`, in either case, from the folder on with `/`
  /// between; sorted.
  private(set) var names: [String] = []
  /// Links to folders that are listed elsewhere already, and were left out.
  private(set) var repeats: [String] = []

  private var seen: Set<Identity> = []
  /// Folders yet to be listed, from the folder on, the next one last.
  private var folders = [""]
  /// Links to folders, which are followed when all folders are listed, the next one last.
  private var links: [String] = []

  /// The most pictures in a folder.
  static let limit = 1_000_000

  /// Finds all pictures; links are followed, and each folder is listed once however many links
  /// lead there: at its own place, or at the first of the links by name.
  ///
  /// What git and this program keep for themselves is left out.
  ///
  /// - Throws: `GoldenError.cannotList` for a folder that cannot be read.
  init(_ path: String) throws(GoldenError) {
    self.path = path
    while true {
      if let folder = folders.popLast() {
        try list(folder)
      } else if let link = links.popLast() {
        folders.append(link)
      } else {
        break
      }
    }
    names = Self.sorted(names)
    repeats = Self.sorted(repeats)
  }

  /// In the order of their bytes, which tells all names apart.
  private static func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  private enum Kind { case folder, link, file }

  private mutating func list(_ folder: String) throws(GoldenError) {
    let place = folder.isEmpty ? path : path + "/" + folder
    var status = stat()
    guard unsafe stat(place, &status) == 0 else {
      throw .cannotList(path: place, reason: ReadFault.last.words)
    }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    guard seen.insert(identity).inserted else {
      repeats.append(place)
      return
    }
    var newLinks: [String] = []
    var newFolders: [String] = []
    for (name, type) in try Self.entries(of: place) {
      guard name != ".git", !name.hasBeginning(".fingerpost-") else { continue }
      let child = folder.isEmpty ? name : folder + "/" + name
      switch Self.kind(type, place + "/" + name) {
      case .folder: newFolders.append(child)
      case .link: newLinks.append(child)
      case .file where name.hasEnding(".png", ignoringCase: true):
        names.append(child)
        guard names.count <= Self.limit else {
          throw .cannotList(path: path, reason: "more than \(Self.limit) pictures")
        }
      case .file: break
      }
    }
    folders += Self.sorted(newFolders).reversed()
    links = Self.sorted(newLinks).reversed() + links
  }

  /// The names in a folder with their types as `readdir` gives them.
  private static func entries(of place: String) throws(GoldenError) -> [(String, Int32)] {
    guard let handle = unsafe opendir(place) else {
      throw .cannotList(path: place, reason: ReadFault.last.words)
    }
    defer { unsafe closedir(handle) }
    var entries: [(String, Int32)] = []
    errno = 0
    while let entry = unsafe readdir(handle) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { unsafe entries.append((name, Int32(entry.pointee.d_type))) }
      errno = 0
    }
    guard errno == 0 else { throw .cannotList(path: place, reason: ReadFault.last.words) }
    return entries
  }

  private static func kind(_ type: Int32, _ path: String) -> Kind {
    switch type {
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK), Int32(DT_UNKNOWN):
      var status = stat()
      guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        return .file
      }
      let isLink = unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
      return isLink ? .link : .folder
    default: return .file
    }
  }
}

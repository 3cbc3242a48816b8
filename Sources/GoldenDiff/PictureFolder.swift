import Foundation

/// The PNG files under a folder.
struct PictureFolder: Sendable {
  /// The folder.
  let path: String
  /// The names of all files that end in `.png`, in either case, from the folder on with `/`
  /// between; sorted.
  private(set) var names: [String] = []
  /// Links to folders that were left out because the folder is walked under another name.
  private(set) var repeats: [String] = []
  private var walked: Set<Identity> = []

  /// The most pictures in a folder.
  static let limit = 1_000_000

  /// Finds all pictures; links are followed, what git and this program keep for themselves is not.
  ///
  /// Each folder is walked once, so that links among folders never multiply it: under its own name
  /// where it lies in the folder, else under the first of the links to it, by the bytes of their
  /// names.
  ///
  /// - Throws: `GoldenError.cannotList` for a folder that cannot be read, or holds too many pictures.
  init(_ path: String) throws(GoldenError) {
    self.path = path
    var pending = [""]
    while !pending.isEmpty {
      var links: [String] = []
      for folder in pending { try walk(folder, links: &links) }
      pending = Self.sorted(links)
    }
    names = Self.sorted(names)
    repeats = Self.sorted(repeats)
  }

  private static func sorted(_ names: [String]) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  /// Walks a folder and those in it, and notes the links to others.
  private mutating func walk(_ folder: String, links: inout [String]) throws(GoldenError) {
    var pending = [folder]
    while let folder = pending.popLast() {
      let place = folder.isEmpty ? path : path + "/" + folder
      var status = stat()
      guard unsafe stat(place, &status) == 0, let handle = unsafe opendir(place) else {
        throw .cannotList(path: place, reason: FileBytes.lastReason)
      }
      defer { unsafe closedir(handle) }
      let identity = Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        inode: UInt64(truncatingIfNeeded: status.st_ino))
      guard walked.insert(identity).inserted else {
        repeats.append(place)
        continue
      }
      while let entry = unsafe readdir(handle) {
        let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard ![".", "..", ".git"].contains(name), !name.hasPrefix(".fingerpost-") else { continue }
        let child = folder.isEmpty ? name : folder + "/" + name
        switch Self.kind(unsafe Int32(entry.pointee.d_type), place + "/" + name) {
        case .folder: pending.append(child)
        case .link: links.append(child)
        case .other:
          guard name.lowercased().hasSuffix(".png") else { continue }
          names.append(child)
          guard names.count <= Self.limit else {
            throw .cannotList(path: path, reason: "more than \(Self.limit) pictures")
          }
        }
      }
    }
  }

  /// What an entry of a folder is.
  private enum Kind {
    case folder
    /// A link to a folder.
    case link
    case other
  }

  /// Tells what an entry is from what the folder says of it, or from the file itself.
  private static func kind(_ type: Int32, _ path: String) -> Kind {
    if type == Int32(DT_DIR) { return .folder }
    guard type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) else { return .other }
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return .other }
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else {
      return .folder
    }
    return .link
  }
}

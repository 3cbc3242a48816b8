import Files
import Foundation
import TextSafety

/// The PNG files under a folder.
struct PictureFolder: Sendable {
  /// The names of all files that end in `.png`, in either case, from the folder on with `/`
  /// between.
  private(set) var names: [String] = []
  /// Links to folders that are listed elsewhere already, and were left out; sorted.
  private(set) var repeats: [String] = []

  /// The most pictures in a folder.
  private static let limit = 1_000_000

  /// A folder, however many links lead there.
  private struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  /// Finds all pictures; links are followed, and each folder is listed once however many links
  /// lead there: at its own place, or at the first of the links by name.
  ///
  /// The files that git and this program keep for themselves are left out.
  ///
  /// - Throws: `GoldenError.cannotList` for a folder that cannot be read.
  init(_ path: String) throws(GoldenError) {
    var seen: Set<Identity> = []
    // Yet to be listed, from the folder on, the next one last; links once all folders are listed.
    var folders = [""]
    var links: [String] = []
    while let folder = folders.popLast() ?? links.popLast() {
      let place = folder.isEmpty ? path : path + "/" + folder
      guard let status = Self.status(place), let entries = Self.names(in: place) else {
        throw .cannotList(path: place, reason: ReadFault.last.words)
      }
      let identity = Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        inode: UInt64(truncatingIfNeeded: status.st_ino))
      guard seen.insert(identity).inserted else {
        repeats.append(place)
        continue
      }
      var newLinks: [String] = []
      for name in entries {
        let child = folder.isEmpty ? name : folder + "/" + name
        if Self.status(path + "/" + child).map({ $0.st_mode & S_IFMT == S_IFDIR }) ?? false {
          var own = stat()
          let isLink =
            unsafe lstat(path + "/" + child, &own) == 0 && own.st_mode & S_IFMT == S_IFLNK
          if isLink { newLinks.append(child) } else { folders.append(child) }
        } else if name.hasEnding(".png", ignoringCase: true) {
          names.append(child)
        }
      }
      links = newLinks + links
      guard names.count <= Self.limit else {
        throw .cannotList(path: path, reason: "more than \(Self.limit) pictures")
      }
    }
    repeats.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What stands at a path, behind all links.
  private static func status(_ path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  /// The names in a folder, the last one by its bytes first; `nil` if it cannot be listed.
  private static func names(in place: String) -> [String]? {
    guard let folder = try? OpenFolder(URL(filePath: place)) else { return nil }
    return folder.names()
      .filter { ![".", "..", ".git"].contains($0) && !$0.hasBeginning(OpenFolder.prefix) }
      .sorted { $1.utf8.lexicographicallyPrecedes($0.utf8) }
  }
}

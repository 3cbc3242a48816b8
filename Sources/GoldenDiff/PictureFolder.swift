import Files
import SystemLibraries
import Escaping
import Faults

struct PictureFolder: Sendable {
  /// The paths of all `.png` files in either case, relative to the folder, with `/` as separator.
  private(set) var names: [String] = []
  /// The names that stand for names that are not UTF-8, with their bytes spelled out.
  private(set) var unusable: Set<String> = []
  /// Skipped links to folders that are listed elsewhere; sorted.
  private(set) var repeats: [String] = []

  private static let limit = 1_000_000

  /// Finds all pictures, following links; throws `Fault.cannotList` for an unreadable folder.
  ///
  /// Lists each folder once: at its real place, or under the first link by name. Skips the files
  /// that git and this program keep for themselves. A folder whose name is not UTF-8 counts as one
  /// picture, since nothing in it can be named.
  init(_ path: String) throws(Fault) {
    // Device and inode identify a folder, whichever link leads there.
    var seen: Set<[UInt64]> = []
    // The folders to list, relative, next one last; links wait until all folders are listed.
    var folders = [""]
    var links: [String] = []
    while let folder = folders.popLast() ?? links.popLast() {
      let place = folder.isEmpty ? path : path + "/" + folder
      guard let status = Self.status(place) else {
        throw .cannotList(path: place, reason: Fault.lastRead.finding)
      }
      let entries = try Fault.changing({ $0 = .cannotList(path: place, reason: $0.finding) }) {
        () throws(Fault) in try Self.entries(in: place)
      }
      let identity = [
        UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino),
      ]
      guard seen.insert(identity).inserted else {
        repeats.append(place)
        continue
      }
      var newLinks: [String] = []
      for (fileName, isFolder) in entries {
        let name = fileName.text
        let child = folder.isEmpty ? name : folder + "/" + name
        let isPicture = name.hasEnding(".png", ignoringCase: true)
        if !fileName.isUTF8 {
          guard isPicture || isFolder else { continue }
          names.append(child)
          unusable.insert(child)
        } else if Self.status(path + "/" + child).map({ $0.st_mode & S_IFMT == S_IFDIR }) ?? false {
          var own = stat()
          let isLink =
            unsafe lstat(path + "/" + child, &own) == 0 && own.st_mode & S_IFMT == S_IFLNK
          if isLink { newLinks.append(child) } else { folders.append(child) }
        } else if isPicture {
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

  /// The status of the target of all links.
  private static func status(_ path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  /// Returns what is in a folder in descending byte order; throws if it is unreadable.
  private static func entries(
    in place: String
  ) throws(Fault) -> [(name: FileName, isFolder: Bool)] {
    try OpenFolder(URL(typed: place)).entries()
      .filter { entry in
        ![".", "..", ".git"].contains(entry.name.text)
          && !entry.name.text.hasBeginning(OpenFolder.prefix)
      }
      .sorted { $1.name.text.utf8.lexicographicallyPrecedes($0.name.text.utf8) }
  }
}

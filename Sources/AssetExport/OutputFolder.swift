import Files
public import Foundation
import PNGCoding
import TextSafety

/// A folder that files are written into, each whole or not at all.
///
/// The folder itself may be a link. In it links are not followed, so that nothing outside is written
/// or removed, whatever was put there before.
public struct OutputFolder: Sendable {
  /// The folder.
  public let url: URL
  /// Whether nothing is written, only compared.
  let isChecking: Bool

  /// Makes the folder if it is not there.
  ///
  /// - Throws: `ExportError.cannotCreate`, for instance when a file stands in its place.
  public init(_ url: URL) throws(ExportError) {
    self.url = url
    isChecking = false
    try Self.create(url)
  }

  /// Makes a folder that nothing is written into: writing tells what would change.
  public init(checking url: URL) {
    self.url = url
    isChecking = true
  }

  private static func create(_ url: URL) throws(ExportError) {
    // The path of a file is no path with something behind it.
    if FileManager.default.fileExists(atPath: url.path + "/.") { return }
    // Another job may have made it just now.
    guard
      !FileManager.default.fileExists(atPath: url.path)
        || FileManager.default.fileExists(atPath: url.path + "/.")
    else {
      throw .cannotCreate(path: url.typedPath, .fileInPlace)
    }
    guard !isLinkToNowhere(url) else { throw .cannotCreate(path: url.typedPath, .linkToNowhere) }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      var parent = url.deletingLastPathComponent()
      while parent.path.count > 1, !FileManager.default.fileExists(atPath: parent.path) {
        if isLinkToNowhere(parent) {
          throw .cannotCreate(path: parent.typedPath, .linkToNowhere)
        }
        parent.deleteLastPathComponent()
      }
      if (try? parent.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == false {
        throw .cannotCreate(path: url.typedPath, .fileOnTheWay)
      }
      throw .cannotCreate(path: url.typedPath, WriteFault(error))
    }
  }

  /// Whether a link stands there whose goal is not there; links that lead to each other are none.
  private static func isLinkToNowhere(_ url: URL) -> Bool {
    var status = stat()
    guard unsafe lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else {
      return false
    }
    return unsafe stat(url.path, &status) != 0 && errno == ENOENT
  }

  /// Writes a file unless it holds these bytes already.
  ///
  /// The bytes go to a file beside it first, which then takes its name; so a killed program leaves
  /// the old file or the new one.
  ///
  /// - Parameters:
  ///   - data: What the file will hold.
  ///   - path: Where, from the folder on, with `/` between; folders are made as needed.
  ///   - keepsPixels: Whether a PNG file of the same pixels is left as it is too, so that a picture
  ///     that another program has packed smaller stays so.
  /// - Returns: Whether the file was written.
  /// - Throws: `ExportError` with the path, also for a link on the way and for what is neither a
  ///   file nor a link in its place.
  @discardableResult
  public func write(
    _ data: Data, to path: String, keepsPixels: Bool = true
  ) throws(ExportError) -> Bool {
    try write(data, to: path, keepsPixels: keepsPixels) { _, _ throws(ExportError) in }
  }

  /// The same for a file that may have to stay.
  ///
  /// - Parameters:
  ///   - data: What the file will hold.
  ///   - path: Where, from the folder on.
  ///   - keepsPixels: Whether a PNG file of the same pixels is left as it is too.
  ///   - allow: Is called before anything changes, with the open folder of the file and its name;
  ///     throws where what is there must stay.
  /// - Returns: Whether the file was written, or would be.
  /// - Throws: `ExportError` with the path, and what `allow` throws.
  func write(
    _ data: Data, to path: String, keepsPixels: Bool = true,
    allow: (borrowing OpenFolder, String) throws(ExportError) -> Void
  ) throws(ExportError) -> Bool {
    guard let folder = try folder(of: path, creates: !isChecking) else { return true }
    let name = Self.name(of: path)
    if let present = folder.bytes(of: name, size: data.count), Data(present) == data {
      return false
    }
    if keepsPixels, Self.holdsPicture(folder, name, data) { return false }
    if isChecking { return true }
    try allow(folder, name)
    do throws(WriteFault) {
      switch try folder.kind(of: name) {
      case .absent, .file, .link: break
      case .folder: throw .folderInPlace
      case .other: throw .notRegular
      }
      try folder.write(data, to: name)
    } catch {
      throw Self.error(error, at: url.appending(path: path))
    }
    return true
  }

  /// Whether a file is a PNG file of the same pixels as the one to be written.
  private static func holdsPicture(
    _ folder: borrowing OpenFolder, _ name: String, _ data: Data
  ) -> Bool {
    guard data.starts(with: PNGCoder.signature), let present = folder.bytes(of: name),
      let old = try? PNGCoder.decode(present), let new = try? PNGCoder.decode([UInt8](data)),
      old.width == new.width, old.height == new.height
    else { return false }
    // A fully transparent pixel has no color to see.
    return zip(old.pixels, new.pixels).allSatisfy { $0 == $1 || $0.alpha == 0 && $1.alpha == 0 }
  }

  /// Opens the folder that a file is in.
  ///
  /// - Parameters:
  ///   - path: The file, from the output folder on.
  ///   - creates: Whether the folder is made where it is absent.
  /// - Returns: The folder, or nil where it is absent.
  /// - Throws: `ExportError` with the path of what is no folder.
  func folder(of path: String, creates: Bool) throws(ExportError) -> OpenFolder? {
    var place = url
    do throws(WriteFault) {
      guard PicturePlan.isInside(path) else { throw .outside }
      if isChecking, !FileManager.default.fileExists(atPath: url.path + "/.") { return nil }
      var folder = try OpenFolder(url)
      for name in path.pathParts.dropLast() {
        place.append(path: name)
        guard let child = try folder.folder(name, creates: creates) else { return nil }
        folder = child
      }
      return folder
    } catch {
      throw Self.error(error, at: place)
    }
  }

  /// The last part of a path.
  static func name(of path: String) -> String { path.pathParts.last ?? path }

  /// The error of a fault at a place.
  static func error(_ fault: WriteFault, at place: URL) -> ExportError {
    fault.isOfContent
      ? .cannotWrite(path: place.typedPath, fault) : .cannotCreate(path: place.typedPath, fault)
  }

  /// Removes files, and folders that are empty then.
  ///
  /// - Parameter paths: From the folder on; what a link leads to is none of this folder.
  /// - Returns: The paths of the files that were there.
  /// - Throws: `ExportError.cannotWrite` for a file that cannot be removed.
  @discardableResult
  package func remove(_ paths: [String]) throws(ExportError) -> [String] {
    var removed: [String] = []
    for path in paths {
      guard let folder = try? folder(of: path, creates: false) else { continue }
      do throws(WriteFault) {
        guard try folder.remove(Self.name(of: path)) else { continue }
      } catch {
        throw .cannotWrite(
          path: url.appending(path: path).typedPath, .notRemovable(error))
      }
      removed.append(path)
      var parts = path.pathParts
      while parts.count > 1 {
        parts.removeLast()
        // Fails for a folder that holds something.
        guard let above = try? self.folder(of: parts.joined(separator: "/"), creates: false),
          above.removeFolder(parts[parts.count - 1])
        else { break }
      }
    }
    return removed
  }
}

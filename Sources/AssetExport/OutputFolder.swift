package import Files
public import Foundation
import PNGCoding
import Raster
import TextSafety

/// A folder that files are written into, each whole or not at all.
///
/// The folder itself may be a link. In it links are not followed, so that nothing outside is written
/// or removed, whatever was put there before.
public final class OutputFolder: Sendable {
  /// The folder.
  public let url: URL
  /// Whether files are only compared, never written.
  let isChecking: Bool
  /// The open folder; `nil` where it is absent and files are only compared.
  private let root: OpenFolder?

  /// Opens a folder, and makes it if it is absent.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - isChecking: Whether files are only compared; an absent folder then stays so.
  /// - Throws: `ExportError.cannotCreate`, for instance when a file stands in its place.
  public init(_ url: URL, isChecking: Bool = false) throws(ExportError) {
    self.url = url
    self.isChecking = isChecking
    // The path of a file with something behind it is no path.
    let isThere = FileManager.default.fileExists(atPath: url.path + "/.")
    if !isThere, !isChecking { try Self.create(url) }
    do throws(WriteFault) {
      root = isThere || !isChecking ? try OpenFolder(url) : nil
    } catch {
      throw Self.error(error, at: url)
    }
  }

  private static func create(_ url: URL) throws(ExportError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      // The nearest part of the path that is there, as a link to nowhere too.
      var place = url
      var status = stat()
      while place.path.count > 1, unsafe lstat(place.path, &status) != 0 {
        place.deleteLastPathComponent()
      }
      if unsafe stat(place.path, &status) != 0, errno == ENOENT {
        throw .cannotCreate(path: place.typedPath, .linkToNowhere)
      }
      guard ![S_IFDIR, S_IFLNK].contains(status.st_mode & S_IFMT) else {
        throw .cannotCreate(path: url.typedPath, WriteFault(error))
      }
      let isItself = place.path == url.path
      throw .cannotCreate(path: url.typedPath, isItself ? .fileInPlace : .fileOnTheWay)
    }
  }

  /// Writes a file unless it has these bytes already.
  ///
  /// The bytes go to a file beside it first, which then takes its name; so a killed program leaves
  /// the old file or the new one.
  ///
  /// - Parameters:
  ///   - data: What the file will hold.
  ///   - path: Where, from the folder on, with `/` between; folders are made as needed.
  ///   - keepsPixels: Whether a PNG file of the same pixels is left as it is too, so that a picture
  ///     that another program has packed smaller stays so.
  ///   - allow: Receives the open folder of the file and its name before anything changes; throws
  ///     where the present file must stay.
  /// - Returns: Whether the file was written, or would be.
  /// - Throws: `ExportError` with the path, also for a link on the way and for anything but a file
  ///   or link in its place; the error of `allow`.
  @discardableResult
  package func write(
    _ data: Data, to path: String, keepsPixels: Bool = true,
    allow: (borrowing OpenFolder, String) throws(ExportError) -> Void = {
      _, _ throws(ExportError) in
    }
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

  /// Whether a file is a PNG file of the same pixels as the one to write.
  private static func holdsPicture(
    _ folder: borrowing OpenFolder, _ name: String, _ data: Data
  ) -> Bool {
    guard data.starts(with: PNGCoder.signature), let present = folder.bytes(of: name),
      let old = try? PNGCoder.decode(present), let new = try? PNGCoder.decode([UInt8](data))
    else { return false }
    return old.looksSame(as: new)
  }

  /// Opens the folder that a file is in.
  ///
  /// - Parameters:
  ///   - path: The file, from the output folder on.
  ///   - creates: Whether the folder is made where it is absent.
  /// - Returns: The folder, or `nil` where it is absent.
  /// - Throws: `ExportError` with the path of the part that is no folder.
  func folder(of path: String, creates: Bool) throws(ExportError) -> OpenFolder? {
    var place = url
    do throws(WriteFault) {
      guard PicturePlan.isInside(path) else { throw .outside }
      guard var folder = try root?.folder(".", creates: false) else { return nil }
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
  /// - Parameter paths: From the folder on; a path behind a link is not in this folder.
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
        throw .cannotWrite(path: url.appending(path: path).typedPath, .notRemovable(error))
      }
      removed.append(path)
      var parts = path.pathParts.dropLast()
      // Fails for a folder that still has files.
      while let name = parts.last,
        let above = try? self.folder(of: parts.joined(separator: "/"), creates: false),
        above.removeFolder(name)
      { parts.removeLast() }
    }
    return removed
  }
}

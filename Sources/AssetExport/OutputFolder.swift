public import Foundation

/// A folder that files are written into, each whole or not at all.
public struct OutputFolder: Sendable {
  /// The folder.
  public let url: URL
  /// Whether nothing is written, only compared.
  private let isChecking: Bool

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

  /// Removes files, and folders that are empty then.
  ///
  /// - Parameter paths: From the folder on.
  /// - Returns: The paths of the files that were there.
  /// - Throws: `ExportError.cannotWrite` for a file that cannot be removed.
  @discardableResult
  package func remove(_ paths: [String]) throws(ExportError) -> [String] {
    var removed: [String] = []
    let root = url.resolvingSymlinksInPath().path
    for path in paths {
      var target = url.appending(path: path)
      // A folder that is a link leads elsewhere.
      let parent = target.deletingLastPathComponent().resolvingSymlinksInPath().path
      guard parent == root || parent.hasPrefix(root + "/") else { continue }
      guard unsafe unlink(target.path) == 0 else {
        if errno == ENOENT || errno == ENOTDIR { continue }
        throw .cannotWrite(path: target.typedPath, .notRemovable(WriteFault(code: errno)))
      }
      removed.append(path)
      for _ in path.split(separator: "/").dropFirst() {
        target.deleteLastPathComponent()
        // Fails for a folder that holds something.
        guard unsafe rmdir(target.path) == 0 else { break }
      }
    }
    return removed
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
  /// - Returns: Whether the file was written.
  /// - Throws: `ExportError` with the path.
  @discardableResult
  public func write(_ data: Data, to path: String) throws(ExportError) -> Bool {
    let target = url.appending(path: path)
    let isThere = FileManager.default.fileExists(atPath: target.path)
    // Reading a pipe would wait for its other end.
    if isThere, !AtomicFile.isStream(target), (try? Data(contentsOf: target)) == data {
      return false
    }
    if isChecking { return true }
    if !isThere { try Self.create(target.deletingLastPathComponent()) }
    do {
      try AtomicFile.write(data, to: target)
    } catch {
      let fault = WriteFault(error)
      if fault.isOfContent { throw .cannotWrite(path: target.typedPath, fault) }
      throw .cannotCreate(path: target.typedPath, fault)
    }
    return true
  }
}

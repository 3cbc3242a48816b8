public import Foundation

/// A folder that files are written into, each whole or not at all.
public struct OutputFolder: Sendable {
  /// The folder.
  public let url: URL

  /// Makes the folder if it is not there.
  ///
  /// - Throws: `ExportError.cannotCreate`, for instance when a file stands in its place.
  public init(_ url: URL) throws(ExportError) {
    self.url = url
    try Self.create(url)
  }

  private static func create(_ url: URL) throws(ExportError) {
    if let isFolder = try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory {
      guard isFolder else {
        throw .cannotCreate(path: url.path, reason: "a file stands in its place")
      }
      return
    }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .cannotCreate(path: url.path, reason: Self.reason(error))
    }
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
    if let size = try? target.resourceValues(forKeys: [.fileSizeKey]).fileSize, size == data.count,
      (try? Data(contentsOf: target)) == data
    {
      return false
    }
    try Self.create(target.deletingLastPathComponent())
    do {
      try data.write(to: target, options: .atomic)
    } catch {
      let cannotCreate: Set<CocoaError.Code> = [
        .fileWriteNoPermission, .fileWriteVolumeReadOnly, .fileNoSuchFile,
        .fileWriteInvalidFileName, .fileWriteFileExists,
      ]
      if let code = (error as? CocoaError)?.code, cannotCreate.contains(code) {
        throw .cannotCreate(path: target.path, reason: Self.reason(error))
      }
      throw .cannotWrite(path: target.path, reason: Self.reason(error))
    }
    return true
  }

  private static func reason(_ error: any Error) -> String {
    let cause = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError) ?? error as NSError
    if cause.domain == NSPOSIXErrorDomain, let code = POSIXErrorCode(rawValue: Int32(cause.code)) {
      switch code {
      case .EACCES, .EPERM: return "no permission"
      case .EROFS: return "the disk is read-only"
      case .ENOSPC, .EDQUOT: return "the disk is full"
      case .ENOTDIR, .EEXIST: return "a file stands in the place of a folder"
      case .EISDIR: return "a folder stands in its place"
      case .ENAMETOOLONG: return "the name is too long"
      default: return "error \(cause.code)"
      }
    }
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission: return "no permission"
    case .fileWriteVolumeReadOnly: return "the disk is read-only"
    case .fileWriteOutOfSpace: return "the disk is full"
    default: return "\((error as NSError).domain) \((error as NSError).code)"
    }
  }
}

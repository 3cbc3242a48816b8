import AssetExport
import Foundation

/// Writes files that the user names one by one.
enum Output {
  /// Writes a file whole or not at all, in a folder that is made if need be.
  ///
  /// - Returns: Whether its bytes changed.
  @discardableResult
  static func write(_ data: Data, to path: String) throws(ExportError) -> Bool {
    let url = URL(filePath: path)
    return try OutputFolder(url.deletingLastPathComponent())
      .write(data, to: url.lastPathComponent)
  }

  /// Refuses a folder in the place of a file, before the work for the file is done.
  ///
  /// - Parameter path: The file; `-` is standard output.
  /// - Throws: `ExportError.cannotCreate` for a folder.
  static func check(_ path: String?) throws(ExportError) {
    guard let path, path != "-", PathKind(path) == .folder else { return }
    throw .cannotCreate(path: path, .folderInPlace)
  }
}

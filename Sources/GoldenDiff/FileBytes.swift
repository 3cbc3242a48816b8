import Files
import TextSafety

/// Reads the files of pictures.
package enum FileBytes {
  /// The bytes of a regular file within a folder, or `nil` if there is no such file.
  ///
  /// - Parameters:
  ///   - name: The way from the folder on.
  ///   - folder: The folder, which may be a link.
  /// - Returns: The bytes, whole.
  /// - Throws: `PictureFault.unreadable`, for a link out of the folder too.
  package static func read(
    _ name: String, within folder: String
  ) throws(PictureFault) -> [UInt8]? {
    guard let place = RegularFile.resolved(folder + "/" + name) else {
      if ReadFault.isAbsent { return nil }
      throw .unreadable(ReadFault.last.words)
    }
    guard let root = RegularFile.resolved(folder), place.isPath(within: root) else {
      throw .unreadable("a link leads out of the folder")
    }
    return try read(place)
  }

  /// The bytes of a regular file.
  static func read(_ path: String) throws(PictureFault) -> [UInt8] {
    do throws(ReadFault) {
      return try RegularFile.read(path)
    } catch {
      throw .unreadable(error.words)
    }
  }
}

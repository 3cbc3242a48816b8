import Files
import PNGCoding
public import Raster
import Escaping
public import Faults

/// A picture as its source stores it.
public enum StoredPicture: Hashable, Sendable {
  case file([UInt8])
  case drawn(Pixmap)

  static func read(_ path: String) throws(Fault) -> StoredPicture {
    do throws(Fault) {
      return .file(try RegularFile.read(path))
    } catch {
      throw .unreadable(error.finding)
    }
  }

  /// Reads a file in a folder, `nil` if it does not exist; rejects links out of the folder.
  package static func read(
    _ name: String, within folder: String
  ) throws(Fault) -> StoredPicture? {
    guard let place = RegularFile.resolved(folder + "/" + name) else {
      if Fault.isAbsent { return nil }
      throw .unreadable(Fault.lastRead.finding)
    }
    guard let root = RegularFile.resolved(folder), place.isPath(within: root) else {
      throw .unreadable("a link leads out of the folder")
    }
    return try read(place)
  }

  /// Decodes the pixels; throws for an incomplete or too large PNG file.
  public func pixmap() throws(Fault) -> Pixmap {
    switch self {
    case .drawn(let pixmap): return pixmap
    case .file(let bytes):
      guard bytes.starts(with: PNGCoder.signature) else {
        if bytes.starts(with: "version https://git-lfs".utf8) {
          throw Fault("a Git LFS pointer, not a PNG file; run 'git lfs pull'")
        }
        throw Fault(bytes.isEmpty ? "an empty file" : "not a PNG file")
      }
      return try PNGCoder.decode(bytes)
    }
  }

  /// Returns the stored file, or encodes the pixels as PNG.
  public func bytes() -> [UInt8] {
    switch self {
    case .file(let bytes): bytes
    case .drawn(let pixmap): PNGCoder.encode(pixmap)
    }
  }
}

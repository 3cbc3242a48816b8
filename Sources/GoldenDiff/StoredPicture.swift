import Files
import PNGCoding
public import Raster
import TextSafety

/// A picture as its source stores it.
public enum StoredPicture: Hashable, Sendable {
  case file([UInt8])
  case drawn(Pixmap)

  static func read(_ path: String) throws(PictureFault) -> StoredPicture {
    do throws(ReadFault) {
      return .file(try RegularFile.read(path))
    } catch {
      throw .unreadable(error.words)
    }
  }

  /// Reads a file in a folder, `nil` if it does not exist; rejects links out of the folder.
  package static func read(
    _ name: String, within folder: String
  ) throws(PictureFault) -> StoredPicture? {
    guard let place = RegularFile.resolved(folder + "/" + name) else {
      if ReadFault.isAbsent { return nil }
      throw .unreadable(ReadFault.last.words)
    }
    guard let root = RegularFile.resolved(folder), place.isPath(within: root) else {
      throw .unreadable("a link leads out of the folder")
    }
    return try read(place)
  }

  /// Decodes the pixels; throws `PictureFault.broken` for an incomplete or too large PNG file.
  public func pixmap() throws(PictureFault) -> Pixmap {
    switch self {
    case .drawn(let pixmap): return pixmap
    case .file(let bytes):
      guard bytes.starts(with: PNGCoder.signature) else {
        if bytes.starts(with: "version https://git-lfs".utf8) {
          throw .broken("a Git LFS pointer, not a PNG file; run 'git lfs pull'")
        }
        throw .broken(bytes.isEmpty ? "an empty file" : "not a PNG file")
      }
      do throws(PNGError) {
        return try PNGCoder.decode(bytes)
      } catch .libpng(let words) {
        throw .broken(words)
      } catch {
        throw .broken(error.description)
      }
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

import Escaping
public import Faults
import Files
package import JSON
import PNGCoding
public import PNGReading
public import Raster

/// Pictures by name: a folder, a file, a revision, or pictures drawn on demand.
public struct PictureSource: Sendable {
  /// The name for users.
  public let label: String
  /// The names of all pictures, with `/` as separator, in byte order.
  public private(set) var names: [String]
  /// Messages about skipped pictures.
  public var warnings: [String] = []
  /// A link in the folder that leads to a folder listed already, if there is one.
  private(set) var circle: String?
  /// The names that stand for names that are not UTF-8, with their bytes spelled out.
  package private(set) var unusable: Set<String> = []
  /// Whether the source is a single file, so that its name identifies nothing.
  public var isFile = false
  /// The manifest that describes the pictures, if there is one.
  package var manifest: JSON?
  /// Returns the path of a picture's file, or `nil` if it has none.
  public let path: @Sendable (String) -> String?
  /// Reads or draws a picture by its name.
  public private(set) var load: @Sendable (String) throws(Fault) -> StoredPicture

  package init(
    label: String, names: [String], path: @escaping @Sendable (String) -> String? = { _ in nil },
    load: @escaping @Sendable (String) throws(Fault) -> StoredPicture
  ) {
    self.label = label
    self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.path = path
    self.load = load
  }

  /// Creates a source of all PNG files in a folder; throws `Fault.cannotList`.
  public static func folder(_ path: String) throws(Fault) -> PictureSource {
    let folder = try PictureFolder(path)
    let unusable = folder.unusable
    var source = PictureSource(label: path, names: folder.names) {
      path + "/" + $0
    } load: { name throws(Fault) in
      if unusable.contains(name) { throw .unusableName(name) }
      return try .read(path + "/" + name)
    }
    source.unusable = unusable
    source.circle = folder.repeats.first
    source.warnings = folder.repeats.map {
      "\(Printable.text($0)): leads to a folder that is listed already; left out"
    }
    return source
  }

  /// Creates a source of one file with any extension; `name` is its name in the comparison.
  public static func file(_ path: String, name: String) -> PictureSource {
    var source = PictureSource(label: path, names: [name]) { _ in
      path
    } load: { _ throws(Fault) in
      try .read(path)
    }
    source.isFile = true
    return source
  }

  /// Creates a source that draws pictures on demand and caches none; tasks call `draw` in parallel.
  public static func drawn(
    label: String, names: [String],
    draw: @escaping @Sendable (String) throws(Fault) -> Pixmap
  ) -> PictureSource {
    PictureSource(label: label, names: names) { name throws(Fault) in
      .drawn(try draw(name))
    }
  }

  /// Creates an empty source for a folder that does not exist yet.
  public static func empty(_ path: String) -> PictureSource {
    PictureSource(label: path, names: []) { _ throws(Fault) in
      throw .unreadable("no such file")
    }
  }

  /// Adds files of other kinds, by their paths in the folder; texts are compared by lines.
  package func adding(files: Set<String>) -> PictureSource {
    var source = self
    source.names = Set(names).union(files).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return source
  }

  /// Adds files in memory, by name.
  package func adding(files: [String: [UInt8]]) -> PictureSource {
    var source = adding(files: Set(files.keys))
    let load = load
    source.load = { name throws(Fault) in
      if let bytes = files[name] { .file(bytes) } else { try load(name) }
    }
    return source
  }

  /// Returns the source with some of its pictures.
  public func filtered(_ isIncluded: (String) -> Bool) -> PictureSource {
    var source = self
    source.names = names.filter(isIncluded)
    return source
  }
}

/// A picture as its source stores it.
public enum StoredPicture: Hashable, Sendable {
  case file([UInt8])
  case drawn(Pixmap)

  static func read(_ path: String) throws(Fault) -> StoredPicture {
    try Fault.changing({ $0 = .unreadable($0.finding) }) { () throws(Fault) in
      .file(try RegularFile.read(path))
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

  /// Decodes the pixels in 8 bits a sample; throws for an incomplete or too large PNG file.
  public func pixmap() throws(Fault) -> Pixmap { try picture().still.pixmap }

  /// Decodes all that the file shows, in 16 bits a sample where 8 cannot hold it; throws as `pixmap` does.
  public func picture() throws(Fault) -> PNGPicture {
    switch self {
    case .drawn(let pixmap): return PNGPicture(drawn: pixmap)
    case .file(let bytes):
      guard bytes.starts(with: PNGCoder.signature) else {
        if bytes.starts(with: "version https://git-lfs".utf8) {
          throw Fault("a Git LFS pointer, not a PNG file; run 'git lfs pull'")
        }
        throw Fault(bytes.isEmpty ? "an empty file" : "not a PNG file")
      }
      return try PNGPicture(bytes)
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

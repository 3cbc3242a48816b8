public import Raster
import TextSafety

/// Pictures by name: a folder, a file, a revision, or pictures that are drawn on demand.
public struct PictureSource: Sendable {
  /// What a user calls it.
  public let label: String
  /// The names of all pictures, with `/` between their parts; sorted by their bytes.
  public private(set) var names: [String]
  /// What was left out, in words.
  public var warnings: [String] = []
  /// Whether it is one file, whose name does not tell it from others.
  public var isFile = false
  /// Where the file of a picture is, by its name; `nil` for one that is in no file.
  public let path: @Sendable (String) -> String?
  /// Reads or draws a picture, by its name.
  public let load: @Sendable (String) throws(PictureFault) -> StoredPicture

  init(
    label: String, names: [String], path: @escaping @Sendable (String) -> String? = { _ in nil },
    load: @escaping @Sendable (String) throws(PictureFault) -> StoredPicture
  ) {
    self.label = label
    self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.path = path
    self.load = load
  }

  /// The PNG files under a folder.
  ///
  /// - Throws: `GoldenError.cannotList` for a folder that cannot be read.
  public static func folder(_ path: String) throws(GoldenError) -> PictureSource {
    let folder = try PictureFolder(path)
    var source = PictureSource(label: path, names: folder.names) {
      path + "/" + $0
    } load: { name throws(PictureFault) in
      try .read(path + "/" + name)
    }
    source.warnings = folder.repeats.map {
      "\(Printable.text($0)): leads to a folder that is listed already; left out"
    }
    return source
  }

  /// One file, whatever its name ends in.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - name: What it is called in the comparison.
  /// - Returns: A source of one picture.
  public static func file(_ path: String, name: String) -> PictureSource {
    var source = PictureSource(label: path, names: [name]) { _ in
      path
    } load: { _ throws(PictureFault) in
      try .read(path)
    }
    source.isFile = true
    return source
  }

  /// Pictures that are drawn when they are asked for, and never put into a file.
  ///
  /// - Parameters:
  ///   - label: What a user calls them.
  ///   - names: Their names, in any order.
  ///   - draw: Draws one; called from several tasks at once.
  /// - Returns: A source that keeps no picture.
  public static func drawn(
    label: String, names: [String],
    draw: @escaping @Sendable (String) throws(PictureFault) -> Pixmap
  ) -> PictureSource {
    PictureSource(label: label, names: names) { name throws(PictureFault) in
      .drawn(try draw(name))
    }
  }

  /// No pictures, for a folder that does not exist yet.
  public static func empty(_ path: String) -> PictureSource {
    PictureSource(label: path, names: []) { _ throws(PictureFault) in
      throw .unreadable("no such file")
    }
  }

  /// The same source with some of its pictures.
  public func filtered(_ isIncluded: (String) -> Bool) -> PictureSource {
    var source = self
    source.names = names.filter(isIncluded)
    return source
  }
}

public import Raster
import TextSafety

/// Pictures by name: a folder, a file, a revision, or what is drawn on demand.
public struct PictureSource: Sendable {
  /// What a user calls it.
  public let label: String
  /// The names of all pictures, with `/` between their parts; sorted by their bytes.
  public let names: [String]
  /// What was left out, in words.
  public let warnings: [String]
  /// A link that leads to a folder which is listed elsewhere, or `nil`.
  let circle: String?
  /// Whether it is one file, whose name does not tell it from others.
  public let isFile: Bool
  private let path: @Sendable (String) -> String?
  private let loading: @Sendable (String) throws(PictureFault) -> StoredPicture

  init(
    label: String, names: [String], warnings: [String] = [], circle: String? = nil,
    isFile: Bool = false, path: @escaping @Sendable (String) -> String? = { _ in nil },
    loading: @escaping @Sendable (String) throws(PictureFault) -> StoredPicture
  ) {
    self.label = label
    self.names = names
    self.warnings = warnings
    self.circle = circle
    self.isFile = isFile
    self.path = path
    self.loading = loading
  }

  /// The PNG files under a folder.
  ///
  /// - Throws: `GoldenError.cannotList` for a folder that cannot be read.
  public static func folder(_ path: String) throws(GoldenError) -> PictureSource {
    let folder = try PictureFolder(path)
    return PictureSource(
      label: path, names: folder.names,
      warnings: folder.repeats.map {
        "\(Printable.text($0)): leads to a folder that is listed already; left out"
      }, circle: folder.repeats.first,
      path: { path + "/" + $0 },
      loading: { name throws(PictureFault) in .file(try FileBytes.read(path + "/" + name)) })
  }

  /// One file, whatever its name ends in.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - name: What it is called in the comparison.
  /// - Returns: A source of one picture.
  public static func file(_ path: String, name: String) -> PictureSource {
    PictureSource(
      label: path, names: [name], isFile: true, path: { _ in path },
      loading: { _ throws(PictureFault) in .file(try FileBytes.read(path)) })
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
    PictureSource(
      label: label, names: names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) },
      loading: { name throws(PictureFault) in .drawn(try draw(name)) })
  }

  /// No pictures, for a folder that is yet to be made.
  public static func empty(_ path: String) -> PictureSource {
    PictureSource(
      label: path, names: [],
      loading: { _ throws(PictureFault) in throw .unreadable("no such file") })
  }

  /// One picture.
  ///
  /// - Throws: `PictureFault` where it cannot be read or drawn.
  public func load(_ name: String) throws(PictureFault) -> StoredPicture { try loading(name) }

  /// Where the file of a picture is, if it is in one.
  public func path(of name: String) -> String? { path(name) }

  /// The same source with some of its pictures.
  public func filtered(_ isIncluded: (String) -> Bool) -> PictureSource {
    PictureSource(
      label: label, names: names.filter(isIncluded), warnings: warnings, circle: circle,
      isFile: isFile, path: path, loading: loading)
  }
}

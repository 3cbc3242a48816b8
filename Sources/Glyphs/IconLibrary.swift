import Files
public import Foundation
import Paths
import Routes
import SVGCoding

/// The vector sources of glyphs that are not drawn from parameters.
public struct IconLibrary: Sendable {
  /// What was read from the files of a folder, by name.
  private var icons: [String: Result<Drawing, GlyphError>] = [:]
  /// Whether what is not in `icons` is looked for among the icons compiled into the program.
  private var isBuiltIn = false

  /// The icons compiled into the program; each is read when it is drawn.
  public static let builtIn: IconLibrary = {
    var library = IconLibrary()
    library.isBuiltIn = true
    return library
  }()

  /// The icons of a folder that has a folder `maneuvers` of SVG files.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - brokenAllowed: Whether an icon that cannot be read is left until it is to be drawn.
  /// - Throws: `GlyphError.badIcon` with file and line for an icon that cannot be read,
  ///   `.noIcons` where the folder has none.
  public init(folder: URL, brokenAllowed: Bool = false) throws(GlyphError) {
    let maneuvers = folder.appending(path: "maneuvers")
    let files: [String]
    do {
      files = try FileManager.default.contentsOfDirectory(atPath: maneuvers.path)
    } catch CocoaError.fileReadNoSuchFile {
      files = []
    } catch {
      throw .badIcon(file: maneuvers.typedPath, finding: "cannot be listed; check its permissions")
    }
    for file in files.sorted() where file.hasSuffix(".svg") {
      let url = maneuvers.appending(path: file)
      let name = String(file.dropLast(4))
      do throws(GlyphError) {
        guard let bytes = try Self.bytes(of: url) else { continue }
        icons[name] = .success(try Self.read(bytes, file: url.typedPath))
      } catch {
        guard brokenAllowed else { throw error }
        icons[name] = .failure(error)
      }
    }
    guard !icons.isEmpty else {
      let isBelow = Self.isBelow(folder)
      throw .noIcons(folder: (isBelow ? folder : maneuvers).typedPath, isBelow: isBelow)
    }
  }

  /// Whether a folder holds icons itself, so that the folder above it is the one to name.
  package static func isBelow(_ folder: URL) -> Bool {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).contains { $0.hasSuffix(".svg") }
  }

  private init() {}

  /// The bytes of a file, or nil if it was removed after it was listed.
  private static func bytes(of url: URL) throws(GlyphError) -> [UInt8]? {
    if let bytes = RegularFile.bytes(url) { return bytes }
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    throw .badIcon(file: url.typedPath, finding: "no file that can be read; check it")
  }

  private static func read(_ bytes: [UInt8], file: String) throws(GlyphError) -> Drawing {
    do throws(SVGError) {
      return try SVGReader.read(bytes)
    } catch {
      throw .badIcon(file: file, finding: error.description)
    }
  }

  /// What a kind is drawn from.
  struct Source: Hashable {
    var icon: Drawing
    var isMirrored: Bool
  }

  /// The icon of a kind, or its partner's, to be mirrored.
  ///
  /// Kinds without a side of their own, such as `on-ramp`, are drawn on the driving side; their
  /// icons are those of right-hand traffic.
  func source(of kind: ManeuverKind, on side: DrivingSide) throws(GlyphError) -> Source {
    let name = kind.iconName
    if let icon = try icon(name) {
      return Source(icon: icon, isMirrored: kind.isDrawnOnDrivingSide && side == .left)
    }
    if let partner = name.mirroredName, let icon = try icon(partner) {
      return Source(icon: icon, isMirrored: true)
    }
    throw .missingIcon(name: name)
  }

  private func icon(_ name: String) throws(GlyphError) -> Drawing? {
    if let icon = icons[name] { return try icon.get() }
    guard isBuiltIn, let entry = EmbeddedIcons.maneuvers.first(where: { $0.name == name }) else {
      return nil
    }
    return try Self.read(entry.bytes(), file: "\(name).svg")
  }
}

extension String {
  /// The name of the mirror image: `left` for `right` and the reverse, if either ends it.
  fileprivate var mirroredName: String? {
    if hasSuffix("-left") { return dropLast(4) + "right" }
    if hasSuffix("-right") { return dropLast(5) + "left" }
    return nil
  }
}

extension ManeuverKind {
  /// The icon that shows a kind; kinds of one picture share it.
  fileprivate var iconName: String {
    self == .followRoad || self == .nameChange ? ManeuverKind.straight.rawValue : rawValue
  }

  /// Whether the kind names no side, but happens on the driving side.
  var isDrawnOnDrivingSide: Bool { self == .onRamp || self == .offRamp }
}

import Files
public import Foundation
import Paths
import Routes
import SVGCoding

/// The vector sources of glyphs that are not drawn from parameters.
public struct IconLibrary: Sendable {
  private var drawings: [String: Drawing] = [:]
  /// Why icons cannot be read, by name.
  private var faults: [String: GlyphError] = [:]
  /// Whether what is not in `drawings` is looked for among the icons compiled into the program.
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
        drawings[name] = try Self.read(bytes, file: url.typedPath)
      } catch {
        guard brokenAllowed else { throw error }
        faults[name] = error
      }
    }
    guard !drawings.isEmpty || !faults.isEmpty else {
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

  /// The drawing of a kind: its own icon, or its partner's, to be mirrored.
  ///
  /// Kinds without a side of their own, such as `on-ramp`, are drawn on the driving side; their
  /// icons are those of right-hand traffic.
  func drawing(
    of kind: ManeuverKind, on side: DrivingSide
  ) throws(GlyphError) -> (Drawing, isMirrored: Bool) {
    let name = kind.iconName
    if let fault = faults[name] { throw fault }
    if let drawing = try icon(name) {
      return (drawing, isMirrored: kind.isDrawnOnDrivingSide && side == .left)
    }
    if let partner = name.mirroredName, let fault = faults[partner] { throw fault }
    if let partner = name.mirroredName, let drawing = try icon(partner) {
      return (drawing, isMirrored: true)
    }
    throw .missingIcon(name: name)
  }

  /// What a kind is drawn from.
  struct Source: Hashable {
    var icon: Drawing
    var isMirrored: Bool
  }

  /// What a kind is drawn from, or why it cannot be drawn.
  func source(of kind: ManeuverKind, on side: DrivingSide) -> Result<Source, GlyphError> {
    Result { () throws(GlyphError) in
      let (icon, isMirrored) = try drawing(of: kind, on: side)
      return Source(icon: icon, isMirrored: isMirrored)
    }
  }

  private func icon(_ name: String) throws(GlyphError) -> Drawing? {
    if let drawing = drawings[name] { return drawing }
    guard isBuiltIn, let entry = EmbeddedIcons.maneuvers.first(where: { $0.name == name }) else {
      return nil
    }
    return try Self.read(entry.bytes(), file: "\(name).svg")
  }
}

extension String {
  /// The name of the mirror image: `left` for `right` and the reverse, if either is in it.
  var mirroredName: String? {
    if hasSuffix("-left") { return dropLast(4) + "right" }
    if hasSuffix("-right") { return dropLast(5) + "left" }
    return nil
  }
}

extension ManeuverKind {
  /// The icon that shows a kind; kinds of one picture share it.
  var iconName: String {
    switch self {
    case .followRoad, .nameChange: ManeuverKind.straight.rawValue
    default: rawValue
    }
  }

  /// Whether the kind names no side, but happens on the driving side.
  var isDrawnOnDrivingSide: Bool {
    switch self {
    case .onRamp, .offRamp: true
    default: false
    }
  }
}

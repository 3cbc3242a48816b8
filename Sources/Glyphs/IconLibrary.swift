import Files
public import Foundation
import Paths
import Routes
import SVGCoding

/// The vector sources of glyphs that are not drawn from parameters.
///
/// Icons of a folder replace the built-in ones of the same names.
public struct IconLibrary: Sendable {
  /// The parsed icons of a folder, by name.
  private var icons: [String: Result<Drawing, GlyphError>] = [:]
  /// The path of the folder's icons.
  private var folder = ""
  /// What the folder's icons contain that browsers ignore, each with file and line.
  package private(set) var warnings: [String] = []

  /// The icons compiled into the program; parses each one on demand.
  public static let builtIn = IconLibrary()

  /// Reads the icons of a folder that contains a folder `maneuvers` of SVG files.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - brokenAllowed: Whether to report an invalid icon only when it is drawn.
  /// - Throws: `GlyphError.badIcon` with file and line, or `.noIcons` if the folder has none.
  public init(folder: URL, brokenAllowed: Bool = false) throws(GlyphError) {
    let maneuvers = folder.appending(path: "maneuvers")
    self.folder = maneuvers.typedPath
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
        let file = url.typedPath
        icons[name] = .success(
          try Self.read(bytes, file: file) { warnings.append("\(file): \($0)") })
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

  /// Whether a folder contains the icons directly, so that its parent is the folder to use.
  package static func isBelow(_ folder: URL) -> Bool {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).contains { $0.hasSuffix(".svg") }
  }

  private init() {}

  /// The bytes of a file, or `nil` if it disappeared after listing.
  private static func bytes(of url: URL) throws(GlyphError) -> [UInt8]? {
    if let bytes = RegularFile.bytes(url) { return bytes }
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    throw .badIcon(file: url.typedPath, finding: "not a readable file; check its permissions")
  }

  private static func read(
    _ bytes: [UInt8], file: String, ignored: (SVGError) -> Void = { _ in }
  ) throws(GlyphError) -> Drawing {
    do throws(SVGError) {
      var icon = try SVGReader.read(bytes, ignored: ignored)
      icon.items = icon.items.map { item in item.mapShapes { $0.assignRole() } }
      return icon
    } catch {
      throw .badIcon(file: file, finding: error.description)
    }
  }

  struct Source {
    var icon: Drawing
    var isMirrored: Bool
    var file: String?
  }

  /// The icon of a kind, or the opposite kind's icon to mirror.
  ///
  /// Kinds without a side, as `on-ramp`, have right-hand icons; left-hand traffic mirrors them.
  func source(of kind: ManeuverKind, on side: DrivingSide) throws(GlyphError) -> Source {
    let name = kind.iconName
    let isLeft = kind.isDrawnOnDrivingSide && side == .left
    let names = [name, name.mirroredName].compactMap(\.self)
    for found in names {
      guard let icon = try icons[found]?.get() else { continue }
      let file = "\(folder)/\(found).svg"
      return Source(icon: icon, isMirrored: found != name || isLeft, file: file)
    }
    for found in names {
      guard let bytes = EmbeddedIcons.maneuvers[found] else { continue }
      let icon = try Self.read(bytes, file: "\(found).svg")
      return Source(icon: icon, isMirrored: found != name || isLeft)
    }
    throw .missingIcon(name: name)
  }

  /// The folder's icons that no kind uses.
  package var unused: [String] {
    let names = Set(ManeuverKind.allCases.map(\.iconName))
    return icons.keys.filter { !names.contains($0) }.sorted()
  }
}

extension Drawing.Shape {
  /// Makes a shape without a role lit, unless it keeps its own colors.
  fileprivate mutating func assignRole() {
    if label == SVGReader.ownColors {
      label = nil
    } else if label.flatMap(ArrowPen.Role.init) == nil {
      label = ArrowPen.Role.lit.rawValue
    }
  }
}

extension String {
  /// Swaps a final `left` and `right`; `nil` without either.
  fileprivate var mirroredName: String? {
    if hasSuffix("-left") { return dropLast(4) + "right" }
    if hasSuffix("-right") { return dropLast(5) + "left" }
    return nil
  }
}

extension ManeuverKind {
  /// The name of the icon file; some kinds share one.
  fileprivate var iconName: String {
    self == .followRoad || self == .nameChange ? ManeuverKind.straight.rawValue : rawValue
  }

  /// Whether the kind names no side but happens on the driving side.
  var isDrawnOnDrivingSide: Bool { self == .onRamp || self == .offRamp }
}

import EmbeddedFiles
import Escaping
package import Faults
import JSON
import Paths
public import Maneuvers
import SVGCoding

/// The vector sources of glyphs that are not drawn from parameters.
///
/// A file of a folder is the picture of the glyph that it is named after, and replaces the built-in
/// one; a file with another name is a new glyph.
public struct IconLibrary: Sendable {
  private struct OwnIcon {
    var spec: GlyphSpec
    var file: String
    var drawing: Result<Drawing, Fault>
  }

  /// The icons of a folder, by glyph name.
  private var own: [String: OwnIcon] = [:]
  /// A glyph with its source, read in advance.
  private var held: (spec: GlyphSpec, source: Source?)?
  /// What the folder's icons contain that browsers ignore, each with file and line.
  package private(set) var warnings: [String] = []
  /// Why files of the folder other than icons cannot be used; each with its file.
  package internal(set) var tableFaults: [Fault] = []
  /// Probable mistakes, such as unused files; each with file and remedy.
  package internal(set) var doubts: [String] = []
  /// The glyphs that misnamed icons mean, by file.
  private var misnamed: [String: String] = [:]
  /// The engines' words with glyphs of their own, from the folder's `icons.json`.
  public private(set) var words: [IconWord] = []
  /// The plates of road numbers and exits, those of the folder's `shields` first.
  public internal(set) var shields: ShieldTable {
    get { ownShields ?? .builtIn }
    set { ownShields = newValue }
  }
  /// Nil for those of the program alone, which are read at their first use.
  private var ownShields: ShieldTable?

  /// The icons compiled into the program; parses each one on demand.
  public static let builtIn = IconLibrary()

  /// Reads what can be read of a folder's files; `faults` says what cannot.
  ///
  /// While `icons.json` or the shields are invalid, those of an earlier library stay. Throws if there is
  /// nothing to read.
  package init(readable files: IconFiles, after earlier: IconLibrary? = nil) throws(Fault) {
    tableFaults = files.faults
    for picture in files.pictures { readIcon(picture) }
    if let words = files.words { readWords(words, files) }
    let hasShields = readShields(files)
    if !tableFaults.isEmpty, let earlier {
      if words.isEmpty { words = earlier.words }
      ownShields = ownShields ?? earlier.ownShields
    }
    doubtNewNames()
    guard !own.isEmpty || !doubts.isEmpty || !words.isEmpty || hasShields || !faults.isEmpty else {
      throw Fault(
        at: files.folder, "no SVG files are there",
        remedy: "put the icons there, not in folders of it, named after canonical kinds")
    }
    doubts += files.doubts
  }

  private mutating func readIcon(_ picture: IconFiles.File) {
    let file = picture.path
    guard let spec = GlyphSpec(iconFile: picture.name) else {
      let remedy = meant(by: file).map { "rename it '\($0).svg'" }
      doubts.append("\(file): no glyph can have this name; \(remedy ?? GlyphSpec.iconFileRule)")
      return
    }
    if let other = own[spec.name] {
      doubts.append("\(file): \(other.file) is the same glyph; remove one of them")
      return
    }
    do throws(Fault) {
      let drawing = try Self.read(picture.bytes.get(), file: file) {
        warnings.append("\(file): \($0)")
      }
      if drawing.colorCount > 1 {
        doubts.append(
          "\(file): it has \(drawing.colorCount) colors but no class lit or unlit, so all of it is "
            + "lit; add these classes, or data-color to keep the colors")
      }
      own[spec.name] = OwnIcon(spec: spec, file: file, drawing: .success(drawing.withRoles))
    } catch {
      own[spec.name] = OwnIcon(spec: spec, file: file, drawing: .failure(error))
    }
  }

  /// Why files of the folder cannot be used: one fault for each such icon, then those of the others.
  package var faults: [Fault] {
    let broken = own.values.compactMap { icon -> (file: String, fault: Fault)? in
      guard case .failure(let fault) = icon.drawing else { return nil }
      return (icon.file, fault)
    }
    return broken.sorted { $0.file < $1.file }.map { $0.fault } + tableFaults
  }

  /// The library without the icons of some files, and without words for what these alone draw.
  package func leavingOut(_ files: Set<String>) -> IconLibrary {
    var library = self
    library.own = own.filter { !files.contains($0.value.file) }
    library.words = words.filter { library.spec(named: $0.glyph) != nil }
    return library
  }

  /// Whether a file of the folder shows a glyph, perhaps mirrored, other than the built-in icon.
  package func isOwn(_ spec: GlyphSpec) -> Bool {
    guard file(of: spec) != nil else { return false }
    let (own, usual) = (try? source(of: spec), try? Self.builtIn.source(of: spec))
    return own?.icon != usual?.icon || own?.isMirrored != usual?.isMirrored
  }

  /// The folder's file that shows a glyph, perhaps mirrored.
  func file(of spec: GlyphSpec) -> String? {
    spec.iconSources.compactMap { own[$0.name]?.file }.first
  }

  /// The folders of SVG files in a folder of icons; an export of a drawing program has none of them.
  package static let folders = ["maneuvers", "furniture"]

  private mutating func readWords(_ file: IconFiles.File, _ files: IconFiles) {
    do throws(Fault) {
      words = try IconWordFile(file: file.path, icons: self, engines: files.engines).words(
        in: file.bytes.get())
    } catch {
      tableFaults.append(error)
    }
    for word in words where !files.engineWords.contains(word.type) {
      guard let near = word.type.nearest(among: files.engineWords) else { continue }
      doubts.append(
        "\(file.path): no engine is known to say '\(word.type)'; "
          + "use '\(near)' if that is meant")
    }
  }

  /// Doubts new names that no word uses: they may mean built-in glyphs.
  private mutating func doubtNewNames() {
    for icon in own.values.sorted(by: { $0.file < $1.file }) {
      guard case .icon(let name) = icon.spec,
        !words.contains(where: { $0.glyph == name || $0.glyph == name.mirroredName })
      else { continue }
      let remedy =
        (meant(by: icon.file) ?? name.nearest(among: Self.builtInNames))
        .map { "rename it if '\($0)' is meant, or name it in icons.json" }
      doubts.append(
        "\(icon.file): no glyph has this name, so it is a new one, on no card; "
          + (remedy ?? "name it in icons.json, or after a glyph of 'fingerpost list'"))
    }
  }

  /// The name of the glyph that a misnamed file means.
  private mutating func meant(by file: String) -> String? {
    misnamed[file] = IconNames.glyph(of: file.split(separator: "/").last?.dropLast(4) ?? "")
    return misnamed[file]
  }

  /// The misnamed files, sorted, with their right names; not free if another one has or would get the name.
  package var renames: [(file: String, glyph: String, isFree: Bool)] {
    let names = own.keys.map { $0.replacing("_", with: "-") } + misnamed.values
    return misnamed.sorted { $0.key < $1.key }
      .map { icon in (icon.key, icon.value, names.count { $0 == icon.value } == 1) }
  }

  private init() {}

  private static func read(
    _ bytes: [UInt8], file: String, ignored: (Fault) -> Void = { _ in }
  ) throws(Fault) -> Drawing {
    try Fault.within(file) { () throws(Fault) in try SVGReader.read(bytes, ignored: ignored) }
  }

  struct Source {
    var icon: Drawing
    var isMirrored: Bool
    var file: String?
  }

  /// The library with the file of a glyph read once, for all pictures of it.
  func holding(_ spec: GlyphSpec) throws(Fault) -> IconLibrary {
    var library = self
    library.held = (spec, try source(of: spec))
    return library
  }

  /// The file that shows a glyph, perhaps mirrored; `nil` for a glyph drawn from parameters.
  func source(of spec: GlyphSpec) throws(Fault) -> Source? {
    if let held, held.spec == spec { return held.source }
    let sources = spec.iconSources
    for (name, isMirrored) in sources where !own.isEmpty {
      guard let icon = own[name] else { continue }
      return Source(icon: try icon.drawing.get(), isMirrored: isMirrored, file: icon.file)
    }
    for (name, isMirrored) in sources {
      let name = name.replacing("_", with: "-")
      guard let bytes = EmbeddedIcons.maneuvers[name] ?? EmbeddedIcons.furniture[name]
      else { continue }
      return Source(
        icon: try Self.read(bytes, file: name + ".svg").withRoles, isMirrored: isMirrored)
    }
    return nil
  }

  /// Whether a glyph has colors that no theme changes.
  package func hasOwnColors(_ spec: GlyphSpec) -> Bool {
    if let source = try? source(of: spec) {
      return source.icon.items.flatMap { $0.shapes }.contains { $0.shape.label == nil }
    }
    return switch spec {
    case .furniture(.speedLimit), .furniture(.vehicleLimit), .junctionView, .shield: true
    case .maneuver, .roundabout, .junction, .lanes, .furniture, .icon: false
    }
  }

  /// The glyphs that the folder adds or replaces, with mirror images of new ones, sorted by name.
  package var glyphs: [GlyphSpec] {
    let twins = own.values.compactMap { icon -> GlyphSpec? in
      guard case .icon(let name) = icon.spec else { return nil }
      return name.mirroredName.map { .icon($0) }
    }
    return GlyphSpec.sorted(Set(own.values.map { $0.spec } + twins))
  }

  /// The glyph with a name, which may be one that the folder adds; `nil` if there is none.
  package func spec(named name: String) -> GlyphSpec? {
    let icon = GlyphSpec.icon(name)
    return GlyphSpec(name: name) ?? (icon.iconSources.contains { own[$0.name] != nil } ? icon : nil)
  }

  /// The most similar name of a built-in glyph or an own icon; `nil` if none is close.
  package func nearest(to name: String) -> String? {
    let names = own.keys.map { $0.replacing("_", with: "-") }
    return name.nearest(among: Self.builtInNames + names, within: max(3, name.count / 2))
  }

  /// The built-in sources by their paths in a folder of icons.
  package static var builtInFiles: [(path: String, bytes: [UInt8])] {
    zip(folders, [EmbeddedIcons.maneuvers, EmbeddedIcons.furniture]).flatMap { folder, icons in
      icons.files.map { ("\(folder)/\($0.name).svg", $0.bytes) }
    } + builtInShieldFiles
      + Theme.builtInFiles.map { ($0 == "default" ? "theme.json" : "themes/\($0).json", $1) }
  }

  /// The names of the kinds, then those of the signs, markers and buttons.
  package static let builtInNames =
    ManeuverKind.names + EmbeddedIcons.furniture.names
}

/// A folder of `Icons`, whose SVG files are compiled into the program.
struct EmbeddedIcons {
  static let maneuvers = Self(folder: "maneuvers")
  /// Signs, markers and buttons.
  static let furniture = Self(folder: "furniture")
  /// The plates of shields.
  static let shields = Self(folder: "shields")

  private let folder: String

  /// The names without `.svg`, sorted.
  var names: [String] {
    EmbeddedFiles.names(in: "Icons/\(folder)").filter { $0.hasSuffix(".svg") }
      .map { String($0.dropLast(4)) }.sorted()
  }

  /// All files, sorted by name without `.svg`.
  var files: [(name: String, bytes: [UInt8])] {
    names.compactMap { name in self[name].map { (name, $0) } }
  }

  /// The bytes of the file with a name without `.svg`.
  subscript(name: String) -> [UInt8]? { EmbeddedFiles.find("Icons/\(folder)/\(name).svg") }
}

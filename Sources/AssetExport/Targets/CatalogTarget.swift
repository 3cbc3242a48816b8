import Documents
import Faults
import Glyphs
import Paths
import JSON

/// An asset catalog for Xcode, with an image set for each glyph.
///
/// Slots without an appearance have the light variant, slots with dark luminosity the dark one.
struct CatalogTarget: TargetPlan {
  let setup: TargetSetup

  private var root: String { options.catalog + ".xcassets" }

  func files(of glyph: PlannedGlyph) -> [PlannedFile] {
    setup.roles.named(glyph.name).flatMap { set(of: glyph, name: $0, usual: $1, dark: $2) }
  }

  private func set(
    of glyph: PlannedGlyph, name: String, usual: Theme.Variant, dark: Theme.Variant?
  ) -> [PlannedFile] {
    let folder = "\(root)/\(Self.group(of: glyph.spec))/\(name).imageset"
    var files: [PlannedFile] = []
    var slots: [JSON] = []
    let rendering = setup.icons.hasOwnColors(glyph.spec) ? .original : options.rendering
    let isTemplate = rendering == .template
    let isVector = options.artwork != .bitmap
    // Templates have no color, so both modes share them.
    let variants =
      isTemplate
      ? [(usual.asTemplate, false)] : [(usual, false)] + (dark.map { [($0, true)] } ?? [])
    for scale in isVector ? [1] : options.scales ?? [2, 3] {
      for (variant, isDark) in variants {
        let rendition = glyph.rendition(variant, scale: Double(scale))
        let file =
          isVector
          ? "\(name)~\(variant.name).svg"
          : PictureName.file(name, variant.name, scale: scale)
        files.append(
          PlannedFile(
            path: "\(folder)/\(file)",
            content: isVector ? .svg(glyph.spec, rendition, .fixed) : .png(glyph.spec, rendition)))
        slots.append([
          "appearances": isDark ? Self.darkAppearance : nil, "filename": file,
          "scale": isVector ? nil : "\(scale)x",
        ])
      }
    }
    // Xcode keeps the slots of an idiom together.
    let idioms = options.hasCarIdiom ? ["car", "universal"] : ["universal"]
    let images: [JSON] = idioms.flatMap { idiom in slots.map { $0.adding(["idiom": idiom]) } }
    let properties: JSON = [
      "preserves-vector-representation": isVector ? true : nil,
      "template-rendering-intent": rendering.rawValue,
    ]
    return files + [Self.contents(of: folder, ["images": images, "properties": properties])]
  }

  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile] {
    let groups = Set(glyphs.map { Self.group(of: $0.spec) }).sorted()
    let files = Self.folders(root, groups, options)
    guard options.hasSwiftAccessors else { return files }
    let names = glyphs.flatMap { glyph in
      let group = options.isNamespaced ? Self.group(of: glyph.spec) + "/" : ""
      return setup.roles.named(glyph.name).map { (name: $0.name, asset: group + $0.name) }
    }
    if let (name, fault) = AssetName.fault(swift: names.map(\.name)) {
      throw fault.error(of: name)
    }
    let text = Accessors.swift(names, prefix: options.prefix)
    return files + [PlannedFile(path: "swift/FingerpostGlyph.swift", content: .text(text))]
  }

  /// The contents of a catalog and of its groups.
  static func folders(
    _ root: String, _ groups: [String], _ options: TargetOptions
  ) -> [PlannedFile] {
    let namespace: JSON = ["provides-namespace": true]
    let members: JSON = ["properties": options.isNamespaced ? namespace : nil]
    return [contents(of: root, [:])] + groups.map { contents(of: "\(root)/\($0)", members) }
  }

  /// Makes a `Contents.json` in Xcode's format.
  static func contents(of folder: String, _ members: JSON) -> PlannedFile {
    let info: JSON = ["author": "xcode", "version": 1]
    return PlannedFile(path: folder + "/Contents.json", json: members.adding(["info": info]))
  }

  static let darkAppearance: [JSON] = [["appearance": "luminosity", "value": "dark"]]

  static func group(of spec: GlyphSpec) -> String {
    switch spec {
    case .maneuver: "Maneuver"
    case .roundabout: "Roundabout"
    case .junction, .junctionView: "Junction"
    case .lanes: "Lanes"
    case .furniture: "Furniture"
    case .shield: "Shield"
    case .icon: "Icon"
    }
  }
}

extension Theme.Variant {
  /// The variant in black, with unlit parts translucent.
  var asTemplate: Theme.Variant {
    var result = self
    result.name = "template"
    result.lit = .black
    result.unlit = Color.black.with(alpha: 110)
    result.outline = nil
    return result
  }
}

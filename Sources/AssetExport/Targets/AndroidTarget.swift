import Faults
import Glyphs

/// Android resources: pictures by density and night mode, and vectors.
///
/// `drawable` always has a fallback, because an app crashes on a screen that no other folder
/// matches. Variants other than day and night get separate names.
package struct AndroidTarget: TargetPlan {
  static let colors = ColorTokens.Kind?.some(.resources)
  private let roles: VariantRoles
  private let options: TargetOptions

  init(_ setup: TargetSetup) { (roles, options) = (setup.roles, setup.options) }

  /// The side in dp above which Android's lint warns of a vector.
  package static let vectorLimit = 200.0

  func files(of glyph: PlannedGlyph) -> [PlannedFile] {
    roles.named(glyph.name).flatMap { name, usual, dark in
      files(of: glyph, name: name, variant: usual, mode: "")
        + (dark.map { files(of: glyph, name: name, variant: $0, mode: "-night") } ?? [])
    }
  }

  private func files(
    of glyph: PlannedGlyph, name: String, variant: Theme.Variant, mode: String
  ) -> [PlannedFile] {
    func file(_ folder: String, _ end: String, _ content: PlannedFile.Content) -> PlannedFile {
      PlannedFile(path: "res/\(folder)/\(name).\(end)", content: content)
    }
    var files: [PlannedFile] = []
    // Android draws a larger vector too slowly.
    let isVector =
      options.artwork != .bitmap && max(glyph.size.width, glyph.size.height) <= Self.vectorLimit
    if isVector {
      let rendition = glyph.rendition(variant)
      files.append(file("drawable\(mode)", "xml", .vectorDrawable(glyph.spec, rendition)))
    }
    guard options.artwork != .vector || !isVector else { return files }
    let densities = AndroidDensity.allCases.filter {
      options.densities.contains($0) || !isVector && $0 == .mdpi
    }
    for density in densities {
      let rendition = glyph.rendition(variant, scale: density.scale)
      // Without vectors, mdpi is the default: Android reads `drawable` for that density.
      let isDefault = !isVector && density == .mdpi
      files.append(
        file(
          isDefault ? "drawable\(mode)" : "drawable\(mode)-\(density)", "png",
          .png(glyph.spec, rendition)))
    }
    return files
  }

  func files(about glyphs: [PlannedGlyph]) throws(Fault) -> [PlannedFile] {
    let names = glyphs.flatMap { roles.named($0.name).map(\.name) }
    for name in names {
      let kotlin = options.kotlinPackage == nil ? nil : AssetName.fault(kotlin: name)
      if let fault = AssetName.fault(android: name) ?? kotlin { throw fault.error(of: name) }
    }
    guard let package = options.kotlinPackage else { return [] }
    let text = Accessors.kotlin(package: package, names: names, prefix: options.prefix)
    return [PlannedFile(path: "kotlin/FingerpostGlyph.kt", content: .text(text))]
  }
}

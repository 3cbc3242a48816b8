import Glyphs

/// Resources for Android: pictures by density and night mode, and vectors.
///
/// `drawable` always holds something, since a screen that no other folder suits would crash
/// without. Other variants than those for day and night have names of their own.
struct AndroidTarget: TargetPlan {
  var roles: VariantRoles
  var artwork: TargetOptions.Artwork
  var densities: [AndroidDensity]
  var kotlinPackage: String?

  func files(of glyph: NamedGlyph) -> [PlannedFile] {
    roles.named.flatMap { suffix, usual, dark in
      let name = glyph.name + suffix
      let modes = [("", usual)] + (dark.map { [("-night", $0)] } ?? [])
      return modes.flatMap { mode, variant in
        files(of: glyph, name: name, variant: variant, mode: mode)
      }
    }
  }

  private func files(
    of glyph: NamedGlyph, name: String, variant: Theme.Variant, mode: String
  ) -> [PlannedFile] {
    func file(_ folder: String, _ end: String, _ content: PlannedFile.Content) -> PlannedFile {
      PlannedFile(path: "res/\(folder)/\(name).\(end)", target: .android, content: content)
    }
    var files: [PlannedFile] = []
    if artwork != .png {
      let look = Look(variant: variant, size: glyph.size, scale: 1)
      files.append(file("drawable\(mode)", "xml", .vectorDrawable(look)))
    }
    guard artwork != .vector else { return files }
    for density in densities {
      let look = Look(variant: variant, size: glyph.size, scale: density.scale)
      // Without vectors mdpi is the default: Android takes `drawable` for that density.
      let isDefault = artwork == .png && density == .mdpi
      files.append(
        file(isDefault ? "drawable\(mode)" : "drawable\(mode)-\(density)", "png", .png(look)))
    }
    return files
  }

  func sharedFiles(of glyphs: [NamedGlyph]) -> [PlannedFile] {
    guard let kotlinPackage else { return [] }
    let names = glyphs.flatMap { glyph in roles.named.map { glyph.name + $0.suffix } }
    return [
      PlannedFile(
        path: "kotlin/FingerpostGlyph.kt", target: .android,
        content: .text(KotlinAccessors(package: kotlinPackage, names: names).text))
    ]
  }
}

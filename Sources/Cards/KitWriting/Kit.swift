/// Source code that an app takes in to read what this program writes.
///
/// `Kits` has what is written by hand: `Cards` and `kit` begin the files of the types, `Glyphs` is
/// the lookup of glyphs, whose tables stand for `{{NAME}}`; the other files are copied as they are.
/// All of them are text to SwiftPM.
package struct Kit: Sendable {
  /// The app that the kit is for.
  package enum Platform: String, CaseIterable, Sendable {
    case swift
    case carPlay = "carplay"
    case kotlin, typescript
  }

  private let model: KitModel
  private let pictures: [String]

  /// The beginning of each file of a kit, by which a later run knows it.
  package static let mark = "// Written by 'fingerpost kit'"

  /// Creates the kits of the types of cards, drives and a manifest with this schema.
  ///
  /// `pictures` are the names of the glyphs that an app has unless it tells which.
  package init(manifest: [UInt8], pictures: [String]) {
    model = KitSchemaReader.model(of: [
      ("", CardsSchema.cards), ("DriveEvent", CardsSchema.drive), ("Manifest", manifest),
    ])
    self.pictures = pictures
  }

  /// The files of a platform's kit by name.
  package func files(for platform: Platform) -> [String: [UInt8]] {
    switch platform {
    case .swift:
      [
        "FingerpostCards.swift": PackageResources.Cards_swift + SwiftTypes.text(model).utf8,
        "FingerpostGlyphs.swift": filled(PackageResources.Glyphs_swift + PackageResources.Tables_swift),
      ]
    case .carPlay:
      files(for: .swift).merging(["FingerpostCarPlay.swift": PackageResources.CarPlay_swift]) { $1 }
    case .kotlin:
      [
        "FingerpostCar.kt": PackageResources.Car_kt,
        "FingerpostCards.kt": PackageResources.Cards_kt + KotlinTypes.text(model).utf8,
        "FingerpostGlyphs.kt": filled(PackageResources.Glyphs_kt + PackageResources.Tables_kt),
      ]
    case .typescript:
      [
        "fingerpost.d.ts": PackageResources.kit_d_ts + TypeScriptTypes.text(model).utf8,
        "fingerpost.js": PackageResources.kit_js + filled(PackageResources.glyphs_js),
      ]
    }
  }

  /// Puts the tables into the file of a lookup.
  private func filled(_ file: [UInt8]) -> [UInt8] {
    let text = KitTables.all(pictures: pictures).reduce(String(decoding: file, as: UTF8.self)) {
      $0.replacing("{{\($1.mark)}}", with: $1.rows.joined(separator: "\n"))
    }
    return Array(text.utf8)
  }
}

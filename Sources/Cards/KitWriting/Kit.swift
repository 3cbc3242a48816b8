/// Source code that an app takes in to read what this program writes.
///
/// `Kits` has what is written by hand: `Cards` begins the file of the types, `Glyphs` holds the
/// lookup of glyphs; the other files are copied as they are. All of them are text to SwiftPM.
package struct Kit: Sendable {
  /// The app that the kit is for.
  package enum Platform: String, CaseIterable, Sendable {
    case swift
    case carPlay = "carplay"
    case kotlin, typescript
  }

  private let model: KitModel

  /// The beginning of each file of a kit, by which a later run knows it.
  package static let mark = "// Written by 'fingerpost kit'"

  /// Creates the kits of the types of cards, drives and a manifest with this schema.
  package init(manifest: [UInt8]) {
    model = KitSchemaReader.model(of: [
      ("", CardsSchema.cards), ("DriveEvent", CardsSchema.drive), ("Manifest", manifest),
    ])
  }

  /// The files of a platform's kit by name.
  package func files(for platform: Platform) -> [String: [UInt8]] {
    switch platform {
    case .swift:
      ["FingerpostCards.swift": PackageResources.Cards_swift + SwiftTypes.text(model).utf8]
    case .carPlay:
      files(for: .swift).merging(["FingerpostCarPlay.swift": PackageResources.CarPlay_swift]) { $1 }
    case .kotlin:
      [
        "FingerpostCar.kt": PackageResources.Car_kt,
        "FingerpostCards.kt": PackageResources.Cards_kt + KotlinTypes.text(model).utf8,
      ]
    case .typescript: ["fingerpost.d.ts": Array(TypeScriptTypes.text(model).utf8)]
    }
  }
}

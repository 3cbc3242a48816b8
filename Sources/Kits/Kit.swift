import Documents
import EmbeddedFiles

/// Source code that an app includes to read what this program writes.
///
/// `Templates` has what is written by hand, as text whose names end in `.in`: `Cards` and `kit` begin
/// the files of the types, `Glyphs` is the lookup of glyphs, whose tables stand for `{{NAME}}`; the other
/// files are copied as they are.
package struct Kit: Sendable {
  /// The app that the kit is for.
  package enum Platform: String, CaseIterable, Sendable {
    case swift
    case carPlay = "carplay"
    case kotlin, typescript
    case reactNative = "react-native"
    case flutter
  }

  private let model: KitModel
  private let pictures: [String]

  /// The beginning of each file of a kit, by which a later run recognizes it.
  package static let mark = "// Written by 'fingerpost kit'"

  /// Creates the kits of the types of cards, drives and a manifest with this schema.
  ///
  /// `pictures` are the names of the glyphs that an app has unless it names others.
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
        "FingerpostCards.swift": source("Cards.swift") + KitTypes("swift").text(model).utf8,
        "FingerpostGlyphs.swift": filled(
          source("Glyphs.swift"), source("Tables.swift")),
      ]
    case .carPlay:
      copies(
        "Fingerpost", "Activity.swift", "ActivityWidget.swift", "CarPlay.swift",
        "CarPlayAlerts.swift", "CarPlayGuidance.swift", "CarPlaySegments.swift",
        "CarPlayTrip.swift", besides: files(for: .swift))
    case .kotlin:
      copies(
        "Fingerpost", "Car.kt", "CarAlerts.kt", "CarGuidance.kt", "LiveUpdate.kt",
        besides: [
          "FingerpostCards.kt": source("Cards.kt") + KitTypes("kt").text(model).utf8,
          "FingerpostGlyphs.kt": filled(source("Glyphs.kt"), source("Tables.kt")),
        ])
    case .typescript:
      [
        "fingerpost.d.ts": filled(source("kit.d.ts")) + KitTypes("d.ts").text(model).utf8,
        "fingerpost.js": filled(source("kit.js"), source("glyphs.js")),
        "fingerpost-module.d.ts": source("fingerpost-module.d.ts"),
        "fingerpost-module.js": source("fingerpost-module.js"),
      ]
    case .reactNative:
      // Without the module, which Hermes cannot run.
      copies(
        "fingerpost-", "react-native.ts", "react-native-android.ts", "react-native-auto-play.ts",
        "react-native-guidance.ts",
        besides: files(for: .typescript).filter { !$0.key.hasPrefix("fingerpost-module") })
    case .flutter:
      [
        "fingerpost_cards.dart": source("Cards.dart") + KitTypes("dart").text(model).utf8,
        "fingerpost_glyphs.dart": filled(source("Glyphs.dart"), source("Tables.dart")),
        "fingerpost_widgets.dart": source("Widgets.dart"),
      ]
    }
  }

  /// Files of `Templates` as they are, with a prefix before their names, and other files.
  private func copies(
    _ prefix: String, _ names: String..., besides others: [String: [UInt8]]
  ) -> [String: [UInt8]] {
    names.reduce(into: others) { $0[prefix + $1] = source($1) }
  }

  private func source(_ name: String) -> [UInt8] {
    EmbeddedFiles.read("Kits/Templates/\(name).in")
  }

  /// Joins the files of a lookup and puts the tables in, each row as far right as its mark.
  private func filled(_ files: [UInt8]...) -> [UInt8] {
    let tables = Dictionary(
      uniqueKeysWithValues: KitTables.all(pictures: pictures).map { ("{{\($0.mark)}}", $0.rows) })
    let lines = files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let filled = lines.flatMap { line -> [String] in
      let mark = line.drop { $0 == " " }
      let indent = String(line.dropLast(mark.count))
      return tables[String(mark)]?.map { indent + $0 } ?? [String(line)]
    }
    return Array(filled.joined(separator: "\n").utf8)
  }
}

import AssetExport
import Foundation
import TestSupport
import TextSafety
import Testing

@testable import Cards

/// Whether schemas, Swift, Kotlin and TypeScript have the same fields and words.
@Suite struct KitTypesTests {
  private static let model = KitSchemaReader.model(of: [
    ("", CardsSchema.cards), ("DriveEvent", CardsSchema.drive), ("Manifest", ExportSchema.manifest),
  ])

  /// All objects of the schemas, as the names of their fields, and all lists of words.
  private static func schemas() throws -> (objects: Set<[String]>, words: Set<[String]>) {
    var (objects, words): (Set<[String]>, Set<[String]>) = ([], [])
    func walk(_ schema: JSON, isChoice: Bool = false) {
      if !isChoice, let fields = schema["properties"]?.members.keys.sorted() {
        objects.insert(fields)
      }
      let list = (schema["enum"]?.elements ?? []).compactMap(\.text)
      if !list.isEmpty { words.insert(list) }
      for (name, value) in schema.members {
        switch name {
        case "properties", "$defs": for member in value.members.values { walk(member) }
        case "items", "additionalProperties": walk(value)
        // Conditions repeat fields; what the choice of an event holds is a type.
        case "oneOf": for part in value.elements where part["properties"] != nil { walk(part) }
        default: break
        }
      }
    }
    for schema in [CardsSchema.cards, CardsSchema.drive, ExportSchema.manifest] {
      walk(try JSONDecoder().decode(JSON.self, from: Data(schema)))
    }
    return (objects, words)
  }

  /// The first group of each match, by the first group of the match of `block` around it.
  private static func names(
    _ text: String, block: Regex<(Substring, Substring, Substring)>,
    _ entry: Regex<(Substring, Substring)>
  ) -> [String: [String]] {
    Dictionary(
      text.matches(of: block).map { match in
        (String(match.1), match.2.matches(of: entry).map { String($0.1) }.sorted())
      }, uniquingKeysWith: { $0 + $1 })
  }

  @Test func `every field of the schemas is in all languages, and no other`() throws {
    var expected: [String: [String]] = [:]
    for type in Self.model.types {
      guard case .record(let fields) = type.form else { continue }
      expected[type.name] = fields.map(\.name).sorted()
    }
    let schemas = try Self.schemas().objects.subtracting([["coordinates", "type"]])
    #expect(Set(expected.filter { $0.key != KitModel.unknownEvent }.values) == schemas)
    let swift = Self.names(
      SwiftTypes.text(Self.model), block: /public struct (\w+): [^{]*\{\n((?:    .*\n)*)/,
      /public var (\w+):/)
    #expect(swift == expected)
    let kotlin = Self.names(
      KotlinTypes.text(Self.model), block: /data class (\w+)\(\n((?:    .*\n| +\*.*\n)*)\)/,
      /val `?(\w+)`?:/)
    #expect(kotlin == expected)
    let readers = Self.names(
      KotlinTypes.text(Self.model), block: /\ {12}(\w+)\(\n((?:\ {16}.*\n)*)/,
      /(?:need|find)\("(\w+)"\)/)
    #expect(readers == expected)
    let typeScript = Self.names(
      TypeScriptTypes.text(Self.model), block: /interface (\w+) \{\n((?:  .*\n)*)\}/,
      /\n?\ {2}(\w+)\??:\ /)
    #expect(typeScript == expected)
  }

  @Test func `every word of the schemas is in all languages`() throws {
    let lists = Self.model.types.compactMap { type -> [String]? in
      guard case .words(let words) = type.form else { return nil }
      return words
    }
    #expect(try Set(lists) == Self.schemas().words)
    let swift = SwiftTypes.text(Self.model)
    let kotlin = KotlinTypes.text(Self.model)
    let typeScript = TypeScriptTypes.text(Self.model)
    for word in Set(lists.joined()) {
      let isNamed = swift.contains("case \(word)\n") || swift.contains("case `\(word)`\n")
      #expect(isNamed || swift.contains("= \"\(word)\""), "\(word)")
      #expect(kotlin.contains("(\"\(word)\")"), "\(word)")
      #expect(typeScript.contains("| \"\(word)\""), "\(word)")
    }
  }

  @Test func `descriptions are comments`() {
    let text = "Whether the limit changes with traffic or weather."
    for types in [
      SwiftTypes.text(Self.model), KotlinTypes.text(Self.model), TypeScriptTypes.text(Self.model),
    ] {
      #expect(types.contains(text))
      #expect(types.split(separator: "\n").allSatisfy { !$0.contains("//") || $0.count <= 100 })
    }
  }

  @Test(arguments: [
    ("slight left", "SlightLeft", "slightLeft", "SLIGHT_LEFT"),
    ("TYPE_U_TURN_LEFT", "TypeUTurnLeft", "typeUTurnLeft", "TYPE_U_TURN_LEFT"),
    (
      "GMSNavigationManeuverUnknown", "GmsNavigationManeuverUnknown",
      "gmsNavigationManeuverUnknown", "GMS_NAVIGATION_MANEUVER_UNKNOWN"
    ),
    ("enter_Ferry", "EnterFerry", "enterFerry", "ENTER_FERRY"), ("km/h", "KmH", "kmH", "KM_H"),
    ("roundaboutExit10", "RoundaboutExit10", "roundaboutExit10", "ROUNDABOUT_EXIT10"),
  ])
  func `words become names`(word: String, upper: String, lower: String, constant: String) {
    #expect(KitName.upperCamel(word) == upper)
    #expect(KitName.lowerCamel(word) == lower)
    #expect(KitName.constant(word) == constant)
  }
}

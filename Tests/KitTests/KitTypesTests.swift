import Driving
import AssetExport
import Foundation
import JSON
import Testing

@testable import Documents
@testable import Kits

/// Whether schemas, Swift, Kotlin, TypeScript and Dart have the same fields and words.
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
      walk(try JSON(JSONNode(text: Data(schema))))
    }
    return (objects, words)
  }

  /// The names that follow a mark on lines of a text, by the name after `block` on a line before.
  private static func names(
    _ text: String, block: String, _ name: (Substring) -> Substring?
  ) -> [String: [String]] {
    var (names, owner): ([String: [String]], String?) = ([:], nil)
    for whole in text.split(separator: "\n") {
      let line = whole.drop { $0 == " " }
      if line.hasPrefix(block) {
        owner = String(word(line.dropFirst(block.count)))
      } else if line.contains(" class ") || line.hasPrefix("public enum ") || whole == "}" {
        owner = nil
      } else if let owner, let name = name(line) {
        names[owner, default: []].append(String(name))
      }
    }
    return names.mapValues { $0.sorted() }
  }

  private static func word(_ text: Substring) -> Substring {
    text.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber }
  }

  private static func after(_ marks: String...) -> (Substring) -> Substring? {
    { line in
      marks.first { line.hasPrefix($0) }.map { word(line.dropFirst($0.count)) }
    }
  }

  @Test func `every language has exactly the fields of the schemas`() throws {
    var expected: [String: [String]] = [:]
    for type in Self.model.types {
      guard case .record(let fields) = type.form else { continue }
      expected[type.name] = fields.map(\.name).sorted()
    }
    let schemas = try Self.schemas().objects.subtracting([["coordinates", "type"]])
    #expect(Set(expected.filter { $0.key != KitModel.unknownEvent }.values) == schemas)
    let swift = Self.names(
      KitTypes("swift").text(Self.model), block: "public struct ", Self.after("public var "))
    #expect(swift == expected)
    let text = KitTypes("kt").text(Self.model)
    let kotlin = Self.names(text, block: "data class ", Self.after("val ", "override val "))
    #expect(kotlin == expected)
    let readers = Self.names(text, block: "data class ", Self.after("need(\"", "find(\""))
    #expect(readers == expected)
    let typeScript = Self.names(
      KitTypes("d.ts").text(Self.model), block: "export interface ",
      { $0.hasSuffix(";") && !$0.hasPrefix("*") ? Self.word($0) : nil })
    #expect(typeScript == expected)
    check(dart: KitTypes("dart").text(Self.model), expected)
  }

  /// Each field is a parameter, is read, is a member, and counts for equality.
  private func check(dart text: String, _ expected: [String: [String]]) {
    let inherited = ["super.", "required super."]
    func found(_ name: (Substring) -> Substring?) -> [String: [String]] {
      Self.names(text, block: "final class ", name)
    }
    #expect(found(Self.after("this.", "required this.", "super.", "required super.")) == expected)
    let readers = found { line in
      [": _need(it, '", ": _find(it, '"].contains { line.contains($0) }
        ? line.split(separator: "'")[1] : nil
    }
    #expect(readers == expected)
    let members = found { line in
      if let start = inherited.first(where: { line.hasPrefix($0) }) {
        return Self.word(line.dropFirst(start.count))
      }
      guard line.hasPrefix("final "), !line.contains(" = ") else { return nil }
      return line.dropLast().split(separator: " ").last
    }
    #expect(members == expected)
    let equal = found { line in
      line.hasSuffix(",") && Self.word(line).count == line.count - 1 ? line.dropLast() : nil
    }
    #expect(equal == expected)
  }

  @Test func `every language has exactly the words of the schemas`() throws {
    let lists = Self.model.types.compactMap { type -> [String]? in
      guard case .words(let words) = type.form else { return nil }
      return words
    }
    // GeoJSON is any JSON.
    #expect(
      try Set(lists) == Self.schemas().words.subtracting([["LineString", "MultiLineString"]]))
    let words = Set(lists.joined())
    func found(_ text: String, _ word: (Substring) -> Substring?) -> Set<String> {
      Set(text.split(separator: "\n").compactMap { word($0.drop { $0 == " " }) }.map(String.init))
    }
    let swift = found(KitTypes("swift").text(Self.model)) { line in
      guard line.hasPrefix("case "), !line.contains("(") else { return nil }
      let parts = line.split(separator: "\"")
      return parts.count > 1 ? parts[1] : Self.word(line.dropFirst(5))
    }
    #expect(swift == words.union(["unknown"]))
    let kotlin = found(KitTypes("kt").text(Self.model)) { line in
      let parts = line.split(separator: "\"")
      return parts.count == 3 && parts[0].last == "(" && parts[0].first?.isUppercase == true
        ? parts[1] : nil
    }
    #expect(kotlin == words.union(["unknown"]))
    let typeScript = found(KitTypes("d.ts").text(Self.model)) { line in
      line.hasPrefix("| \"") ? line.split(separator: "\"")[1] : nil
    }
    #expect(typeScript == words)
    let dart = found(KitTypes("dart").text(Self.model)) { line in
      let parts = line.split(separator: "'")
      return parts.count == 3 && parts[0].last == "(" && !parts[0].contains(" ") ? parts[1] : nil
    }
    #expect(dart == words.union(["unknown"]))
  }

  @Test func `descriptions are comments`() {
    let text = "Whether the limit changes with traffic or weather."
    for types in [
      KitTypes("swift").text(Self.model), KitTypes("kt").text(Self.model),
      KitTypes("d.ts").text(Self.model),
      KitTypes("dart").text(Self.model),
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
  func `words become identifiers`(word: String, upper: String, lower: String, constant: String) {
    #expect(KitName.upperCamel(word) == upper)
    #expect(KitName.lowerCamel(word) == lower)
    #expect(KitName.constant(word) == constant)
  }
}

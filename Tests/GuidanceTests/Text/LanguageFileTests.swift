import JSON
import EmbeddedFiles
import Foundation
import Routes
import TestSupport
import Testing

@testable import Guidance

/// The language files of the program, and the schema.
@Suite struct LanguageFileTests {
  private static let files = Dictionary(
    uniqueKeysWithValues: LanguageFile.builtInTags.map {
      ($0, EmbeddedFiles.read("Guidance/Languages/\($0).json"))
    })

  @Test(arguments: files.keys.sorted())
  func `each language is complete`(tag: String) throws {
    let json = try #require(Self.files[tag])
    #expect(Languages.builtIn.faults(in: json) == [])
    #expect(try SchemaChecker(LanguageSchema.json).faults(in: json) == [])
    let language = try #require(Languages.builtIn.find(try LocaleTag(tag))).language
    #expect(language.tag == tag && !language.isWordless)
    #expect(language.phrases.count == KindRow.phrases.count)
    #expect(Set(language.compass).count == 8)
    #expect(language.knownUnits == Set(DistanceUnit.allCases))
  }

  @Test(arguments: files.keys.sorted())
  func `each example comes out, and each language has samples`(tag: String) throws {
    let json = try #require(Self.files[tag])
    #expect(Languages.builtIn.doubts(in: json) == [])
    let examples = try #require(LanguageExamples(tag, in: .builtIn))
    let names = [
      examples.samples.road, examples.samples.ref, examples.samples.destinations,
      examples.samples.place, examples.samples.stop, examples.samples.ferry,
    ]
    #expect(names.allSatisfy { !$0.isEmpty })
    if let path = ProcessInfo.processInfo.environment["FINGERPOST_EXAMPLES"] {
      let texts = Dictionary(uniqueKeysWithValues: examples.texts.map { ($0.place, $0.text) })
      try JSONEncoder().encode(texts).write(to: URL(filePath: "\(path)/\(tag).json"))
    }
  }

  /// A language of its own has all of it, so that no word of another one stays in it by mistake.
  @Test func `a file extends one of the same language, or has each of its texts`() throws {
    var count = 0
    for json in Self.files.values {
      let root = try JSONNode(text: json)
      guard let base = root["extends"]?.string, let tag = root["tag"]?.string else { continue }
      count += 1
      // Another language would be a doubt.
      #expect(Self.files[base] != nil && Languages.builtIn.doubts(in: json) == [], "\(tag)")
    }
    #expect(count > 1)
  }

  @Test func `the schema has the keys that are read, and all words`() throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(LanguageSchema.json)) as? [String: Any])
    let defs = try #require(schema["$defs"] as? [String: [String: Any]])
    func keys(_ object: [String: Any]?) -> Set<String> {
      Set((object?["properties"] as? [String: Any] ?? [:]).keys)
    }
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    var reader = LanguageReader([])
    _ = reader.language("en")
    let sections = Set(reader.keys.keys).subtracting([""])
    let shared = sections.union(try #require(reader.keys[""])).union(["replace"])
    #expect(
      keys(schema)
        == shared.union([
          "$schema", "tag", "extends", "locales", "recognizer", "samples", "varieties", "spoken",
        ]))
    let variety = properties["varieties"]?["items"] as? [String: Any]
    #expect(keys(variety) == shared.union(["for", "spoken"]))
    var voice = LanguageReader([])
    _ = voice.voice("en")
    let own = Set(voice.keys.keys).subtracting(sections).subtracting([""])
    #expect(keys(defs["spoken"]) == shared.union(own).union(try #require(voice.keys[""])))
    let spoken = defs["spoken"]?["properties"] as? [String: [String: Any]]
    for section in own {
      #expect(keys(spoken?[section]) == voice.keys[section], "\(section)")
    }
    let along = defs["along"]?["propertyNames"] as? [String: [String]]
    #expect(Set(along?["enum"] ?? []) == reader.keys["along"])
    for section in sections.subtracting(["along", "before"]) {
      #expect(keys(defs[section] ?? properties[section]) == reader.keys[section], "\(section)")
    }
    let categories = defs["rule"]?["propertyNames"] as? [String: [String]]
    #expect(categories?["enum"] == PluralCategory.allCases.map(\.rawValue))
    let phrase = try #require((defs["phrase"]?["anyOf"] as? [[String: Any]])?.last)
    let road = (phrase["properties"] as? [String: [String: Any]])?["road"]
    #expect(road?["enum"] as? [String] == Language.RoadUse.allCases.map(\.rawValue))
  }

  @Test func `a language without words has distances, times and via roads`() throws {
    let language = Language.wordless
    #expect(language.isWordless && language.phrases.isEmpty)
    #expect(language.knownUnits == Set(DistanceUnit.allCases))
    #expect(language[.via] == "{road}" && language[.slower] == "+{time}")
  }
}

extension Language {
  fileprivate var knownUnits: Set<DistanceUnit> {
    Set(units.filter { !$0.value.other.isEmpty }.keys)
  }
}

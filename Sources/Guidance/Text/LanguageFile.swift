import EmbeddedFiles
import Faults
import JSON
import Routes

struct LanguageFile: Sendable {
  let locale: LocaleTag
  let tag: String
  /// Further locales that it serves besides its tag.
  let locales: [String]
  /// The root of the file, then those of the files it extends.
  let roots: [JSONNode]
  let recognizerWords: [String]

  /// Parses only the parts that the rest depends on; `base` finds the file that this one extends.
  init(_ json: [UInt8], base: (String) -> LanguageFile?) throws(Fault) {
    let root = try Fault.within("the file") { () throws(Fault) in try JSONNode(text: json) }
    guard root.isObject else { throw root.fault("not an object", remedy: "write it in braces") }
    guard let tag = root["tag"]?.string else { throw .missing(place: "tag") }
    guard let locale = try? LocaleTag(tag) else { throw .badTag(tag, canonical: nil) }
    let canonical = [locale.language, locale.script, locale.region].compactMap { $0 }
      .joined(separator: "-")
    guard tag == canonical else { throw .badTag(tag, canonical: canonical) }
    self.locale = locale
    self.tag = tag
    var reader = LanguageReader([root])
    var locales = reader.words(reader.value("locales"))
    var roots = [root]
    if let node = root["extends"] {
      guard let name = node.string, let file = base(name) else {
        throw .unknownBase(node.string ?? "")
      }
      roots += file.roots
      if file.tag == tag, root["locales"] == nil { locales = file.locales }
    }
    self.locales = locales
    self.roots = roots
    recognizerWords = reader.words(reader.value("recognizer"))
  }

  /// The names of a locale, such as `CH`, that a variety of the language has.
  func varietyNames(for locale: LocaleTag) -> [String] {
    let own = [locale.region, locale.keywords["nu"].map { "nu-" + $0 }].compactMap { $0 }
    return own.filter(hasVariety)
  }

  func hasVariety(_ name: String) -> Bool {
    roots.contains { varieties(of: $0).contains { names(of: $0).contains(name) } }
  }

  private func names(of variety: JSONNode) -> [String] {
    var reader = LanguageReader([variety])
    return reader.words(reader.value("for"))
  }

  /// Reads the language with the varieties of some names.
  func language(of varietyNames: [String]) -> SpokenLanguage {
    var layers: [JSONNode] = []
    for root in roots {
      layers += varieties(of: root).reversed().filter { variety in
        names(of: variety).contains(where: varietyNames.contains)
      }
      layers.append(root)
    }
    var reader = LanguageReader(layers)
    var language = reader.language(tag)
    guard layers.contains(where: { $0["spoken"] != nil }) else {
      return SpokenLanguage(language, varietyNames: varietyNames)
    }
    var voiceReader = LanguageReader(layers, isSpoken: true)
    let voice = voiceReader.voice(tag)
    language.opener = voice.words.language.spokenNames
    return SpokenLanguage(language, voice: voice, varietyNames: varietyNames)
  }

  /// What the schema finds, then what only a reader knows, such as placeholders and plural categories.
  var faults: [Fault] {
    let stated = LanguageSchema.checker.faults(of: roots[0])
    var faults = stated
    func add(_ found: [Fault]) {
      for fault in found where !faults.contains(fault) {
        // A reader leaves `spoken` out of the place of what is missing there.
        let isStated = stated.contains {
          ($0.place + ".").hasPrefix(fault.place + ".") || $0.place.hasPrefix(fault.place + "[")
            || ("." + $0.place).hasSuffix("." + fault.place)
        }
        if !isStated { faults.append(fault) }
      }
    }
    func check(_ layers: [JSONNode]) {
      var usedCases: Set<String> = []
      for isSpoken in [false, true] {
        if isSpoken, !layers.contains(where: { $0["spoken"] != nil }) { continue }
        var reader = LanguageReader(layers, isSpoken: isSpoken)
        _ = isSpoken ? reader.voice(tag).words.language : reader.language(tag)
        usedCases.formUnion(reader.usedCases)
        add(reader.faults)
      }
      // A voice may ask for other cases than the written language.
      var reader = LanguageReader(layers)
      reader.checkCases(usedCases)
      add(reader.faults)
    }
    check(roots)
    var reader = LanguageReader([roots[0]])
    let samples = reader.value("samples")
    for name in LanguageExamples.names { _ = reader.optionalText(samples[name]) }
    add(reader.faults)
    for node in varieties(of: roots[0]) { check([node] + roots) }
    return faults
  }

  private func varieties(of root: JSONNode) -> [JSONNode] { root["varieties"]?.elements ?? [] }

  /// Whether the file serves a form of a locale's tag; a file with a script serves no other script.
  func serves(_ form: String, of locale: LocaleTag) -> Bool {
    (tag == form || locales.contains(form))
      && (self.locale.script == nil || locale.script == nil || self.locale.script == locale.script)
  }
}

extension LanguageFile {
  /// The built-in tags; the fallback for unsupported languages comes first.
  static let builtInTags: [String] = {
    let others = ["en", "und", "recognizer", "language.schema"]
    let names = EmbeddedFiles.names(in: "Guidance/Languages").map { String($0.dropLast(5)) }
    return ["en"] + names.filter { !others.contains($0) }
  }()

  static func builtIn(_ tag: String) -> LanguageFile? {
    guard builtInTags.contains(tag) else { return nil }
    do throws(Fault) {
      return try LanguageFile(
        EmbeddedFiles.read("Guidance/Languages/\(tag).json"), base: builtIn)
    } catch {
      preconditionFailure("\(tag).json: \(error)")
    }
  }
}

extension Language {
  /// The language of unsupported locales: only the engine's sentences and unit symbols.
  static let wordless: Language = {
    guard let root = try? JSONNode(text: EmbeddedFiles.read("Guidance/Languages/und.json")) else {
      preconditionFailure("und.json is not JSON")
    }
    // Reads absent values as empty.
    var reader = LanguageReader([root])
    var language = reader.language("und")
    language.isWordless = true
    return language
  }()

  static func wordless(_ locale: LocaleTag) -> Language {
    var language = wordless
    language.tag = wordlessTag(of: locale)
    // Those without a file, whose scripts run from right to left.
    language.isRightToLeft = ["ur", "yi", "ps", "sd", "ug", "dv"].contains(locale.language)
    return language
  }

  static func wordlessTag(of locale: LocaleTag) -> String {
    if locale.language == "zh" { return "zh-Hans" }
    return [locale.language, locale.script].compactMap { $0 }.joined(separator: "-")
  }
}

/// The JSON Schema (2020-12) of language files.
public enum LanguageSchema {
  static let checker = JSONSchema(json, named: "language")

  /// The schema in UTF-8.
  public static var json: [UInt8] {
    func names(_ keys: some Sequence<String>) -> [String] {
      ["named"] + keys.map { String($0.dropFirst("along.".count)) }
    }
    return JSONSchemaText.filled(
      EmbeddedFiles.read("Guidance/Languages/language.schema.json"),
      [
        "all-signs": names(Language.signKeys), "signs": names(Language.generalSignKeys.sorted()),
      ])
  }
}

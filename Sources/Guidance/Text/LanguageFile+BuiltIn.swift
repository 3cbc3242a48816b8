import Routes

extension LanguageFile {
  static let sources: [(tag: String, json: @Sendable () -> [UInt8])] = [
    ("en", { PackageResources.en_json }), ("en-GB", { PackageResources.en_GB_json }),
    ("de", { PackageResources.de_json }), ("fr", { PackageResources.fr_json }),
    ("es", { PackageResources.es_json }), ("pt-BR", { PackageResources.pt_BR_json }),
    ("pt-PT", { PackageResources.pt_PT_json }), ("it", { PackageResources.it_json }),
    ("nl", { PackageResources.nl_json }), ("he", { PackageResources.he_json }),
    ("ar", { PackageResources.ar_json }), ("zh-Hant", { PackageResources.zh_Hant_json }),
    ("ja", { PackageResources.ja_json }), ("zh-Hans", { PackageResources.zh_Hans_json }),
    ("ko", { PackageResources.ko_json }), ("sv", { PackageResources.sv_json }),
    ("da", { PackageResources.da_json }), ("nb", { PackageResources.nb_json }),
    ("fi", { PackageResources.fi_json }), ("pl", { PackageResources.pl_json }),
    ("cs", { PackageResources.cs_json }), ("ru", { PackageResources.ru_json }),
    ("uk", { PackageResources.uk_json }), ("tr", { PackageResources.tr_json }),
  ]

  /// The built-in tags; the fallback for unsupported languages comes first.
  static let builtInTags = sources.map(\.tag)

  static func builtIn(_ tag: String) -> LanguageFile? {
    guard let json = sources.first(where: { $0.tag == tag })?.json() else { return nil }
    do throws(LanguageError) {
      return try LanguageFile(json, base: builtIn)
    } catch {
      preconditionFailure("\(tag).json: \(error)")
    }
  }
}

extension Language {
  /// The language of unsupported locales: only the engine's sentences and unit symbols.
  static let wordless: Language = {
    guard let root = try? JSONNode(text: PackageResources.und_json) else {
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
    language.isRightToLeft = ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv"]
      .contains(locale.language)
    return language
  }

  static func wordlessTag(of locale: LocaleTag) -> String {
    if locale.language == "zh" { return "zh-Hans" }
    return [locale.language, locale.script].compactMap(\.self).joined(separator: "-")
  }
}

/// The JSON Schema (2020-12) of language files.
public enum LanguageSchema {
  /// The schema in UTF-8.
  public static var json: [UInt8] { PackageResources.language_schema_json }
}

import JSON
import EmbeddedFiles
import Routes
import Faults

extension LanguageFile {
  /// The built-in tags; the fallback for unsupported languages comes first.
  static let builtInTags = [
    "en", "en-GB", "de", "fr", "es", "pt-BR", "pt-PT", "it", "nl", "he", "ar", "zh-Hant", "ja",
    "zh-Hans", "ko", "sv", "da", "nb", "fi", "pl", "cs", "ru", "uk", "tr",
  ]

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
  public static var json: [UInt8] { EmbeddedFiles.read("Guidance/Languages/language.schema.json") }
}

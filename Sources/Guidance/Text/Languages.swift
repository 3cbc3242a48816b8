import Routes
import Synchronization

/// The languages that cards can be in: those of the program, and those of language files.
///
/// The article <doc:LanguageFiles> says how to write a language file.
public struct Languages: Sendable {
  /// The languages of the program.
  public static let builtIn = Languages()

  /// The tags of all languages, the one that stands in for unknown ones first.
  public private(set) var tags = LanguageFile.builtInTags
  private var added: [LanguageFile] = []
  private var ownRecognizer: LanguageRecognizer?
  private var memo = Memo()

  /// The languages that were read, since one is asked for with each route.
  private final class Memo: Sendable {
    let languages = Mutex<[String: SpokenLanguage]>([:])
  }

  var recognizer: LanguageRecognizer { ownRecognizer ?? .shared }

  /// Adds the language of a file, or replaces the one of its tag.
  ///
  /// - Parameter json: A language file in UTF-8. It may extend languages that are here already.
  /// - Throws: The first of its faults.
  public mutating func add(_ json: [UInt8]) throws(LanguageError) {
    let file = try LanguageFile(json, base: named)
    if let fault = file.faults.first { throw fault }
    if !file.recognizerWords.isEmpty {
      ownRecognizer = recognizer.adding(file.recognizerWords, for: file.locale.language)
    }
    added.append(file)
    if !tags.contains(file.tag) { tags.append(file.tag) }
    memo = Memo()
  }

  /// All that is wrong with a language file in UTF-8, in the order of reading; empty for one that
  /// `add` takes.
  public func faults(in json: [UInt8]) -> [LanguageError] {
    do throws(LanguageError) {
      return try LanguageFile(json, base: named).faults
    } catch {
      return [error]
    }
  }

  private func named(_ tag: String) -> LanguageFile? {
    added.last { $0.tag == tag } ?? LanguageFile.builtIn(tag)
  }

  /// The file for a locale by the lookup of RFC 4647: the tag is shortened until a file has it.
  private func file(for locale: LocaleTag) -> LanguageFile? {
    let files = tags.reversed().filter { $0.prefix { $0 != "-" } == locale.language }
      .compactMap(named)
    for form in locale.lookupForms {
      if let file = files.first(where: { $0.serves(form, of: locale) }) { return file }
    }
    return nil
  }

  func tag(for locale: LocaleTag) -> String {
    file(for: locale)?.tag ?? Language.wordlessTag(of: locale)
  }

  /// English, or the file that replaces it.
  var fallback: SpokenLanguage {
    memoized("en") { (named("en")?.language(for: nil)).map(SpokenLanguage.init) }
      ?? SpokenLanguage(.wordless)
  }

  /// The language for a locale, with the words and numbers of its region; `nil` where none is known.
  func find(_ locale: LocaleTag) -> SpokenLanguage? {
    memoized("\(locale.languageAndScript) \(locale.region ?? "") \(locale.keywords["nu"] ?? "")") {
      file(for: locale).map { SpokenLanguage($0.language(for: locale)) }
    }
  }

  func spoken(in locale: LocaleTag) -> SpokenLanguage {
    find(locale) ?? SpokenLanguage(.wordless(locale))
  }

  private func memoized(_ key: String, _ make: () -> SpokenLanguage?) -> SpokenLanguage? {
    if let known = memo.languages.withLock({ $0[key] }) { return known }
    let made = make()
    memo.languages.withLock { $0[key] = made }
    return made
  }
}

extension LocaleTag {
  fileprivate var languageAndScript: String {
    [language, script].compactMap(\.self).joined(separator: "-")
  }

  /// The tags to look for, the narrowest first; `pt-*` is Portuguese of any region.
  fileprivate var lookupForms: [String] {
    let scripted =
      script == nil ? [] : [region.map { "\(languageAndScript)-\($0)" }, languageAndScript]
    let regional = region.map { ["\(language)-\($0)", "\(language)-*"] } ?? []
    return scripted.compactMap(\.self) + regional + [language]
  }
}

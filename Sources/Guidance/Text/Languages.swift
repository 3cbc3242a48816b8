import Routes
import Synchronization
public import Faults

/// The supported languages: the built-in ones and those of language files.
///
/// The article <doc:LanguageFiles> explains how to write a language file.
public struct Languages: Sendable {
  /// The built-in languages.
  public static let builtIn = Languages()

  /// The tags of all languages; the fallback for unsupported languages comes first.
  public private(set) var tags = LanguageFile.builtInTags
  private var added: [LanguageFile] = []
  private var ownRecognizer: LanguageRecognizer?
  private var memo = Memo()

  /// A cache of parsed languages, since each route requests one.
  private final class Memo: Sendable {
    let languages = Mutex<[String: SpokenLanguage]>([:])
  }

  var recognizer: LanguageRecognizer { ownRecognizer ?? .shared }

  /// Adds or replaces a language from a UTF-8 file that may extend others; throws its first fault.
  public mutating func add(_ json: [UInt8]) throws(Fault) {
    let file = try LanguageFile(json, base: named)
    if let fault = file.faults.first { throw fault }
    if !file.recognizerWords.isEmpty {
      ownRecognizer = recognizer.adding(file.recognizerWords, for: file.locale.language)
    }
    added.append(file)
    if !tags.contains(file.tag) { tags.append(file.tag) }
    memo = Memo()
  }

  /// All faults of a UTF-8 language file in reading order; empty for a file that `add` accepts.
  public func faults(in json: [UInt8]) -> [Fault] {
    do throws(Fault) {
      return try LanguageFile(json, base: named).faults
    } catch {
      return [error]
    }
  }

  func named(_ tag: String) -> LanguageFile? {
    added.last { $0.tag == tag } ?? LanguageFile.builtIn(tag)
  }

  /// Finds the file for a locale by RFC 4647 lookup: shortens the tag until a file matches.
  private func file(for locale: LocaleTag) -> LanguageFile? {
    // Reading all files would be slow.
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
    memoized("fallback") { read(named("en")) } ?? SpokenLanguage(.wordless)
  }

  /// The language for a locale, with its region's words and numbers; `nil` if it is unsupported.
  func find(_ locale: LocaleTag) -> SpokenLanguage? {
    memoized("\(locale.languageAndScript) \(locale.region ?? "") \(locale.keywords["nu"] ?? "")") {
      let file = file(for: locale)
      return read(file, file?.varietyNames(for: locale) ?? [])
    }
  }

  /// The language of the nearest locale that a file has; English if none is near.
  func nearest(_ locale: LocaleTag) -> SpokenLanguage {
    locale.neighbors.firstValue(find) ?? fallback
  }

  /// Locales without a variety of their own share a language.
  private func read(_ file: LanguageFile?, _ varietyNames: [String] = []) -> SpokenLanguage? {
    guard let file else { return nil }
    return memoized(([file.tag] + varietyNames).joined(separator: "/")) {
      file.language(of: varietyNames)
    }
  }

  /// The language with its words for those who travel in some ways.
  func spoken(_ language: SpokenLanguage, to travels: Set<Travel>) -> SpokenLanguage {
    guard let file = named(language.language.tag) else { return language }
    let names = travels.filter { file.hasVariety($0.rawValue) }
    guard !names.isEmpty else { return language }
    var found: [Travel: SpokenLanguage] = [:]
    for name in names { found[name] = read(file, language.varietyNames + [name.rawValue]) }
    return SpokenLanguage(
      language.language, voice: language.voice, varietyNames: language.varietyNames, travels: found)
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
    [language, script].compactMap { $0 }.joined(separator: "-")
  }

  /// The tags to look up, the narrowest first; `pt-*` is Portuguese of any region.
  fileprivate var lookupForms: [String] {
    let scripted =
      script == nil ? [] : [region.map { "\(languageAndScript)-\($0)" }, languageAndScript]
    let regional = region.map { ["\(language)-\($0)", "\(language)-*"] } ?? []
    return scripted.compactMap { $0 } + regional + [language]
  }
}

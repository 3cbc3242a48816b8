import Faults
import Foundation
import Routes
import TestSupport
import Testing

@testable import Guidance

@Suite struct LocaleTests {
  @Test(arguments: [
    ("en-US", "en", true), ("en-AU", "en-GB", true), ("de-AT-1996", "de", true),
    ("de_DE.UTF-8", "de", true), ("pt", "pt-BR", true), ("pt-PT", "pt-PT", true),
    ("iw", "he", true), ("en-AE", "en-GB", true), ("en-PR", "en", true), ("zh-TW", "zh-Hant", true),
    ("zh-Hant-HK", "zh-Hant", true),
    ("zh", "zh-Hans", true), ("zh-Hans-TW", "zh-Hans", true), ("no-NO", "nb", true),
    ("xh-ZA", "en", false),
    ("ar-u-nu-latn", "ar", true), ("JA-jp", "ja", true),
  ])
  func `a tag is shortened until a language is known`(
    text: String, tag: String, isKnown: Bool
  ) throws {
    let guide = Guide(locale: try LocaleTag(text))
    #expect(guide.languageTag == tag)
    #expect(guide.isLocaleKnown == isKnown)
  }

  @Test(arguments: Languages.builtIn.tags.filter { !$0.contains("-") } + ["pt", "zh"])
  func `a bare language means the region whose file it has`(language: String) throws {
    let bare = try LocaleTag(language)
    let region = ["en": "US", "pt": "BR", "zh": "CN"][language]
    let regional = try LocaleTag(region.map { "\(language)-\($0)" } ?? language)
    #expect(Guide(locale: bare).languageTag == Guide(locale: regional).languageTag)
    #expect(bare.likelyUnits == regional.likelyUnits)
  }

  /// Made from the language matching, the aliases and the short times of the CLDR 47.
  @Test func `a locale has the nearest language and the clock of the CLDR`() throws {
    let url = Corpus.package.appending(path: "Tests/GuidanceTests/Tables/locales.csv")
    let rows = String(decoding: try Data(contentsOf: url), as: UTF8.self).split(separator: "\n")
    var guides: [LocaleTag: Guide] = [:]
    for row in rows.dropFirst() {
      let parts = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let locale = try LocaleTag(parts[0])
      let guide = guides[locale] ?? Guide(locale: locale)
      guides[locale] = guide
      #expect(guide.languageTag == parts[1], "\(row)")
      for (place, hour) in [(2, "09"), (3, "21")] where !parts[place].isEmpty {
        let time = try #require(CivilTime(rfc3339: "2026-05-04T\(hour):05:00Z"))
        let text = guide.language.text(time, from: time, namesZone: false)
        let digits = text.map { $0.wholeNumberValue.map { Character("\($0)") } ?? $0 }
        #expect(String(digits).replacing("\u{A0}", with: " ") == parts[place], "\(row)")
      }
    }
  }

  @Test(arguments: [
    ("cmn-TW", "zh-Hant"), ("yue-HK", "zh-Hant"), ("yue-CN", "zh-Hans"), ("mo", "ro"), ("bs", "hr"),
    ("deu-AT", "de"), ("gsw-CH", "de"), ("gl", "es"), ("cy", "en-GB"), ("xh", "en"),
  ])
  func `a language by another name is known, and a near one stands for one without a file`(
    text: String, tag: String
  ) throws {
    let locale = try LocaleTag(text)
    let guide = Guide(locale: locale)
    #expect(guide.languageTag == tag)
    #expect(guide.isLocaleKnown == tag.hasPrefix(locale.language))
  }

  @Test(arguments: ["", "x", "english-language", "en--US", "12", "d€", "-", "en US", "a\u{301}b"])
  func `an invalid tag is an error that names it`(text: String) {
    #expect(throws: Fault.badLocale(text)) { try LocaleTag(text) }
  }

  @Test(arguments: [
    ("en-US", UnitSystem.us), ("es-PR", .us), ("en-GB", .uk), ("en", .metric), ("de-DE", .metric),
    ("en-GB-u-ms-metric", .metric), ("de-DE-u-rg-uszzzz", .us), ("fr-u-ms-uksystem", .uk),
  ])
  func `units are those of the region, or those the tag asks for`(
    text: String, units: UnitSystem
  ) throws {
    #expect(try LocaleTag(text).statedUnits ?? .metric == units)
    #expect(Guide(locale: try LocaleTag(text)).units == units)
    #expect(Guide(units: .ukSigns, locale: try LocaleTag(text)).units == .ukSigns)
  }

  @Test(arguments: [
    ("en", "1.5\u{A0}km", "2,000\u{A0}km"), ("de", "1,5\u{A0}km", "2.000\u{A0}km"),
    ("de-CH", "1.5\u{A0}km", "2’000\u{A0}km"), ("fr", "1,5\u{202F}km", "2\u{202F}000\u{202F}km"),
    ("en-ZA", "1,5\u{A0}km", "2\u{A0}000\u{A0}km"), ("en-IE", "1.5\u{A0}km", "2,000\u{A0}km"),
    ("de-AT", "1,5\u{A0}km", "2\u{A0}000\u{A0}km"), ("fr-LU", "1,5\u{202F}km", "2.000\u{202F}km"),
    ("it", "1,5\u{A0}km", "2000\u{A0}km"), ("it-CH", "1.5\u{A0}km", "2000\u{A0}km"),
    ("ar-EH", "1.5\u{A0}كم", "2,000\u{A0}كم"), ("es", "1,5\u{A0}km", "2000\u{A0}km"),
    ("es-MX", "1.5\u{A0}km", "2,000\u{A0}km"),
    ("he", "1.5\u{A0}ק״מ", "2,000\u{A0}ק״מ"), ("ar", "١٫٥\u{A0}كم", "٢٬٠٠٠\u{A0}كم"),
    ("ar-MA", "1,5\u{A0}كم", "2.000\u{A0}كم"), ("zh-Hant", "1.5\u{A0}公里", "2,000\u{A0}公里"),
    ("ja", "1.5\u{A0}km", "2,000\u{A0}km"), ("sv", "1,5\u{A0}km", "2\u{A0}000\u{A0}km"),
    ("da", "1,5\u{A0}km", "2.000\u{A0}km"), ("zh-CN", "1.5公里", "2,000公里"),
    ("pl", "1,5\u{A0}km", "2000\u{A0}km"), ("tr", "1,5\u{A0}km", "2.000\u{A0}km"),
    ("ru", "1,5\u{A0}км", "2\u{A0}000\u{A0}км"), ("fi", "1,5\u{A0}km", "2\u{A0}000\u{A0}km"),
  ])
  func `distances have the locale's digits, separators and units`(
    locale: String, near: String, far: String
  ) throws {
    let guide = Guide(units: .metric, locale: try LocaleTag(locale))
    #expect(guide.text(try RoundedDistance(meters: 1500, in: .metric)) == near)
    #expect(guide.text(try RoundedDistance(meters: 2_000_000, in: .metric)) == far)
  }

  @Test(arguments: [
    ("en", "1\u{A0}day 1\u{A0}hr", "1\u{A0}hr 5\u{A0}min"),
    ("de", "1\u{A0}Tag 1\u{A0}Std.", "1\u{A0}Std. 5\u{A0}Min."),
    ("he", "יום שעה", "שעה 5\u{A0}דק׳"), ("ar", "يوم ١\u{A0}س", "١\u{A0}س ٥\u{A0}د"),
    ("ja", "1\u{A0}日 1\u{A0}時間", "1\u{A0}時間 5\u{A0}分"), ("ko", "1일 1시간", "1시간 5분"),
    ("sv", "1\u{A0}dag 1\u{A0}tim", "1\u{A0}tim 5\u{A0}min"),
    ("pl", "1\u{A0}dzień 1\u{A0}godz.", "1\u{A0}godz. 5\u{A0}min"),
    ("ru", "1\u{A0}день 1\u{A0}ч", "1\u{A0}ч 5\u{A0}мин"),
  ])
  func `times have the locale's words`(locale: String, long: String, short: String) throws {
    let guide = Guide(locale: try LocaleTag(locale))
    #expect(guide.text(try RoundedTime(seconds: 90_000)) == long)
    #expect(guide.text(try RoundedTime(seconds: 3900)) == short)
  }

  @Test(arguments: [(1, "يوم"), (2, "يومان"), (3, "٣\u{A0}أيام"), (11, "١١\u{A0}يومًا")])
  func `Arabic days have their four forms`(days: Int, text: String) throws {
    let guide = Guide(locale: try LocaleTag("ar"))
    #expect(guide.text(try RoundedTime(seconds: Double(days) * 86_400)) == text)
  }
}

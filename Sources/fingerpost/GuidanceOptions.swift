import ArgumentParser
import Foundation
import Guidance

/// In which language, units and time of day cards speak.
struct GuidanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The units of distances: metric, us, uk, uk-signs, or auto: those of the locale's region, else "
        + "those of the route.", valueName: "units"),
    completion: .list(["auto"] + UnitSystem.allCases.map(\.rawValue)))
  var units = "auto"

  @Option(
    help: ArgumentHelp(
      "The language of the cards, such as en-GB, de or zh-Hant. Default: the route's own, or en.",
      valueName: "tag"), completion: .list(Languages.builtIn.tags))
  var locale: String?

  @OptionGroup var languageFiles: LanguageFileOptions

  @Option(
    help: ArgumentHelp(
      "When the drive starts, for times of day: RFC 3339 such as 2026-05-04T08:30:00+02:00, or "
        + "now.", valueName: "time"))
  var depart: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The zone of times of day, such as Europe/Berlin or +02:00. Default: that of --depart.",
      valueName: "zone"))
  var timeZone: String?

  func validate() throws {
    if units != "auto", UnitSystem(rawValue: units) == nil {
      throw ValidationError("unknown units '\(units)'; use metric, us, uk, uk-signs or auto.")
    }
    if timeZone != nil, depart == nil {
      throw ValidationError("--time-zone needs --depart; give the time to start, or now.")
    }
  }

  /// The guide; warns of a language without words.
  func guide(_ say: SayOptions) throws -> Guide {
    let tag = try value("--locale") { () throws(GuidanceError) -> LocaleTag? in
      guard let locale else { return nil }
      return try LocaleTag(locale)
    }
    let start = try value("--depart") { () throws(GuidanceError) -> Departure? in
      try readDeparture()
    }
    let guide = Guide(
      units: UnitSystem(rawValue: units), locale: tag, departure: start,
      languages: try languageFiles.languages())
    if let locale, !guide.isLocaleKnown, !say.quiet {
      Console.warning(
        "--locale \(locale): unsupported locale; using \(guide.languageTag), except on routes whose "
          + "engine speaks it; supported are " + guide.languages.tags.joined(separator: ", "))
    }
    return guide
  }

  private func readDeparture() throws(GuidanceError) -> Departure? {
    guard let depart else { return nil }
    guard depart == "now" else { return try Departure(depart, zone: timeZone) }
    let now = Date()
    return try Departure(
      milliseconds: Int((now.timeIntervalSince1970 * 1000).rounded(.down)),
      offset: TimeZone.current.secondsFromGMT(for: now), zone: timeZone)
  }

  /// A value, or the failure of the option that it was to come from.
  private func value<Value>(
    _ option: String, _ make: () throws(GuidanceError) -> Value
  ) throws -> Value {
    do {
      return try make()
    } catch {
      let name = if case .badTimeZone = error { "--time-zone" } else { option }
      throw Failure("\(name): \(error)", .usage)
    }
  }
}

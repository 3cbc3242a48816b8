public import ArgumentParser
import SystemLibraries
public import Guidance
import Faults

extension WordSource: ExpressibleByArgument {}
extension GeometryStyle: ExpressibleByArgument {}

struct GuidanceOptions: ParsableArguments {
  @Option(
    help: """
      Units of distances: metric, us, uk, uk-signs (quarters of a mile, as on British signs), or \
      auto: those of the response, of the locale's region (de-DE), or of the start's country.
      """,
    completion: .list(["auto"] + UnitSystem.allCases.map(\.rawValue)))
  var units = "auto"

  @Option(
    help: ArgumentHelp(
      "The language of the cards, such as en-GB, de or zh-Hant. Default: the route's own, or en.",
      valueName: "tag"), completion: .list(Languages.builtIn.tags))
  var locale: String?

  @OptionGroup var languageFiles: LanguageFileOptions

  @Option(
    value: "The start: now or 2026-05-04T08:30:00+02:00. Default: the route's own, if stated.",
    "time")
  var depart: String?

  @Option(
    value: "The zone of all times of day, such as Europe/Berlin or +02:00. Default: as stated.",
    "zone")
  var timeZone: String?

  @Option(help: "Whose sentences; auto takes the engine's if they name more than ours.")
  var instructions = WordSource.ours

  @Option(help: "Which announcements to use; auto prefers the engine's if complete.")
  var announcements = WordSource.ours

  @Option(help: "The form of the lines of routes and legs in cards.json.")
  var geometry = GeometryStyle.none

  @Option(
    help: ArgumentHelp(
      """
      What lies along the route: all, none, or groups with commas between, of \(AlongArgument.names). \
      Default: all in cards.json and its glyphs, none in text and Markdown, and what is rare in the \
      events of a drive.
      """, valueName: "groups"),
    completion: AlongArgument.completion, transform: AlongArgument.groups)
  var along: Set<AlongGroup>?

  func validate() throws {
    if units != "auto", UnitSystem(rawValue: units) == nil {
      let hint = units.suggestion(among: ["auto"] + UnitSystem.allCases.map(\.rawValue))
      throw ValidationError(
        "--units: unknown units '\(units)'; "
          + (hint ?? "use metric, us, uk, uk-signs or auto"))
    }
  }

  /// Warns of an unsupported locale.
  ///
  /// Positions say when a drive starts, without `--depart`.
  func guide(_ say: SayOptions, hasPositions: Bool = false) throws -> Guide {
    if timeZone != nil, depart == nil, !hasPositions {
      throw ValidationError("--time-zone needs --depart; give the time to start, or now")
    }
    let languages = try languageFiles.languages()
    let tag = try locale.map { locale throws(Fault) in
      try Fault.option("--locale") { () throws(Fault) in try LocaleTag(locale) }
    }
    if let timeZone {
      try Fault.option("--time-zone") { () throws(Fault) in try Departure.check(zone: timeZone) }
    }
    let start = try Fault.option("--depart") { () throws(Fault) in try departure() }
    var guide = Guide(
      units: UnitSystem(rawValue: units), locale: tag, departure: start, languages: languages)
    (guide.instructions, guide.announcements) = (instructions, announcements)
    guide.geometry = geometry
    guide.along = along
    if let locale, !guide.isLocaleKnown, !say.quiet {
      Console.warning(
        "--locale \(locale): unsupported locale; using \(guide.languageTag), except on routes whose "
          + "engine speaks it; supported are " + guide.languages.tags.joined(separator: ", "))
    }
    return guide
  }

  /// The start of a drive whose positions begin at some milliseconds after 1970-01-01T00:00:00Z.
  func departure(ofPositions milliseconds: Int) throws(Fault) -> Departure {
    try Departure(milliseconds: Int64(milliseconds), offset: 0, zone: timeZone)
  }

  private func departure() throws(Fault) -> Departure? {
    guard let depart else { return nil }
    guard depart == "now" else { return try Departure(depart, zone: timeZone) }
    let milliseconds = (Date.now.timeIntervalSince1970 * 1000).rounded(.down)
    var (now, local) = unsafe (time(nil), tm())
    unsafe localtime_r(&now, &local)
    return try Departure(
      milliseconds: Int64(milliseconds), offset: unsafe local.tm_gmtoff, zone: timeZone)
  }
}

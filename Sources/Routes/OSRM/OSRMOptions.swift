/// What was asked for, as an answer in OSRM's form repeats it.
///
/// The language that was asked for is not among them: not every engine has it, and the texts show
/// which one they are in.
struct OSRMOptions {
  /// The units of the texts.
  var units: MeasurementSystem?

  /// Reads the options beside the routes, or on one; nil where none of these is there.
  init?(_ node: JSONNode) {
    let options = node["routeOptions"] ?? node["routeoptions"]
    units = Self.units(
      options?.text("voice_units") ?? options?.text("voiceUnits") ?? node.text("voiceUnits")
        ?? node.text("voice_units"))
    if units == nil { return nil }
  }

  /// The units for Mapbox's or NextBillion's word.
  static func units(_ word: String?) -> MeasurementSystem? {
    switch word {
    case "imperial", "british_imperial", "miles", "mile", "feet": .imperial
    case "metric", "meters", "meter", "kilometers", "kilometer": .metric
    default: nil
    }
  }
}

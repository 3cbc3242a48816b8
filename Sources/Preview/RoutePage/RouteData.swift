/// What the route page shows, as its script reads it.
struct RoutePageData: Encodable, Sendable {
  var generator: String
  var variants: [VariantData]
  var routes: [RouteData]
  /// The glyphs by name.
  var glyphs: [String: RouteGlyphData]
  /// Whether a server stands behind the page.
  var live: Bool
}

/// A route and its cards.
struct RouteData: Encodable, Sendable {
  var name: String
  var format: String
  var language: String
  var rightToLeft: Bool
  var meters: Double
  var distance: String?
  var time: String?
  /// When one arrives; nothing where the departure is not known.
  var arrival: String?
  var cards: [RouteCardData]
  /// Stretches of one level of traffic, in order, each with its share of the way.
  var traffic: [Traffic]
  /// The drive; nothing where the route has no line to drive along.
  var drive: DriveData?
  /// Why there is no drive.
  var driveFault: String?

  struct Traffic: Encodable, Sendable {
    var share: Double
    var level: String
  }
}

/// A card and the moment when it comes up: just behind the maneuver before.
struct RouteCardData: Encodable, Sendable {
  var kind: String
  var glyph: String
  var lanes: String?
  var laneText: String?
  /// Whole instructions, longest first.
  var texts: [String]
  var road: String?
  /// To the maneuver.
  var distance: String?
  /// What remains of the route when the card comes up.
  var remainingDistance: String?
  var remainingTime: String?
  /// How much of the way is driven then, 0 to 1.
  var elapsed: Double
  var carPlay: String
  var androidAuto: String
  /// Degrees north and east of the maneuver.
  var place: [Double]?
  /// The way to the next maneuver: latitude and longitude in turn.
  var line: [Double]
  var fallbacks: [String]
}

/// A glyph's pictures: use, then variant, then pixels a point; PNG files as Base64.
struct RouteGlyphData: Encodable, Sendable {
  var pictures: [String: [String: [String: String]]] = [:]
  var fault: String?
}

import EmbeddedFiles

extension Vocabulary {
  static let osrm = Vocabulary("osrm-v5")
  static let osrm4 = Vocabulary("osrm4")
  static let valhalla = Vocabulary("valhalla")
  static let valhallaBikeShare = Vocabulary("valhalla-bss")
  static let graphHopper = Vocabulary("graphhopper")
  static let openRouteService = Vocabulary("openrouteservice")
  static let here = Vocabulary("here-v8")
  static let tomTomRouting = Vocabulary("tomtom-routing")
  static let tomTomGuidance = Vocabulary("tomtom-guidance-v2")
  static let googleRoutes = Vocabulary("google-routes-v2")
  static let googleRoutesPreferred = Vocabulary("google-routes-preferred")
  static let googleDirections = Vocabulary("google-directions-legacy")
  static let navInfoAndroid = Vocabulary("google-nav-android")
  static let openTripPlanner = Vocabulary("opentripplanner")
  static let mapQuest = Vocabulary("mapquest")
  static let cycleStreets = Vocabulary("cyclestreets")

  /// OSRM's words except the deprecated ones.
  static let mapbox = Vocabulary(
    provider: "mapbox-v5",
    entries: osrm.entries.filter { $0.symbol != "ramp" && $0.symbol != "use lane" })

  /// Mapbox's words as cases of Ferrostar's enumerations.
  static let ferrostar = Vocabulary(
    provider: "ferrostar",
    entries: mapbox.entries.map { entry in
      let isDirection = TurnDirection(rawValue: entry.value) != nil
      return Entry(
        "ManeuverType::" + joined(entry.symbol),
        entry.value == "uturn" ? "UTurn" : isDirection ? joined(entry.value) : entry.value,
        entry.kind, isSideSensitive: entry.isSideSensitive)
    })

  /// The Android SDK's words as constants of the iOS SDK.
  static let navInfoIOS = Vocabulary(
    provider: "google-nav-ios",
    entries: navInfoAndroid.entries.map { entry in
      let words = entry.symbol.dropFirst("Maneuver.".count).split(separator: "_").map { word in
        word == "COUNTERCLOCKWISE"
          ? "CounterClockwise" : word.prefix(1) + word.dropFirst().lowercased()
      }
      return Entry("GMSNavigationManeuver" + words.joined(), entry.value, entry.kind)
    })

  private static func joined(_ words: String) -> String {
    words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private init(_ provider: String) {
    self.init(provider: provider, entries: Self.table[provider] ?? [])
  }

  /// The rows of `Words/engines.csv` by engine: `engine,word,value,kind,sided`; a test reads all.
  private static let table: [String: [Entry]] = {
    var table: [String: [Entry]] = [:]
    for fields in WordList.rows(of: EmbeddedFiles.read("Routes/Words/engines.csv")) {
      guard fields.count == 5, let kind = ManeuverKind(rawValue: fields[3]) else {
        preconditionFailure("engines.csv: \(fields) is not a row of five fields with a known kind")
      }
      table[fields[0], default: []].append(
        Entry(fields[1], fields[2], kind, isSideSensitive: fields[4] == "yes"))
    }
    return table
  }()
}

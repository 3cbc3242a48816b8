import Faults
import JSON

extension Engine {
  /// The turn-by-turn feed of the Google Navigation SDK, as JSON.
  public static let navInfo = Engine(
    "navinfo",
    recognizes: { response in
      ["navState", "currentStep", "remainingSteps"].contains(where: response.has)
    }, unknownKind: .straight, vocabularies: [.navInfoIOS, .navInfoAndroid]
  ) { response, result, reader throws(Fault) in
    result = try NavInfoRoutes.response(to: FeedLines(values: [response]), reader)
    return result.routes
  }
}

extension Vocabulary {
  static let navInfoAndroid = Vocabulary("google-nav-android")

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
}

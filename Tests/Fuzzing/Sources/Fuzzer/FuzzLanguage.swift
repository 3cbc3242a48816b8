import Foundation
import Guidance
import Routes

/// A turn, a roundabout with a name and an arrival, to be said in the language.
private let route: Route = {
  let text = """
    {"code": "Ok", "routes": [{"distance": 2100, "duration": 200, "legs": [{
      "distance": 2100, "duration": 200, "summary": "", "steps": [
        {"distance": 1500, "duration": 120, "name": "Elm Street", "mode": "driving",
         "maneuver": {"type": "depart", "location": [13.4, 52.5], "bearing_after": 1}},
        {"distance": 600, "duration": 80, "name": "Ring", "ref": "B 1", "mode": "driving",
         "destinations": "A 10: Berlin", "exits": "12",
         "maneuver": {"type": "roundabout", "modifier": "right", "exit": 2,
           "location": [13.4, 52.51], "bearing_before": 1, "bearing_after": 90}},
        {"distance": 0, "duration": 0, "name": "Ring", "mode": "driving",
         "maneuver": {"type": "arrive", "modifier": "left", "location": [13.41, 52.51],
           "bearing_before": 90}}]}]}]}
    """
  return certain { try RouteReader(format: .osrm).read(Data(text.utf8)).routes[0] }
}()

/// Reads what libFuzzer made up as a language file, and says a route in its language.
func fuzzLanguage(_ bytes: [UInt8]) {
  var languages = Languages.builtIn
  let faults = languages.faults(in: bytes)
  do {
    try languages.add(bytes)
  } catch {
    precondition(!faults.isEmpty, "refused without a fault: \(error)")
    return
  }
  precondition(faults.isEmpty, "taken with faults: \(faults)")
  let file = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
  guard let tag = file?["tag"] as? String, let locale = try? LocaleTag(tag) else { return }
  _ = try? Guide(locale: locale, languages: languages).guide(route)
}

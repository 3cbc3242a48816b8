import Foundation
import TestSupport
import Testing

@testable import Routes

@Suite struct EngineSentenceTests {
  private func sentence(_ text: String, _ kind: ManeuverKind = .turnLeft) -> String? {
    var maneuver = Maneuver(kind: kind, engineType: "")
    maneuver.instruction = text
    return maneuver.sentence
  }

  @Test(arguments: [
    ("Turn right onto Westerbachstraße. Go for 419 m.", "Turn right onto Westerbachstraße"),
    ("Rechts abbiegen auf B 5. 279 m lang weiterfahren.", "Rechts abbiegen auf B 5"),
    ("Tournez à droite sur X. Continuez sur 1,2 km.", "Tournez à droite sur X"),
    ("Gire en C. de la Villa. Continúe durante 300 m.", "Gire en C. de la Villa"),
    ("Svolta a destra su Via Roma. Prosegui per 1 000 m.", "Svolta a destra su Via Roma"),
    ("右折してX通りに入ります。279 m進みます。", "右折してX通りに入ります"),
    ("向右转进入人民路。行驶1.2公里。", "向右转进入人民路"),
    ("Поверните направо. Двигайтесь 300 м.", "Поверните направо"),
    ("Sola dönün. 279 m boyunca devam edin.", "Sola dönün"),
    ("פנה ימינה. המשך 300 מ׳.", "פנה ימינה"),
    ("اتجه يمينًا. استمر لمسافة ٣٠٠ م.", "اتجه يمينًا"),
    (
      "Turn left onto A. Go for 0.3 mi. Your destination is on the left.",
      "Turn left onto A. Your destination is on the left"
    ),
    ("Turn left for 300 feet", "Turn left"), ("Turn left, continue 1.2 km", "Turn left"),
    ("Turn left and continue for 1.5 miles", "Turn left"), ("Walk for 51 m", "Walk"),
    ("Keep left onto C. de la Villa for 300 m", "Keep left onto C. de la Villa"),
    ("In 200 meters, turn right onto A", "Turn right onto A"),
    ("300メートル先、左折です。", "左折です"),
  ])
  func `a length of the way after the maneuver is not part of the sentence`(
    text: String, expected: String
  ) {
    #expect(sentence(text) == expected)
  }

  @Test(arguments: [
    "Turn left onto 5 Mile Road", "Gire a la derecha en Carr. 45 km 12", "Turn left onto A 5",
    "Take the 2nd exit", "Continue on M6 Toll", "Merge onto I-90 E",
  ])
  func `the number of a road is not a length`(text: String) {
    #expect(sentence(text) == text)
    #expect(StatedLength.units(in: text) == nil)
  }

  @Test(arguments: [
    ("Take exit <b>28B</b> for <b>I-90 E</b><div>Toll road</div>", "Take exit 28B for I-90 E"),
    ("Turn left<br/>Toll road", "Turn left"), ("Turn left\nToll road", "Turn left"),
    ("<speak>Turn left onto <say-as>Main</say-as> St.</speak>", "Turn left onto Main St"),
    ("Turn&nbsp;left onto A &amp; B", "Turn left onto A & B"),
    ("Turn left on <span class=\"way\">Hayes Street</span>", "Turn left on Hayes Street"),
    ("Turn left.", "Turn left"), ("右折する。", "右折する"), ("右折する．", "右折する"),
    ("Turn  left ", "Turn left"), ("Turn right onto Main St...", "Turn right onto Main St"),
  ])
  func `markup, notes and marks at the end are removed`(text: String, expected: String) {
    #expect(sentence(text) == expected)
  }

  @Test(arguments: [
    "Turn left onto {way_name}", "Turn right onto undefined", "Turn right onto null.",
    "Turn left onto ", "Keep right at %s", "", ".", "Fahren Sie 300 m auf der A 5.",
    "Turn left &lt;b&gt;now&lt;/b&gt;",
  ])
  func `an incomplete sentence is not shown`(text: String) {
    #expect(sentence(text) == nil)
  }

  @Test func `a word that looks like a placeholder can be part of a name`() {
    #expect(sentence("Turn left onto Null Street") == "Turn left onto Null Street")
    #expect(sentence("Nullenweg nehmen") == "Nullenweg nehmen")
  }

  @Test(arguments: [
    "You have arrived at your destination.", "Sie haben Ihr Ziel erreicht.", "目的地に到着しました。",
    "Vous êtes arrivé à votre destination.",
  ])
  func `a stop is not called the destination`(text: String) {
    #expect(sentence(text, .waypointLeft) == nil)
    #expect(sentence(text, .arriveLeft) != nil)
    #expect(sentence("You have arrived at the gym.", .waypoint) == "You have arrived at the gym")
  }

  @Test func `no sentence of any response has markup, a length or a full stop`() throws {
    var count = 0
    try Law.sentences.check { sample in
      guard let response = try? RouteReader().read(sample.bytes) else { return }
      for step in response.routes.flatMap(\.legs).flatMap(\.steps) {
        guard let text = step.maneuver.sentence else { continue }
        count += 1
        #expect(!text.contains("<") && !text.hasSuffix(".") && !text.contains("  "), "\(text)")
        #expect(text.wholeMatch(of: /.*&[a-z]+;.*/) == nil, "\(text)")
        #expect(StatedLength.all(in: Array(text.unicodeScalars)).isEmpty, "\(sample.name): \(text)")
        if let note = step.maneuver.note { #expect(!text.contains(note)) }
      }
    }
    #expect(count > 500)
  }
}

import Foundation
import Guidance
import Routes
import TestSupport
import Testing

/// What OSRM's own texts name, ours name too.
///
/// Compared are roads, numbers, signs, exits, junctions, sides and ordinals. Wording is ours; where
/// the sense differs, it is listed here with the reason.
@Suite(.enabled(if: Corpus.has("routes/osrm-text-instructions"), "skipped: no corpus of texts"))
struct OSRMTextInstructionsTests {
  /// A case of the corpus: a step, and what OSRM says of it in each language.
  private struct Fixture: Sendable {
    var name: String
    var texts: [String: String]
    /// The names in the step that a text may hold.
    var names: [String]
    /// The side that the engine's modifier names.
    var side: Side?
    /// A route with the step alone.
    var route: Route

    init?(path: String, root: String) {
      guard let bytes = try? Corpus.bytes(path),
        let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
        var step = object["step"] as? [String: Any],
        let texts = object["instructions"] as? [String: String]
      else { return nil }
      name = String(path.dropFirst(root.count + 1))
      self.texts = texts
      names = ["name", "ref", "destinations", "exits", "rotary_name", "junction_name"]
        .compactMap { step[$0] as? String }
        .flatMap { $0.replacing(": ", with: ",").split { $0 == "," || $0 == ";" } }
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let modifier = (step["maneuver"] as? [String: Any])?["modifier"] as? String ?? ""
      side = modifier.hasSuffix("left") ? .left : modifier.hasSuffix("right") ? .right : nil
      step["distance"] = 10
      step["duration"] = 5
      let leg: [String: Any] = ["distance": 10, "duration": 5, "steps": [step]]
      let route: [String: Any] = ["distance": 10, "duration": 5, "legs": [leg]]
      let whole: [String: Any] = ["code": "Ok", "routes": [route]]
      guard let data = try? JSONSerialization.data(withJSONObject: whole),
        let route = try? RouteReader().read([UInt8](data)).routes.first
      else { return nil }
      self.route = route
    }
  }

  private enum Side { case left, right }

  private static let fixtures: [Fixture] = {
    let root = "routes/osrm-text-instructions/v5"
    return Corpus.files(under: root, suffix: ".json").compactMap { Fixture(path: $0, root: root) }
  }()

  /// The words for left and right, in small letters, as they begin or as they stand within others.
  private static let words: [String: (left: [String], right: [String])] = [
    "en": (["left"], ["right"]), "de": (["links"], ["rechts"]), "fr": (["gauche"], ["droite"]),
    "es": (["izquierda"], ["derecha"]), "it": (["sinistra"], ["destra"]),
    "nl": (["link"], ["recht"]), "pt-BR": (["esquerda"], ["direita"]),
    "pt-PT": (["esquerda"], ["direita"]), "he": (["שמאל"], ["ימי"]), "ar": (["يسار"], ["يمين"]),
    "ja": (["左"], ["右"]), "zh-Hans": (["左"], ["右"]),
    "ko": (["왼쪽", "좌회전", "좌측"], ["오른쪽", "우회전", "우측"]), "sv": (["vänster"], ["höger"]),
    "da": (["venstre"], ["højre"]), "nb": (["venstre"], ["høyre"]), "fi": (["vase"], ["oike"]),
    "pl": (["lew"], ["praw"]), "tr": (["sol"], ["sağ"]), "uk": (["лів"], ["прав"]),
    // Not of "направление".
    "ru": (
      ["лев", "слева"], ["направо", "справа", "правее", "правый", "правую", "правой", "правом"]
    ),
  ]
  /// The names that the corpus has for languages.
  private static let theirTags = ["nb": "no"]

  /// Where theirs names a side and ours does not, by the start of the fixture's name.
  private static let withoutSide = [
    "exit_rotary": "German and Italian name the turn out of the roundabout; ours say to leave it",
    "exit_roundabout": "the same",
    "new_name/slight": "a road that bends while its name changes is no turn; ours says to go on",
    "use_lane": "the lanes are told beside the instruction, not in it",
  ]

  /// What theirs names and ours does not, by the start of the fixture's name.
  private static let unnamed = [
    "arrive_waypoint/": "the ordinal of one of several destinations; ours has its name or 'stop'",
    "arrive_waypoint_name/": "the name comes from the caller, not from the step",
  ]

  private func variants(_ fixture: Fixture, _ tag: String) throws -> [String] {
    let guide = Guide(locale: try LocaleTag(tag))
    let card = try #require(try guide.guide(fixture.route).cards.first)
    return card.instructionVariants.map { text in
      text.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
    }
  }

  private func side(_ text: String, _ tag: String, without names: [String]) throws -> Side? {
    // Without marks, which Arabic writes in one place and not in another.
    let letters = text.unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
    var text = String(String.UnicodeScalarView(letters)).lowercased()
    for name in names { text = text.replacing(name.lowercased(), with: "") }
    let words = try #require(Self.words[tag])
    let hasLeft = words.left.contains(where: text.contains)
    switch (hasLeft, words.right.contains(where: text.contains)) {
    case (true, false): return .left
    case (false, true): return .right
    default: return nil
    }
  }

  @Test(arguments: words.keys.filter(Languages.builtIn.tags.contains).sorted())
  func `our texts name the same road, sign, exit, side and ordinal as OSRM's`(tag: String) throws {
    #expect(Self.fixtures.count > 300)
    for (place, fixture) in Self.fixtures.enumerated() {
      // A third of them where the build is slow, unless all are asked for.
      if !Cases.areAll, tag != "en", place % 3 != tag.utf8.count % 3 { continue }
      guard let theirs = fixture.texts[Self.theirTags[tag] ?? tag] else { continue }
      let ours = try variants(fixture, tag)
      let note = Comment(rawValue: "\(tag) \(fixture.name): '\(theirs)' and \(ours)")
      let isUnnamed = Self.unnamed.keys.contains { fixture.name.hasPrefix($0) }
      for name in fixture.names where theirs.contains(name) && !isUnnamed {
        #expect(ours.contains { $0.contains(name) }, note)
      }
      if tag == "en", !isUnnamed, let ordinal = theirs.firstMatch(of: /\b\d+(st|nd|rd|th)\b/) {
        #expect(ours.contains { $0.contains(ordinal.0) }, note)
      }
      let hasNoSide = Self.withoutSide.keys.contains { fixture.name.hasPrefix($0) }
      let own = try side(ours[0], tag, without: fixture.names)
      // Theirs are wrong about the side in a few texts of Arabic and Spanish.
      if let wanted = fixture.side, !hasNoSide,
        try side(theirs, tag, without: fixture.names) == wanted
      {
        #expect(own == wanted, note)
      }
      if let own, let wanted = fixture.side { #expect(own == wanted, note) }
    }
  }
}

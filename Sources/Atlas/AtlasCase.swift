import Faults
package import JSON
import Routes

/// An engine's response, and what is right to say of one maneuver in it.
package struct AtlasCase: Sendable {
  /// The engine and a name, such as `osrm-v5/turn-left`.
  package let id: String
  /// The engine's name in the atlas.
  package let engine: String
  /// The name of the group of cases that it belongs to.
  package let meaning: String
  /// The side that traffic keeps to at the place.
  let drivingSide: DrivingSide
  /// The response.
  package let response: JSONNode
  /// The place of the maneuver in the engine's list of all legs, from 0.
  let step: Int
  /// What is right; any one of the values.
  let expected: [(member: AtlasMember, values: [JSON])]
  /// Words that the instruction has to have, and that it must not have; `a|b` is either.
  let says, neverSays: [String]

  /// Reads a case of an engine; throws for an unknown member and for one that is absent.
  init(_ node: JSONNode, engine: String, meanings: [String]) throws(Fault) {
    try node.expectKeys([
      "id", "meaning", "drivingSide", "response", "step", "expected", "reason", "source",
    ])
    let id = try node.member("id")
    self.id = try id.expectText()
    self.engine = engine
    let name = self.id.dropFirst(engine.count + 1)
    guard self.id.hasPrefix(engine + "/"), !name.isEmpty,
      name.utf8.allSatisfy({ "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) })
    else {
      throw id.fault(
        "is '\(self.id)'", remedy: "write '\(engine)/' and a name of a-z, 0-9 and hyphens")
    }
    let meaning = try node.member("meaning")
    self.meaning = try meaning.expectText()
    guard meanings.contains(self.meaning) else {
      throw meaning.fault(
        "no meaning '\(self.meaning)'",
        remedy: self.meaning.suggestion(among: meanings) ?? "use one of atlas.json")
    }
    drivingSide = try node.member("drivingSide").expectWord()
    response = try node.member("response")
    guard response.isObject || response.isArray else {
      throw response.fault("not a response", remedy: "copy the engine's JSON")
    }
    step = try node.member("step").expectWhole(in: 0...RouteReader.partLimit)
    for name in ["reason", "source"] where try node.member(name).expectText().isEmpty {
      throw try node.member(name).fault("empty", remedy: "write it")
    }
    guard try node.member("source").expectText().hasPrefix("https://") else {
      throw try node.member("source").fault(
        "no address", remedy: "write one that begins with https://")
    }
    let right = try node.member("expected")
    try right.expectKeys(AtlasMember.allCases.map(\.rawValue) + ["says", "neverSays"])
    var expected: [(member: AtlasMember, values: [JSON])] = []
    for member in AtlasMember.allCases {
      guard let value = right[member.rawValue] else { continue }
      let values = value.isArray ? value.elements : [value]
      guard !values.isEmpty else { throw value.fault("no value", remedy: "write one, or none") }
      expected.append(
        (member, try values.map { value throws(Fault) in try member.value(value) }))
    }
    self.expected = expected
    says = try Self.words(right["says"])
    neverSays = try Self.words(right["neverSays"])
    guard !expected.isEmpty || !says.isEmpty || !neverSays.isEmpty else {
      throw right.fault("nothing is expected", remedy: "write what the source settles")
    }
  }

  private static func words(_ list: JSONNode?) throws(Fault) -> [String] {
    try list?.expectList().map { node throws(Fault) in
      let words = try node.expectText()
      guard words.split(separator: "|").allSatisfy({ !parts($0).isEmpty }) else {
        throw node.fault("no word", remedy: "write a word of the instruction")
      }
      return words
    } ?? []
  }

  /// Whether a text has some words, or one of those with `|` between, whatever their case.
  static func text(_ text: String, has words: String) -> Bool {
    words.split(separator: "|").contains { parts(text).contains(parts($0)) }
  }

  private static func parts(_ text: some StringProtocol) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}

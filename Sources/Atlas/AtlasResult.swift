package import Faults
import JSON

/// What a program says of the maneuver of a case; a member that it does not say is absent.
package struct AtlasResult: Sendable {
  /// The case.
  package let id: String
  var said: [AtlasMember: JSON] = [:]
  /// The English instruction.
  var instruction: String?
  /// Why the program could not read the response.
  package var error: String?

  init(_ id: String) { self.id = id }

  /// Reads a result; throws for an unknown member and for a value of a wrong form.
  init(_ node: JSONNode) throws(Fault) {
    try node.expectKeys(["id"] + AtlasMember.allCases.map(\.rawValue) + ["instruction", "error"])
    id = try node.member("id").expectText()
    for member in AtlasMember.allCases {
      said[member] = try node[member.rawValue].map { value throws(Fault) in
        try member.value(value)
      }
    }
    instruction = try node["instruction"]?.expectText()
    error = try node["error"]?.expectText()
  }

  /// The result as a line of JSON Lines.
  package var line: [UInt8] {
    let members = said.map { JSON.Member(name: $0.key.rawValue, value: $0.value) }
    let others: JSON = ["error": error, "id": id, "instruction": instruction]
    return others.adding(.object(members)).line + [0x0A]
  }

  /// Reads JSON Lines of results; throws for an id that no case has, or that two results have.
  package static func read(
    _ bytes: [UInt8], of atlas: AtlasFolder
  ) throws(Fault) -> [AtlasResult] {
    let ids = Set(atlas.cases.map(\.id))
    var results: [AtlasResult] = []
    var seen: Set<String> = []
    try AtlasFolder.readLines(bytes) { node throws(Fault) in
      let result = try AtlasResult(node)
      guard ids.contains(result.id) else {
        throw try node.member("id").fault(
          "no case '\(result.id)'",
          remedy: result.id.suggestion(among: atlas.cases.map(\.id))
            ?? "use the ids of the atlas")
      }
      guard seen.insert(result.id).inserted else {
        throw node.fault("a second result for '\(result.id)'", remedy: "keep one")
      }
      results.append(result)
    }
    guard !results.isEmpty else {
      throw Fault("no results", remedy: "write a line for each case")
    }
    return results
  }
}

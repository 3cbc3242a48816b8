import Essentials
package import Faults
import Files
import JSON
package import Routes

/// The atlas: cases by which a program can check how it maps engines' words to maneuvers.
///
/// A folder with `atlas.json` and, in `cases`, a file of JSON Lines for each engine.
package struct AtlasFolder: Sendable {
  /// The version of the cases.
  package let version: String
  /// The names of the groups of cases, in their order.
  package let meanings: [String]
  /// The engines in their order, and the form of their responses.
  package let engines: [(name: String, format: Engine)]
  /// All cases, by engine.
  package private(set) var cases: [AtlasCase] = []

  private static let schema = "fingerpost/atlas/1"

  /// Reads a folder; throws for what is not as it must be, with file, line and member.
  package init(_ path: String) throws(Fault) {
    let head = path + "/atlas.json"
    let root = try Fault.within(head) { () throws(Fault) in
      try JSONNode(text: RegularFile.read(head))
    }
    (version, meanings, engines) = try Fault.within(head) { () throws(Fault) in
      try Self.head(root)
    }
    let folder = path + "/cases"
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw Fault(.noInput, at: folder, "no such folder", remedy: "name the folder of the atlas")
    }
    let names = engines.map { $0.name }
    for file in files.sorted() where !names.contains(where: { $0 + ".jsonl" == file }) {
      throw Fault(
        at: folder + "/" + file, "no engine of this name in atlas.json",
        remedy: file.suggestion(among: names.map { $0 + ".jsonl" }) ?? "add it there")
    }
    var ids: Set<String> = []
    for name in names where files.contains(name + ".jsonl") {
      let file = folder + "/" + name + ".jsonl"
      try Fault.within(file) { () throws(Fault) in
        try Self.readLines(RegularFile.read(file)) { node throws(Fault) in
          let one = try AtlasCase(node, engine: name, meanings: meanings)
          guard ids.insert(one.id).inserted else {
            throw node.fault("a second case '\(one.id)'", remedy: "give it another name")
          }
          cases.append(one)
        }
      }
    }
    guard !cases.isEmpty else { throw Fault(at: folder, "no cases", remedy: "add one") }
  }

  private static func head(
    _ root: JSONNode
  ) throws(Fault) -> (String, [String], [(name: String, format: Engine)]) {
    try root.expectKeys(["schema", "version", "licence", "meanings", "engines"])
    let schema = try root.member("schema")
    guard try schema.expectText() == Self.schema else {
      throw schema.fault("not '\(Self.schema)'", remedy: "use a later version of this program")
    }
    let meanings = try root.member("meanings").expectList().map { meaning throws(Fault) in
      try meaning.expectKeys(["name", "title", "about"])
      return try meaning.member("name").expectText()
    }
    let engines = try root.member("engines").expectList().map { engine throws(Fault) in
      try engine.expectKeys(["name", "title", "format"])
      let format = try engine.member("format")
      let word = try format.expectText()
      guard let found = Engine(named: word) else {
        throw format.fault(
          "no format '\(word)'",
          remedy: word.suggestion(among: Engine.all.map(\.name)) ?? "use \(Engine.readable)")
      }
      return (name: try engine.member("name").expectText(), format: found)
    }
    return (try root.member("version").expectText(), meanings, engines)
  }

  /// Passes on the value of each line that is not blank; a fault has its number.
  static func readLines(
    _ bytes: [UInt8], _ read: (JSONNode) throws(Fault) -> Void
  ) throws(Fault) {
    let lines = JSONEncoding.utf8(bytes).split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !JSONEncoding.isBlank(line) {
      try Fault.within("line \(index + 1)") { () throws(Fault) in
        try read(JSONDocument(Array(line), named: "the line", line: index + 1).root)
      }
    }
  }

  /// The same atlas with the cases of some ids alone.
  package func keeping(_ isKept: (String) -> Bool) -> AtlasFolder {
    var atlas = self
    atlas.cases.removeAll { !isKept($0.id) }
    return atlas
  }
}

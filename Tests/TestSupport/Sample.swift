import Faults
import Foundation
import JSON

/// A text that a router, or a program near one, sends; most are responses with routes.
public struct Sample: Sendable {
  /// Who made it.
  public enum Origin: String, Sendable, CaseIterable {
    /// `Tests/Inputs`, made up by this project.
    case own
    /// `Examples/routes`.
    case example
    /// The responses of the cases in `Examples/atlas`.
    case atlas
    /// Other projects; absent from the repository.
    case other
  }

  /// Who made it.
  public let origin: Origin
  /// The path in the repository or in the corpora; of the atlas, the id of the case.
  public let name: String
  /// The text.
  public let bytes: [UInt8]

  fileprivate init(_ origin: Origin, _ name: String, _ bytes: [UInt8]) {
    (self.origin, self.name, self.bytes) = (origin, name, bytes)
  }
}

extension Corpus {
  /// All responses: ours, and those of other projects where they are present, sorted by origin and name.
  public static func routes() throws -> [Sample] { try all.get() }

  /// A share of the responses of the atlas and of other projects, and all of the rest.
  ///
  /// It has each response that breaks the law, so that the table of known faults is checked.
  public static func routes(every step: Int, for law: Law) throws -> [Sample] {
    let broken = KnownFaults.rows.filter { $0.law == law.rawValue }.map(\.name)
    let often = try routes().filter { [.own, .example].contains($0.origin) }
    let rare = try routes().filter { ![.own, .example].contains($0.origin) }
    let listed = Cases.areAll ? [] : rare.filter { broken.contains($0.name) }
    let share = Cases.share(of: rare, every: step)
      .filter { Cases.areAll || !broken.contains($0.name) }
    return often + listed + share
  }

  private static let all = Result { try own() + examples() + atlas() + others() }

  private static func own() throws -> [Sample] {
    try ["routes", "engines", "foreign"].flatMap { folder in
      try inPackage("Tests/Inputs/" + folder, .own)
    }
  }

  private static func examples() throws -> [Sample] {
    try inPackage("Examples/routes", .example)
  }

  private static func inPackage(_ folder: String, _ origin: Sample.Origin) throws -> [Sample] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: package.appending(path: folder).path)
    return try names.sorted()
      .filter { name in
        !name.hasSuffix(".md") && !name.contains(".cards.") && !name.contains(".trace.")
      }
      .map { name in
        let path = folder + "/" + name
        return Sample(
          origin, path, [UInt8](try Data(contentsOf: package.appending(path: path))))
      }
  }

  private static func atlas() throws -> [Sample] {
    let folder = package.appending(path: "Examples/atlas/cases")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .flatMap { file in
        try Data(contentsOf: folder.appending(path: file)).split(separator: 0x0A).map { line in
          let one = try JSONNode(text: line)
          guard let id = one["id"]?.string, let response = one["response"] else {
            throw Fault("a case of the atlas lacks its id or its response")
          }
          return Sample(.atlas, id, [UInt8](response.source.utf8))
        }
      }
  }

  private static func others() throws -> [Sample] {
    try files(under: "routes", suffix: ".json").map { Sample(.other, $0, try bytes($0)) }
  }
}

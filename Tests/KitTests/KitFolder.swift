import AssetExport
import Cards
import Foundation
import Guidance
import Routes
import TestSupport

/// The files of a kit in a folder of its own, with what a test adds.
struct KitFolder {
  let folder: TemporaryFolder
  /// The names of the kit's files, sorted.
  let names: [String]

  init(_ platform: Kit.Platform) throws {
    folder = try TemporaryFolder()
    let files = Kit(manifest: ExportSchema.manifest).files(for: platform)
    for (name, bytes) in files { try Data(bytes).write(to: folder.url.appending(path: name)) }
    names = files.keys.sorted()
  }

  /// The paths of the files with an ending in a folder of these tests or of the package.
  static func sources(_ path: String, ending: String) -> [String] {
    let base = Corpus.package.appending(path: path)
    let walker = FileManager.default.enumerator(atPath: base.path)
    return (walker?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }.sorted()
      .map { base.appending(path: $0).path }
  }

  /// The paths of all cards of the examples.
  static let examples = sources("Examples/routes", ending: ".cards.json")

  /// Writes the cards of a route of the examples and the events of a drive along it.
  func writeDrive(_ route: String) throws -> (cards: String, events: String) {
    let source = Corpus.package.appending(path: "Examples/routes/\(route).json")
    let routes = try RouteReader().read([UInt8](Data(contentsOf: source))).routes
    let guide = try Guide()
    let drive = try Drive(Array(routes.prefix(1)), guide: guide)
    let log = DriveLog(drive)
    var lines = Data()
    var events = drive.events()
    while let event = try events.next() { lines += log.line(event) }
    let url = folder.url.appending(path: route + ".events.jsonl")
    try lines.write(to: url)
    let cards = Corpus.package.appending(path: "Examples/routes/\(route).cards.json")
    return (cards.path, url.path)
  }
}

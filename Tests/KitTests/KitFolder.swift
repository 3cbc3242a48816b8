@testable import Kits
import Driving
import AssetExport
import Documents
import Foundation
import Glyphs
import Guidance
import Paths
import Routes
import TestSupport
import JSON

/// The files of a kit in a folder of its own, with what a test adds.
struct KitFolder {
  let folder: TemporaryFolder
  /// The names of the kit's files, sorted.
  let names: [String]

  static let kit = Kit(manifest: ExportSchema.manifest, pictures: pictures)
  /// The pictures that an app has unless it tells which.
  static let pictures = IconSet().specs.map(\.name)

  init(_ platform: Kit.Platform) throws {
    folder = try TemporaryFolder()
    let files = Self.kit.files(for: platform)
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

  /// The number of cards in files.
  func cards(in paths: [String]) throws -> Int {
    let base = URL(filePath: folder.url.path, directoryHint: .isDirectory)
    return try paths.reduce(0) { count, path in
      let url = URL(filePath: path, relativeTo: base)
      let json = try JSON(JSONNode(text: Data(contentsOf: url)))
      guard case .array(let cards) = json["cards"] else { return count }
      return count + cards.count
    }
  }

  /// Writes the cards of responses of this package, and returns their paths.
  func writeCards(of routes: [String]) throws -> [String] {
    try routes.enumerated().map { index, path in
      let data = try Data(contentsOf: Corpus.package.appending(path: path))
      let name = "routes-\(index).cards.json"
      try Data(document(of: [UInt8](data), path).json).write(to: folder.url.appending(path: name))
      return name
    }
  }

  private func document(of response: [UInt8], _ name: String) throws -> CardsDocument {
    let guide = Guide()
    let response = try RouteReader().read(response)
    let routes = try response.routes.enumerated().map { try guide.guide($1, index: $0) }
    let source = GuidedSource(name: name, format: response.format, routes: routes)
    return CardsDocument(sources: [source], guide: guide, generator: "test")
  }

  /// Writes the cards of an example whose numbers of roads have shields, and returns its path.
  func writeShields() throws -> String {
    let cards = Corpus.package.appending(path: "Examples/routes/motorway.cards.json")
    var json = try JSON(JSONNode(text: Data(contentsOf: cards)))
    json = Self.addingShields(to: json)
    try Data(json.file).write(to: folder.url.appending(path: "shields.cards.json"))
    return "shields.cards.json"
  }

  private static func addingShields(to json: JSON) -> JSON {
    switch json {
    case .array(let elements): return .array(elements.map(addingShields))
    case .object(let members):
      let changed = members.map { member in
        var member = member
        member.value = addingShields(to: member.value)
        return member
      }
      guard json["type"]?.text == "ref", json["shield"] == nil else { return .object(changed) }
      let shield: JSON = [
        "name": "shield", "network": "us-interstate", "source": "rule", "text": "75",
      ]
      return JSON.object(changed).adding(["shield": shield])
    default: return json
    }
  }

  /// Writes the cards of real responses of the corpus, and returns their number and their paths.
  ///
  /// It takes every fourth response: all of them take a minute.
  func writeCorpus() throws -> (cards: Int, paths: [String]) {
    var count = 0
    var paths: [String] = []
    for (index, name) in Corpus.files(under: "routes", suffix: ".json").enumerated()
    where index % 4 == 0 {
      let guide = Guide()
      guard let response = try? RouteReader().read(Corpus.bytes(name)),
        let routes = try? response.routes.enumerated().map({ try guide.guide($1, index: $0) })
      else { continue }
      let source = GuidedSource(name: name, format: response.format, routes: routes)
      let document = CardsDocument(sources: [source], guide: guide, generator: "test")
      let path = "corpus-\(paths.count).cards.json"
      try Data(document.json).write(to: folder.url.appending(path: path))
      count += routes.map(\.cards.count).reduce(0, +)
      paths.append(path)
    }
    return (count, paths)
  }

  /// Writes the cards of a route of the examples and the events of a drive along it.
  func writeDrive(_ route: String) throws -> (cards: String, events: String) {
    let source = Corpus.package.appending(path: "Examples/routes/\(route).json")
    let routes = try RouteReader().read([UInt8](Data(contentsOf: source))).routes
    let guide = Guide()
    let drive = try Drive(Array(routes.prefix(1)), guide: guide)
    let log = DriveLog(drive.guides, theme: try .builtIn())
    var lines = Data()
    var events = drive.events()
    while let event = try events.next() { lines += log.line(event) }
    let url = folder.url.appending(path: route + ".events.jsonl")
    try lines.write(to: url)
    let cards = Corpus.package.appending(path: "Examples/routes/\(route).cards.json")
    return (cards.path, url.path)
  }

  /// The examples' cards, events of drives along two of them, and the files of a run of `render`.
  func writeExamples() async throws -> [String] {
    let drives = try ["helsinki-stops", "motorway"].map { try writeDrive($0).events }
    return Self.examples
      + Self.sources("Examples/drives", ending: ".events.jsonl") + drives
      + (try await writeAssets())
  }

  /// Writes the cards and the manifest of a run of `render` with sheets, and returns their paths.
  func writeAssets() async throws -> [String] {
    let files = try await Self.assets.value
    return try files.keys.sorted().map { name in
      try Data(files[name] ?? []).write(to: folder.url.appending(path: name))
      return folder.path(name)
    }
  }

  /// Drawn once for all tests.
  private static let assets = Task {
    let source = Corpus.package.appending(path: "Examples/routes/helsinki-lanes.json")
    let response = try RouteReader().read([UInt8](Data(contentsOf: source)))
    let (guide, theme) = (Guide(), try Theme.builtIn())
    let sources = [
      GuidedSource(
        name: "a", format: response.format, routes: try response.routes.map { try guide.guide($0) })
    ]
    let options = PictureOptions(
      variants: theme.variants, scales: [2], maneuverSizes: [Size(width: 24, height: 24)],
      laneSize: Size(width: 60, height: 9))
    let plan = try AssetPlan(
      of: sources, guide: guide, options: options,
      targets: TargetOptions(targets: [.flat, .sprite, .svg]))
    let artist = GlyphArtist(theme: theme, icons: IconLibrary.builtIn)
    let made = try await plan.contents(generator: "test", artist: artist, jobs: 1)
    return ["cards.json": made.files["cards.json"] ?? [], "manifest.json": made.manifest.file]
  }
}

import AssetExport
import Foundation
import Glyphs
import IconFolders
import Paths
import TestSupport
import Testing

/// Catalogs whose images the system colors.
@Suite struct TemplateTests {
  private struct Contents: Decodable {
    struct Slot: Decodable { var filename: String }
    struct Properties: Decodable {
      var intent: String
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Slot]
    var properties: Properties
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Own/furniture"), withIntermediateDirectories: true)
  }

  /// Writes a catalog of templates; returns each image's contents by its path in the catalog.
  private func catalog(_ names: [String], _ icons: IconLibrary) async throws -> [String: Contents] {
    let artist = GlyphArtist(theme: try Theme.builtIn(), icons: icons)
    let size = Size(width: 24, height: 24)
    var targets = TargetOptions(targets: [.xcassets])
    targets.rendering = .template
    let specs = try names.map { try #require(GlyphSpec(name: $0), "\($0)") }
    let plan = try AssetPlan(
      of: specs,
      options: PictureOptions(
        variants: artist.theme.variants, scales: [1], maneuverSizes: [size], laneSize: size),
      targets: targets, icons: icons)
    _ = try await plan.write(
      to: OutputFolder(folder.url.appending(path: "out")), generator: "test", artist: artist,
      jobs: 1)
    let root = "out/Fingerpost.xcassets/"
    var found: [String: Contents] = [:]
    for file in folder.files(in: root) where file.hasSuffix(".imageset/Contents.json") {
      let name = String(file.dropLast("/Contents.json".count))
      found[root + name] = try JSONDecoder().decode(
        Contents.self, from: Data(folder.bytes(root + file)))
    }
    return found
  }

  @Test func `glyphs with their own colors stay original, all others are black`() async throws {
    let signs = [
      "closed_road", "compass", "no_limit", "parking", "rail_crossing", "stop_sign",
      "traffic_light", "yield_sign",
    ]
    let numbers = ["speed_us_65", "speed_end_50", "speed_vienna_120_far_over"]
    let kinds = ["turn_left", "toll_gate", "ferry_board", "off_route", "level_change"]
    let names = IconSet().specs.map(\.name).filter { GlyphSpec(name: $0)?.isPicture ?? false }
    try #require(names.count == 34)
    let sets = try await catalog(names + numbers + kinds, .builtIn)
    try #require(sets.count == names.count + numbers.count + kinds.count)
    for (path, set) in sets {
      let name = String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
      let isOriginal = (signs + numbers).contains(name)
      #expect(set.properties.intent == (isOriginal ? "original" : "template"), "\(name)")
      let variants = isOriginal ? ["light", "dark"] : ["template"]
      #expect(set.images.map(\.filename) == variants.map { "\(name)~\($0).svg" })
      for slot in set.images where !isOriginal {
        let svg = String(decoding: try folder.bytes("\(path)/\(slot.filename)"), as: UTF8.self)
        let colors = Set(svg.matches(of: /#[0-9a-fA-F]{3,8}/).map { String($0.output) })
        #expect(colors.isSubset(of: ["#000000", "#000"]), "\(name): \(colors)")
      }
    }
  }

  @Test func `a custom icon with data-color is original, one without is a template`() async throws {
    for (name, color) in [("stop-sign", ""), ("fuel", "data-color='' fill='#d32f2f'")] {
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
          + "<path \(color) d='M1 1h6v6h-6z'/></svg>", to: "Own/furniture/\(name).svg")
    }
    let icons = try IconLibrary(folder: folder.url.appending(path: "Own"))
    let sets = try await catalog(["stop_sign", "fuel"], icons)
    let root = "out/Fingerpost.xcassets/Furniture/"
    #expect(sets[root + "stop_sign.imageset"]?.properties.intent == "template")
    #expect(sets[root + "fuel.imageset"]?.properties.intent == "original")
  }
}

extension GlyphSpec {
  fileprivate var isPicture: Bool {
    if case .furniture(.picture) = self { true } else { false }
  }
}

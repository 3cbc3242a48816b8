import AssetExport
import Documents
import Foundation
import Glyphs
import Guidance
import PNGCoding
import PNGReading
import Paths
import Raster
import Routes
import TestSupport
import Testing

@Suite struct RouteExportTests {
  private func sources(_ data: Data, name: String = "route.json") throws -> [GuidedSource] {
    let response = try RouteReader().read(data)
    let guide = Guide(units: .metric)
    return [
      GuidedSource(
        name: name, format: response.format, routes: [try guide.guide(response.routes[0])])
    ]
  }

  private func options(scales: [Int] = [1, 2]) throws -> PictureOptions {
    let theme = try Theme.builtIn()
    return PictureOptions(
      variants: theme.variants, scales: scales, maneuverSizes: [Size(width: 24, height: 24)],
      laneSize: Size(width: 60, height: 9))
  }

  private func write(
    _ plan: AssetPlan, jobs: Int = 1, to folder: OutputFolder
  ) async throws -> RunSummary {
    let artist = GlyphArtist(theme: try Theme.builtIn(), icons: IconLibrary.builtIn)
    return try await plan.write(to: folder, generator: "test", artist: artist, jobs: jobs)
  }

  struct Written: Decodable {
    struct File: Decodable {
      struct Extent: Decodable {
        var width: Double
        var height: Double
      }
      var path: String
      var scale: Int
      var points: Extent
      var pixels: Extent
      var crc32: String
    }
    var files: [File]
  }

  @Test func `the manifest has the size and the pixels of every file`() async throws {
    let temporary = try TemporaryFolder()
    let route = Corpus.package.appending(path: "Examples/routes/motorway.json")
    let read = try sources(Data(contentsOf: route))
    let plan = try AssetPlan(
      of: read, guide: Guide(units: .metric), options: options(), targets: TargetOptions())
    let summary = try await write(plan, to: OutputFolder(temporary.url))
    let manifest = try JSONDecoder().decode(
      Written.self, from: Data(temporary.bytes("manifest.json")))
    #expect(manifest.files.count == summary.pictures)
    #expect(
      Set(temporary.files())
        == Set(manifest.files.map(\.path) + ["cards.json", "manifest.json"]))
    for file in manifest.files {
      let pixmap = try PNGCoder.decode(temporary.bytes(file.path))
      #expect(Double(pixmap.width) == file.pixels.width)
      #expect(Double(pixmap.height) == file.pixels.height)
      #expect(file.pixels.width == file.points.width * Double(file.scale))
      #expect(CRC32.digits(of: pixmap.bytes) == file.crc32)
      #expect(pixmap.pixels.contains { $0.alpha > 0 })
    }
  }

  @Test(arguments: [("athens", "junction_x"), ("motorway", "junction_view_")])
  func `junctions have pictures on request`(route: String, prefix: String) async throws {
    struct Cards: Decodable {
      struct Glyph: Decodable {
        struct File: Decodable { var path: String }
        var name: String
        var files: [File]
      }
      struct Card: Decodable {
        var glyph: Glyph
        var junction: Glyph?
      }
      var cards: [Card]
    }
    let file = Corpus.package.appending(path: "Examples/routes/\(route).json")
    let read = try sources(Data(contentsOf: file))
    let temporary = try TemporaryFolder()
    var options = try options(scales: [1])
    options.junctionSize = Size(width: 140, height: 100)
    let plan = try AssetPlan(
      of: read, guide: Guide(units: .metric), options: options, targets: TargetOptions())
    _ = try await write(plan, to: OutputFolder(temporary.url))
    let cards = try JSONDecoder().decode(Cards.self, from: Data(temporary.bytes("cards.json")))
    let junctions = cards.cards.compactMap(\.junction)
    #expect(junctions.contains { $0.name.hasPrefix(prefix) })
    for junction in junctions {
      #expect(junction.name.hasPrefix("junction_"))
      #expect(junction.files.count == 2)
      for file in junction.files {
        #expect(file.path.hasPrefix("junctions/"))
        let pixmap = try PNGCoder.decode(temporary.bytes(file.path))
        #expect((pixmap.width, pixmap.height) == (140, 100))
        #expect(pixmap.pixels.contains { $0.alpha == 255 })
      }
    }
    #expect(cards.cards.allSatisfy { $0.glyph.files.allSatisfy { $0.path.hasPrefix("glyphs/") } })
    let plans = plan.files
    #expect(Set(plans.map(\.path) + ["cards.json", "manifest.json"]) == Set(temporary.files()))
    #expect(plans.contains { $0.path.hasPrefix("junctions/") })
  }

  @Test func `any number of jobs gives the same bytes, and a second run changes nothing`()
    async throws
  {
    let route = Corpus.package.appending(path: "Examples/routes/roundabouts-left.json")
    let read = try sources(Data(contentsOf: route))
    let plan = try AssetPlan(
      of: read, guide: Guide(units: .metric), options: options(), targets: TargetOptions())
    var contents: [[String: [UInt8]]] = []
    for jobs in [1, 2, 7] {
      let temporary = try TemporaryFolder()
      let folder = try OutputFolder(temporary.url)
      let first = try await write(plan, jobs: jobs, to: folder)
      #expect(first.changed.count == first.pictures + 2)
      let second = try await write(plan, jobs: jobs, to: folder)
      #expect(second.changed.isEmpty)
      contents.append(
        try temporary.files().reduce(into: [:]) { $0[$1] = try temporary.bytes($1) })
    }
    #expect(contents[0] == contents[1])
    #expect(contents[0] == contents[2])
  }
}

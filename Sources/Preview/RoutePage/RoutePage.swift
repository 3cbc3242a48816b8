import AssetExport
public import Cards
public import Foundation
public import Glyphs
import Guidance
import PNGCoding
import Paths
import Raster
import Routes
import TextSafety

/// A standalone HTML page with the cards of routes as a driver sees them.
public struct RoutePage: Sendable {
  private let generator: String
  private let artist: GlyphArtist
  private let junctions: JunctionStyle

  /// Creates a page; `generator` is the program, such as `fingerpost 1.0.0`.
  public init(generator: String, artist: GlyphArtist, junctions: JunctionStyle = .schematic) {
    self.generator = generator
    self.artist = artist
    self.junctions = junctions
  }

  /// The sizes of maneuvers, in points, by their use on the page.
  private static let maneuverSizes = [
    "carPlay": Size(width: 50, height: 50), "second": Size(width: 18, height: 18),
    "androidAuto": Size(width: 64, height: 64), "list": Size(width: 40, height: 40),
  ]
  /// Those of what lies along the route.
  private static let signSizes = ["second": Size(width: 18, height: 18)]
  private static let laneSizes = [
    "carPlayLanes": Size(width: 120, height: 18), "androidAutoLanes": Size(width: 294, height: 44),
  ]

  /// Encodes the page of routes in UTF-8.
  public func html(_ sources: [GuidedSource]) -> Data {
    Self.page(data(sources, isLive: false), isLive: false).html
  }

  static func page(_ data: JSON, isLive: Bool) -> PageText {
    PageText(
      title: "Fingerpost route", body: PackageResources.route_html,
      scripts: [
        PackageResources.common_js, PackageResources.drive_js, PackageResources.along_js,
        PackageResources.route_js,
      ], data: data, isLive: isLive)
  }

  /// Returns the data for the page's script; `isLive` means that a server provides the page.
  func data(_ sources: [GuidedSource], isLive: Bool) -> JSON {
    var renderer = Renderer()
    var glyphs: [String: JSON] = [:]
    for step in sources.flatMap(\.routes).flatMap(\.steps).joined() {
      for spec in [GlyphSpec(step, junctions: junctions), GlyphSpec(lanesOf: step)] {
        guard let spec, glyphs[spec.name] == nil else { continue }
        glyphs[spec.name] = glyph(spec, Self.sizes(of: spec), &renderer)
      }
    }
    for spec in sources.flatMap(\.routes).flatMap(\.objects).compactMap(\.glyph)
    where glyphs[spec.name] == nil {
      glyphs[spec.name] = glyph(spec, Self.signSizes, &renderer)
    }
    return [
      "generator": generator, "glyphs": glyphs, "live": isLive,
      "routes": sources.flatMap { source in source.routes.map { json(of: $0, source) } },
      "variants": artist.theme.variants.map(\.json),
    ]
  }

  private static func sizes(of spec: GlyphSpec) -> [String: Size] {
    if case .lanes = spec { laneSizes } else { maneuverSizes }
  }

  /// Encodes a glyph's PNG files in Base64, by use, variant and pixels per point.
  private func glyph(
    _ spec: GlyphSpec, _ sizes: [String: Size], _ renderer: inout Renderer
  ) -> JSON {
    var pictures: [String: [String: [String: String]]] = [:]
    do throws(ExportError) {
      for (use, size) in sizes {
        for variant in artist.theme.variants {
          for scale in [1, 2] {
            let pixmap = try artist.pixmap(
              of: spec, variant: variant, size: size, scale: Double(scale), &renderer)
            pictures[use, default: [:]][variant.name, default: [:]]["\(scale)"] =
              Data(PNGCoder.encode(pixmap)).base64EncodedString()
          }
        }
      }
      return ["pictures": pictures]
    } catch {
      return ["fault": error.description, "pictures": [String: String]()]
    }
  }

  private func json(of route: GuidedRoute, _ source: GuidedSource) -> JSON {
    let guide = route.guide
    let cards = Array(route.cards)
    var traffic: [JSON] = [["level": "unknown", "share": 1]]
    var recorded: JSON
    do throws(GuidanceError) {
      let drive = try DriveRecorder.record(route)
      if !drive.traffic.isEmpty { traffic = drive.traffic }
      recorded = ["drive": drive.json]
    } catch {
      recorded = ["driveFault": error.description]
    }
    let members: JSON = [
      "arrival": route.arrival?.text,
      "cards": cards.indices.map { card($0, of: cards, route) },
      "distance": route.estimate.distance.rounded.map { guide.text($0) },
      "format": source.format.rawValue,
      "language": guide.languageTag,
      "meters": route.estimate.distance.meters,
      "name": source.name,
      "objects": Self.objects(along: route),
      "rightToLeft": guide.isRightToLeft,
      "time": route.estimate.time.rounded.map { guide.text($0) },
      "traffic": traffic,
    ]
    return members.adding(recorded)
  }

  /// Describes a card as it first appears, right after the previous maneuver.
  private func card(_ index: Int, of cards: [Card], _ route: GuidedRoute) -> JSON {
    let (card, guide) = (cards[index], route.guide)
    let step = card.step
    let next = index + 1 < cards.count ? cards[index + 1].step : nil
    let left = index == 0 ? route.estimate : cards[index - 1].remainingToDestination
    let whole = max(route.estimate.distance.meters, 1e-9)
    return [
      "androidAuto": card.platformTypes.androidAuto.type.name,
      "carPlay": card.platformTypes.carPlay.type.name,
      "distance": card.approach.distance.rounded.map { guide.text($0) },
      "elapsed": min(1, max(0, 1 - left.distance.meters / whole)),
      "fallbacks": step.fallbacks.map { "'\($0.words)' drawn as '\($0.replacement)'" },
      "glyph": GlyphSpec(step, junctions: junctions).name,
      "kind": step.maneuver.kind.rawValue,
      "laneText": card.laneGuidance?.instructionVariants.first,
      "lanes": GlyphSpec(lanesOf: step)?.name,
      "line": Self.line(of: step, to: next),
      "place": step.maneuver.location.map { [$0.latitude, $0.longitude] },
      "remainingDistance": left.distance.rounded.map { guide.text($0) },
      "remainingTime": left.time.rounded.map { guide.text($0) },
      "road": step.road.name ?? step.road.ref,
      "said": card.announcements.map(\.text),
      "texts": card.instructionVariants,
    ]
  }

  /// Returns the line from a maneuver to the next; straight if its points are unknown.
  private static func line(of step: Step, to next: Step?) -> [Double] {
    let ends = [step.maneuver.location, next?.maneuver.location].compactMap(\.self)
    let points = thinned(step.line.count > 1 ? step.line : ends)
    // Five decimals are a meter, finer than the map.
    return points.flatMap { [$0.latitude, $0.longitude] }.map { ($0 * 1e5).rounded() / 1e5 }
  }

  /// Reduces a line to about 200 points, enough for a small map, and keeps its ends.
  private static func thinned(_ points: [Coordinate]) -> [Coordinate] {
    let step = (points.count + 199) / 200
    guard step > 1 else { return points }
    return points.enumerated().filter { $0.offset % step == 0 || $0.offset == points.count - 1 }
      .map(\.element)
  }
}

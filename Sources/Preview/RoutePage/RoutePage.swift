public import Documents
import Faults
public import SystemLibraries
public import Glyphs
import Guidance
import JSON
import Routes

/// A standalone HTML page with the cards of routes as a driver sees them.
public struct RoutePage: Sendable {
  private let generator: String
  private let artist: GlyphArtist
  private let junctions: JunctionStyle
  private let shields: ShieldFinder

  /// Creates a page; `generator` is the program, such as `fingerpost 1.0.0`.
  public init(generator: String, artist: GlyphArtist, junctions: JunctionStyle = .schematic) {
    self.generator = generator
    self.artist = artist
    self.junctions = junctions
    shields = ShieldFinder(artist.icons.shields)
  }

  /// Encodes the page of routes in UTF-8.
  public func html(_ sources: [GuidedSource]) -> Data {
    Self.page(data(sources, isLive: false), isLive: false).html
  }

  static func page(_ data: JSON, isLive: Bool) -> PageText {
    PageText(
      title: "Fingerpost route", body: "route.html",
      styles: [
        "route.css", "player.css", "map.css",
        "screens.css",
      ],
      scripts: [
        "common.js", "drive.js", "along.js",
        "way.js", "view.js", "map.js",
        "progress.js", "screens.js", "layout.js",
        "shots.js", "player.js",
      ] + (isLive ? ["errors.js"] : []) + ["route.js"], data: data, isLive: isLive)
  }

  /// Returns the data for the page's script; `isLive` means that a server provides the page.
  func data(_ sources: [GuidedSource], isLive: Bool) -> JSON {
    var pictures = RoutePictures(artist)
    var glyphs: [String: JSON] = [:]
    for step in sources.flatMap(\.routes).flatMap(\.steps) {
      for spec in [
        GlyphSpec(step, junctions: junctions), GlyphSpec(lanesOf: step), Self.view(of: step),
      ] {
        guard let spec, glyphs[spec.name] == nil else { continue }
        glyphs[spec.name] = pictures.json(of: spec, for: RoutePictures.uses(of: spec))
      }
    }
    for shield in Set(sources.flatMap(\.routes).flatMap { $0.shields(shields) }) {
      let spec = GlyphSpec.shield(shield)
      glyphs[spec.name] = pictures.json(of: spec, for: [.shield])
    }
    for object in sources.flatMap(\.routes).flatMap(\.objects) {
      guard let spec = object.glyph, glyphs[spec.name] == nil else { continue }
      let isLimit = object.object.kind == .speedLimit
      glyphs[spec.name] = pictures.json(of: spec, for: isLimit ? [.sign, .limit] : [.sign])
    }
    return [
      "generator": generator, "glyphs": glyphs,
      "interface": [
        "dark": artist.theme.interface(.dark).file, "light": artist.theme.interface(.light).file,
      ] as JSON,
      "live": isLive,
      "routes": sources.flatMap { source in source.routes.map { json(of: $0, source) } },
      "screens": Screen.all.map(\.json), "sizes": sizes,
      "variants": artist.theme.variants.map(\.json),
    ]
  }

  /// The sizes of pictures in points, by their places on the page.
  private var sizes: JSON {
    RoutePictures.Use.allCases.reduce([:]) { sizes, use in
      sizes.adding([use.rawValue: [use.size.width, use.size.height]])
    }
  }

  private func json(of route: GuidedRoute, _ source: GuidedSource) -> JSON {
    let guide = route.guide
    let cards = Array(route.cards)
    let lines = ThinnedLines(cards.map(\.step)).steps
    var traffic: [JSON] = [["level": "unknown", "share": 1]]
    var recorded: JSON
    do throws(Fault) {
      let drive = try DriveRecorder.record(route)
      if !drive.traffic.isEmpty { traffic = drive.traffic }
      recorded = ["drive": drive.json]
    } catch {
      recorded = ["driveFault": error.description]
    }
    let members: JSON = [
      "arrival": route.arrival?.text,
      "cards": cards.indices.map { card($0, of: cards, route, lines[$0]) },
      "distance": route.estimate.distance.rounded.map { guide.text($0) },
      "drivingSide": route.steps.first?.drivingSide.rawValue,
      "format": source.format.name,
      "language": guide.languageTag,
      "meters": route.estimate.distance.meters,
      "name": source.name,
      "objects": Self.objects(along: route),
      "rightToLeft": guide.isRightToLeft,
      "stops": Self.stops(of: route),
      "time": route.estimate.time.rounded.map { guide.text($0) },
      "traffic": traffic,
    ]
    return members.adding(recorded)
  }

  /// The road ahead, which the screens show; not the angles of a turn, which its glyph may show.
  private static func view(of step: Step) -> GlyphSpec? {
    JunctionView(step).map { .junctionView($0) }
  }

  /// Describes a card as it first appears, right after the previous maneuver.
  private func card(
    _ index: Int, of cards: [Card], _ route: GuidedRoute, _ line: [Double]
  ) -> JSON {
    let (card, guide) = (cards[index], route.guide)
    let step = card.step
    let left = index == 0 ? route.estimate : cards[index - 1].remainingToDestination
    let whole = max(route.estimate.distance.meters, 1e-9)
    let signs = card.foundShields(shields).mapValues { GlyphSpec.shield($0.shield).name }
    let parts = card.instructions.map(\.components)
    return [
      "androidAuto": card.platformTypes.androidAuto.type.name,
      "approach": card.approach.distance.rounded.map { guide.text($0) },
      "carPlay": card.platformTypes.carPlay.type.name,
      "elapsed": min(1, max(0, 1 - left.distance.meters / whole)),
      "fallbacks": step.fallbacks.map { "'\($0.words)' drawn as '\($0.replacement)'" },
      "glyph": GlyphSpec(step, junctions: junctions).name,
      "junction": Self.view(of: step)?.name,
      "kind": step.maneuver.kind.rawValue,
      "laneText": card.laneGuidance?.instructionVariants.first,
      "lanes": GlyphSpec(lanesOf: step)?.name,
      "line": line,
      "parts": signs.isEmpty ? nil : parts.map { $0.map { [$0.drawn, signs[$0] ?? ""] } },
      "place": step.maneuver.location.map { [$0.latitude, $0.longitude] },
      "remainingDistance": left.distance.rounded.map { guide.text($0) },
      "remainingTime": left.time.rounded.map { guide.text($0) },
      "road": step.road.name ?? step.road.ref,
      "roads": Self.sideRoads(at: step.maneuver),
      "said": card.announcements.map(\.text),
      "texts": parts.map { $0.map(\.drawn).joined() },
    ]
  }

  /// The objects along a route that have a place and a picture, in the order of travel.
  static func objects(along route: GuidedRoute) -> [JSON] {
    let whole = max(route.estimate.distance.meters, 1e-9)
    return route.objects.compactMap { guided -> JSON? in
      let object = guided.object
      guard let start = object.start, let place = object.location, let glyph = guided.glyph else {
        return nil
      }
      let distance = try? RoundedDistance(meters: start, in: route.guide.units)
      return [
        "distance": start > 0 ? distance.map { route.guide.text($0) } : nil, "glyph": glyph.name,
        // Where they crowd, what a driver must know early stays.
        "lead": guided.group.lead, "place": [place.latitude, place.longitude],
        "share": min(1, max(0, start / whole)), "words": guided.words,
      ]
    }
  }

  /// The ends of legs, the last of them the destination, with their shares of the way.
  static func stops(of route: GuidedRoute) -> [JSON] {
    let whole = max(route.estimate.distance.meters, 1e-9)
    var driven = 0.0
    return route.legs.map { leg in
      driven += leg.estimate.distance.meters
      let place = leg.arrivalStep.maneuver.location
      return [
        "name": leg.destinationName, "place": place.map { [$0.latitude, $0.longitude] },
        "share": min(1, max(0, driven / whole)),
      ]
    }
  }

  /// The headings of the roads at a maneuver that the route does not use, in whole degrees.
  static func sideRoads(at maneuver: Maneuver) -> [Int]? {
    guard let roads = maneuver.intersection, let entry = roads.entry, let exit = roads.exit else {
      return nil
    }
    return roads.bearings.indices.filter { $0 != entry && $0 != exit }
      .map { Int(roads.bearings[$0].rounded()) }
  }
}

extension InstructionText.Component {
  /// The text on a screen, where no line ends within the number of a road or an exit.
  fileprivate var drawn: String {
    kind == .ref || kind == .exit ? text.replacing(" ", with: "\u{A0}") : text
  }
}

import ArgumentParser
import AssetExport
import Cards
import Glyphs
import Guidance
import Routes

/// Files of routes, and how they are read.
struct RouteFiles {
  /// The files; `-` is standard input.
  var paths: [String]
  var reading: ReadingOptions

  /// The files as they are called in messages.
  var names: [String] { paths.map(Input.name) }

  /// Reads all routes, makes their cards, and reports unknown words.
  ///
  /// - Parameters:
  ///   - guide: Makes the cards.
  ///   - say: How much to report.
  ///   - readsAnnotations: Whether lines and the facts about their segments are read too.
  /// - Returns: The files in their order.
  /// - Throws: `Failure` with the file that cannot be read.
  func guided(
    by guide: Guide, say: SayOptions, readsAnnotations: Bool = false
  ) throws -> [GuidedSource] {
    var count = 0
    var sources: [GuidedSource] = []
    let shortNames = SourceNames.names(of: paths)
    try read(readsAnnotations: readsAnnotations) { name, format, routes in
      if !say.quiet { Self.warnAboutEmptyLegs(routes, name: name) }
      let guided = try routes.map { route in
        defer { count += 1 }
        return try guide.guide(route, index: count)
      }
      sources.append(
        GuidedSource(name: shortNames[sources.count], format: format, routes: guided))
      if !say.quiet { Self.reportFallbacks(guided, name: name) }
    }
    if !say.quiet { Self.warnOfWordless(sources) }
    return sources
  }

  /// Warns once of each language in which cards keep the engine's sentences alone.
  private static func warnOfWordless(_ sources: [GuidedSource]) {
    var warned: Set<String> = []
    for source in sources {
      for route in source.routes {
        guard let words = route.wordlessWarning, warned.insert(words).inserted else { continue }
        Console.warning("\(source.name): \(words)")
      }
    }
  }

  /// Reads the routes of one file after another.
  ///
  /// - Parameters:
  ///   - readsAnnotations: Whether lines and the facts about their segments are read too.
  ///   - take: Takes the name of a file, its form, and those of its routes that are asked for.
  /// - Throws: `Failure` with the file that cannot be read or taken.
  func read(
    readsAnnotations: Bool, _ take: (String, RouteFormat, [Route]) throws -> Void
  ) throws {
    if paths.isEmpty { throw ValidationError("Name a route file, or - for standard input.") }
    var reader = reading.reader
    reader.readsLines = readsAnnotations
    for (path, name) in zip(paths, names) {
      do {
        let answer = try reader.read(Input.bytes(path))
        try take(name, answer.format, answer.chosen(all: reading.allRoutes))
      } catch {
        throw Failure(error, file: name)
      }
    }
  }

  private static func reportFallbacks(_ routes: [GuidedRoute], name: String) {
    let steps = routes.lazy.flatMap(\.steps).flatMap(\.self)
    report(steps.lazy.flatMap(\.fallbacks), name: name)
    let reductions = steps.enumerated().lazy.flatMap { $1.reductions(at: "cards[\($0)]") }
    Console.warnings(
      reductions.map { "\(name): \($0.place): \($0.words); drawn as \($0.replacement)" },
      rest: "glyphs of \(name) are drawn with less")
  }

  /// Warns of the legs of a file that give no cards.
  static func warnAboutEmptyLegs(_ routes: [Route], name: String) {
    let places = routes.enumerated().lazy.flatMap { number, route in
      route.emptyLegs.lazy.map {
        routes.count > 1 ? "route \(number + 1), leg \($0)" : "leg \($0)"
      }
    }
    Console.warnings(
      places.map { "\(name): \($0): no steps, so no cards; ask the router for steps" },
      rest: "legs of \(name) have no steps")
  }

  /// Warns of the words of a file that are unknown.
  static func report(_ fallbacks: some Sequence<Fallback>, name: String) {
    Console.warnings(
      fallbacks.lazy.map {
        "\(name): \($0.place): '\($0.words)' is not known; drawn as '\($0.replacement)'"
      }, rest: "words of \(name) are not known")
  }
}

extension GuidedRoute {
  /// What to say of a language that has no words here; nil where it has.
  var wordlessWarning: String? {
    guard guide.isWordless else { return nil }
    return "no words in \(guide.languageTag), so cards keep the engine's sentences alone; "
      + "give --locale for another language"
  }
}

extension RouteAnswer {
  /// The first route, or all alternatives.
  func chosen(all: Bool) -> [Route] { all ? routes : [routes[0]] }
}

extension Route {
  /// The numbers of legs without steps, from 1.
  var emptyLegs: [Int] { legs.indices.filter { legs[$0].steps.isEmpty }.map { $0 + 1 } }
}

import ArgumentParser
import Cards
import Glyphs
import Guidance
import Routes

extension ReadingOptions {
  /// Reads all routes, makes their cards, and prints warnings about them; of a feed the chosen
  /// routes, or with `wholeFeeds` all of them and the messages.
  func guided(
    _ paths: [String], by guide: Guide, say: SayOptions, iconWords: [IconWord] = [],
    wholeFeeds: Bool = false
  ) throws -> [GuidedSource] {
    var count = 0
    var sources: [GuidedSource] = []
    let shortNames = SourceNames.names(of: paths)
    try read(paths, say, iconWords: iconWords, wholeFeeds: wholeFeeds) { name, answer in
      let guided = try answer.routes.map { route in
        defer { count += 1 }
        return try guide.guide(route, index: count)
      }
      var source = GuidedSource(
        name: shortNames[sources.count], format: answer.format, routes: guided)
      source.feed = wholeFeeds ? answer.feed : nil
      sources.append(source)
      guard !say.quiet else { return }
      let steps = guided.lazy.flatMap(\.steps).flatMap(\.self)
      Self.report(steps.lazy.flatMap(\.fallbacks), name: name)
      let reductions = steps.enumerated().lazy.flatMap { $1.reductions(at: "cards[\($0)]") }
      Console.warnings(
        reductions.map { "\(name): \($0.place): \($0.words); drawn as \($0.replacement)" },
        rest: "glyphs of \(name) are drawn with less")
    }
    var warned: Set<String> = []
    for source in sources where !say.quiet {
      for words in source.routes.compactMap(\.wordlessWarning)
      where warned.insert(words).inserted {
        Console.warning("\(source.name): \(words)")
      }
    }
    return sources
  }

  /// Reads files one by one; passes name and answer, with only the chosen routes, to `take`.
  func read(
    _ paths: [String], _ say: SayOptions, iconWords: [IconWord], wholeFeeds: Bool = false,
    _ take: (String, RouteAnswer) throws -> Void
  ) throws {
    if paths.isEmpty { throw ValidationError("Name a route file, or - for standard input.") }
    let reader = reader(iconWords: iconWords)
    for path in paths {
      let name = Input.name(of: path)
      try Failure.naming(name) {
        var answer = try reader.read(Input.bytes(path))
        answer.routes = answer.chosen(wholeFeeds && answer.feed != nil ? .max : alternatives)
        if !say.quiet {
          warnAboutEmptyLegs(answer.routes, name: name)
          Console.warnings(
            answer.faults.lazy.map { "\(name): \($0)" }, rest: "faults of \(name)")
        }
        try take(name, answer)
      }
    }
  }

  private func warnAboutEmptyLegs(_ routes: [Route], name: String) {
    let places = routes.enumerated().lazy.flatMap { number, route in
      route.emptyLegs.lazy.map {
        routes.count > 1 ? "route \(number + 1), leg \($0)" : "leg \($0)"
      }
    }
    Console.warnings(
      places.map { "\(name): \($0): no steps, so no cards; ask the router for steps" },
      rest: "legs of \(name) have no steps")
  }

  static func report(_ fallbacks: some Sequence<Fallback>, name: String) {
    Console.warnings(
      fallbacks.lazy.map {
        "\(name): \($0.place): '\($0.words)' is not known; drawn as '\($0.replacement)'"
      }, rest: "words of \(name) are not known")
  }
}

extension GuidedRoute {
  /// The warning about an unsupported language; nil for a supported one.
  var wordlessWarning: String? {
    guard guide.isWordless else { return nil }
    return "no words in \(guide.languageTag), so cards keep the engine's sentences alone; "
      + "give --locale for another language"
  }
}

extension RouteAnswer {
  /// What was left out, each in one line.
  var faults: [String] { (feed?.faults ?? []).map { "\($0)" } + routes.flatMap(\.faults) }

  /// The first route and at most so many alternatives.
  func chosen(_ alternatives: Int) -> [Route] {
    Array(routes.prefix(1 + min(alternatives, routes.count)))
  }
}

extension Route {
  /// Numbers of the legs without steps, from 1.
  var emptyLegs: [Int] { legs.indices.filter { legs[$0].steps.isEmpty }.map { $0 + 1 } }
}

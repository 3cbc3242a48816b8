import Documents
import Faults
import Glyphs
import Guidance
import JSON
import Maneuvers
import Routes

/// A response of a routing engine whose cards are wanted, with options by the names of
/// `fingerpost cards`.
struct CardsCall {
  private let node: JSONNode

  init(_ node: JSONNode) { self.node = node }

  /// The file `cards.json` of a response in UTF-8, with the warnings and the glyph of each card's junction,
  /// which are no part of it.
  func response(to bytes: [UInt8]) throws(Fault) -> CoreMessage {
    let guide = try guide()
    let reader = try reader()
    let parts = try set("parts") ?? CardMemberGroup.usual
    let name = node["name"]?.string ?? "route.json"
    return try Fault.within(name) { () throws(Fault) in
      var response = try reader.read(bytes)
      response.routes = try response.chosen(
        alternatives: node["alternatives"]?.number.map { Int($0) } ?? 0)
      var routes: [GuidedRoute] = []
      for route in response.routes { routes.append(try guide.guide(route, index: routes.count)) }
      let source = GuidedSource(name: name, format: response.format, routes: routes)
      var document = CardsDocument(
        sources: [source], guide: guide, generator: CardsDocument.generator)
      document.parts = parts
      let views = routes.flatMap { $0.steps }.map { step -> JSON in
        GlyphSpec(junctionPictureOf: step).map { .string($0.name) } ?? .null
      }
      let warnings = (response.warnings + routes.warnings).map { $0.line }
      return CoreMessage(bytes: document.json) { json in
        json.member("junctions", views)
        json.member("language", routes.first?.guide.languageTag)
        json.member("warnings", warnings)
      }
    }
  }

  private func reader() throws(Fault) -> RouteReader {
    var files: [EngineFile] = []
    for text in texts("engine-file") {
      files.append(
        try Fault.within("--engine-file") { () throws(Fault) in try EngineFile(text.utf8) })
    }
    let engines = files.map { $0.engine } + Engine.all
    let format = node["format"]?.string
    let engine = engines.first { $0.name == format }
    if let format, engine == nil {
      throw Fault(
        .usage, at: "--format", "unknown format '\(format)'",
        remedy: "use " + engines.map { $0.name }.joined(separator: ", "))
    }
    var reader = RouteReader(
      format: engine, drivingSide: try value("driving-side"),
      roundabouts: try value("roundabouts") ?? .joined)
    reader.engineFiles = files
    reader.vehicle = try value("vehicle") ?? .car
    return reader
  }

  private func guide() throws(Fault) -> Guide {
    var languages = Languages.builtIn
    for text in texts("language-file") {
      try Fault.within("--language-file") { () throws(Fault) in
        try languages.add(Array(text.utf8))
      }
    }
    var locale: LocaleTag?
    if let text = node["locale"]?.string {
      locale = try Fault.within("--locale") { () throws(Fault) in try LocaleTag(text) }
    }
    if node["time-zone"] != nil, node["depart"] == nil {
      throw Fault(.usage, at: "--time-zone", "needs --depart", remedy: "give the time to start")
    }
    var start: Departure?
    if let text = node["depart"]?.string {
      start = try Fault.within("--depart") { () throws(Fault) in
        try Departure(text, zone: node["time-zone"]?.string)
      }
    }
    var guide = Guide(
      units: try value("units"), locale: locale, departure: start, languages: languages)
    guide.instructions = try value("instructions") ?? .ours
    guide.announcements = try value("announcements") ?? .ours
    guide.geometry = try value("geometry") ?? .none
    guide.along = try set("along")
    return guide
  }

  private func texts(_ name: String) -> [String] {
    node[name]?.elements.compactMap { $0.string } ?? []
  }

  /// The value of an option with words.
  private func value<Value: Word>(_ name: String) throws(Fault) -> Value? {
    guard let text = node[name]?.string else { return nil }
    return try word(text, of: name)
  }

  /// The values of an option with several words; `nil` without it.
  private func set<Value: Word>(_ name: String) throws(Fault) -> Set<Value>? {
    guard node[name] != nil else { return nil }
    var values: Set<Value> = []
    for text in texts(name) { values.insert(try word(text, of: name)) }
    return values
  }

  private func word<Value: Word>(_ text: String, of name: String) throws(Fault) -> Value {
    guard let value = Value(rawValue: text) else {
      let words = Value.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw Fault(.usage, at: "--\(name)", "unknown word '\(text)'", remedy: "use \(words)")
    }
    return value
  }
}

/// What has the words of an option.
private typealias Word = CaseIterable & Hashable & RawRepresentable<String>

import Faults
import JSON

/// A routing engine: its words, and how its responses are read; `forms.csv` has their signs.
///
/// Each has its value in its own folder, such as `Valhalla`, or its files in `Engines`.
public struct Engine: Sendable {
  /// The word for it in options and files, such as `google-routes`.
  public let name: String
  /// Whether it, or a service for it, can respond in OSRM's form too.
  let writesOSRM: Bool
  /// Whether its routes begin with a word for the departure.
  let hasDeparture: Bool
  /// The kind of a word that no vocabulary has; `nil` for the turn that its modifier names.
  package let unknownKind: ManeuverKind?
  private let words: @Sendable () -> [Vocabulary]
  /// Reads the routes of a response, and sets what else is known of it.
  private(set) var read: Reader

  typealias Reader =
    @Sendable (JSONNode, inout RouteResponse, RouteReader) throws(Fault) -> [Route]

  /// All engines, in the order of lists.
  public static let all: [Engine] = {
    let known = [
      navInfo, osrm, mapbox, valhalla, googleRoutes, googleDirections, graphHopper,
      openRouteService, here, tomTom, ferrostar, openTripPlanner, mapQuest, cycleStreets,
    ]
    return EngineFile.builtIn.reduce(into: known) { engines, file in
      if !engines.contains(where: { $0.name == file.engine }) {
        engines.append(Engine(files: file.engine))
      }
    }
  }()

  /// openrouteservice's JSON and GeoJSON.
  public static let openRouteService = Engine(files: "openrouteservice")
  /// MapQuest Directions, version 2.
  public static let mapQuest = Engine(files: "mapquest")
  /// The journeys of CycleStreets, version 1.
  public static let cycleStreets = Engine(files: "cyclestreets")

  /// An engine whose forms are all in engine files.
  private init(files name: String) {
    self.init(name, vocabularies: [Vocabulary(joining: EngineFile.tables(of: name), name)]) {
      response, _, reader throws(Fault) in
      let tables = EngineFile.tables(of: name)
      let table = tables.first { $0.knows(response) } ?? tables.first
      return try table?.routes(from: response, reader) ?? []
    }
  }

  /// The engine of a file that the program does not have, or a known one that also reads by it.
  init(_ table: EngineTable) {
    let read: Reader = { response, _, reader throws(Fault) in
      try table.routes(from: response, reader)
    }
    self =
      Engine(named: table.engine)
      ?? Engine(table.engine, vocabularies: [table.vocabulary], read: read)
    self.read = read
  }

  init(
    _ name: String, writesOSRM: Bool = false, hasDeparture: Bool = true,
    unknownKind: ManeuverKind? = .followRoad,
    vocabularies: @autoclosure @escaping @Sendable () -> [Vocabulary],
    read: @escaping Reader
  ) {
    (self.name, self.writesOSRM, self.hasDeparture) = (name, writesOSRM, hasDeparture)
    (self.unknownKind, words, self.read) = (unknownKind, vocabularies, read)
  }

  /// The engine of a name, if there is one.
  public init?(named name: String) {
    guard let engine = Self.all.first(where: { $0.name == name }) else { return nil }
    self = engine
  }

  /// Detects the engine of a response by its signs; `nil` if none is known.
  init?(of response: JSONNode) {
    let form = ResponseForm(of: response)
    if let table = EngineFile.table(of: response, form) {
      self.init(table)
    } else if let form {
      self.init(named: form.name)
    } else {
      return nil
    }
  }

  /// Its vocabularies in the order in which a word is looked up.
  package var vocabularies: [Vocabulary] {
    let own = words()
    let others = EngineFile.tables(of: name).map { $0.vocabulary }
    return own[0].provider == name ? own : own + others
  }

  /// Whether it has a word for leaving a roundabout.
  var saysExits: Bool {
    vocabularies.contains { $0.entries.contains { $0.kind.leavesRoundabout } }
  }

  /// All names, listed in a sentence.
  public static let readable: String = {
    let names = all.map { $0.name }
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }()
}

extension Engine: Hashable, CustomStringConvertible {
  /// Engines are equal if their names are.
  public static func == (one: Engine, other: Engine) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

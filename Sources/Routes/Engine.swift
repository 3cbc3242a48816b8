import Faults
import JSON

/// A routing engine: by what its responses are known, its words, and how they are read.
///
/// Each has its value in its own folder, such as `CycleStreets`.
public struct Engine: Sendable {
  /// The word for it in options and files, such as `google-routes`.
  public let name: String
  /// Paths of fields that only its responses have; `0` is the first element of an array.
  let signs: [String]
  /// Whether a response is the engine's that has none of the signs.
  let recognizes: @Sendable (JSONNode) -> Bool
  /// Whether it, or a service for it, can respond in OSRM's form too.
  let writesOSRM: Bool
  /// Whether its routes begin with a word for the departure.
  let hasDeparture: Bool
  /// The kind of a word that no vocabulary has; `nil` for the turn that its modifier names.
  package let unknownKind: ManeuverKind?
  private let words: @Sendable () -> [Vocabulary]
  /// Reads the routes of a response, and sets what else is known of it.
  let read: Reader

  typealias Reader =
    @Sendable (JSONNode, inout RouteResponse, RouteReader) throws(Fault) -> [Route]

  /// All engines, in the order of lists; a response is of the first that knows it, OSRM last.
  public static let all: [Engine] = [
    navInfo, osrm, mapbox, valhalla, googleRoutes, googleDirections, graphHopper, openRouteService,
    here, tomTom, ferrostar, openTripPlanner, mapQuest, cycleStreets,
  ]

  init(
    _ name: String, signs: [String] = [],
    recognizes: @escaping @Sendable (JSONNode) -> Bool = { _ in false }, writesOSRM: Bool = false,
    hasDeparture: Bool = true, unknownKind: ManeuverKind? = .followRoad,
    vocabularies: @autoclosure @escaping @Sendable () -> [Vocabulary],
    read: @escaping Reader
  ) {
    (self.name, self.signs, self.recognizes, self.read) = (name, signs, recognizes, read)
    (self.writesOSRM, self.hasDeparture) = (writesOSRM, hasDeparture)
    (self.unknownKind, words) = (unknownKind, vocabularies)
  }

  /// The engine of a name, if there is one.
  public init?(named name: String) {
    guard let engine = Self.all.first(where: { $0.name == name }) else { return nil }
    self = engine
  }

  /// Detects the engine of a response by its fields; `nil` if none knows it.
  init?(of response: JSONNode) {
    // Other engines' responses have OSRM's fields, too.
    let others = Self.all.filter { $0 != .osrm }
    guard let engine = (others + [.osrm]).first(where: { $0.knows(response) }) else { return nil }
    self = engine
  }

  private func knows(_ response: JSONNode) -> Bool {
    recognizes(response) || signs.contains(where: response.reaches)
  }

  /// Its vocabularies in the order in which a word is looked up.
  package var vocabularies: [Vocabulary] { words() }

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

/// A form that its engine gave up: its responses are refused by name.
struct EndedForm {
  /// The form, and why it ended.
  let name: String
  /// Paths of fields that only its responses have.
  let signs: [String]
  /// What to request instead.
  let successor: String

  static let all = [
    EndedForm(
      name: "OSRM 4, which OSRM 5 replaced in 2016",
      signs: ["route_instructions", "route_summary.total_time", "routes.0.0.route_instructions"],
      successor: "version 5"),
    EndedForm(
      name: "HERE's Routing API 7, which HERE ended", signs: ["response.route"],
      successor: "version 8"),
  ]
}

extension Engine: Hashable, CustomStringConvertible {
  /// Engines are equal if their names are.
  public static func == (one: Engine, other: Engine) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

extension JSONNode {
  /// Whether a value exists at a path of names, with `0` for the first element of an array.
  func reaches(_ path: String) -> Bool {
    path.split(separator: ".").reduce(self as JSONNode?) { node, name in
      name == "0" ? node?.first : node?[String(name)]
    } != nil
  }
}

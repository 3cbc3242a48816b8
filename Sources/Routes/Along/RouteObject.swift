/// Something that lies along a route: one place, or a stretch of the way.
public struct RouteObject: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The leg on which it begins, from 0.
  public var leg: Int
  /// From the start of the route to its beginning, in meters; `nil` if the place is unknown.
  public var start: Double?
  /// From the start of the route to its end, in meters; `nil` for a single place.
  public var end: Double?
  /// Where it is or begins.
  public var location: Coordinate?
  /// The points of the route's line from its beginning to its end, if it has an extent.
  public var line: ClosedRange<Int>?
  /// The facts that the engine sends.
  public var facts: [Fact: FactValue]
  /// The path of the engine's field of the object, from the route on and without indices, such as
  /// `legs[].incidents[]`.
  public var source: String

  /// What an object is; the raw value is its word in files.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case trafficSignal = "traffic-signal"
    case stopSign = "stop-sign"
    case yieldSign = "yield-sign"
    case crosswalk
    case railCrossing = "rail-crossing"
    case speedCamera = "speed-camera"
    /// A place where toll is paid or measured.
    case toll
    /// A stretch that costs toll.
    case tollRoad = "toll-road"
    case border
    case tunnel
    case bridge
    case ferry
    case restArea = "rest-area"
    case serviceArea = "service-area"
    case charging
    case incident
    case closure
    case congestion
    case roadClass = "road-class"
    case surface
    case speedLimit = "speed-limit"
    /// The start of a state, a province or the like.
    case adminArea = "admin-area"
    /// A notice or a violation that fits no other kind.
    case notice
  }

  /// The name of a fact; the raw value is its word in files.
  public enum Fact: String, Hashable, Sendable, CaseIterable {
    /// The name of a tunnel, a bridge, a ferry, a toll system or a place.
    case name
    /// The engine's own text.
    case text
    /// The engine's longer text.
    case longText
    /// A finer kind, in lower case, such as `booth`, `accident` or `motorway`.
    case type
    /// A finer type of the same, such as `rain` of `weather`.
    case subtype
    /// How serious it is: `minor`, `moderate`, `major` or `critical`.
    case severity
    /// The level of congestion: `low`, `moderate`, `heavy` or `severe`.
    case level
    /// When it begins and ends, as the engine writes it, usually RFC 3339.
    case begins
    case ends
    /// Lanes that are blocked, in the engine's words.
    case lanesBlocked
    /// A price, and its currency by ISO 4217.
    case amount
    case currency
    /// A limit, in the unit of `unit`.
    case value
    /// `km/h` or `mph` of speeds, `m` or `t` of the size or the weight of vehicles.
    case unit
    /// The form of the sign: `vienna`, `us` or `canada`.
    case sign
    /// Whether a speed limit changes with traffic or weather.
    case isVariable
    /// Whether there is no speed limit.
    case isUnlimited
    /// A country, two capital letters of ISO 3166.
    case country
    /// A state or province, as in ISO 3166-2, or its name.
    case region
    /// What a rest area offers, or what a charging stop has.
    case services
    /// The power of a charger, in kilowatts.
    case power
    /// The time of a stop or a delay, in seconds.
    case seconds
    /// The state of charge on arrival and departure, in percent.
    case chargeBefore
    case chargeAfter
    /// The energy in the battery on arrival and departure, in watt-hours.
    case energyBefore
    case energyAfter
  }

  /// The value of a fact.
  public enum FactValue: Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([String])
  }
}

extension RouteObject {
  /// Creates an object that an app knows of; places are in meters from the start of the route.
  public init(
    _ kind: Kind, from start: Double?, to end: Double? = nil, leg: Int = 0,
    location: Coordinate? = nil, facts: [Fact: FactValue] = [:], source: String = "app"
  ) {
    self.init(
      kind: kind, leg: leg, start: start, end: end, location: location, facts: facts,
      source: source)
  }
}

/// How an object along a route is shown: a row of `signs.csv`.
package struct ObjectSign: Hashable, Sendable {
  /// The path of its text in language files; empty if it has none, or only a name.
  package let words: String
  /// The fact that names it after the text; `nil` if the text says all.
  package let named: RouteObject.Fact?
  /// The name of its glyph; empty for a speed limit, whose glyph has the number.
  package let glyph: String

  /// By kind, then by type; an empty type is for all others.
  fileprivate static let table: [RouteObject.Kind: [String: ObjectSign]] = {
    var table: [RouteObject.Kind: [String: ObjectSign]] = [:]
    let rows = WordList.table("signs.csv", in: "Routes/Words") { row in
      RouteObject.Kind(rawValue: row[0]).map { kind in
        let sign = ObjectSign(
          words: row[2], named: RouteObject.Fact(rawValue: row[3]), glyph: row[4])
        return (kind: kind, types: row[1].split(separator: " ").map(String.init), sign: sign)
      }
    }
    for (kind, types, sign) in rows {
      for type in types.isEmpty ? [""] : types { table[kind, default: [:]][type] = sign }
    }
    return table
  }()
}

extension RouteObject.Kind {
  /// The signs of all types of the kind; a test reads those of every kind.
  package var signs: Set<ObjectSign> { Set((ObjectSign.table[self] ?? [:]).values) }

  /// The sign of all types that have none of their own.
  package var generalSign: ObjectSign? { ObjectSign.table[self]?[""] }
}

extension RouteObject {
  /// How it is shown: by its type, level or lack of a limit, as far as the table has it, else by its
  /// kind.
  package var sign: ObjectSign {
    let signs = ObjectSign.table[kind] ?? [:]
    if signs.count == 1, let only = signs[""] { return only }
    if kind == .speedLimit {
      if flag(.isUnlimited) == true, let sign = signs["unlimited"] { return sign }
    } else {
      for word in [Fact.type, .subtype, .level].compactMap(text) {
        // Types in the table have neither capitals nor marks.
        if let sign = signs[word.lowercased().filter { $0.isLetter || $0.isNumber }] { return sign }
      }
    }
    guard let sign = signs[""] else {
      preconditionFailure("signs.csv has no row for \(kind.rawValue)")
    }
    return sign
  }

  package func text(_ fact: Fact) -> String? {
    if case .text(let text) = facts[fact] { text } else { nil }
  }

  package func number(_ fact: Fact) -> Double? {
    if case .number(let number) = facts[fact] { number } else { nil }
  }

  package func flag(_ fact: Fact) -> Bool? {
    if case .flag(let flag) = facts[fact] { flag } else { nil }
  }
}

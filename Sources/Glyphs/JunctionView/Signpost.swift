import Faults
import Paths
import Routes

/// The direction sign of a road ahead, as far as the route says what is on it.
public struct Signpost: Hashable, Sendable {
  /// The colors of the panel.
  let colors: SignpostColors
  /// The plate with the number of the exit.
  public let exit: Shield?
  /// The numbers of roads, up to 3.
  public let shields: [Shield]
  /// The places, up to 3; only those in letters that can be drawn.
  public let destinations: [String]

  /// The greatest numbers of shields and of destinations.
  static let limit = 3
  /// The most characters of a destination.
  private static let longest = 24

  /// Creates a sign; `nil` if it has nothing on it, or something that no sign can show.
  init?(
    colors: SignpostColors = .plain, exit: Shield? = nil, shields: [Shield] = [],
    destinations: [String] = []
  ) {
    guard exit != nil || !shields.isEmpty || !destinations.isEmpty, shields.count <= Self.limit,
      destinations.count <= Self.limit,
      destinations.allSatisfy({
        $0.contains { $0 != " " } && $0.count <= Self.longest && Lettering.canWrite($0)
      })
    else { return nil }
    (self.colors, self.exit, self.shields) = (colors, exit, shields)
    self.destinations = destinations
  }

  /// The sign of a step's road; `nil` if the route has no sign and no number of it.
  ///
  /// Destinations are left out from the first that no sign can show, or that makes the name longer
  /// than a limit in bytes.
  init?(_ step: Step, isOnLeft: Bool, longestName: Int) {
    let finder = ShieldFinder.builtIn
    let parts = SignText(step.road)
    let exit = step.road.exits?.split(separator: ";").first.flatMap { number in
      finder.exitSign(number.trimmed, country: step.country, isOnLeft: isOnLeft)?.shield
    }
    var shields: [Shield] = []
    for ref in parts.refs where shields.count < Self.limit {
      let shield = finder.shield(of: ref, sent: step.shields, country: step.country)?.shield
      if let shield, !shields.contains(shield) { shields.append(shield) }
    }
    let colors = SignpostColors(
      country: step.country?.code, isNumberedExit: exit != nil, networks: shields.map { $0.network }
    )
    var best = Signpost(colors: colors, exit: exit, shields: shields)
    for count in 0..<min(parts.places.count, Self.limit) {
      let more = Signpost(
        colors: colors, exit: exit, shields: shields,
        destinations: Array(parts.places[...count]))
      guard let more, more.name.utf8.count <= longestName else { break }
      best = more
    }
    guard let best, best.name.utf8.count <= longestName else { return nil }
    self = best
  }
}

/// The colors of a panel: those of a country's signs toward motorways, or neutral ones.
///
/// `Resources/signposts.csv` has the countries where all direction signs have the color, those where
/// only motorways have it, and the networks that are motorways.
struct SignpostColors: Hashable, Sendable {
  let name: String
  let ground: Color
  let text: Color

  /// The colors where no country's are known.
  static let plain = rows[0].colors

  static let rows = WordList.table("signposts.csv", in: "Glyphs/Resources") { row in
    Color(hexadecimal: row[1]).flatMap { ground in
      Color(hexadecimal: row[2]).map { text in
        (
          colors: SignpostColors(name: row[0], ground: ground, text: text),
          always: row[3].split(separator: " "), motorways: row[4].split(separator: " "),
          networks: row[5].split(separator: " ")
        )
      }
    }
  }

  private init(name: String, ground: Color, text: Color) {
    (self.name, self.ground, self.text) = (name, ground, text)
  }

  /// The colors of a sign that names networks of roads.
  init(country: String?, isNumberedExit: Bool, networks: [String]) {
    let isMotorway =
      isNumberedExit
      || Self.rows.contains { row in
        row.networks.contains { motorway in networks.contains { $0 == motorway } }
      }
    let row = Self.rows.first { row in
      row.always.contains { $0 == country ?? "" }
        || isMotorway && row.motorways.contains { $0 == country ?? "" }
    }
    self = row?.colors ?? .plain
  }

  init?(name: String) {
    guard let row = Self.rows.first(where: { $0.colors.name == name }) else { return nil }
    self = row.colors
  }
}

/// What signs say of a road: `A 10, E 55: Berlin, Cottbus` are two numbers and two places.
private struct SignText {
  var refs: [String] = []
  var places: [String] = []

  init(_ road: Road) {
    for sign in (road.destinations ?? "").split(separator: ";") {
      let sign = String(sign)
      guard let colon = sign.firstRange(of: ": ") else {
        add(sign)
        continue
      }
      refs += Self.list(sign[..<colon.lowerBound])
      places += Self.list(sign[colon.upperBound...])
    }
    if refs.isEmpty { refs = (road.ref ?? "").split(separator: ";").map { $0.trimmed } }
  }

  private mutating func add(_ text: String) {
    for part in Self.list(text) {
      if part.isRoadNumber { refs.append(part) } else { places.append(part) }
    }
  }

  private static func list(_ text: some StringProtocol) -> [String] {
    text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

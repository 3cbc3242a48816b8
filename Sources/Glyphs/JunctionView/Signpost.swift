import Faults
import Paths
import Maneuvers

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
  package static let limit = 3
  /// The most characters of a destination.
  private static let longest = 24

  /// Creates a sign; `nil` if it has nothing on it, or something that no sign can show.
  package init?(
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
}

/// The colors of a panel: those of a country's signs toward motorways, or neutral ones.
///
/// `Resources/signposts.csv` has the countries where all direction signs have the color, those where
/// only motorways have it, and the networks that are motorways.
package struct SignpostColors: Hashable, Sendable {
  let name: String
  let ground: Color
  let text: Color

  /// The colors where no country's are known.
  package static let plain = rows[0].colors

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

  /// The colors of a sign at a motorway, or one that names networks of roads.
  package init(country: String?, isAtMotorway: Bool, networks: [String]) {
    let isMotorway =
      isAtMotorway
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

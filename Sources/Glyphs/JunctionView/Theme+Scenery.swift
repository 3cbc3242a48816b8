import EmbeddedFiles
import Faults
import JSON
public import Paths

extension Theme {
  /// A part of a junction view that has a color of its own.
  public enum SceneryRole: String, Hashable, Sendable, CaseIterable {
    case sky
    /// The ground beside the roads.
    case land
    /// The paved strip outside the edge lines.
    case shoulder
    case road
    /// The lines between lanes and at edges, and the one beside oncoming traffic where it is yellow.
    case line, medianLine
    /// The lanes to take.
    case lane
    /// The arrow along the lanes to take, and its edge.
    case arrow, arrowEdge
  }

  /// The colors of junction views by day or by night.
  public struct Scenery: Hashable, Sendable {
    private var colors: [SceneryRole: Color]

    /// The color of a role.
    public subscript(role: SceneryRole) -> Color {
      guard let color = colors[role] else { preconditionFailure("no color of \(role)") }
      return color
    }

    fileprivate init(_ node: JSONNode?, at place: String, base: Scenery?) throws(Fault) {
      colors = base?.colors ?? [:]
      for (name, value) in try node?.expectMembers() ?? [] {
        guard let role = SceneryRole(rawValue: name) else {
          throw .badTheme(
            place: "\(place).\(name)", finding: "no such role",
            remedy: name.suggestion(among: SceneryRole.allCases.map { $0.rawValue }, within: 4)
              ?? "see 'fingerpost schema theme'")
        }
        colors[role] = try Color(themeText: value.expectText(), at: "\(place).\(name)")
      }
      for role in SceneryRole.allCases where colors[role] == nil {
        throw .badTheme(
          place: "\(place).\(role.rawValue)", finding: "no color", remedy: "add one such as #8A8A8A"
        )
      }
    }
  }

  /// The colors of junction views by day or by night.
  public func scenery(_ scheme: Scheme) -> Scenery {
    switch scheme {
    case .light: scenery.day
    case .dark: scenery.night
    }
  }

  /// The colors of both schemes.
  struct Sceneries: Hashable, Sendable {
    fileprivate let day, night: Scenery

    /// Reads those of a theme's file; what it leaves out is that of the built-in theme.
    init(_ node: JSONNode?) throws(Fault) {
      for (name, _) in try node?.expectMembers() ?? [] where Scheme(rawValue: name) == nil {
        throw .badTheme(
          place: "scenery.\(name)", finding: "neither day nor night",
          remedy: "use 'light' for day and 'dark' for night")
      }
      func scenery(_ scheme: Scheme) throws(Fault) -> Scenery {
        let (name, place) = (scheme.rawValue, "scenery.\(scheme.rawValue)")
        let own = node?[name]
        // The built-in theme itself has all roles.
        guard try own?.expectMembers().count != SceneryRole.allCases.count else {
          return try Scenery(own, at: place, base: nil)
        }
        let usual = try Theme.root(EmbeddedFiles.read("Icons/theme.json"))["scenery"]?[name]
        return try Scenery(own, at: place, base: try Scenery(usual, at: place, base: nil))
      }
      (day, night) = (try scenery(.light), try scenery(.dark))
    }
  }
}

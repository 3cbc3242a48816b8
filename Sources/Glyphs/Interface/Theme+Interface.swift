import EmbeddedFiles
import Faults
import JSON
public import Paths

extension Theme {
  /// Day or night; the names are those of appearances, `light` and `dark`.
  public enum Scheme: String, Hashable, Sendable, CaseIterable {
    /// Day.
    case light
    /// Night.
    case dark
  }

  /// The colors of the navigation UI, by day or by night.
  public struct Interface: Hashable, Sendable {
    private var colors: [InterfaceRole: Color]

    /// The color of a role.
    public subscript(role: InterfaceRole) -> Color {
      guard let color = colors[role] else { preconditionFailure("no color of \(role)") }
      return color
    }

    /// The colors of all roles, as they stand in a theme's file.
    package var file: [String: String] {
      Dictionary(
        uniqueKeysWithValues: colors.map { ($0.rawValue, $1.hexadecimal.uppercased()) })
    }

    /// Reads roles and colors of a file; other roles keep the color of `base`.
    ///
    /// Throws `Fault.badTheme` for an unknown role, a bad color, and without `base` for a role
    /// that has none.
    init(_ file: [String: String], at place: String, base: Interface?) throws(Fault) {
      colors = base?.colors ?? Dictionary(minimumCapacity: file.count)
      for (name, text) in file.sorted(by: { $0.key < $1.key }) {
        guard let role = InterfaceRole(rawValue: name) else {
          let near = name.nearest(among: InterfaceRole.allCases.map(\.rawValue), within: 4)
          throw .badTheme(
            place: "\(place).\(name)", finding: "no such role",
            remedy: near.map { "did you mean '\($0)'?" } ?? "see 'fingerpost schema theme'")
        }
        colors[role] = try Color(themeText: text, at: "\(place).\(name)")
      }
      for role in InterfaceRole.allCases where colors[role] == nil {
        throw .badTheme(
          place: "\(place).\(role.rawValue)", finding: "no color", remedy: "add one such as #8A8A8A"
        )
      }
    }
  }

  /// The colors of the navigation UI by day or by night.
  public func interface(_ scheme: Scheme) -> Interface {
    switch scheme {
    case .light: day
    case .dark: night
    }
  }

  /// Reads the interface of a theme's file; what it leaves out is that of the built-in theme.
  static func interfaces(_ node: JSONNode?) throws(Fault) -> (day: Interface, night: Interface) {
    let file = try colors(in: node)
    for name in file.keys.sorted() where Scheme(rawValue: name) == nil {
      throw .badTheme(
        place: "interface.\(name)", finding: "neither day nor night",
        remedy: "use 'light' for day and 'dark' for night")
    }
    func interface(_ scheme: Scheme) throws(Fault) -> Interface {
      let name = scheme.rawValue
      let place = "interface." + name
      let own = file[name] ?? [:]
      let isWhole = own.count == InterfaceRole.allCases.count
      let usual =
        isWhole
        ? [:]
        : try colors(in: root(EmbeddedFiles.read("Icons/theme.json"))["interface"])[name] ?? [:]
      return try Interface(
        own, at: place, base: isWhole ? nil : Interface(usual, at: place, base: nil))
    }
    return (try interface(.light), try interface(.dark))
  }
}

extension Theme {
  /// The colors of a theme's file by scheme and by role.
  private static func colors(in node: JSONNode?) throws(Fault) -> [String: [String: String]] {
    var colors: [String: [String: String]] = [:]
    for (scheme, roles) in try node?.expectMembers() ?? [] {
      colors[scheme] = [:]
      for (role, color) in try roles.expectMembers() {
        colors[scheme]?[role] = try color.expectText()
      }
    }
    return colors
  }
}

extension Theme.Variant {
  /// Whether the variant is for day or for night.
  public var scheme: Theme.Scheme { isForDarkBackground ? .dark : .light }
}

extension Color {
  /// Parses a color of a theme; throws `Fault.badTheme` for other text.
  init(themeText text: String, at place: String) throws(Fault) {
    guard let color = Color(hexadecimal: text) else {
      throw .badTheme(
        place: place, finding: "'\(text)' is not a color", remedy: "use #RRGGBB or #RRGGBBAA")
    }
    self = color
  }
}

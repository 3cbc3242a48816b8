import Faults
import JSON
public import Paths
import SVGCoding

extension Theme {
  /// The colors of roles by day or by night.
  public struct Colors<Role>: Hashable, Sendable
  where Role: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
    private var colors: [Role: Color]

    /// The color of a role.
    public subscript(role: Role) -> Color {
      guard let color = colors[role] else { preconditionFailure("no color of \(role.rawValue)") }
      return color
    }

    /// The colors of all roles, as they stand in a theme's file.
    package var file: [String: String] {
      Dictionary(
        uniqueKeysWithValues: colors.map { ($0.rawValue, $1.hexadecimal.uppercased()) })
    }

    /// Takes the colors of a file; other roles keep the color of `base`.
    fileprivate init(_ file: JSONNode?, base: Self?) throws(Fault) {
      colors = base?.colors ?? [:]
      for (name, value) in file?.members ?? [] {
        if let role = Role(rawValue: name) { colors[role] = try Color(value) }
      }
    }
  }

  /// The colors of roles by day and by night.
  struct Schemes<Role>: Hashable, Sendable
  where Role: RawRepresentable<String> & CaseIterable & Hashable & Sendable {
    private let day, night: Colors<Role>

    subscript(scheme: Scheme) -> Colors<Role> { scheme == .light ? day : night }

    /// Takes a section of a theme's file; what it leaves out is that of the built-in theme.
    init(in section: String, of root: JSONNode) throws(Fault) {
      func colors(_ scheme: Scheme) throws(Fault) -> Colors<Role> {
        let own = root[section]?[scheme.rawValue]
        guard own?.members.count != Role.allCases.count else {
          return try Colors(own, base: nil)
        }
        let usual = try Theme.builtInRoot()[section]?[scheme.rawValue]
        return try Colors(own, base: Colors(usual, base: nil))
      }
      (day, night) = (try colors(.light), try colors(.dark))
    }
  }
}

extension Color {
  /// Parses a color that a file has.
  init(_ node: JSONNode?) throws(Fault) {
    let text = node?.string ?? ""
    guard let color = Color(svg: text) else {
      throw Fault(
        at: node?.place ?? "", "'\(text)' is not a color",
        remedy: "use #RRGGBB, or another color of SVG such as gray or rgb(138, 138, 138)")
    }
    self = color
  }
}

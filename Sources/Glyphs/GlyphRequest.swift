import Escaping
import SVGCoding
package import Faults
package import Paths
package import Maneuvers

/// A glyph as a person asks for it: a name, and what goes with it.
///
/// Faults name the parts as the options of `fingerpost glyph`, such as `--angle`.
package struct GlyphRequest: Sendable {
  /// A kind, a sign, `roundabout`, `lanes`, `junction`, `junction-view`, `shield`, `exit:` and a
  /// number, an own icon or a name from a manifest.
  package var name: String
  /// The lanes, the roads of a junction, both with `>` between, or a shield.
  package var words: String?
  /// The angle driven around a roundabout, 1 to 360 degrees.
  package var angle: Double?
  package var exit: Int?
  package var drivingSide = DrivingSide.right
  /// Whether lanes have the usual lines where the words name none.
  package var hasDividers = false
  /// The country of an exit sign or of a junction view, two letters of ISO 3166.
  package var country: String?

  package init(name: String) { self.name = name }

  package func spec(in icons: IconLibrary) throws(Fault) -> GlyphSpec {
    if name == "junction", let words { return .junction(try Junction(words: words)) }
    if name == "junction-view", let words {
      return .junctionView(
        try JunctionView(words: words, drivingSide: drivingSide, country: try countryCode))
    }
    if name == "lanes", let words {
      return .lanes(try LaneStrip(words: words, drivingSide: drivingSide, hasDividers: hasDividers))
    }
    if name == "shield", let words { return .shield(try Shield(words: words)) }
    if let number = exitNumber {
      guard let sign = icons.shields.exitSign(number, country: try countryCode) else {
        throw Fault(
          .usage, "'\(name)': no sign can show this number",
          remedy: "write up to \(Shield.longest) characters")
      }
      return .shield(sign)
    }
    if let angle, hasAngle, !(1...360).contains(angle) {
      throw Fault.badParameter(
        name: "--angle", value: DecimalText.shortest(angle), expected: "1 to 360 degrees")
    }
    if let exit, !Roundabout.exits.contains(exit) {
      throw Fault.badParameter(name: "--exit", value: "\(exit)", expected: "1 to 19")
    }
    if name == "roundabout" {
      let passage = angle.map { Roundabout.Passage.through(angle: Int(($0 + 0.5).floored)) }
      return .roundabout(
        try Roundabout(
          circulation: drivingSide.circulation, passage: passage ?? .toExit, exit: exit))
    }
    if let kind = ManeuverKind(rawValue: name) {
      return GlyphSpec(kind: kind, drivingSide: drivingSide, angle: angle, exit: exit)
    }
    guard let spec = icons.spec(named: name.replacing("-", with: "_")) else {
      let hint = icons.nearest(to: name).map { "did you mean '\($0)'?" }
      throw Fault(.usage, "no glyph '\(name)'", remedy: hint ?? "see 'fingerpost list'")
    }
    return spec
  }

  /// The number behind `exit:`.
  package var exitNumber: String? { name.hasPrefix("exit:") ? String(name.dropFirst(5)) : nil }

  private var countryCode: String? {
    get throws(Fault) {
      guard let country else { return nil }
      guard let code = Country.alpha2(country) else {
        throw Fault(
          .usage, "--country \(country): not a code of ISO 3166", remedy: "use two letters")
      }
      return code
    }
  }

  /// Whether the name is a roundabout that takes its angle and exit from elsewhere.
  package var hasAngle: Bool {
    if name == "roundabout" { return true }
    guard let kind = ManeuverKind(rawValue: name), let ring = Roundabout(kind: kind) else {
      return false
    }
    return switch ring.passage {
    case .through, .toExit: true
    case .enter, .exit: false
    }
  }
}

extension GlyphSpec {
  /// The size in points, unless another is asked for.
  package func standardSize(_ icons: IconLibrary) throws(Fault) -> Size {
    switch self {
    case .lanes: Size(width: 120, height: 18)
    case .shield(let shield): try icons.shields.size(of: shield)
    case .junctionView: Size(width: 140, height: 100)
    case .maneuver, .roundabout, .junction, .furniture, .icon: Size(width: 50, height: 50)
    }
  }
}

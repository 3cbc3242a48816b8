import Glyphs
import Paths
import Routes
import SVGCoding
import Faults

extension GlyphCommand {
  func standardSize(of spec: GlyphSpec, _ icons: IconLibrary) throws -> Size {
    switch spec {
    case .lanes: Size(width: 120, height: 18)
    case .shield(let shield): try icons.shields.size(of: shield)
    case .maneuver, .roundabout, .junction, .furniture, .icon: Size(width: 50, height: 50)
    }
  }

  /// What the name and the options that go with it ask for.
  func spec(_ icons: IconLibrary) throws -> GlyphSpec {
    let drivingSide = drivingSide ?? .right
    if name == "junction", let words { return .junction(try Junction(words: words)) }
    if name == "lanes", let words {
      return .lanes(try LaneStrip(words: words, drivingSide: drivingSide, hasDividers: dividers))
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
      return .roundabout(
        try Roundabout(
          circulation: drivingSide.circulation,
          passage: angle.map { .through(angle: Int($0.rounded())) } ?? .toExit, exit: exit))
    }
    if let kind = ManeuverKind(rawValue: name) {
      return GlyphSpec(kind: kind, drivingSide: drivingSide, angle: angle, exit: exit)
    }
    guard let spec = icons.spec(named: name.replacing("-", with: "_")) else {
      throw Fault.unknownName(name, nearest: icons.nearest(to: name))
    }
    return spec
  }

  var exitNumber: String? { name.hasPrefix("exit:") ? String(name.dropFirst(5)) : nil }

  private var countryCode: String? {
    get throws {
      guard let country else { return nil }
      guard let code = Country.alpha2(country) else {
        throw Fault(
          .usage, "--country \(country): not a code of ISO 3166", remedy: "use two letters")
      }
      return code
    }
  }

  /// Whether the name is a roundabout that takes its angle and exit from options.
  var hasAngle: Bool {
    if name == "roundabout" { return true }
    return switch ManeuverKind(rawValue: name).flatMap({ Roundabout(kind: $0) })?.passage {
    case .through, .toExit: true
    case .enter, .exit, nil: false
    }
  }
}

package import Glyphs
package import Guidance
package import JSON
import Paths
import Routes

/// Pictures of glyphs, lanes and junctions by the glyph's name, as cards list them.
package struct CardPictures: Sendable {
  package var glyphs: [String: [JSON]] = [:]
  package var junctions: [String: [JSON]] = [:]
  /// Whether cards name the separate pictures of junctions.
  package var hasJunctions = false

  package init() {}

  func write(_ spec: GlyphSpec, to json: inout JSONWriter) {
    let name = spec.name
    json.member("files", glyphs[name])
    json.member("name", name)
  }

  func writeJunction(of step: Step, to json: inout JSONWriter) {
    guard hasJunctions, let name = GlyphSpec(junctionPictureOf: step)?.name else { return }
    json.object("junction") { json in
      json.member("files", junctions[name])
      json.member("name", name)
    }
  }
}

package enum PictureName {
  /// The variant follows `~`; the scale follows `@`, from 2 up.
  package static func file(_ name: some StringProtocol, _ variant: String, scale: Int) -> String {
    "\(name)~\(variant)\(scale == 1 ? "" : "@\(scale)x").png"
  }
}

extension Card {
  /// The shields of the numbers of roads and exits in its instructions.
  package func foundShields(_ finder: ShieldFinder) -> [InstructionText.Component: FoundShield] {
    var found: [InstructionText.Component: FoundShield] = [:]
    for component in instructions.lazy.flatMap({ $0.components }) where found[component] == nil {
      switch component.kind {
      case .ref:
        found[component] = finder.shield(
          of: component.text, sent: step.shields, country: step.country, among: step.neighbors)
      case .exit:
        let side = step.maneuver.kind.side ?? (step.drivingSide == .left ? .left : .right)
        found[component] = finder.exitSign(
          component.text, country: step.country, isOnLeft: side == .left)
      default: break
      }
    }
    return found
  }
}

extension GuidedRoute {
  /// The shields on its cards.
  package func shields(_ finder: ShieldFinder) -> Set<Shield> {
    Set(cards.lazy.flatMap { $0.foundShields(finder).values.map { $0.shield } })
  }
}

extension FoundShield {
  func write(_ size: Size?, _ pictures: CardPictures, to json: inout JSONWriter) {
    let name = GlyphSpec.shield(shield).name
    json.member("files", pictures.glyphs[name])
    json.member("name", name)
    json.member("network", shield.network)
    if let size {
      json.object("points") { json in
        json.member("height", size.height)
        json.member("width", size.width)
      }
    }
    json.member("source", source.rawValue)
    json.member("text", shield.text)
  }
}

public import Glyphs
import Routes

/// The glyphs that an app may want ready before it knows any route.
public struct IconSet: Hashable, Sendable {
  /// Which lanes belong to the set.
  public enum Lanes: String, Hashable, Sendable, CaseIterable {
    /// Those that roads mostly have, each arrow lit and none.
    case common
    /// All choices of the eight directions, each arrow lit and none, for both driving sides.
    case all
  }

  /// Which lanes belong to the set.
  public var lanes: Lanes
  /// The step between the angles of roundabouts, in degrees from 1 to 360.
  public var roundaboutStep: Int

  /// Makes a set.
  public init(lanes: Lanes = .common, roundaboutStep: Int = 15) {
    self.lanes = lanes
    self.roundaboutStep = roundaboutStep
  }

  /// The glyphs, each once, sorted by name.
  public var specs: [GlyphSpec] {
    var specs: Set<GlyphSpec> = []
    for kind in ManeuverKind.allCases {
      for side in DrivingSide.allCases { specs.insert(GlyphSpec(kind: kind, drivingSide: side)) }
    }
    for circulation in Circulation.allCases {
      var angle = roundaboutStep
      while angle <= 360 {
        insert(try? Roundabout(circulation: circulation, passage: .through(angle: angle)), &specs)
        angle += max(1, roundaboutStep)
      }
      for exit in Roundabout.exits {
        insert(try? Roundabout(circulation: circulation, passage: .toExit, exit: exit), &specs)
      }
    }
    for directions in lanes == .common ? Self.commonLanes : Self.allLanes {
      for followed in [nil] + directions.map(Optional.some) {
        let lane = Lane(
          directions: directions, followed: followed,
          state: followed == nil ? .avoid : .preferred)
        if let strip = try? LaneStrip([lane]) { specs.insert(.lanes(strip)) }
      }
    }
    for furniture in Furniture.plain + Self.speedLimits { specs.insert(.furniture(furniture)) }
    return specs.map { ($0.name, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func insert(_ roundabout: Roundabout?, _ specs: inout Set<GlyphSpec>) {
    if let roundabout { specs.insert(.roundabout(roundabout)) }
  }

  private static let commonLanes: [[Lane.Direction]] = [
    [.noArrow], [.through], [.left], [.right], [.slightLeft], [.slightRight], [.sharpLeft],
    [.sharpRight], [.uTurnLeft], [.uTurnRight], [.mergeToLeft], [.mergeToRight],
    [.left, .through], [.through, .right], [.left, .right], [.left, .through, .right],
    [.slightLeft, .through], [.through, .slightRight], [.slightLeft, .slightRight],
    [.slightLeft, .right], [.left, .slightRight], [.left, .slightLeft], [.slightRight, .right],
    [.uTurnLeft, .left], [.right, .uTurnRight], [.uTurnLeft, .through], [.through, .uTurnRight],
    [.uTurnLeft, .left, .through], [.through, .right, .uTurnRight], [.sharpLeft, .left],
    [.right, .sharpRight], [.sharpLeft, .through], [.through, .sharpRight],
  ]

  /// All subsets of the eight directions but the empty one, for both sides of U-turns.
  private static var allLanes: [[Lane.Direction]] {
    let eight: [Lane.Direction] = [
      .sharpLeft, .left, .slightLeft, .through, .slightRight, .right, .sharpRight,
    ]
    let subsets = [Lane.Direction.uTurnLeft, .uTurnRight].flatMap { uTurn in
      (1...255).map { bits in
        (eight + [uTurn]).enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
      }
    }
    return subsets + [[.noArrow], [.mergeToLeft], [.mergeToRight]]
  }

  private static var speedLimits: [Furniture] {
    let signs: [(SpeedLimit.Form, [Int])] = [
      (.vienna, (1...13).map { $0 * 10 }), (.us, (3...17).map { $0 * 5 }),
    ]
    return signs.flatMap { form, numbers in
      numbers.flatMap { number in
        SpeedLimit.State.allCases.compactMap { state in
          (try? SpeedLimit(form: form, number: number, state: state)).map { .speedLimit($0) }
        }
      }
    }
  }
}

import Maneuvers

/// The glyphs that an app may need before it has a route.
package enum GlyphSet {
  /// The glyphs without duplicates, sorted by name: lanes of the common directions or of all combinations,
  /// and roundabouts at each multiple of a step, in degrees from 1 to 360.
  package static func specs(hasAllLanes: Bool = false, roundaboutStep: Int = 15) -> [GlyphSpec] {
    var specs: Set<GlyphSpec> = []
    for kind in ManeuverKind.allCases {
      for side in DrivingSide.allCases { specs.insert(GlyphSpec(kind: kind, drivingSide: side)) }
    }
    specs.formUnion(Junction.forks.map { .junction($0) })
    for circulation in Circulation.allCases {
      let angles = stride(from: roundaboutStep, through: 360, by: max(1, roundaboutStep)).map {
        try? Roundabout(circulation: circulation, passage: .through(angle: $0))
      }
      specs.formUnion(angles.compactMap { $0 }.map { .roundabout($0) })
      specs.formUnion(GlyphSpec.numberedRoundabouts(circulation))
    }
    for directions in hasAllLanes ? allLanes : commonLanes {
      for followed in [nil] + directions.map(Optional.some) {
        let lane = Lane(
          directions: directions, followed: followed,
          state: followed == nil ? .avoid : .preferred)
        if let strip = try? LaneStrip([lane]) { specs.insert(.lanes(strip)) }
      }
    }
    specs.formUnion((Furniture.pictures + Furniture.waiting + speedLimits).map { .furniture($0) })
    return GlyphSpec.sorted(specs)
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

  /// All non-empty subsets of the eight directions, for both directions of U-turns.
  private static var allLanes: [[Lane.Direction]] {
    let eight: [Lane.Direction] = [
      .sharpLeft, .left, .slightLeft, .through, .slightRight, .right, .sharpRight,
    ]
    let subsets = [Lane.Direction.uTurnLeft, .uTurnRight].flatMap { uTurn in
      (1...255).map { bits in
        (eight + [uTurn]).enumerated().filter { bits >> $0.offset & 1 == 1 }.map { $0.element }
      }
    }
    return subsets + [[.noArrow], [.mergeToLeft], [.mergeToRight]]
  }

  private static var speedLimits: [Furniture] {
    let signs: [(SpeedLimit.Form, [Int])] = [
      (.vienna, (1...13).map { $0 * 10 }), (.us, (3...17).map { $0 * 5 }),
      (.canada, (3...11).map { $0 * 10 }), (.minimum, (3...8).map { $0 * 10 }),
      (.end, (3...12).map { $0 * 10 }),
    ]
    return signs.flatMap { form, numbers in
      numbers.flatMap { number in
        form.states.compactMap { state in
          (try? SpeedLimit(form: form, number: number, state: state)).map { .speedLimit($0) }
        }
      }
    }
  }
}

extension GlyphSpec {
  /// The roundabouts with each exit's number, of which usually nothing else is known.
  static func numberedRoundabouts(
    _ circulation: Circulation, _ passage: Roundabout.Passage = .toExit
  ) -> [GlyphSpec] {
    Roundabout.exits.compactMap {
      try? Roundabout(circulation: circulation, passage: passage, exit: $0)
    }.map { .roundabout($0) }
  }
}

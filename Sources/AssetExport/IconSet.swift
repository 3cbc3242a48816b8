package import Faults
import Files
package import Foundation
public import Glyphs
public import Guidance
import Routes

/// The glyphs that an app may need before it has a route.
public struct IconSet: Hashable, Sendable {
  /// The selection of lanes in a set.
  public enum Lanes: String, Hashable, Sendable, CaseIterable {
    /// The lanes that are common on roads, unlit and with each arrow lit.
    case common
    /// All combinations of eight directions, unlit and with each arrow lit, for both driving sides.
    case all
  }

  /// The lanes of the set.
  public var lanes: Lanes
  /// The increment between roundabout angles, in degrees from 1 to 360.
  public var roundaboutStep: Int
  /// The groups of objects along a route whose signs belong to the set; other glyphs always do.
  public var along: Set<AlongGroup>

  /// Creates a set.
  public init(
    lanes: Lanes = .common, roundaboutStep: Int = 15,
    along: Set<AlongGroup> = Set(AlongGroup.allCases)
  ) {
    self.lanes = lanes
    self.along = along
    self.roundaboutStep = roundaboutStep
  }

  /// The glyphs without duplicates, sorted by name.
  public var specs: [GlyphSpec] {
    var specs: Set<GlyphSpec> = []
    for kind in ManeuverKind.allCases {
      for side in DrivingSide.allCases { specs.insert(GlyphSpec(kind: kind, drivingSide: side)) }
    }
    specs.formUnion(Junction.forks.map { .junction($0) })
    for circulation in Circulation.allCases {
      let angles = stride(from: roundaboutStep, through: 360, by: max(1, roundaboutStep)).map {
        try? Roundabout(circulation: circulation, passage: .through(angle: $0))
      }
      let exits = Roundabout.exits.map {
        try? Roundabout(circulation: circulation, passage: .toExit, exit: $0)
      }
      specs.formUnion((angles + exits).compactMap(\.self).map { .roundabout($0) })
    }
    for directions in lanes == .common ? Self.commonLanes : Self.allLanes {
      for followed in [nil] + directions.map(Optional.some) {
        let lane = Lane(
          directions: directions, followed: followed,
          state: followed == nil ? .avoid : .preferred)
        if let strip = try? LaneStrip([lane]) { specs.insert(.lanes(strip)) }
      }
    }
    let limits = along.contains(.limits) ? Self.speedLimits : []
    let furniture = (Furniture.pictures + Furniture.waiting + limits)
      .map { GlyphSpec.furniture($0) }
    let hidden = hiddenSigns
    specs.formUnion(furniture.filter { !hidden.contains($0.name) })
    return GlyphSpec.sorted(specs)
  }

  /// The names of signs that only groups outside of the set show.
  private var hiddenSigns: Set<String> {
    func glyphs(_ isShown: Bool) -> Set<String> {
      let kinds = RouteObject.Kind.allCases.filter { along.contains(AlongGroup($0)) == isShown }
      return Set(kinds.flatMap(\.signs).map(\.glyph))
    }
    return glyphs(false).subtracting(glyphs(true))
  }

  /// The glyphs of the set and those that a folder of icons adds or replaces, sorted by name.
  public func specs(with icons: IconLibrary) -> [GlyphSpec] {
    GlyphSpec.sorted(Set(specs).union(icons.glyphs))
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
        (eight + [uTurn]).enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
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

/// The built-in icons and theme as files, for designers who change them.
package enum IconSources {
  /// Writes the files that are missing, and returns their paths.
  ///
  /// Throws `Fault.cannotCreate` before anything is written if anything but a file with the
  /// same content is in the way.
  package static func export(to url: URL) throws(Fault) -> [String] {
    let files = IconLibrary.builtInFiles
    for file in files {
      let place = url.appending(path: file.path)
      let present = try? FileManager.default.attributesOfItem(atPath: place.path)[.type]
      if (present as? FileAttributeType) == .typeRegular, RegularFile.bytes(place) == file.bytes {
        continue
      }
      guard present != nil else { continue }
      throw .cannotCreate(path: place.typedPath, .foreign)
    }
    let folder = try OutputFolder(url)
    var written: [String] = []
    for file in files {
      let isNew = try folder.write(Data(file.bytes), to: file.path, keepsPixels: false) {
        folder, name throws(Fault) in
        guard (try? folder.kind(of: name)) != .absent else { return }
        throw .cannotCreate(path: url.appending(path: file.path).typedPath, .foreign)
      }
      if isNew { written.append(file.path) }
    }
    return written
  }
}

import AssetExport
import Faults
import SystemLibraries
import Glyphs
import JSON
import Paths
import Routes

struct RoutePictures {
  private let artist: GlyphArtist
  private var renderer: AssetRenderer

  init(_ artist: GlyphArtist) {
    (self.artist, renderer) = (artist, AssetRenderer(artist))
  }

  /// The place of a picture on the page, which decides its size and its colors.
  enum Use: String, CaseIterable {
    case carPlay, androidAuto, second, list, sign, limit
    /// As large as its text needs.
    case shield
    case carPlayLanes, androidAutoLanes, listLanes
    case carPlayJunction, androidAutoJunction

    /// In points: those of the platform, or of the page.
    var size: Size {
      let documented: Size? =
        switch self {
        case .carPlay: AssetPreset.carplay.size(of: .maneuver)
        case .androidAuto: AssetPreset.androidAuto.size(of: .maneuver)
        case .second, .sign: AssetPreset.carplay.size(of: .secondManeuver)
        case .carPlayLanes, .listLanes: AssetPreset.carplay.size(of: .lanes)
        case .androidAutoLanes: AssetPreset.androidAuto.size(of: .lanes)
        case .carPlayJunction: AssetPreset.carplay.size(of: .junction)
        case .androidAutoJunction: AssetPreset.androidAuto.size(of: .junction)
        case .list, .limit, .shield: nil
        }
      return documented ?? Size(width: 40, height: 40)
    }

    /// Pixels per point; the page shows the largest pictures smaller than they are.
    fileprivate var scales: ClosedRange<Int> { self == .androidAutoJunction ? 1...1 : 1...3 }

    /// The roles of the lit part and of the background; `nil` for the theme's variants.
    fileprivate var roles: (lit: InterfaceRole, ground: InterfaceRole)? {
      switch self {
      case .carPlay, .androidAuto: (.headerManeuver, .headerPrimary)
      case .second: (.headerNextManeuver, .headerSecondary)
      case .carPlayLanes, .androidAutoLanes: (.laneRecommended, .headerSecondary)
      case .list, .listLanes, .sign, .limit, .shield, .carPlayJunction, .androidAutoJunction: nil
      }
    }
  }

  static func uses(of spec: GlyphSpec) -> [Use] {
    if case .lanes = spec { return [.carPlayLanes, .androidAutoLanes, .listLanes] }
    if case .junctionView = spec { return [.carPlayJunction, .androidAutoJunction] }
    return [.carPlay, .androidAuto, .second, .list]
  }

  /// Encodes PNG files in Base64, by use, variant (or day and night) and pixels per point.
  mutating func json(of spec: GlyphSpec, for uses: [Use]) -> JSON {
    var pictures: [String: [String: [String: String]]] = [:]
    do throws(Fault) {
      var own: Size?
      if case .shield(let shield) = spec { own = try artist.icons.shields.size(of: shield) }
      for use in uses {
        let size = own ?? use.size
        for variant in variants(for: use) {
          for scale in use.scales {
            let rendition = GlyphRendition(variant: variant, size: size, scale: Double(scale))
            pictures[use.rawValue, default: [:]][variant.name, default: [:]]["\(scale)"] =
              Data(try renderer.png(of: spec, rendition)).base64EncodedString()
          }
        }
      }
      return ["pictures": pictures, "size": own.map { [$0.width, $0.height] }]
    } catch {
      return ["fault": error.description, "pictures": [String: String]()]
    }
  }

  /// The theme's variants, or one each for day and night in the colors of the interface.
  private func variants(for use: Use) -> [Theme.Variant] {
    guard let roles = use.roles else { return artist.theme.variants }
    return Theme.Scheme.allCases.map { scheme in
      let colors = artist.theme.interface(scheme)
      var variant = artist.theme.variants[0]
      variant.background = colors[roles.ground]
      variant.weight = artist.theme.variants.first { $0.scheme == variant.scheme }?.weight ?? 1
      (variant.name, variant.lit) = (scheme.rawValue, colors[roles.lit])
      variant.unlit = colors[.laneOther]
      (variant.outline, variant.unlitOutline) = (nil, nil)
      return variant
    }
  }
}

/// The lines of a route's steps with as few points as their shape needs.
struct ThinnedLines {
  /// Latitude and longitude in turn, from each maneuver to the next one.
  let steps: [[Double]]

  /// The maximum number of points, which is enough for a map that follows the vehicle.
  private static let limit = 2500
  /// More points are thinned by their number first, so that no line takes long.
  private static let mostRead = 20_000
  /// The smallest deviation that counts, in meters.
  private static let least = 1.0

  /// Thins the lines of steps, in order; a step without a line has a straight one.
  init(_ all: [Step]) {
    let stride = max(1, all.reduce(0) { $0 + $1.line.count } / Self.mostRead)
    let lines = all.indices.map { index in
      let step = all[index]
      let next = index + 1 < all.count ? all[index + 1] : nil
      let ends = [step.maneuver.location, next?.maneuver.location].compactMap(\.self)
      guard step.line.count > 1 else { return ends }
      let last = step.line.count - 1
      return step.line.enumerated().filter { $0.offset % stride == 0 || $0.offset == last }
        .map(\.element)
    }
    var tolerance = Self.least
    var thinned = lines.map { $0.thinned(tolerance: tolerance, distance: Self.distance) }
    // Each step keeps its ends, so that many steps can have more points.
    while thinned.reduce(0, { $0 + $1.count }) > max(Self.limit, 3 * lines.count), tolerance < 1e5 {
      tolerance *= 2
      thinned = thinned.map { $0.thinned(tolerance: tolerance, distance: Self.distance) }
    }
    steps = thinned.map { line in
      // Five decimals are a meter, finer than the map.
      line.flatMap { [$0.latitude, $0.longitude] }.map { ($0 * 1e5).rounded() / 1e5 }
    }
  }

  /// The distance from a point to a segment, in meters, on the plane that touches its start.
  private static func distance(
    of point: Coordinate, from start: Coordinate, to end: Coordinate
  ) -> Double {
    let degree = 111_195.0
    // Near the cosine of the latitude.
    let narrowing = 1 - abs(start.latitude) / 90 * abs(start.latitude) / 90
    func plane(_ place: Coordinate) -> (x: Double, y: Double) {
      let turns = ((place.longitude - start.longitude) / 360).rounded()
      return (
        (place.longitude - start.longitude - 360 * turns) * degree * narrowing,
        (place.latitude - start.latitude) * degree
      )
    }
    let (p, e) = (plane(point), plane(end))
    let squared = e.x * e.x + e.y * e.y
    let share = squared > 0 ? min(1, max(0, (p.x * e.x + p.y * e.y) / squared)) : 0
    let (x, y) = (p.x - e.x * share, p.y - e.y * share)
    return (x * x + y * y).squareRoot()
  }
}

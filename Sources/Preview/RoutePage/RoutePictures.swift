import AssetExport
import Foundation
import Glyphs
import PNGCoding
import Paths
import Raster
import JSON
import Faults

/// The pictures of glyphs on a route's page.
struct RoutePictures {
  private let artist: GlyphArtist
  private var renderer = Renderer()

  init(_ artist: GlyphArtist) { self.artist = artist }

  /// Where a picture stands on the page, which decides its size and its colors.
  enum Use: String {
    case carPlay, androidAuto, second, list, sign, limit
    case carPlayLanes, androidAutoLanes, listLanes

    /// In points.
    fileprivate var size: Size {
      switch self {
      case .carPlay: Size(width: 50, height: 50)
      case .androidAuto: Size(width: 64, height: 64)
      case .second, .sign: Size(width: 18, height: 18)
      case .list, .limit: Size(width: 40, height: 40)
      case .carPlayLanes, .listLanes: Size(width: 120, height: 18)
      case .androidAutoLanes: Size(width: 294, height: 44)
      }
    }

    /// The roles of the lit part and of the background; `nil` for the theme's variants.
    fileprivate var roles: (lit: InterfaceRole, ground: InterfaceRole)? {
      switch self {
      case .carPlay, .androidAuto: (.headerManeuver, .headerPrimary)
      case .second: (.headerNextManeuver, .headerSecondary)
      case .carPlayLanes, .androidAutoLanes: (.laneRecommended, .headerSecondary)
      case .list, .listLanes, .sign, .limit: nil
      }
    }
  }

  static func uses(of spec: GlyphSpec) -> [Use] {
    if case .lanes = spec { return [.carPlayLanes, .androidAutoLanes, .listLanes] }
    return [.carPlay, .androidAuto, .second, .list]
  }

  /// Encodes PNG files in Base64, by use, variant (or day and night) and pixels per point.
  mutating func json(of spec: GlyphSpec, for uses: [Use]) -> JSON {
    var pictures: [String: [String: [String: String]]] = [:]
    do throws(Fault) {
      for use in uses {
        for variant in variants(for: use) {
          for scale in 1...3 {
            let pixmap = try artist.pixmap(
              of: spec, variant: variant, size: use.size, scale: Double(scale), &renderer)
            pictures[use.rawValue, default: [:]][variant.name, default: [:]]["\(scale)"] =
              Data(PNGCoder.encode(pixmap)).base64EncodedString()
          }
        }
      }
      return ["pictures": pictures]
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

package import Glyphs

extension GlyphArtist {
  /// Width to height: a shield's own, 20 to 18 for each lane; all other glyphs are square.
  package func aspect(of spec: GlyphSpec) -> Double {
    switch spec {
    case .lanes(let strip): return Double(strip.lanes.count) * 20 / 18
    case .shield(let shield):
      // An unknown network is reported when it is drawn.
      let size = try? icons.shields.size(of: shield)
      return size.map { $0.width / $0.height } ?? 1
    case .maneuver, .roundabout, .junction, .furniture, .icon: return 1
    }
  }
}

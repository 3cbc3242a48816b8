import Glyphs
import Paths
import Raster
import Routes

/// Reads what libFuzzer made up as a theme, and draws a maneuver, a roundabout and lanes with it.
func fuzzTheme(_ bytes: [UInt8]) {
  guard let theme = value({ try Theme(bytes) }), let variant = theme.variants.first else { return }
  let artist = GlyphArtist(theme: theme, icons: .builtIn)
  let size = Size(width: 24, height: 24)
  var renderer = Renderer()
  for name in ["fork_left", "roundabout_ccw_a90_e2", "lanes_l_t"] {
    guard let spec = GlyphSpec(name: name),
      let drawing = try? artist.drawing(of: spec, variant: variant, size: size, pixelsPerPoint: 1)
    else { continue }
    _ = try? renderer.draw(drawing, width: 24, height: 24)
  }
}

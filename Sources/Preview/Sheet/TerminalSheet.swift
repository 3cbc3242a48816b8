import AssetExport
package import Glyphs
import Raster
package import Terminal

/// Rows of glyphs in a terminal, with their names below; beside a folder's own the one that it replaces.
package enum TerminalSheet {
  /// Returns rows as wide as the terminal, or the names if it shows no pictures, with line ends.
  package static func rows(
    of specs: [GlyphSpec], artist: GlyphArtist, probe: TerminalProbe
  ) throws -> [String] {
    guard let graphics = probe.graphics,
      let variant = artist.theme.variant(on: probe.background)
    else { return specs.map { $0.name + "\n" } }
    let ground = variant.ground(on: probe.background)
    // A character of half blocks is one pixel wide and two high.
    let cell = graphics == .blocks ? (width: 1, height: 2) : probe.cell
    let lines = graphics == .blocks ? 12 : 4
    let room = 26
    let perRow = max(1, probe.columns / room)
    let maker = SheetMaker(artist: artist)
    let usual = GlyphArtist(theme: artist.theme, icons: .builtIn)
    var renderers = [AssetRenderer(artist), AssetRenderer(usual)]
    let cells = specs.flatMap { spec in
      let isPair = artist.icons.isOwn(spec) && GlyphGroup(spec) != .own
      return [(spec, 0, spec.name)] + (isPair ? [(spec, 1, "built in: \(spec.name)")] : [])
    }
    return try stride(from: 0, to: cells.count, by: perRow).map { start in
      let row = cells[start..<min(start + perRow, cells.count)]
      var strip = try Pixmap(width: row.count * room * cell.width, height: lines * cell.height)
      var names = ""
      for (place, (spec, renderer, name)) in row.enumerated() {
        names += fitted(name, to: room)
        let aspect = artist.aspect(of: spec)
        let widest = (room - 2) * cell.width
        let height = min(lines * cell.height, Int(Double(widest) / aspect))
        // A glyph that cannot be drawn leaves an empty place above its name.
        let rendition = maker.rendition(of: spec, variant, height: max(1, height))
        guard let pixmap = try? renderers[renderer].pixmap(of: spec, rendition) else { continue }
        strip.place(ground.map(pixmap.over) ?? pixmap, x: place * room * cell.width)
      }
      return graphics.text(
        of: strip, on: probe.background, columns: row.count * room, rows: lines) + names + "\n"
    }
  }

  private static func fitted(_ name: String, to width: Int) -> String {
    let short = name.count < width ? name : name.prefix(width - 2) + "…"
    return short + String(repeating: " ", count: width - short.count)
  }
}

import ArgumentParser

@main
struct Fingerpost: ParsableCommand {
  static let name = "fingerpost"
  static let version = "0.3.0"
  /// Identifies this program in the files that it writes.
  static let generator = "fingerpost \(version)"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Turns route JSON into maneuver cards, travel estimates and PNG glyphs.",
    discussion: """
      EXAMPLES
        fingerpost render route.json -o assets
        fingerpost cards route.json --units us
        fingerpost icons -o assets
        fingerpost glyph turn-left --size 96 -o turn-left.png
        fingerpost glyph roundabout --angle 135 --driving-side left -o ring.png
        fingerpost glyph lanes "left;through|through*|right" -o lanes.png
        fingerpost glyph icon.svg --size 300x200 -o icon.png
        fingerpost list
        fingerpost lint assets
        fingerpost drive route.json --depart 2026-05-04T08:30:00+02:00
        fingerpost announce route.json --locale de
        fingerpost diff goldens out --html report.html
        fingerpost verify goldens
        fingerpost accept goldens --from out 'glyphs/turn_*'

      LIMITS
        At most 256 MiB in a file or a line of input, 100,000 routes, legs and steps
        in a response, 10,000,000 locations in a planned drive, 67,108,864 pixels in a
        picture, half as many in a sheet, and 33,554,432 in a PNG file to compare.
        The first ten warnings of a kind are printed, then their number.

      EXIT CODES
        0 done, 1 differences or findings, 64 usage, 65 bad data, 66 no input,
        70 a bug of this program, 73 cannot create, 74 input/output.
      """,
    version: version,
    subcommands: [
      Render.self, CardsCommand.self, Icons.self, GlyphCommand.self, List.self, Diff.self,
      Verify.self, Accept.self, Lint.self, PreviewCommand.self, DriveCommand.self,
      AnnounceCommand.self, KitCommand.self, SchemaCommand.self, Generate.self,
    ])
}

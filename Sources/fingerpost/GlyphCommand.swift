import ArgumentParser
import AssetExport
import Foundation
import Glyphs
import PNGCoding
import Paths
import Preview
import Raster
import Routes
import SVGCoding
import Terminal

/// One glyph, or one SVG file, as a PNG.
struct GlyphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "glyph", _superCommandName: Fingerpost.name,
    abstract: "Draws one glyph, or an SVG file, as a PNG.",
    discussion: """
      NAME is a canonical kind (see 'fingerpost list'), 'roundabout', 'lanes', 'junction', a name \
      from a manifest, or the path of an SVG file, which is drawn in its own colors.

      Lanes are given as in OpenStreetMap's turn:lanes, from left to right; * marks the direction \
      to follow, + one that is second choice.

      Roads of a junction are given as the degrees one turns into them, l to the left and r to the \
      right; * marks the one to follow.

      EXAMPLES
        fingerpost glyph turn-left -o turn-left.png
        fingerpost glyph roundabout --angle 135 --exit 2 --driving-side left -o roundabout.png
        fingerpost glyph lanes "left;through|through*|right" --size 120x18 --scale 3 -o lanes.png
        fingerpost glyph junction "l90|0|r45*" --size 140x100 --scale 2 -o junction.png
        fingerpost glyph icon.svg --size 300x200 -o icon.png
      """)

  @Argument(
    help: "What to draw.",
    completion: .list(["lanes", "junction"] + ManeuverKind.allCases.map(\.rawValue)))
  var name: String

  @Argument(
    help: ArgumentHelp(
      "The lanes, such as \"left;through|through*|right\"; or the roads of a junction, such as "
        + "\"l90|0|r45*\".",
      valueName: "lanes-or-roads"))
  var words: String?

  @Option(
    parsing: .unconditional,
    help: "For roundabouts: the angle driven around, 1 to 360 degrees.")
  var angle: Double?

  @Option(
    parsing: .unconditional,
    help: "For roundabouts: the exit taken, 1 to 19.")
  var exit: Int?

  @Option(help: "The side that traffic keeps to: left or right.")
  var drivingSide = DrivingSide.right

  @Flag(help: "For 'lanes': draw the lines between them.")
  var dividers = false

  @OptionGroup var look: GlyphLookOptions

  @Option(
    help: ArgumentHelp(
      "The size in points. Default: 50x50, 120x18 for lanes, the file's own for SVG.",
      valueName: "size"))
  var size: SizeArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels a point.", valueName: "n"))
  var scale = 1

  @Flag(
    name: .customLong("unfitted"),
    help: "Leave stems and bars where the vectors are, between pixels.")
  var isUnfitted = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; - for standard output. Without it a terminal shows the picture, and "
        + "otherwise the PNG goes to standard output.", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    help: "How the terminal shows the picture: auto, kitty, iterm2, sixel, blocks or none.")
  var graphics = GraphicsChoice.auto

  func validate() throws {
    try PathArgument.check(("--output", output))
    if !(1...64).contains(scale) {
      throw ValidationError("--scale is a whole number from 1 to 64.")
    }
    if look.variants.count > 1 { throw ValidationError("Give one --variant.") }
    switch (name, words) {
    case ("lanes", nil):
      throw ValidationError("Give the lanes, such as \"left;through|through*|right\".")
    case ("junction", nil):
      throw ValidationError("Give the roads, such as \"l90|0|r45*\".")
    case ("lanes", _), ("junction", _), (_, nil): break
    case (_, let word?):
      throw ValidationError(
        "'\(word)' is one word too many; only 'lanes' and 'junction' take a second one.")
    }
  }

  func run() throws {
    try Failure.handled {
      let isShown = output == nil && (graphics != .auto || GraphicsChoice.isTerminal)
      let probe = isShown ? graphics.probe() : .usual
      let drawing = isFile ? try fileDrawing() : try glyphDrawing(isShown ? probe : nil)
      var renderer = Renderer()
      let pixmap: Pixmap
      do {
        let (width, height) = try drawing.size.pixels(scale: scale)
        pixmap = try renderer.draw(drawing, width: width, height: height)
      } catch {
        throw Failure(error, file: isFile ? name : nil)
      }
      if isShown {
        let text = probe.graphics?.text(of: pixmap, on: probe.background) ?? "\(name)\n"
        return try Console.output(Data(text.utf8))
      }
      try write(Data(PNGCoder.encode(pixmap)))
    }
  }

  private var isFile: Bool { name.lowercased().hasSuffix(".svg") || name.contains("/") }

  private func fileDrawing() throws -> Drawing {
    try refuseIdleOptions()
    do {
      return try SVGReader.read([UInt8](try Input.read(name)), size: size?.size)
    } catch {
      throw Failure(error, file: name)
    }
  }

  /// The drawing of a glyph; in a terminal, the variant that suits its background.
  private func glyphDrawing(_ probe: TerminalProbe?) throws -> Drawing {
    let artist = try look.artist()
    let variant = try look.chosenVariants(of: artist.theme).last
    let usual = probe.map { $0.isDark ? "dark" : "light" } ?? "light"
    guard let variant = artist.theme.variant(named: look.variants.first ?? usual) ?? variant
    else { throw Failure("the theme has no variant; add one", .badData) }
    let spec = try spec()
    try refuseIdleOptions()
    let standard: Size
    if case .lanes = spec {
      standard = Size(width: 120, height: 18)
    } else {
      standard = Size(width: 50, height: 50)
    }
    return try artist.drawing(
      of: spec, variant: variant, size: size?.size ?? standard,
      pixelsPerPoint: isUnfitted ? nil : Double(scale))
  }

  private func spec() throws -> GlyphSpec {
    if name == "junction", let words { return .junction(try Junction(words: words)) }
    if name == "lanes", let words {
      return .lanes(try LaneStrip(words: words, drivingSide: drivingSide, hasDividers: dividers))
    }
    if name == "roundabout" {
      try checkAngle()
      return .roundabout(
        try Roundabout(
          circulation: drivingSide.circulation,
          passage: angle.map { .through(angle: Int($0.rounded())) } ?? .toExit, exit: exit))
    }
    if let kind = ManeuverKind(rawValue: name) {
      if let exit, !Roundabout.exits.contains(exit) {
        throw GlyphError.badParameter(name: "--exit", value: "\(exit)", expected: "1 to 19")
      }
      try checkAngle()
      return GlyphSpec(kind: kind, drivingSide: drivingSide, angle: angle, exit: exit)
    }
    if let spec = GlyphSpec(name: name) { return spec }
    if let spec = GlyphSpec(name: name.replacing("-", with: "_")) { return spec }
    throw GlyphError.unknownName(name, nearest: Self.nearest(to: name))
  }

  private func checkAngle() throws(GlyphError) {
    guard let angle, !(1...360).contains(angle) else { return }
    throw .badParameter(name: "--angle", value: "\(angle)", expected: "1 to 360 degrees")
  }

  /// Throws for options that do not apply to the glyph.
  private func refuseIdleOptions() throws {
    func refuse(_ option: String, _ isIdle: Bool, _ remedy: String) throws {
      guard isIdle else { return }
      throw Failure("\(option) does not apply to '\(name)'; leave it out, or \(remedy)", .usage)
    }
    try refuse(
      "--angle", angle != nil && !hasAngle, "name a roundabout without an angle of its own")
    try refuse("--exit", exit != nil && !hasAngle, "name a roundabout without an exit of its own")
    try refuse("--dividers", dividers && name != "lanes", "draw lanes")
    guard isFile else { return }
    let remedy = "name a glyph: an SVG file has its own colors"
    try refuse("--variant", !look.variants.isEmpty, remedy)
    try refuse("--theme", look.theme != nil, remedy)
    try refuse("--icons", look.icons != nil, remedy)
  }

  /// Whether the glyph can have an angle and an exit.
  private var hasAngle: Bool {
    if name == "roundabout" { return true }
    guard let kind = ManeuverKind(rawValue: name), let roundabout = Roundabout(kind: kind) else {
      return false
    }
    return switch roundabout.passage {
    case .through, .toExit: true
    case .enter, .exit: false
    }
  }

  /// The kind whose name differs least, if by little.
  private static func nearest(to name: String) -> String? {
    let word = name.lowercased().replacing("_", with: "-")
    let ranked = ManeuverKind.allCases.map { (distance(word, $0.rawValue), $0.rawValue) }
    guard let best = ranked.min(by: { $0 < $1 }), best.0 <= max(2, word.count / 3) else {
      return nil
    }
    return best.1
  }

  /// The least number of single-character changes between two words (Levenshtein).
  private static func distance(_ a: String, _ b: String) -> Int {
    let target = Array(b)
    var row = Array(0...target.count)
    for (i, letter) in a.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for (j, other) in target.enumerated() {
        let change = previous + (letter == other ? 0 : 1)
        previous = row[j + 1]
        row[j + 1] = min(change, min(row[j], row[j + 1]) + 1)
      }
    }
    return row[target.count]
  }

  private func write(_ data: Data) throws {
    guard let output, output != "-" else { return try Console.output(data) }
    try Output.write(data, to: output)
  }
}

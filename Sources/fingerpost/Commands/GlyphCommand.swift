import ArgumentParser
import AssetExport
import Escaping
import Faults
import SystemLibraries
import Glyphs
import PNGCoding
import Paths
import Raster
import Routes
import SVGCoding
import Terminal

struct GlyphCommand: DescribedCommand {
  @Argument(
    help: "What to draw.",
    // Listed only when the shell asks, since that takes longer than drawing one.
    completion: NamesAndFiles.completion(
      { ["lanes", "junction", "junction-view", "shield"] + IconLibrary.builtInNames },
      ending: ".svg"))
  var name: String

  @Argument(
    help: ArgumentHelp(
      "The lanes, such as \"left;through|through*|right\"; the roads of a junction, such as "
        + "\"l90|0|r45*\"; both with > between for a junction view; or a shield, such as "
        + "us-interstate:75.",
      valueName: "words"))
  var words: String?

  @Option(value: "For roundabouts: the angle driven around, 1 to 360 degrees.", "angle")
  var angle: Double?

  @Option(value: "For roundabouts: the exit taken, 1 to 19.", "exit")
  var exit: Int?

  @Option(help: "The side that traffic keeps to. Default: right.")
  var drivingSide: DrivingSide?

  @Flag(help: "For 'lanes': draw the usual lines where the words name none.")
  var dividers = false

  @Option(value: "For exit signs and junction views: the country, two letters of ISO 3166.", "code")
  var country: String?

  @OptionGroup var look: GlyphLookOptions

  @Option(
    help:
      "The size in points. Default: 50x50; lanes 120x18; junction views 140x100; shields and SVG files their own."
  )
  var size: Size?

  @Option(value: "Pixels per point, 1 to 8. Default: 1.", "n")
  var scale: Int?

  @Option(
    value: "Write an animation, 2 to 120 frames in 0.96 s: arrows grow, 'waiting' turns.", "n")
  var frames: Int?

  @Flag(
    name: .customLong("unfitted"),
    help: "Leave stems and bars where the vectors are, between pixels.")
  var isUnfitted = false

  @Option(
    file:
      "The file to write; - for standard output. Default: show it in a terminal, else write to "
      + "standard output. With --frames: a folder, or an animated .png.",
    name: .shortAndLong)
  var output: String?

  @Option(help: "How the terminal shows pictures. Default: auto.")
  var graphics: GraphicsChoice?

  @OptionGroup var say: SayOptions
  @OptionGroup var config: ConfigOptions

  func validate() throws {
    try NumberArgument.check(scale: scale)
    if let frames { try NumberArgument.check(whole: "--frames", frames, in: 2...120) }
    if frames != nil, output == nil {
      throw ValidationError("--frames needs --output: a folder, or a file that ends in .png")
    }
    if look.variants.count > 1 { throw ValidationError("give one --variant") }
    if let output, frames == nil || !output.hasEnding("/"), !Output.isStream(output),
      !["", "png"].contains(URL(typed: output).pathExtension.lowercased())
    {
      throw ValidationError(
        "--output is '\(output)', but glyph writes PNG; use a name that ends in .png, or in / for a "
          + "folder of --frames; 'icons --target svg' writes SVG")
    }
    let missing = [
      "lanes": "the lanes, such as \"left;through|through*|right\"",
      "junction": "the roads, such as \"l90|0|r45*\"",
      "junction-view": "lanes and roads, such as \"through|slight_right* > 0|r15*\"",
      "shield": "the network and the text, such as us-interstate:75",
    ][name]
    if let missing, words == nil { throw ValidationError("give \(missing)") }
    if let words, missing == nil {
      throw ValidationError(
        "unexpected argument '\(words)'; only 'lanes', 'junction', 'junction-view' and 'shield' take a "
          + "second argument"
      )
    }
  }

  var pixelsPerPoint: Double { Double(scale ?? 1) }

  func run() throws {
    if let frames { return try writeFrames(frames) }
    let graphics = graphics ?? .auto
    let isShown = output == nil && (graphics != .auto || GraphicsChoice.isTerminal)
    let probe = isShown ? graphics.probe() : .usual
    let background = isShown ? probe.background : .white
    let isPlain = isFile && look.variants.isEmpty && look.theme == nil && look.weight == nil
    let (drawing, ground) = try isPlain ? (fileDrawing(), nil) : glyphDrawing(on: background)
    let pixmap = try pixmap(of: drawing)
    if isFile, drawing.items.isEmpty, !say.quiet {
      Console.warning("\(name): draws nothing; give it shapes with a fill or a stroke")
    }
    if isShown {
      let seen = ground.map(pixmap.over) ?? pixmap
      try Console.output(probe.graphics?.text(of: seen, on: background) ?? "\(name)\n")
    } else {
      try Output.write(Data(PNGCoder.encode(pixmap)), to: output, say)
    }
  }

  func pixmap(of drawing: Drawing) throws -> Pixmap {
    try Fault.naming(isFile ? name : "glyph '\(name)'") {
      let (width, height) = try drawing.size.pixels(scale: pixelsPerPoint)
      var renderer = Renderer()
      return try renderer.draw(drawing, width: width, height: height)
    }
  }

  private var isFile: Bool { Self.isFile(name) }

  static func isFile(_ name: String) -> Bool {
    name.hasEnding(".svg", ignoringCase: true) || name.contains("/")
  }

  private func fileDrawing() throws -> Drawing {
    try refuseIdleOptions()
    return try Fault.naming(name) {
      var ignored: [String] = []
      defer { if !say.quiet { Console.warnings(ignored, rest: "parts of the file are ignored") } }
      return try SVGReader.read(Input.bytes(name), size: size) { ignored.append("\(name): \($0)") }
    }
  }

  /// Draws in the variant that suits the background; also returns the color that it needs behind.
  private func glyphDrawing(on background: Color) throws -> (Drawing, ground: Color?) {
    let (spec, artist, variant) = try glyph(on: background)
    try refuseIdleOptions()
    let drawing = try artist.drawing(
      of: spec, variant: variant, size: size ?? spec.standardSize(artist.icons),
      pixelsPerPoint: isUnfitted ? nil : pixelsPerPoint)
    return (drawing, variant.ground(on: background))
  }

  func glyph(on background: Color) throws -> (GlyphSpec, GlyphArtist, Theme.Variant) {
    let artist = try look.artist(say)
    guard let variant = artist.theme.variant(on: background) else {
      throw Fault(.data, "the theme has no variant", remedy: "add one")
    }
    guard isFile else { return (try request.spec(in: artist.icons), artist, variant) }
    var files = IconFiles(folder: name)
    files.pictures = [.init(name: "icon.svg", path: name, bytes: .success(try Input.bytes(name)))]
    let icons = try IconLibrary(readable: files)
    return (.icon("icon"), GlyphArtist(theme: artist.theme, icons: icons), variant)
  }

  func refuseIdleOptions() throws {
    let remedy = "name a glyph: an SVG file has its own colors"
    for (option, isIdle, remedy) in [
      (
        "--angle", angle != nil && !request.hasAngle,
        "name a roundabout without an angle of its own"
      ),
      ("--exit", exit != nil && !request.hasAngle, "name a roundabout without an exit of its own"),
      (
        "--country", country != nil && request.exitNumber == nil && name != "junction-view",
        "name an exit sign, such as exit:12A, or a junction view"
      ),
      ("--dividers", dividers && name != "lanes", "draw lanes"),
      ("--frames", isFile && frames != nil, remedy),
      ("--icons", isFile && look.icons != nil, remedy),
    ] where isIdle {
      throw Fault(
        .usage, "\(option) does not apply to '\(name)'", remedy: "leave it out, or \(remedy)")
    }
  }

  /// Writes an animated PNG, or numbered pictures of the same frames into a folder.
  func writeFrames(_ count: Int) throws {
    guard let output else { return }
    try refuseIdleOptions()
    let (spec, artist, variant) = try glyph(on: .white)
    let drawings = try artist.frames(
      of: spec, count: count, variant: variant, size: size ?? spec.standardSize(artist.icons),
      pixelsPerPoint: isUnfitted ? nil : pixelsPerPoint)
    guard Set(drawings).count > 1 else {
      throw Fault(
        .usage, at: "--frames", "'\(name)' has no lit arrow that could grow",
        remedy: "leave --frames out")
    }
    let pixmaps = try drawings.map(pixmap)
    if output == "-" || output.hasEnding(".png", ignoringCase: true) {
      let still = spec.isWaiting ? pixmaps[0] : pixmaps[count - 1]
      let bytes = try Fault.naming(name) {
        try PNGCoder.encode(frames: pixmaps, still: still, plays: spec.isWaiting ? 0 : 1)
      }
      return try Output.write(Data(bytes), to: output, say)
    }
    let folder = try OutputFolder(URL(typed: output))
    for (index, pixmap) in pixmaps.enumerated() {
      let number = (index + 1).digits(3)
      let data = Data(PNGCoder.encode(pixmap))
      try say.wrote("\(number).png", data.count, folder.write(data, to: "\(number).png"))
    }
  }

  /// What the name and the options that go with it ask for.
  private var request: GlyphRequest {
    var request = GlyphRequest(name: name)
    (request.words, request.angle, request.exit) = (words, angle, exit)
    (request.country, request.hasDividers) = (country, dividers)
    request.drivingSide = drivingSide ?? .right
    return request
  }
}

import ArgumentParser
import AssetExport
import Foundation
public import Glyphs
import Guidance
import Paths
public import Routes

extension DrivingSide: WordArgument {}
extension RoundaboutSteps: WordArgument {}

/// How much a command says.
struct SayOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say what was done.")
  var verbose = false

  func validate() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
  }
}

/// Which routes to read, and how.
struct RouteOptions: ParsableArguments {
  @Argument(help: "Route JSON; several files, or - for standard input.")
  var routes: [String] = []

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The form of the input: auto, \(RouteFormat.readable). For 'cards' also that of the output: "
        + "json, jsonl, text or markdown; repeatable for both.", valueName: "format"))
  var formats: [String] = []

  @Option(
    help: ArgumentHelp(
      "The side that traffic keeps to, left or right, where the route does not tell: by its own "
        + "words, junctions, roundabouts or U-turns. Else the country tells, or right is assumed."))
  var drivingSide: DrivingSide?

  @Option(
    help: ArgumentHelp(
      "Whether entering and leaving a roundabout are one card: joined or separate.",
      valueName: "steps"))
  var roundabouts = RoundaboutSteps.joined

  @Flag(help: "Take all alternatives of each file, not only the first.")
  var allRoutes = false

  func validate() throws {
    if inputFormats.count > 1 { throw ValidationError("Give one --format for the input.") }
  }

  /// The forms named that are forms of input.
  private var inputFormats: [String] {
    formats.filter { $0 == "auto" || RouteFormat(rawValue: $0) != nil }
  }

  /// The files as they are called in messages.
  var names: [String] { routes.map { $0 == "-" ? "standard input" : $0 } }

  /// The forms named that are none of input.
  var otherFormats: [String] { formats.filter { !inputFormats.contains($0) } }

  /// How the options want routes to be read.
  var reader: RouteReader {
    var reader = RouteReader(
      format: inputFormats.first.flatMap(RouteFormat.init), drivingSide: drivingSide,
      roundabouts: roundabouts)
    // No card shows them.
    reader.readsAnnotations = false
    reader.readsLines = false
    return reader
  }

  /// Reads all routes and makes their cards; words that are not known are told.
  ///
  /// - Parameters:
  ///   - guide: Makes the cards.
  ///   - say: How much to tell.
  ///   - readsAnnotations: Whether lines and the facts about their segments are read too.
  ///   - holdsCards: Whether the cards are made at once; else they are when they are written.
  ///   - jobs: How many processors to use.
  /// - Returns: The files in their order.
  /// - Throws: `Failure` with the file that cannot be read.
  func guided(
    by guide: Guide, say: SayOptions, readsAnnotations: Bool = false, holdsCards: Bool = true,
    jobs: Int = 1
  ) throws -> [GuidedSource] {
    if routes.isEmpty { throw ValidationError("Name a route file, or - for standard input.") }
    var reader = reader
    reader.readsAnnotations = readsAnnotations
    reader.readsLines = readsAnnotations
    reader.jobs = jobs
    var count = 0
    var sources: [GuidedSource] = []
    for path in routes {
      let name = path == "-" ? "standard input" : path
      do {
        let answer = try reader.read(Input.bytes(path))
        var guided: [GuidedRoute] = []
        for route in allRoutes ? answer.routes : [answer.routes[0]] {
          guided.append(
            try holdsCards
              ? guide.guide(route, index: count) : guide.outline(route, index: count))
          count += 1
        }
        sources.append(GuidedSource(name: name, format: answer.format, routes: guided))
        if !say.quiet { Self.tellFallbacks(guided, name: name) }
      } catch {
        throw Failure(error, file: name)
      }
    }
    return sources
  }

  private static func tellFallbacks(_ routes: [GuidedRoute], name: String) {
    let steps = routes.lazy.flatMap(\.steps).flatMap(\.self)
    for fallback in steps.lazy.flatMap(\.fallbacks) {
      Console.warning(
        "\(name): \(fallback.place): '\(fallback.words)' is not known; "
          + "drawn as '\(fallback.replacement)'")
    }
    for (index, step) in steps.enumerated() {
      for reduction in step.reductions(at: "cards[\(index)]") {
        Console.warning(
          "\(name): \(reduction.place): \(reduction.words); drawn as \(reduction.replacement)")
      }
    }
  }
}

extension JunctionStyle: WordArgument {}

/// How junctions are drawn.
struct JunctionOptions: ParsableArguments {
  @Option(
    help: "How turns are drawn: schematic, or true with the angles of the roads that meet.")
  var junctions = JunctionStyle.schematic

  @Option(
    help: ArgumentHelp(
      "Draws a picture of each junction besides, with its true angles and of this size in points, "
        + "such as 140x100 for CarPlay or 500x312 for Android Auto, into junctions/.",
      valueName: "size"))
  var junctionSize: SizeArgument?

  /// The options as they are written; none for the defaults.
  var words: [String] {
    (junctions == .schematic ? [] : ["--junctions", junctions.rawValue])
      + (junctionSize.map { ["--junction-size", $0.text] } ?? [])
  }
}

/// How glyphs look.
struct GlyphLookOptions: ParsableArguments {
  @Option(
    name: .customLong("variant"),
    help: ArgumentHelp(
      "A variant of the theme: light (dark ink for a light background) or dark; repeatable.",
      valueName: "name"))
  var variants: [String] = []

  @Option(help: ArgumentHelp("A theme in place of the built-in one.", valueName: "file"))
  var theme: String?

  @Option(
    help: ArgumentHelp("A folder of icons in place of the built-in ones.", valueName: "folder"))
  var icons: String?

  @Flag(help: "Search longer for smaller PNG files.")
  var optimize = false

  /// Sees to it that the folder of icons is there.
  ///
  /// - Throws: `Failure` with the name of a folder that is not.
  func checkIcons() throws {
    guard let icons else { return }
    var isFolder: ObjCBool = false
    let isThere = unsafe FileManager.default.fileExists(atPath: icons, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue else {
      throw Failure("\(icons): no such folder; check the name", .noInput)
    }
  }

  func artist() throws -> GlyphArtist {
    let theme: Theme
    if let file = self.theme {
      do {
        theme = try Theme(try Input.read(file))
      } catch {
        throw Failure(error, file: file)
      }
      for figure in theme.contrasts where !figure.isEnough {
        Console.warning("\(file): \(figure)")
      }
    } else {
      theme = try Theme.builtIn()
    }
    try checkIcons()
    let library =
      try icons.map { folder in
        do {
          return try IconLibrary(folder: URL(filePath: folder))
        } catch {
          throw Failure(error, file: folder)
        }
      } ?? IconLibrary.builtIn
    return GlyphArtist(theme: theme, icons: library)
  }

  /// The chosen variants, or all.
  func chosenVariants(of theme: Theme) throws -> [Theme.Variant] {
    guard !variants.isEmpty else { return theme.variants }
    return try variants.map { name in
      guard let variant = theme.variant(named: name) else {
        let names = theme.variants.map(\.name).joined(separator: ", ")
        throw Failure("--variant \(name): the theme has no such variant; use \(names)", .usage)
      }
      return variant
    }
  }
}

/// Reads `50`, `50x40` or `50×40` as a size.
struct SizeArgument: ExpressibleByArgument {
  var size: Size

  init?(argument: String) {
    let parts = argument.split(whereSeparator: { "xX×".contains($0) }).map { Double($0) }
    let isNumber = parts.allSatisfy { value in value.map { $0 > 0 && $0 <= 100_000 } ?? false }
    guard isNumber, let width = parts.first.flatMap(\.self), parts.count <= 2 else { return nil }
    size = Size(width: width, height: parts.count == 2 ? parts[1] ?? width : width)
  }

  init(_ width: Double, _ height: Double) {
    size = Size(width: width, height: height)
  }

  var defaultValueDescription: String { text }

  /// The size as it is written.
  var text: String {
    func text(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    return "\(text(size.width))x\(text(size.height))"
  }
}

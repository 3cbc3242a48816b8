public import ArgumentParser
public import AssetExport
import SystemLibraries
import Glyphs
import Guidance

extension IconSet.Lanes: ExpressibleByArgument {}

struct Icons: AssetCommand {
  struct Place: ParsableArguments {
    @Option(folder: "The folder to write to.", name: .shortAndLong)
    var output: String?

    @Option(folder: "Write the built-in icons and theme to this folder, to be changed; no glyphs.")
    var export: String?
  }

  struct Choice: ParsableArguments {
    @Option(help: "Which lanes: common, or all choices of directions with each one lit.")
    var lanes = IconSet.Lanes.common

    @Option(
      name: .customLong("roundabouts"),
      help: ArgumentHelp("Degrees between the angles of roundabouts, 1 to 360.", valueName: "step"))
    var roundaboutStep = 15

    @Option(
      help: ArgumentHelp(
        """
        Of the signs of what lies along a route, only those of these groups: all, none, or some of \
        \(AlongArgument.names), with commas between. All other glyphs stay.
        """, valueName: "groups"),
      completion: AlongArgument.completion, transform: AlongArgument.groups)
    var along = Set(AlongGroup.allCases)

    @Option(
      file: "A list of shields to add, one a line, such as us-interstate:75; # begins a comment.")
    var shields: String?

    @Option(
      files: """
        Only the glyphs that a file names: cards, as JSON or JSON Lines, a manifest, or a list with a \
        name a line; - for standard input; repeatable. Those of --shields are added.
        """)
    var glyphs: [String] = []

    @OptionGroup var junction: JunctionSizeOption
  }

  @OptionGroup(title: "Output") var place: Place
  @OptionGroup(title: "Glyphs") var choice: Choice
  @OptionGroup(title: "Pictures") var look: GlyphLookOptions
  @OptionGroup(title: "Targets") var target: TargetArguments
  @OptionGroup(title: "Builds") var build: BuildArguments
  @OptionGroup var say: SayOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var config: ConfigOptions

  var inputs: [String] {
    ([choice.shields].compactMap(\.self) + choice.glyphs).filter { $0 != "-" }
  }

  func validate() throws {
    if (place.output == nil) == (place.export == nil) {
      throw ValidationError("give --output, or --export to write the icon sources")
    }
    for (option, isGiven) in [
      ("--check", build.check), ("--list-outputs", build.listOutputs), ("--watch", build.watch),
      ("--prune", build.prune), ("--depfile", build.depfile != nil),
      ("--xcfilelist", build.xcfilelist != nil),
    ] where isGiven && place.export != nil {
      throw ValidationError("\(option) cannot be used with --export")
    }
    if build.watch, choice.glyphs.contains("-") {
      throw ValidationError("--watch reads the names again; name a file, not standard input")
    }
    try NumberArgument.check(
      "--roundabouts", Double(choice.roundaboutStep), in: 1...360, kind: "whole number of degrees")
  }

  func work() async throws -> [String] {
    guard let output = place.output else { return try exportSources() }
    let origin = try origin()
    let artist = try look.artist(say)
    if say.verbose {
      for figure in artist.theme.contrasts() { Console.note("theme: \(figure)") }
    }
    let listed = try choice.shields.map { try ShieldList.read($0, artist.icons.shields) } ?? []
    let plan = try choice.glyphs.isEmpty ? whole(artist, listed) : named(artist, listed)
    let showsProgress = say.showsProgress
    defer { if showsProgress { Console.write("\r\u{1B}[K") } }
    return try await write(
      plan, artist, from: origin, to: output, inputs: inputs,
      subject: "\(plan.meaningCount) glyphs"
    ) { done in
      if showsProgress { Console.write("\r\(done) of \(plan.glyphCount) glyphs") }
    }
  }

  private func whole(_ artist: GlyphArtist, _ shields: [GlyphSpec]) throws -> AssetPlan {
    let set = IconSet(
      lanes: choice.lanes, roundaboutStep: choice.roundaboutStep, along: choice.along)
    let specs = set.specs(with: artist.icons)
    return try AssetPlan(
      of: specs + shields, options: target.pictureOptions(artist.theme, singleLanes: true),
      targets: target.targetOptions(), icons: artist.icons, colorsOf: artist.theme)
  }

  private func named(_ artist: GlyphArtist, _ shields: [GlyphSpec]) throws -> AssetPlan {
    var named = NamedPictures(artist.icons)
    for path in choice.glyphs { try named.read(path) }
    var list = named.list
    list.glyphs.formUnion(shields)
    return try AssetPlan(
      of: list,
      options: target.pictureOptions(
        artist.theme, singleLanes: false, junctionSize: choice.junction.junctionSize),
      targets: target.targetOptions(), icons: artist.icons)
  }

  private func exportSources() throws -> [String] {
    guard let export = place.export else { return [] }
    let changed = try IconSources.export(to: URL(typed: export))
    if say.verbose { Console.note("\(changed.count) files changed in \(export)") }
    return changed
  }
}

import ArgumentParser
import AssetExport
import Documents
import Glyphs
import Guidance

/// What decides the cards and the pictures of routes.
struct RenderOptions: ParsableArguments {
  @OptionGroup(title: "Words") var guidance: GuidanceOptions
  @OptionGroup(title: "Words") var parts: PartsOption
  @OptionGroup(title: "Pictures") var look: GlyphLookOptions
  @OptionGroup(title: "Pictures") var junction: JunctionOptions
  @OptionGroup(title: "Pictures") var junctionSize: JunctionSizeOption
  @OptionGroup(title: "Targets") var target: TargetArguments

  var chosenParts: Set<CardMemberGroup> { parts.parts(for: target.preset) }

  /// Warns of an unsupported locale.
  func guide(_ say: SayOptions) throws -> Guide {
    var guide = try guidance.guide(say)
    parts.check(say)
    guide.hasAnnouncements = chosenParts.contains(.voice)
    return guide
  }

  func pictureOptions(_ theme: Theme) -> PictureOptions {
    target.pictureOptions(theme, singleLanes: false, junctionSize: junctionSize.junctionSize)
  }

  func plan(
    _ routes: [String], _ reading: ReadingOptions, _ artist: GlyphArtist, _ say: SayOptions
  ) throws -> (plan: AssetPlan, sources: [GuidedSource]) {
    let guide = try guide(say)
    let sources = try reading.guided(routes, by: guide, say: say, iconWords: artist.icons.words)
    let plan = try AssetPlan(
      of: sources, guide: guide, options: pictureOptions(artist.theme),
      targets: target.targetOptions(), junctions: junction.junctions, parts: chosenParts,
      icons: artist.icons)
    return (plan, sources)
  }
}

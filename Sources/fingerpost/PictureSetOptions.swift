import ArgumentParser
import AssetExport
import Glyphs
import GoldenDiff
import Guidance

/// All options that decide which pictures `render` draws of routes.
struct PictureSetOptions: ParsableArguments {
  @OptionGroup(title: "Targets") var target: TargetArguments
  @OptionGroup var junction: JunctionOptions

  var words: [String] { target.words + junction.words }

  /// Draws in memory what `render` writes for the routes or, without any, what the manifest lists.
  func pictures(
    of routes: [String], _ reading: ReadingOptions, goldens: String, _ look: GlyphLookOptions,
    _ say: SayOptions
  ) throws -> PictureSource {
    let artist = try look.artist()
    let plans: [PicturePlan]
    let manifest = goldens + "/manifest.json"
    if !routes.isEmpty {
      let sources = try reading.guided(
        routes, by: Guide(), say: say, iconWords: artist.icons.words)
      let plan = try AssetPlan(
        of: sources, guide: Guide(),
        options: target.pictureOptions(
          artist.theme, singleLanes: false, junctionSize: junction.junctionSize),
        targets: target.targetOptions(), junctions: junction.junctions)
      plans = PicturePlan.plans(of: plan)
    } else if PathKind(manifest) == .file {
      plans = try Failure.naming(manifest) {
        try PicturePlan.plans(manifest: Input.readBeside(manifest), icons: artist.icons)
      }
    } else {
      throw Failure(
        "\(manifest): no such file; name the routes of the goldens, or render the goldens again",
        .noInput)
    }
    let byName = Dictionary(plans.map { ($0.path, $0) }) { first, _ in first }
    return .drawn(label: "the pictures drawn now", names: Array(byName.keys)) {
      name throws(PictureFault) in
      guard let plan = byName[name] else { throw .undrawn("not planned") }
      do throws(ExportError) {
        return try artist.pixmap(of: plan)
      } catch {
        throw .undrawn(error.description)
      }
    }
  }

  /// Leaves out sheets, which hold many pictures.
  static func withoutSheets(_ source: PictureSource, goldens: String) throws -> PictureSource {
    let file = goldens + "/manifest.json"
    guard PathKind(file) == .file else { return source }
    let sheets = Set(PicturePlan.sheets(manifest: try Input.readBeside(file)))
    return sheets.isEmpty ? source : source.filtered { !sheets.contains($0) }
  }
}

import ArgumentParser
public import Glyphs

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

import ArgumentParser
public import Glyphs
import Paths

extension JunctionStyle: ArgumentChoice {}

struct JunctionOptions: ParsableArguments {
  @Option(help: "How turns are drawn; true has the angles of the roads that meet.")
  var junctions = JunctionStyle.schematic

  @Option(value: "Also draw each junction at this size, such as 140x100, in junctions/.", "size")
  var junctionSize: Size?

  var words: [String] {
    OptionWords.of([
      "--junctions": [junctions == .schematic ? nil : junctions.rawValue],
      "--junction-size": [junctionSize?.text],
    ])
  }
}

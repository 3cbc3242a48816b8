import Glyphs
import Guidance
import TextSafety

/// Cards as tables in GitHub's Markdown, with the pictures that `RouteExport` writes.
public struct CardsMarkdown: Sendable {
  /// The files and routes to show.
  public var sources: [GuidedSource]
  /// The path of the folder of pictures, relative to the document.
  public var pictures: String

  /// Creates a document.
  public init(sources: [GuidedSource], pictures: String = "glyphs") {
    self.sources = sources
    self.pictures = pictures
  }

  /// All routes; of a source with several, after a table of choices.
  public var text: String {
    sources.flatMap { source in
      let listing = CardListing(source)
      let blocks = listing.blocks.map(block)
      guard !listing.choices.isEmpty else { return blocks }
      let table = Self.table(
        head: ["Route", "Choice", "Way", "More"], rule: ["---:", "---", "---", "---"],
        listing.choices.map { $0.map(MarkdownText.escaped) })
      return ["## \(MarkdownText.escaped(source.name))\n\n" + table] + blocks
    }.joined(separator: "\n")
  }

  private func block(_ block: CardListing.Block) -> String {
    let hasLanes = block.rows.contains { $0.lanes != nil }
    let rows = block.rows.map { row in
      let words = row.lanes?.instructionVariants.first ?? ""
      let lanes = GlyphSpec(lanesOf: row.step).map { spec in
        picture(spec, width: 120, alt: words) + (words.isEmpty ? "" : " ")
          + MarkdownText.escaped(words)
      }
      return [
        picture(GlyphSpec(row.step), width: 25, alt: row.step.maneuver.kind.rawValue),
        MarkdownText.escaped(row.distance), MarkdownText.escaped(row.instructions[0]),
      ] + (hasLanes ? [lanes ?? ""] : [])
    }
    return "## \(MarkdownText.escaped(block.title))\n\n"
      + block.facts.map(MarkdownText.escaped).joined(separator: " · ") + "\n\n"
      + Self.table(
        head: ["", "Distance", "Instruction"] + (hasLanes ? ["Lanes"] : []),
        rule: ["---", "---:", "---"] + (hasLanes ? ["---"] : []), rows)
  }

  private func picture(_ spec: GlyphSpec, width: Int, alt: String) -> String {
    func path(_ variant: String) -> String {
      MarkdownText.attribute(pictures) + (pictures.isEmpty || pictures.hasEnding("/") ? "" : "/")
        + PictureName.file(spec.name, variant, scale: 2)
    }
    return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(path("dark"))\">"
      + "<img src=\"\(path("light"))\" width=\"\(width)\" alt=\"\(MarkdownText.attribute(alt))\"></picture>"
  }

  private static func table(head: [String], rule: [String], _ rows: [[String]]) -> String {
    ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

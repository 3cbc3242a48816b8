import Glyphs
import Guidance
import Escaping

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
      [
        glyph(of: row.subject), MarkdownText.escaped(row.distance),
        MarkdownText.escaped(row.instructions[0]),
      ] + (hasLanes ? [lanes(of: row)] : [])
    }
    return "## \(MarkdownText.escaped(block.title))\n\n"
      + block.facts.map(MarkdownText.escaped).joined(separator: " · ") + "\n\n"
      + Self.table(
        head: ["", "Distance", "Instruction"] + (hasLanes ? ["Lanes"] : []),
        rule: ["---", "---:", "---"] + (hasLanes ? ["---"] : []), rows)
  }

  private func glyph(of subject: CardListing.Subject) -> String {
    switch subject {
    case .step(let step): picture(GlyphSpec(step), width: 25, alt: step.maneuver.kind.rawValue)
    case .object(let object):
      object.glyph.map { picture($0, width: 25, alt: object.object.kind.rawValue) } ?? ""
    }
  }

  private func lanes(of row: CardListing.Row) -> String {
    guard case .step(let step) = row.subject, let spec = GlyphSpec(lanesOf: step) else { return "" }
    let words = row.lanes?.instructionVariants.first ?? ""
    return picture(spec, width: 120, alt: words) + (words.isEmpty ? "" : " ")
      + MarkdownText.escaped(words)
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

import Glyphs
import Guidance

/// Cards as tables in the Markdown of GitHub, with the pictures that `RouteExport` writes.
public struct CardsMarkdown: Sendable {
  /// What is shown.
  public var sources: [GuidedSource]
  /// The folder with the pictures, as it is reached from the place of the document.
  public var pictures: String

  /// Makes a document.
  public init(sources: [GuidedSource], pictures: String = "glyphs") {
    self.sources = sources
    self.pictures = pictures
  }

  /// All routes, after a table to choose from where a source has several.
  public var text: String {
    sources.flatMap { source in
      let listing = CardListing(source)
      let blocks = listing.blocks.map(block)
      guard !listing.choices.isEmpty else { return blocks }
      let table = Self.table(
        head: ["Route", "Choice", "Way", "More"], rule: ["---:", "---", "---", "---"],
        listing.choices.map { $0.map(Self.escaped) })
      return ["## \(Self.escaped(source.name))\n\n" + table] + blocks
    }.joined(separator: "\n")
  }

  private func block(_ block: CardListing.Block) -> String {
    let hasLanes = block.rows.contains { $0.lanes != nil }
    let rows = block.rows.map { row in
      let glyph = picture(GlyphSpec(row.step), width: 25, alt: row.step.maneuver.kind.rawValue)
      let lanes = GlyphSpec(lanesOf: row.step).map { spec in
        let words = row.lanes?.instructionVariants.first ?? ""
        return picture(spec, width: 120, alt: words) + (words.isEmpty ? "" : " ")
          + Self.escaped(words)
      }
      return [glyph, Self.escaped(row.distance), Self.escaped(row.instructions[0])]
        + (hasLanes ? [lanes ?? ""] : [])
    }
    return "## \(Self.escaped(block.title))\n\n"
      + block.facts.map(Self.escaped).joined(separator: " · ") + "\n\n"
      + Self.table(
        head: ["", "Distance", "Instruction"] + (hasLanes ? ["Lanes"] : []),
        rule: ["---", "---:", "---"] + (hasLanes ? ["---"] : []), rows)
  }

  /// A picture for light and for dark pages.
  private func picture(_ spec: GlyphSpec, width: Int, alt: String) -> String {
    func path(_ variant: String) -> String {
      Self.quoted(pictures) + (pictures.isEmpty || pictures.hasSuffix("/") ? "" : "/")
        + PictureName.file(spec.name, variant, scale: 2)
    }
    return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(path("dark"))\">"
      + "<img src=\"\(path("light"))\" width=\"\(width)\" alt=\"\(Self.quoted(alt))\"></picture>"
  }

  private static func table(head: [String], rule: [String], _ rows: [[String]]) -> String {
    ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  /// A text as the value of an attribute, where only the end of the cell is Markdown.
  private static func quoted(_ text: String) -> String {
    TerminalText.plain(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;").replacing("|", with: "&#124;")
  }

  /// A text that is neither markup nor the end of a cell.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in TerminalText.plain(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}

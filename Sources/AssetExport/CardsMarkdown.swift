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
    var blocks: [String] = []
    for source in sources {
      if source.routes.count > 1 { blocks.append(choices(of: source)) }
      for (place, route) in source.routes.enumerated() {
        let number = source.routes.count > 1 ? " (\(place + 1))" : ""
        blocks.append(block(route, title: Self.escaped(source.name) + number, of: source))
      }
    }
    return blocks.joined(separator: "\n")
  }

  private func choices(of source: GuidedSource) -> String {
    let rows = source.routes.enumerated().map { place, route in
      let choice = route.choice(among: source.routes)
      return Self.row([
        "\(place + 1)", Self.escaped(choice.selectionSummaryVariants[0]),
        Self.escaped(choice.summaryVariants[0]),
        Self.escaped(choice.additionalInformationVariants[0]),
      ])
    }
    return "## \(Self.escaped(source.name))\n\n"
      + Self.row(["Route", "Choice", "Way", "More"]) + Self.row(["---:", "---", "---", "---"])
      + rows.joined()
  }

  private func block(_ route: GuidedRoute, title: String, of source: GuidedSource) -> String {
    let choice = route.choice(among: source.routes)
    var facts = [choice.additionalInformationVariants[0], choice.summaryVariants[0]]
    if let arrival = route.arrival { facts.append(arrival.phrase) }
    let hasLanes = route.cards.contains { $0.laneGuidance != nil }
    var text = "## \(title)\n\n" + facts.map(Self.escaped).joined(separator: " · ") + "\n\n"
    text += Self.row(["", "Distance", "Instruction"] + (hasLanes ? ["Lanes"] : []))
    text += Self.row(["---", "---:", "---"] + (hasLanes ? ["---"] : []))
    for card in route.cards {
      let distance = card.approach.distance.rounded.map { route.guide.text($0) } ?? ""
      let glyph = picture(GlyphSpec(card.step), width: 25, alt: card.step.maneuver.kind.rawValue)
      let lanes = GlyphSpec(lanesOf: card.step).map { spec in
        let words = card.laneGuidance?.instructionVariants.first ?? ""
        return picture(spec, width: 120, alt: words) + (words.isEmpty ? "" : " ")
          + Self.escaped(words)
      }
      text += Self.row(
        [glyph, Self.escaped(distance), Self.escaped(card.instructionVariants[0])]
          + (hasLanes ? [lanes ?? ""] : []))
    }
    return text
  }

  /// A picture for light and for dark pages.
  private func picture(_ spec: GlyphSpec, width: Int, alt: String) -> String {
    func path(_ variant: String) -> String {
      Self.quoted(pictures) + (pictures.isEmpty || pictures.hasSuffix("/") ? "" : "/")
        + GlyphPicture.fileName(spec, variant: variant, scale: 2)
    }
    return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(path("dark"))\">"
      + "<img src=\"\(path("light"))\" width=\"\(width)\" alt=\"\(Self.quoted(alt))\"></picture>"
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
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

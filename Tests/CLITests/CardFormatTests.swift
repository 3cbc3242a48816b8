import Foundation
import Testing

@Suite struct CardFormatTests {
  private func cards(
    _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
  ) throws -> String {
    let result = try Program.run(["cards"] + arguments, input: input, environment: environment)
    try #require(result.code == 0, "\(result.error)")
    return result.text
  }

  @Test func `text has an arrow, the distance and the instruction in a line, lanes below`() throws {
    let text = try cards(["Examples/routes/motorway.json", "--format", "text"])
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines[0]
        == "motorway.json · 11\u{A0}min · 8\u{A0}mi · via I 75 (Mill Creek Expressway) and OH 562 (Norwood Lateral)"
    )
    #expect(lines[1] == " ●          Head north on Elm Street")
    #expect(lines[2] == " ↱  0.2\u{A0}mi  Turn right onto Liberty Street West")
    #expect(lines[4] == "             ↑ [↑↗][↗]  Use the two right lanes")
    #expect(lines.last == " ⚑  0.2\u{A0}mi  Your destination is ahead on your left")
  }

  @Test func `colors are written on request, and never to a file by default`() throws {
    let route = "Examples/routes/helsinki-lanes.json"
    let plain = try cards([route, "--format", "text"])
    #expect(!plain.contains("\u{1B}"))
    #expect(try cards([route, "--format", "text", "--color", "never"]) == plain)
    let colored = try cards(
      [route, "--format", "text", "--color", "always"], environment: ["NO_COLOR": "1"])
    #expect(colored.contains("\u{1B}[1;36m↱\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  /// A route to the left and one to the right, of which the second is faster.
  private static func response(name: String) -> String {
    func route(_ modifier: String, _ seconds: Int) -> String {
      let step =
        "{\"distance\":900,\"duration\":\(seconds),\"name\":\"\(name)\","
        + "\"maneuver\":{\"type\":\"turn\",\"modifier\":\"\(modifier)\"}}"
      return "{\"distance\":900,\"duration\":\(seconds),\"legs\":[{\"distance\":900,"
        + "\"duration\":\(seconds),\"steps\":[\(step)]}]}"
    }
    return "{\"code\":\"Ok\",\"routes\":[\(route("left", 600)),\(route("right", 300))]}"
  }

  @Test func `alternatives are listed before the cards`() throws {
    let text = try cards(
      ["-", "--format", "text", "--alternatives", "all"], input: Self.response(name: "Quay"))
    let nb = "\u{A0}"
    #expect(
      text == """
        1  5\(nb)min slower · 10\(nb)min  via Quay  10\(nb)min · 900\(nb)m
        2  Fastest route · 5\(nb)min  via Quay  5\(nb)min · 900\(nb)m

        standard input (1) · 10\(nb)min · 900\(nb)m · via Quay
         ↰         Turn left onto Quay
         ⚑  900\(nb)m  Your destination is ahead

        standard input (2) · 5\(nb)min · 900\(nb)m · via Quay
         ↱         Turn right onto Quay
         ⚑  900\(nb)m  Your destination is ahead

        """)
    let json = try cards(["-", "--alternatives", "all"], input: Self.response(name: "Quay"))
    #expect(json.contains("\"isFastest\" : true") && json.contains("\"minutesSlower\" : 5"))
    #expect(!(try cards(["-"], input: Self.response(name: "Quay")).contains("isFastest")))
    let table = try cards(
      ["-", "--format", "markdown", "--alternatives", "all"], input: Self.response(name: "Quay"))
    #expect(table.hasPrefix("## standard input\n\n| Route | Choice | Way | More |\n"))
  }

  @Test func `a name controls neither the terminal nor the page`() throws {
    let name = "\\u001b[31m\\n| a | <b> `c` *d* \\u0007"
    let text = try cards(["-", "--format", "text"], input: Self.response(name: name))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"))
    // The head, the card and the arrival.
    #expect(text.split(separator: "\n").count == 3)
    let table = try cards(["-", "--format", "markdown"], input: Self.response(name: name))
    let row = try #require(table.split(separator: "\n").dropLast().last)
    #expect(row.hasSuffix("\\| a \\| &lt;b&gt; \\`c\\` \\*d\\* |"))
  }

  @Test func `Markdown is a table with pictures for light and dark pages`() throws {
    let text = try cards([
      "Examples/routes/helsinki-lanes.json", "--format", "markdown", "--pictures", "a/b",
    ])
    #expect(text.contains("|  | Distance | Instruction | Lanes |\n| --- | ---: | --- | --- |\n"))
    #expect(
      text.contains(
        "srcset=\"a/b/turn_right~dark@2x.png\"><img src=\"a/b/turn_right~light@2x.png\""))
    #expect(text.contains(" | 450\u{A0}m | Turn right onto Kaivokatu | "))
    #expect(text.contains("</picture> Use the right lane |\n"))
  }
}

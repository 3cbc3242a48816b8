import Testing

@testable import fingerpost

/// Mistyped words of a command line: each is named with what is nearest to it.
@Suite struct MistypedWordTests {
  @Test(arguments: [
    ("render --scaal 2", "unknown option '--scaal'; did you mean '--scale'? See render"),
    ("render --scaal=2", "unknown option '--scaal'; did you mean '--scale'? See render"),
    ("render r.json -output x", "unknown option '-output'; did you mean '--output'? See render"),
    ("icons --outptu x", "unknown option '--outptu'; did you mean '--output'? See icons"),
    ("glyph --varient dark", "unknown option '--varient'; did you mean '--variant'? See glyph"),
    ("accept --fron x", "unknown option '--fron'; did you mean '--from'? See accept"),
    ("schema --jsno", "unknown option '--jsno'; see schema"),
    ("render r -o x --preset carplai", "no preset 'carplai'; did you mean 'carplay'? See render"),
    ("render --preset carplai", "no preset 'carplai'; did you mean 'carplay'? See render"),
    (
      "render r -o x --preset ford",
      "no preset 'ford'; use one of carplay, android-auto, android-auto-large, google, web; see render"
    ),
    ("icons --target=xcasset", "no target 'xcasset'; did you mean 'xcassets'? See icons"),
    ("schema thme", "no schema 'thme'; did you mean 'theme'? See schema"),
    ("kit swft -o x", "no kit 'swft'; did you mean 'swift'? See kit"),
    ("help rendr", "no command 'rendr'; did you mean 'render'? See"),
    ("help nonsense", "no command 'nonsense'; see"),
    ("nonsense x", "no command 'nonsense'; see"),
    ("cards r --units metrc", "--units: unknown units 'metrc'; did you mean 'metric'? See cards"),
    ("cards r --format valhala", "unknown format 'valhala'; did you mean 'valhalla'? See cards"),
    (
      "render r -o x --format valhala",
      "--format: unknown input format 'valhala'; did you mean 'valhalla'? See render"
    ),
    (
      "cards r --along tols",
      "the value 'tols' is invalid for '--along <groups>': unknown group 'tols'; "
        + "did you mean 'tolls'? See cards"
    ),
    (
      "drive r --events card,locaton",
      "the value 'card,locaton' is invalid for '--events <names>': unknown event 'locaton'; "
        + "did you mean 'location'? See drive"
    ),
  ])
  func `the first one is named before anything that is missing`(line: String, message: String)
    throws
  {
    let result = try Program.run(line.split(separator: " ").map(String.init))
    #expect(result.code == 64 && result.output.isEmpty)
    var words = message.split(separator: " ").map(String.init)
    // The command whose help it refers to, if any, stands behind the last "see".
    let command = words.last?.lowercased() == "see" ? nil : words.popLast()
    let help = ["fingerpost", command, "--help"].compactMap(\.self).joined(separator: " ")
    #expect(result.error == "error: \(words.joined(separator: " ")) '\(help)'\n")
  }

  @Test(
    arguments: [
      ("list --engine osmr", 64, "--engine osmr: no such engine; did you mean 'osrm'?"),
      ("glyph straight --theme outlin", 66, "no theme 'outlin'; did you mean 'outline'?"),
      (
        "glyph straight --weight bald", 64,
        "--weight bald: the theme has no such weight; did you mean 'bold'? "
          + "Else use bold, light, regular"
      ),
    ] as [(String, Int32, String)])
  func `names that only the work knows are suggested, too`(
    line: String, code: Int32, message: String
  ) throws {
    let result = try Program.run(line.split(separator: " ").map(String.init))
    #expect(result.code == code)
    #expect(result.error == "error: \(message)\n")
  }

  @Test func `each command names an option that it does not have`() throws {
    for name in try CommandTable.all().names where name != "help" {
      let result = try Program.run([name, "--xyzzy"])
      #expect(result.code == 64)
      #expect(
        result.error == "error: unknown option '--xyzzy'; see 'fingerpost \(name) --help'\n")
    }
  }
}

import Foundation
import PNGCoding
import PNGReading
import Raster
import TestSupport
import Testing

/// Shields by the commands that draw, list, check and show them.
@Suite struct ShieldCommandTests {
  @Test func `glyph draws a shield and an exit sign in their own sizes`() throws {
    let folder = try TemporaryFolder()
    for (words, name) in [
      (["shield", "us-interstate:75", "--scale", "2"], "a.png"),
      (["exit:12A", "--country", "us"], "b.png"), (["exit:12A"], "c.png"),
      (["exit:12A", "--country", "usa"], "d.png"),
    ] {
      let result = try Program.run(["glyph"] + words + ["-o", name], in: folder.url)
      #expect(result.code == 0 && result.error.isEmpty, "\(result.error)")
    }
    #expect(try PNGCoder.decode(folder.bytes("a.png")).height == 48)
    #expect(try folder.bytes("b.png") != folder.bytes("c.png"))
    #expect(try folder.bytes("b.png") == folder.bytes("d.png"))
  }

  @Test(arguments: [
    (
      ["glyph", "shield", "us-interstat:75", "-o", "-"],
      "error: no network 'us-interstat'; did you mean 'us-interstate'?\n"
    ),
    (
      ["glyph", "shield", "us-interstate", "-o", "-"],
      "error: 'us-interstate': not a shield; expected a network and up to 12 characters, as in "
        + "us-interstate:75\n"
    ),
    (
      ["glyph", "exit:", "-o", "-"],
      "error: 'exit:': no sign can show this number; write up to 12 characters\n"
    ),
    (
      ["glyph", "exit:1", "--country", "x", "-o", "-"],
      "error: --country x: not a code of ISO 3166; use two letters\n"
    ),
    (
      ["glyph", "turn-left", "--country", "us", "-o", "-"],
      "error: --country does not apply to 'turn-left'; leave it out, or name an exit sign, such as "
        + "exit:12A, or a junction view\n"
    ),
  ])
  func `wrong words are refused with the remedy`(words: [String], error: String) throws {
    let result = try Program.run(words)
    #expect(result.error == error)
    #expect(result.code == 64)
  }

  @Test func `icons draws the shields of a list, which verify and lint accept`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "us-interstate:75 # a comment\n\n# another\nfi-national:1\r\nus-interstate:75\n", to: "list")
    func run(_ arguments: String...) throws -> Program.Result {
      try Program.run(arguments, in: folder.url)
    }
    let drawn = try run(
      "icons", "-o", "out", "--shields", "list", "--variant", "light", "--scale", "2", "--along",
      "none", "--roundabouts", "360", "--depfile", "out.d")
    #expect(drawn.code == 0 && drawn.error.isEmpty, "\(drawn.error)")
    for name in ["us_interstate__75", "fi_national__1"] {
      #expect(try !folder.bytes("out/shields/shield_\(name)~light@2x.png").isEmpty, "\(name)")
    }
    #expect(try String(decoding: folder.bytes("out.d"), as: UTF8.self).contains("list"))
    let verified = try run("verify", "out")
    #expect(verified.code == 0, "\(verified.text)\(verified.error)")
    let lint = try run("lint", "out")
    #expect(lint.code == 0 && !lint.text.contains("shield"), "\(lint.text)")
    try folder.write("us-interstate:75\nus:1\n", to: "wrong")
    let wrong = try run("icons", "-o", "out2", "--shields", "wrong")
    #expect(
      wrong.error == "error: wrong: line 2: no network 'us'; see 'fingerpost list --shields'\n")
    #expect(wrong.code == 64)
  }

  @Test func `one plate and one row make a new network, which lint checks`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Own/shields"), withIntermediateDirectories: true)
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>"
        + "<path class='face' d='M0 0h24v24h-24z' fill='#fff'/></svg>", to: "Own/shields/mine.svg")
    func table(_ face: String) -> String {
      """
      {"plates": {"mine": {"room": [4, 6, 16, 12]}},
       "networks": [{"name": "our-road", "title": "Ours", "plate": "mine", "text": "{number}",
         "colors": {"face": "\(face)", "text": "#000000"}}]}
      """
    }
    func run(_ arguments: String...) throws -> Program.Result {
      try Program.run(arguments, in: folder.url)
    }
    try folder.write(table("#ffffff"), to: "Own/shields/networks.json")
    #expect(try run("lint", "--icons", "Own").text.isEmpty)
    let drawn = try run("glyph", "shield", "our-road:9", "--icons", "Own", "-o", "a.png")
    #expect(drawn.code == 0, "\(drawn.error)")
    #expect(try run("list", "--shields", "--icons", "Own").text.hasPrefix("our-road: Ours\n"))
    try folder.write(table("#303030"), to: "Own/shields/networks.json")
    let faint = try run("lint", "--icons", "Own").text
    #expect(faint.contains("'our-road': its text has a contrast of 1.5 on light"), "\(faint)")
    try folder.write("{", to: "Own/shields/networks.json")
    #expect(try run("glyph", "turn-left", "--icons", "Own", "-o", "b.png").code == 65)
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 20'/>", to: "Own/shields/mine.svg")
    try folder.write(table("#ffffff"), to: "Own/shields/networks.json")
    let low = try run("icons", "-o", "out", "--icons", "Own")
    #expect(
      low.error
        == "error: Own/shields/mine.svg: not 24 units high and 8 to 60 wide; correct its size\n")
  }

  @Test func `render draws the shields that cards name, for every target`() throws {
    let folder = try TemporaryFolder()
    let route = Corpus.package.appending(path: "Examples/routes/motorway.json").path
    let result = try Program.run(
      [
        "render", route, "-o", "out", "--target", "flat", "--target", "xcassets", "--target",
        "sprite", "--target", "android", "--target", "svg",
      ],
      in: folder.url)
    #expect(result.code == 0, "\(result.error)")
    func shields(_ value: Any) -> [[String: Any]] {
      switch value {
      case let list as [Any]: list.flatMap(shields)
      case let object as [String: Any]:
        [object["shield"] as? [String: Any]].compactMap(\.self)
          + object.values.flatMap(shields)
      default: []
      }
    }
    let found = shields(
      try JSONSerialization.jsonObject(with: Data(folder.bytes("out/cards.json"))))
    #expect(!found.isEmpty)
    let sprite = try JSONSerialization.jsonObject(
      with: Data(folder.bytes("out/sprite/light.json")))
    for shield in found {
      let name = try #require(shield["name"] as? String)
      let files = try #require(shield["files"] as? [[String: Any]])
      #expect(!files.isEmpty && (sprite as? [String: Any])?[name] != nil, "\(name)")
      for file in files {
        #expect(try !folder.bytes("out/\(#require(file["path"] as? String))").isEmpty)
      }
    }
    let lint = try Program.run(["lint", "out", "--strict"], in: folder.url)
    #expect(lint.code == 0, "\(lint.text)")
  }

  @Test func `preview has a page of the shields by country`() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(
      ["preview", "--shields", "--variant", "dark", "-o", "s.html"], in: folder.url)
    #expect(result.code == 0 && result.error.isEmpty)
    let page = try String(decoding: folder.bytes("s.html"), as: UTF8.self)
    for word in ["\"FI\"", "us-interstate", "valtatie"] {
      #expect(page.contains(word), "\(word)")
    }
    let wrong = try Program.run(["preview", "--shields", "--terminal"], in: folder.url)
    #expect(wrong.code == 64)
  }
}

import Foundation
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing

@Suite struct DiffTests {
  @Test func `equal folders give code 0 and a summary of what was compared`() throws {
    let test = try GoldenFolders()
    try test.write(GoldenFolders.square(.white), "goldens/x/1.png", "out/x/1.png")
    let result = try test.run("diff", "goldens", "out")
    #expect(result.code == 0 && result.error == "")
    #expect(
      result.text
        == "1 picture: 0 changed, 0 new, 0 missing, 0 unreadable, 1 same, 1 compared\nrules: exact\n"
    )
    #expect(try test.run("diff", "goldens", "out", "--quiet").text == "")
  }

  @Test func `differences give code 1 and one line each, the worst first`() throws {
    let test = try GoldenFolders()
    try test.write(GoldenFolders.square(.white), "goldens/moved.png", "goldens/gone.png")
    try test.write(GoldenFolders.square(.white, at: 3), "out/moved.png")
    try test.write(GoldenFolders.square(.black), "out/new.png")
    let result = try test.run("diff", "goldens", "out")
    #expect(result.code == 1 && result.error == "")
    #expect(
      result.text == """
        missing    gone.png  no actual picture; 12×12 px
        changed    moved.png  12 px differ (28.57 % of the ink), largest 255, mean 21.25, \
        box 7x6+2+2, worst at 2,2: #ffffffff became #00000000; the same picture moved right by 1 px
        new        new.png  no golden; 12×12 px
        3 pictures: 1 changed, 1 new, 1 missing, 0 unreadable, 0 same, 1 compared
        rules: exact
        to accept: fingerpost accept goldens --from out gone.png moved.png new.png --prune

        """)
  }

  @Test func `two files are compared whatever their names`() throws {
    let test = try GoldenFolders()
    try test.write(GoldenFolders.square(.white), "a.png", "b.bin")
    try test.write(GoldenFolders.square(Color(red: 255, green: 253, blue: 255)), "c.png")
    #expect(try test.run("diff", "a.png", "b.bin").code == 0)
    #expect(try test.run("diff", "a.png", "c.png").code == 1)
    let tolerant = try test.run("diff", "a.png", "c.png", "--tolerance", "2")
    #expect(tolerant.code == 0)
    #expect(
      tolerant.text.contains(
        "1 same, 1 compared (1 only by the rules)\nrules: tolerance 2 levels\n"))
    #expect(try test.run("diff", "a.png", "c.png", "--tolerance", "1").code == 1)
    #expect(try test.run("diff", "a.png", "c.png", "--max-pixels", "36").code == 0)
    #expect(try test.run("diff", "a.png", "c.png", "--max-pixels", "35").code == 1)
    #expect(try test.run("diff", "a.png", "c.png", "--mask", "6x6+2+2").code == 0)
    #expect(try test.run("diff", "a.png", "c.png", "--window", "8:36").code == 0)
    #expect(try test.run("diff", "a.png", "c.png", "--window", "8:35").code == 1)
    // Each window may differ as a whole: that compares nothing.
    let nothing = try test.run("diff", "a.png", "c.png", "--window", "3:9")
    #expect(nothing.code == 66)
    #expect(
      nothing.error == "error: the rules and masks leave nothing to compare; allow less\n")
  }

  @Test func `the low byte of a sample of 16 bits counts, and accepting takes it over`() throws {
    let test = try GoldenFolders()
    func gray(_ sample: Int, depth: Int) -> [UInt8] {
      SamplePNG(width: 2, depth: depth, colorType: 0, samples: [0, sample]).bytes
    }
    try test.write(gray(130, depth: 8), "goldens/x.png")
    try test.write(gray(130 * 257, depth: 16), "out/x.png")
    #expect(try test.run("diff", "goldens", "out").code == 0)
    let other = gray(130 * 257 + 1, depth: 16)
    try test.write(other, "out/x.png")
    let result = try test.run("diff", "goldens", "out", "--differences", "d")
    #expect(result.code == 1)
    #expect(
      result.text.hasPrefix(
        "changed    x.png  1 px differ (50 % of the ink), largest 1, mean 0.001, box 1x1+1+0, "
          + "worst at 1,0: #828282828282ffff became #828382838283ffff; "
          + "the same in 8 bits a sample\n"))
    #expect(
      try PNGCoder.decode(test.folder.bytes("d/x.png"))[1, 0]
        == Color(red: 230, green: 0, blue: 126))
    #expect(try test.run("diff", "goldens", "out", "--tolerance", "1").code == 0)
    #expect(try test.run("accept", "goldens", "--from", "out", "x.png").code == 0)
    #expect(try test.folder.bytes("goldens/x.png") == other)
    #expect(try test.run("diff", "goldens", "out").code == 0)
  }

  @Test func `rules of a file apply to the names they match, and are listed`() throws {
    let test = try GoldenFolders()
    for name in ["lanes_l.png", "turn.png"] {
      try test.write(GoldenFolders.square(.white), "goldens/" + name)
      try test.write(GoldenFolders.square(.white.with(alpha: 254)), "out/" + name)
    }
    try test.folder.write(
      #"{"schema": "fingerpost/diff-rules/1", "files": [{"match": "lanes_*", "tolerance": 1}]}"#,
      to: "rules.json")
    let result = try test.run("diff", "goldens", "out", "--rules", "rules.json")
    #expect(result.code == 1)
    #expect(
      result.text.contains("1 changed, 0 new, 0 missing, 0 unreadable, 1 same, 2 compared (1 only"))
    #expect(result.text.contains("rules: exact; others for lanes_*"))
  }

  @Test func `all reports are written in one run`() throws {
    let test = try GoldenFolders()
    try test.write(GoldenFolders.square(.white), "goldens/a/x.png")
    try test.write(GoldenFolders.square(.black), "out/a/x.png")
    let result = try Program.run(
      [
        "diff", "goldens", "out", "--html", "r/i.html", "--json", "-", "--junit", "r/j.xml",
        "--differences", "r/d", "--github",
      ], in: test.folder.url,
      environment: ["GITHUB_STEP_SUMMARY": test.folder.path("summary.md")])
    #expect(result.code == 1)
    #expect(
      test.folder.files(in: "r") == ["d/a/x.png", "i.html", "j.xml"])
    #expect(try JSONSerialization.jsonObject(with: result.output) is [String: Any])
    #expect(
      result.error.contains("::error file=goldens/a/x.png,title=changed%3A a/x.png::36 px differ"))
    let junit = String(decoding: try test.folder.bytes("r/j.xml"), as: UTF8.self)
    #expect(junit.contains("[[ATTACHMENT|r/d/a/x.png]]"))
    let summary = String(decoding: try test.folder.bytes("summary.md"), as: UTF8.self)
    #expect(summary.contains("| changed | a/x.png |"))
    let picture = try PNGCoder.decode(test.folder.bytes("r/d/a/x.png"))
    #expect(picture[4, 4] == Color(red: 230, green: 0, blue: 126))
  }

  @Test(
    arguments: [
      ([], nil), (["--ground", "white"], nil), (["--max-pixels", "0"], nil),
      (["--tolerance", "2"], "tolerance 2 levels"),
      (["--max-pixels", "40", "--mask", "2x2+0+0"], "at most 40 px, masked 2x2+0+0"),
      (["--rules", "strict.json"], nil),
      (["--rules", "rules.json"], "a,b%25\\n*: tolerance 9 levels"),
      (
        ["--rules", "rules.json", "--window", "8:4"],
        "at most 4 px in 8x8; a,b%25\\n*: tolerance 9 levels, at most 4 px in 8x8"
      ),
    ] as [([String], String?)])
  func `an annotation says what is tolerated, in one line`(
    words: [String], tolerated: String?
  ) throws {
    let test = try GoldenFolders()
    try test.write(GoldenFolders.square(.white), "goldens/x.png", "out/x.png")
    for (name, entry) in [
      ("rules", #"{"match": "a,b%\n*", "tolerance": 9}, {"match": "c", "tolerance": 0}"#),
      ("strict", #"{"match": "*", "tolerance": 0}"#),
    ] {
      try test.folder.write(
        #"{"schema": "fingerpost/diff-rules/1", "files": [\#(entry)]}"#, to: name + ".json")
    }
    let result = try test.run(["diff", "goldens", "out", "--github", "-q"] + words)
    #expect(result.code == 0, "\(result.error)")
    let warning = tolerated.map {
      "::warning title=golden images::not exact, by options, --rules or fingerpost.json: \($0)\n"
    }
    #expect(result.text == warning ?? "")
    #expect(try !test.run(["diff", "goldens", "out"] + words).text.contains("::warning"))
  }

  @Test func `goldens come from a revision, and the work tree stays unchanged`() throws {
    let test = try GoldenFolders()
    try test.write(GoldenFolders.square(.white), "goldens/x.png", "goldens/old/y.png")
    try test.git("init", "-q")
    try test.git("add", ".")
    try test.git("commit", "-q", "-m", "goldens")
    #expect(try test.run("diff", "goldens", "--against", "HEAD").code == 0)
    try test.write(GoldenFolders.square(.black), "goldens/x.png")
    try FileManager.default.removeItem(atPath: test.folder.path("goldens/old"))
    let before = test.folder.files()
    let result = try test.run("diff", "--against", "HEAD", "goldens")
    #expect(result.code == 1)
    #expect(
      result.text.contains("missing    old/y.png") && result.text.contains("changed    x.png"))
    #expect(try test.run("diff", "goldens/x.png", "--against", "HEAD").code == 1)
    #expect(test.folder.files() == before)
    let unknown = try test.run("diff", "goldens", "--against", "nope")
    #expect(unknown.code == 66)
    #expect(
      unknown.error == "error: git: no revision 'nope' in \(test.folder.path("goldens")); "
        + "check the name, or fetch it first\n")
  }

  @Test func `a folder outside of git is an error of one statement`() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(
      ["diff", ".", "--against", "main"], in: folder.url,
      environment: ["GIT_CEILING_DIRECTORIES": folder.url.deletingLastPathComponent().path])
    #expect(run.code == 66)
    #expect(
      run.error
        == "error: git: \(folder.url.path) is in no repository; name goldens that are in one\n")
  }

  /// Runs that fail: arguments after `diff`, what is said and the code.
  static let failures: [([String], String, Int32)] = [
    (
      ["goldens", "a.png"],
      "error: goldens: a folder, but a.png is a file; give two files or two folders\n", 64
    ),
    (
      ["a.png", "out"],
      "error: out: a folder, but a.png is a file; give two files or two folders\n", 64
    ),
    (["goldens", "nobody"], "error: nobody: no such file or folder; check the name\n", 66),
    (["goldens", "out"], "error: no PNG file in goldens or out; check the names\n", 66),
    (
      ["a.png", "a.png", "--rules", "a.png"],
      "error: a.png: the rules: not JSON: not UTF-8 at line 1, column 1; correct it\n", 65
    ),
    (
      ["a.png", "a.png", "--html", "a.png/x.html"],
      "error: a.png: cannot be created: a file stands in its place; "
        + "move that file, or choose another folder\n", 73
    ),
  ]

  @Test(arguments: failures)
  func `what cannot be compared gives one line and an exit code`(
    arguments: [String], message: String, code: Int32
  ) throws {
    let test = try GoldenFolders()
    try test.write(GoldenFolders.square(.white), "a.png")
    let result = try Program.run(["diff"] + arguments, in: test.folder.url)
    #expect(result.error == message.replacing("FOLDER", with: test.folder.url.path))
    #expect(result.code == code && result.output.isEmpty)
  }

  /// Texts of files of rules that cannot be used, and their faults; `S` stands for the schema.
  static let badRules: [(String, String)] = [
    ("[]", "the rules: not an object; write it in braces"),
    (#"{"schema": 5}"#, "schema: not a text; expected 'fingerpost/diff-rules/1'"),
    (#"{"schema": "1"}"#, "schema: is '1'; expected 'fingerpost/diff-rules/1'"),
    (#"{"files": []}"#, "schema: missing; add it: 'fingerpost/diff-rules/1'"),
    ("{S}", "files: missing; add it: what patterns of names allow"),
    (#"{S, "files": [], "extra": 1}"#, "the rules: unknown key 'extra'; use schema, files"),
    (#"{S, "files": {}}"#, "files: not a list; write it in brackets: what patterns of names allow"),
    (#"{S, "files": [1]}"#, "files[0]: not an object; write it in braces"),
    (#"{S, "files": [{}]}"#, "files[0].match: missing; add it: a pattern of names: *, ** and ?"),
  ]

  /// The same, as a member of the only entry beside `match`.
  static let badMembers: [(String, String)] = [
    (#""tolerance": "3""#, ".tolerance: not a whole number; expected 0 to 255"),
    (#""tolerance": 256"#, ".tolerance: is 256; expected 0 to 255"),
    (#""threshold": true"#, ".threshold: not a number; expected 0 to 1"),
    (#""threshold": 2"#, ".threshold: is 2; expected 0 to 1"),
    (#""maxPixels": 1.5"#, ".maxPixels: not a whole number; expected 0 or more"),
    (#""maxPixels": -1"#, ".maxPixels: is -1; expected 0 or more"),
    (#""maxPixls": 1"#, ": unknown key 'maxPixls'; did you mean 'maxPixels'?"),
    (#""window": 3"#, ".window: not an object; write it in braces"),
    (#""window": {"size": 8}"#, ".window.pixels: missing; add it"),
    (#""window": {"size": 0, "pixels": 1}"#, ".window.size: is 0; expected 1 to 1000000"),
    (#""antialiasing": "ignor""#, ".antialiasing: is 'ignor'; did you mean 'ignore'?"),
    (#""antialiasing": 1"#, ".antialiasing: not a text; expected compare or ignore"),
    (#""masks": 5"#, ".masks: not a list; write it in brackets"),
    (#""masks": [{"x": 1, "y": 1, "width": 1}]"#, ".masks[0].height: missing; add it"),
    (
      #""masks": [{"x": 1, "y": 1, "width": 0, "height": 1}]"#,
      ".masks[0].width: is 0; expected 1 to 1000000000"
    ),
  ]

  @Test(
    arguments: badRules
      + badMembers.map { (#"{S, "files": [{"match": "*", \#($0)}]}"#, "files[0]\($1)") })
  func `each fault of a file of rules has a place, a finding and a remedy`(
    rules: String, fault: String
  ) throws {
    let test = try GoldenFolders()
    try test.write(GoldenFolders.square(.white), "a.png")
    let text = rules.replacing("S,", with: #""schema": "fingerpost/diff-rules/1","#)
      .replacing("{S}", with: #"{"schema": "fingerpost/diff-rules/1"}"#)
    try test.folder.write(text, to: "r.json")
    let result = try test.run("diff", "a.png", "a.png", "--rules", "r.json")
    #expect(result.error == "error: r.json: \(fault)\n")
    #expect(result.code == 65 && result.output.isEmpty)
  }

  @Test(arguments: [
    ["diff", "a"], ["diff", "a", "b", "--tolerance", "256"], ["diff", "a", "b", "--window", "3"],
    ["diff", "a", "b", "--json", "-", "--junit", "-"], ["diff", "a", "b", "--mask", "1x1"],
    ["accept", "a"], ["accept", "a", "x", "--all"], ["schema", "x"], ["verify"],
  ])
  func `wrong arguments are usage errors`(arguments: [String]) throws {
    #expect(try Program.run(arguments).code == 64)
  }

  @Test func `files that cannot be read are reported with a reason`() throws {
    let test = try GoldenFolders()
    let png = try GoldenFolders.square(.white)
    try test.write(png, "goldens/cut.png", "goldens/text.png", "goldens/none.png")
    try test.write(Array(png.dropLast(5)), "out/cut.png")
    try test.write(Array("hello".utf8), "out/text.png")
    try test.write([], "out/none.png")
    let result = try test.run("diff", "goldens", "out")
    #expect(result.code == 1)
    #expect(
      result.text.hasPrefix(
        """
        unreadable cut.png  the actual picture: not a readable PNG (the file ends too early); 12×12 px
        unreadable none.png  the actual picture: an empty file; 12×12 px
        unreadable text.png  the actual picture: not a PNG file
        """))
  }

  @Test func `the schemas are JSON`() throws {
    for name in ["diff", "diff-rules"] {
      let result = try Program.run(["schema", name])
      let schema = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
      #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }
  }
}

import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// Names of files that are not UTF-8, as Linux allows.
  @Suite struct FileNameTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs a line of the shell, in which `$0` is the program and `\351` a byte that is no UTF-8.
    private func run(_ line: String) throws -> Program.Result {
      try Program.run(
        program: "/bin/sh", ["-c", line, Program.url.path], in: folder.url,
        environment: ["CI": ""])
    }

    @Test func `a picture with such a name is found, and keeps no other from being accepted`()
      throws
    {
      let made = try run(
        #"""
        mkdir out && "$0" glyph straight -o out/a.png && "$0" glyph turn-left -o out/b.png &&
        cp out/a.png "out/$(printf 'caf\351.png')" && mkdir "out/$(printf 'd\377')"
        """#)
      try #require(made.code == 0, "\(made.error)")
      let accept = try run(#""$0" accept goldens --from out --all"#)
      #expect(accept.code == 65)
      #expect(
        accept.error == #"""
          error: caf\xE9.png: a name that is not UTF-8; rename it
          error: d\xFF: a name that is not UTF-8; rename it

          """#)
      #expect(accept.text.hasSuffix("2 accepted, 0 removed\n"))
      #expect(folder.files(in: "goldens") == ["a.png", "b.png"])
      let diff = try run(#""$0" diff goldens out"#)
      #expect(diff.code == 1)
      #expect(diff.text.contains(#"caf\xE9.png"#) && diff.text.contains("name that is not UTF-8"))
      #expect(diff.text.contains(" 2 unreadable, 2 same"))
    }

    @Test func `an icon with such a name is an error that names it`() throws {
      let made = try run(
        #"""
        "$0" icons --export icons &&
        cp icons/maneuvers/straight.svg "icons/$(printf 'caf\351.svg')"
        """#)
      try #require(made.code == 0, "\(made.error)")
      let result = try run(#""$0" glyph straight --icons icons -o a.png"#)
      #expect(result.code == 65)
      #expect(
        result.error == #"error: icons/caf\xE9.svg: a name that is not UTF-8; rename it"# + "\n")
    }

    @Test(arguments: ["cards", "glyph straight -o", "diff a.png", "lint"])
    func `an argument with such a name is an error that names it`(words: String) throws {
      let result = try run(#""$0" \#(words) "$(printf 'caf\351.json')""#)
      #expect(result.code == 64)
      #expect(result.error == #"error: caf\xE9.json: a name that is not UTF-8; rename it"# + "\n")
      #expect(folder.files().isEmpty)
    }
  }
#endif

import Foundation
import TestSupport
import Testing

#if os(Linux)
  @Suite struct SystemLimitsTests {
    private let cards = ["cards", "Examples/routes/motorway.json"]

    @Test(arguments: [4, 8, 15])
    func `too few open files are an error`(count: Int) throws {
      let result = try Program.run(cards, limits: ["-n \(count)"])
      #expect(result.code == 74)
      #expect(
        result.error
          == "error: only \(count) files may be open at once; allow at least 16, as with ulimit -n 16\n"
      )
      #expect(result.output.isEmpty)
    }

    @Test func `sixteen open files are enough`() throws {
      let result = try Program.run(cards, limits: ["-n 16"])
      #expect(result.code == 0)
      #expect(try result.output == Program.run(cards).output)
    }

    /// Stacks of a gibibyte each, of which one fits into the memory that is allowed.
    @Test(.timeLimit(.minutes(1)))
    func `threads that the system refuses are an error`() throws {
      let result = try Program.run(cards, limits: ["-s 1048576", "-v 1900000"])
      #expect(result.code == 74)
      #expect(result.error.hasPrefix("error: the system grants 1 of "))
      #expect(result.error.hasSuffix("allow more, as with ulimit -v unlimited\n"))
      #expect(result.error.filter { $0 == "\n" }.count == 1)
      #expect(result.output.isEmpty)
    }

    /// Runs a command where /proc is another, empty file system, as in a sandbox; needs root.
    private static let canHideProc: Bool = {
      let probe = try? Program.run(
        program: "/usr/bin/unshare", ["-m", "mount", "-t", "tmpfs", "none", "/proc"])
      return probe?.code == 0
    }()

    @Test(.enabled(if: canHideProc, "skipped: /proc cannot be hidden here"))
    func `without /proc a command does what it does with it`() throws {
      let folder = try TemporaryFolder()
      func hidden(_ words: String...) throws -> Program.Result {
        try Program.run(
          program: "/usr/bin/unshare",
          [
            "-m", "/bin/sh", "-c", #"mount -t tmpfs none /proc && exec "$0" "$@""#,
            Program.url.path,
          ] + words, in: folder.url)
      }
      #expect(try hidden("glyph", "turn-left", "-o", "a.png").code == 0)
      #expect(try hidden("glyph", "turn-right", "-o", "b.png").code == 0)
      #expect(try hidden("diff", "a.png", "b.png").code == 1)
      #expect(try hidden("diff", "a.png", "a.png").code == 0)
      let route = Corpus.package.appending(path: "Examples/routes/athens.json").path
      #expect(try hidden("cards", route).output == Program.run(["cards", route]).output)
      #expect(try hidden("render", route, "-o", "out", "--depfile", "d").code == 0)
      // Who cannot tell which program it is cannot tell that nothing changed.
      #expect(!FileManager.default.fileExists(atPath: folder.path("out/.fingerpost-last-run")))
      #expect(try hidden("nonsense").code == 64)
      // The runtime looks there as it starts, and each second while work waits.
      for _ in 0..<20 { #expect(try hidden("render", route, "-o", "again").code == 0) }
      let line =
        String(decoding: try Data(contentsOf: URL(filePath: route)), as: UTF8.self)
        .replacing("\n", with: "") + "\n"
      try folder.write(String(repeating: line, count: 1000), to: "routes.jsonl")
      let many = try hidden(
        "cards", "routes.jsonl", "--format", "jsonl", "--jobs", "8", "--parts", "core")
      #expect(many.code == 0)
      #expect(many.output.count { $0 == UInt8(ascii: "\n") } == 1000)
    }

    /// The files of a folder, with their bytes.
    private func contents(_ folder: TemporaryFolder, _ place: String) throws -> [String: [UInt8]] {
      var contents: [String: [UInt8]] = [:]
      for name in folder.files(in: place) { contents[name] = try folder.bytes(place + "/" + name) }
      return contents
    }

    /// 4096 bytes, which some of the files need and most do not.
    @Test(arguments: [
      ["render", Corpus.package.path + "/Examples/routes/motorway.json", "-o"],
      ["icons", "--size", "12", "--scale", "1", "--roundabouts", "90", "-o"],
    ])
    func `a file that is larger than allowed is an error, and none is written in part`(
      words: [String]
    ) throws {
      let folder = try TemporaryFolder()
      #expect(try Program.run(words + ["whole"], in: folder.url).code == 0)
      let result = try Program.run(words + ["out"], in: folder.url, limits: ["-f 8"])
      #expect(result.code == 74)
      #expect(result.error.hasPrefix("error: out/"), "\(result.error)")
      #expect(
        result.error.hasSuffix(
          ": cannot be written: larger than files may be here; raise the limit, see 'ulimit -f', "
            + "or choose another disk\n"), "\(result.error)")
      #expect(result.error.filter { $0 == "\n" }.count == 1)
      let whole = try contents(folder, "whole")
      for (name, bytes) in try contents(folder, "out") where name != ".fingerpost-journal" {
        #expect(whole[name] == bytes, "\(name)")
      }
      // The next run, which may write, completes it.
      #expect(try Program.run(words + ["out"], in: folder.url).code == 0)
      #expect(try contents(folder, "out") == whole)
    }

    @Test func `a page that is larger than allowed leaves the one before`() throws {
      let folder = try TemporaryFolder()
      try folder.write("before", to: "sheet.html")
      let result = try Program.run(
        ["preview", "-o", "sheet.html"], in: folder.url, limits: ["-f 8"])
      #expect(result.code == 74)
      #expect(result.error.hasPrefix("error: sheet.html: cannot be written: larger than files may"))
      #expect(folder.files() == ["sheet.html"])
      #expect(try folder.bytes("sheet.html") == Array("before".utf8))
      let printed = try Program.run(cards, limits: ["-f 8"])
      #expect(printed.code == 74)
      #expect(
        printed.error
          == "error: standard output: larger than files may be here; send it elsewhere\n")
    }

    @Test func `a limit that leaves enough memory changes nothing`() throws {
      let result = try Program.run(cards, limits: ["-v 4000000"])
      #expect(result.code == 0)
      #expect(try result.output == Program.run(cards).output)
    }
  }
#endif

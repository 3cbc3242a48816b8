import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import fingerpost

@Suite struct PathArgumentTests {
  private static let route = Corpus.package.appending(path: "Examples/routes/athens.json").path

  @Test(arguments: [
    (["render", route, "-o", ""], "-o <folder>"), (["icons", "--output", ""], "--output <folder>"),
    (["generate", "x.json", "-o", ""], "-o <folder>"), (["generate", "", "-o", "x"], "<file>"),
    (["glyph", "straight", "-o", ""], "-o <file>"), (["preview", "-o", ""], "-o <file>"),
    (["preview", "--serve", "--against", ""], "--against <folder>"),
    (["render", route, "-o", "o", "--depfile", ""], "--depfile <file>"),
    (["render", route, "-o", "o", "--xcfilelist", ""], "--xcfilelist <file>"),
    (["render", route, "-o", "o", "--theme", ""], "--theme <file>"),
    (["render", route, "-o", "o", "--icons", ""], "--icons <folder>"),
    (["render", route, "-o", "o", "--language-file", ""], "--language-file <file>"),
    (["diff", "a", "b", "--html", ""], "--html <file>"),
    (["diff", "a", "b", "--json", ""], "--json <file>"),
    (["diff", "a", "b", "--junit", ""], "--junit <file>"),
    (["diff", "a", "b", "--rules", ""], "--rules <file>"),
    (["diff", "a", "b", "--differences", ""], "--differences <folder>"),
    (["diff", "", "b"], "<expected>"), (["diff", "a", ""], "<actual>"),
    (["verify", ""], "<goldens>"), (["accept", "", "--all"], "<goldens>"),
    (["accept", "g", "--from", "", "--all"], "--from <file>"), (["lint", ""], "<paths>"),
    (["lint", "--icons", ""], "--icons <folder>"), (["lint", "--theme", ""], "--theme <file>"),
    (["drive", route, "--trace", ""], "--trace <file>"),
  ])
  func `an empty path is refused with the name of its option`(
    arguments: [String], name: String
  ) throws {
    let error = #expect(throws: (any Error).self) { try Fingerpost.parseAsRoot(arguments) }
    let message = try Fingerpost.message(for: #require(error))
    #expect(message == "The value '' is invalid for '\(name)': name a file or folder")
  }

  @Test(arguments: [
    ["icons", "-o", "-"], ["render", route, "-o", "-"], ["lint", "-"], ["diff", "-", "x"],
    ["diff", "x", "-"], ["verify", "-"], ["accept", "-", "--all"],
    ["diff", "x", "y", "--differences", "-"],
  ])
  func `a stream in place of a folder is refused in one line`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(arguments, in: folder.url)
    #expect(run.code == 64 && folder.files().isEmpty)
    #expect(run.error.hasPrefix("error: The value '-' is invalid for '"))
    #expect(run.error.contains("': - (standard input or output) does not work here; give a folder"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: [("icon", "icons"), ("rendr", "render"), ("crads", "cards"), ("lnt", "lint")])
  func `a mistyped command gets a suggestion`(word: String, name: String) throws {
    let run = try Program.run([word, "-o", "x"])
    #expect(run.code == 64)
    let message = "no command '\(word)'; did you mean '\(name)'? See 'fingerpost --help'"
    #expect(run.error == "error: \(message)\n")
    #expect(try !Program.run(["route.json"]).error.contains("did you mean"))
  }

  @Test func `an empty path gives one line and code 64, and no file is written`() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(["icons", "-o", ""], in: folder.url)
    #expect(run.code == 64)
    #expect(
      run.error == "error: The value '' is invalid for '-o <folder>': name a file or folder; "
        + "see 'fingerpost icons --help'\n")
    #expect(folder.files().isEmpty)
  }

  @Test func `an empty route name is reported as such`() throws {
    let run = try Program.run(["cards", ""])
    #expect(run.code == 66)
    #expect(run.error == "error: '': an empty name; name a file\n")
  }
}

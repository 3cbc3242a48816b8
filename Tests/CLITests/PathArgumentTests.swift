import Foundation
import TestSupport
import Testing

@Suite struct PathArgumentTests {
  private static let route = Corpus.package.appending(path: "Examples/routes/athens.json").path

  @Test(arguments: [
    (["render", route, "-o", ""], "--output"), (["icons", "-o", ""], "--output"),
    (["generate", "x.json", "-o", ""], "--output"), (["glyph", "straight", "-o", ""], "--output"),
    (["preview", "-o", ""], "--output"),
    (["render", route, "-o", "o", "--depfile", ""], "--depfile"),
    (["render", route, "-o", "o", "--xcfilelist", ""], "--xcfilelist"),
    (["render", route, "-o", "o", "--theme", ""], "--theme"),
    (["render", route, "-o", "o", "--icons", ""], "--icons"),
    (["diff", "a", "b", "--html", ""], "--html"), (["diff", "a", "b", "--json", ""], "--json"),
    (["diff", "a", "b", "--junit", ""], "--junit"), (["diff", "a", "b", "--rules", ""], "--rules"),
    (["diff", "a", "b", "--differences", ""], "--differences"), (["diff", "", "b"], "<expected>"),
    (["verify", ""], "<goldens>"), (["accept", "", "--all"], "<goldens>"),
    (["accept", "g", "--from", "", "--all"], "--from"), (["lint", ""], "<paths>"),
    (["drive", route, "--trace", ""], "--trace"),
  ])
  func `an empty path is refused by the name of its option, and nothing is written`(
    arguments: [String], name: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(arguments, in: folder.url)
    #expect(run.code == 64)
    #expect(
      run.error
        == "error: \(name) is empty; name a file or folder; see 'fingerpost \(arguments[0]) --help'\n"
    )
    #expect(folder.files().isEmpty)
  }

  @Test func `an empty name of a route is told as such`() throws {
    let run = try Program.run(["cards", ""])
    #expect(run.code == 66)
    #expect(run.error == "error: '': an empty name; name a file\n")
  }
}

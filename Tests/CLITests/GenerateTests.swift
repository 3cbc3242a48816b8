import Foundation
import TestSupport
import Testing

@Suite struct GenerateTests {
  private func folder(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "fingerpost.json")
    let route = Corpus.package.appending(path: "Examples/routes/athens.json")
    try folder.write(String(decoding: Data(contentsOf: route), as: UTF8.self), to: "a route.json")
    return folder
  }

  @Test func `a configuration is followed from its own folder`() throws {
    let folder = try folder(
      #"{"routes": ["a route.json"], "arguments": ["--target", "svg"], "outputs": ["svg"]}"#)
    let run = try Program.run(
      ["generate", folder.path("fingerpost.json"), "-o", folder.path("out")])
    #expect(run.code == 0, "\(run.error)")
    let files = folder.files(in: "out")
    #expect(files.contains("cards.json") && files.contains { $0.hasPrefix("svg/") })
  }

  @Test(arguments: [
    ("[]", 65, "no object whose 'routes' and 'arguments' are arrays of strings"),
    (#"{"arguments": ["--target", "zip"]}"#, 65, "is invalid"),
    (#"{"routes": ["nobody.json"]}"#, 66, "nobody.json: no such file"),
  ])
  func `a configuration that cannot be followed is one line and a code`(
    text: String, code: Int32, words: String
  ) throws {
    let folder = try folder(text)
    let run = try Program.run(
      ["generate", folder.path("fingerpost.json"), "-o", folder.path("out")])
    #expect(run.code == code)
    #expect(run.error.contains(words), "\(run.error)")
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(folder.files(in: "out").isEmpty)
  }
}

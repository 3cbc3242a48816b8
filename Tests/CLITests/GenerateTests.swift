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
      #"{"routes": ["a route.json"], "target": ["svg"], "outputs": ["svg"]}"#)
    let run = try Program.run(
      ["generate", folder.path("fingerpost.json"), "-o", folder.path("out")])
    #expect(run.code == 0, "\(run.error)")
    let files = folder.files(in: "out")
    #expect(files.contains("cards.json") && files.contains { $0.hasPrefix("svg/") })
  }

  @Test(arguments: [
    ("[]", 65, "expected an object; see 'fingerpost schema config'"),
    (
      #"{"outputs": true}"#, 65, "outputs: expected a string or a number, or an array of them; see "
    ),
    ("{\n\"routes\":", 65, "not JSON: the text ends too early, in line 2; correct it"),
    (
      #"{"target": ["zip"]}"#, 65,
      "The value 'zip' is invalid for '--target <target>'. Please provide one of "
    ),
    (
      #"{"sise": 9}"#, 65,
      "unknown key 'sise'; did you mean 'size'? See 'fingerpost schema config'\n"
    ),
    (
      #"{"routes": ["nobody.json"]}"#, 66,
      "nobody.json: no such file, or a broken symbolic link; check the path"
    ),
    (
      #"{"theme": "no.json"}"#, 66,
      "no.json: no such file, or a broken symbolic link; check the path"
    ),
  ])
  func `a configuration that cannot be followed gives one line and an exit code`(
    text: String, code: Int32, words: String
  ) throws {
    let folder = try folder(text)
    let run = try Program.run(["generate", "fingerpost.json", "-o", "out"], in: folder.url)
    #expect(run.code == code)
    #expect(run.error.hasPrefix("error: fingerpost.json: \(words)"), "\(run.error)")
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(folder.files(in: "out").isEmpty)
  }

  @Test func `an output that only an earlier run wrote fails the run`() throws {
    let folder = try folder(
      #"{"routes": ["a route.json"], "target": "sprite", "scale": 1, "#
        + #""outputs": ["sprite/light.json", "sprite/light.png", "sprite", "cards.json"]}"#)
    let words = ["generate", folder.path("fingerpost.json"), "-o", "out"]
    let first = try Program.run(words, in: folder.url)
    #expect(first.code == 0, "\(first.error)")
    let text = String(decoding: try folder.bytes("fingerpost.json"), as: UTF8.self)
    try folder.write(
      text.replacing(#""scale": 1"#, with: #""scale": 2"#), to: "fingerpost.json")
    let second = try Program.run(words, in: folder.url)
    #expect(second.code == 65)
    #expect(!folder.files(in: "out").contains("sprite/light.json"))
    #expect(
      second.error
        == "error: \(folder.path("fingerpost.json")): 'outputs': no 'sprite/light.json' is written "
        + "with these options; name what is, such as 'sprite/dark@2x.json'\n")
  }

  @Test func `the output folder is printed as typed`() throws {
    let folder = try folder(#"{"routes": ["a route.json"], "outputs": []}"#)
    try folder.write("x", to: "out")
    let run = try Program.run(["generate", "fingerpost.json", "-o", "out"], in: folder.url)
    #expect(run.code == 73)
    #expect(
      run.error == "error: fingerpost.json: out: cannot be created: a file stands in its place; "
        + "move that file, or choose another folder\n")
  }
}

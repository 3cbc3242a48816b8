import Testing

@testable import fingerpost

@Suite struct SourceNamesTests {
  @Test(arguments: [
    (["r.json"], "/x", ["r.json"]),
    (["../x/./r.json"], "/x", ["r.json"]),
    (["/x/r.json"], "/elsewhere", ["r.json"]),
    (["a/r.json", "b/r.json", "s.json"], "/x", ["a/r.json", "b/r.json", "s.json"]),
    (["r.json", "a/r.json"], "/x", ["x/r.json", "a/r.json"]),
    (["../r.json", "r.json"], "/x/a", ["x/r.json", "a/r.json"]),
    (["r.json", "./r.json", "-"], "/x", ["r.json", "r.json", "standard input"]),
    (["/r.json", "/a/r.json"], "/x", ["r.json", "a/r.json"]),
    (["\u{301}/r.json", "\u{200D}/r.json"], "/", ["\u{301}/r.json", "\u{200D}/r.json"]),
  ])
  func `names are short, tell files apart, and do not depend on the folder`(
    paths: [String], folder: String, names: [String]
  ) {
    #expect(SourceNames.names(of: paths, in: folder) == names)
  }
}

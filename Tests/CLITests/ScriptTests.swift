import Foundation
import TestSupport
import Testing

struct ScriptTests {
  /// The scripts that build a release, a site and the core, and run CI.
  static let scripts = [
    ".ci/run", ".github/release", ".github/site", ".github/core",
    ".github/workflows/release.yml", ".github/actions/fingerpost/install",
  ]

  @Test(arguments: scripts)
  func `files that a script names are there`(script: String) throws {
    let text = try String(contentsOf: Corpus.package.appending(path: script), encoding: .utf8)
      .replacing(/\.build\/\S+/, with: "")
    let names = text.matches(of: /\b(?:Sources|Tests|Examples|Icons)\/[\w\/.+-]*\w/)
      .map { String($0.output) }
    for name in names {
      let path = Corpus.package.appending(path: name).path
      #expect(FileManager.default.fileExists(atPath: path), "\(script): \(name)")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/readelf"), "no readelf"))
  func `a release takes no program that loads libraries of the system`() throws {
    let folder = try TemporaryFolder()
    let script = Corpus.package.appending(path: ".github/release").path
    let run = try Program.run(program: script, [folder.path("out"), Program.url.path])
    #expect(run.code == 65)
    #expect(run.error.hasPrefix("error: \(Program.url.path): not static, it loads "))
    #expect(
      run.error.hasSuffix("--static-swift-stdlib, or leave it out to build one\n"), "\(run.error)")
    #expect(folder.files().isEmpty)
  }
}

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

  /// Runs the comparison of the action with a stand-in for the program, which writes a report and exits.
  private func compare(
    report: String, code: Int, config: String = ""
  ) throws -> (result: Program.Result, words: [String], outputs: String) {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      #!/bin/sh
      printf '%s\n' "$@" > "$WORDS"
      while [ $# -gt 0 ]; do
        case $1 in
          --json) [ -z "$REPORTED" ] || printf '%s' "$REPORTED" > "$2" ;;
          --html | --markdown) : > "$2" ;;
        esac
        shift
      done
      exit "$CODE"
      """#, to: "fingerpost")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("fingerpost"))
    try folder.write("", to: "outputs")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let result = try Program.run(
      program: Corpus.package.appending(path: ".github/actions/fingerpost/compare").path, [],
      environment: [
        "PATH": folder.url.path + ":" + path, "WORDS": folder.path("words"), "REPORTED": report,
        "CODE": "\(code)", "RUNNER_TEMP": folder.url.path, "GITHUB_OUTPUT": folder.path("outputs"),
        "GITHUB_STEP_SUMMARY": folder.path("summary"), "GOLDENS": "goldens", "ACTUAL": "",
        "ARGUMENTS": "", "CONFIG": config, "REPORT": "goldens", "PICTURE_BRANCH": "", "TOKEN": "",
      ])
    func lines(_ name: String) throws -> String {
      String(decoding: try folder.bytes(name), as: UTF8.self)
    }
    return (
      result, try lines("words").split(separator: "\n").map(String.init), try lines("outputs")
    )
  }

  @Test(arguments: [
    ("", 0), ("{}", 0), ("[", 0), (#"{"counts": {"changed": 0, "total": 0}}"#, 0),
    (#"{"counts": {"changed": 0}, "total": 9}"#, 0),
    (#"{"counts": {"changed": 0, "total": 9}}"#, 1), (#"{"counts": {"new": 1, "total": 9}}"#, 0),
  ])
  func `the action fails where no picture was compared, or the report and the exit code disagree`(
    report: String, code: Int
  ) throws {
    let (result, _, outputs) = try compare(report: report, code: code)
    #expect(result.code == 1 && result.text.hasPrefix("::error::"), "\(result.text)\(result.error)")
    #expect(result.text.split(separator: "\n").count == 1 && outputs.isEmpty)
  }

  @Test func `the action passes on how many of the pictures differ, and other exit codes`() throws {
    let report = #"{"counts": {"changed": 2, "missing": 1, "same": 6, "total": 9}}"#
    #expect(try compare(report: report, code: 1).outputs.hasPrefix("changed=3\n"))
    let same = #"{"counts": {"changed": 0, "same": 1, "total": 1}}"#
    #expect(try compare(report: same, code: 0).outputs.hasPrefix("changed=0\n"))
    #expect(try compare(report: "", code: 66).result.code == 66)
  }

  @Test(arguments: [
    ("", []), ("none", ["--no-config"]), ("ci/a b.json", ["--config=ci/a b.json"]),
  ])
  func `the action ignores or names the file of options`(config: String, words: [String]) throws {
    let same = #"{"counts": {"changed": 0, "same": 1, "total": 1}}"#
    let found = try compare(report: same, code: 0, config: config).words
    #expect(found.prefix { $0 != "--github" } == ["verify", "goldens"] + words)
    let action = try String(
      contentsOf: Corpus.package.appending(path: ".github/actions/fingerpost/action.yml"),
      encoding: .utf8)
    #expect(action.contains("CONFIG: ${{ inputs.config }}"))
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

import Foundation
import TestSupport
import Testing

/// The manual page stands beside the program's sources; `FINGERPOST_RECORD_GOLDENS` writes it anew.
@Suite struct ManualPageTests {
  @Test func `the manual page describes every command and option as the program does`() throws {
    let run = try Program.run(["--experimental-dump-help"])
    try #require(run.code == 0)
    let page = ManualPage(try JSONDecoder().decode(ManualPage.Help.self, from: run.output)).text
    let file = Corpus.package.appending(path: "Sources/fingerpost/fingerpost.1")
    if ProcessInfo.processInfo.environment["FINGERPOST_RECORD_GOLDENS"] != nil {
      try Data(page.utf8).write(to: file)
      Issue.record("recorded \(file.path)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == page)
    for command in ["render", "cards", "drive", "accept"] {
      #expect(page.contains("\n.Ss \(command)\n"))
    }
    #expect(page.contains("\n.It Fl o , Fl -output Ar "))
  }
}

import AssetExport
import Faults
import Foundation
import Routes
import TestSupport
import Testing

@Suite struct ContributingTests {
  @Test func `CONTRIBUTING names the files that each change needs`() throws {
    let script = Corpus.package.appending(path: "Tests/Contributing/run")
    let result = try Program.run(program: "/usr/bin/env", ["python3", script.path, "--list"])
    if result.code == 127 {
      print("skipped: python3 is not installed")
      return
    }
    #expect(result.code == 0, "\(result.error)")
  }

  @Test func `the documents name each engine, each target and each exit code`() throws {
    func text(_ article: String) throws -> String {
      try String(
        contentsOf: Corpus.package.appending(
          path: "Sources/fingerpost/fingerpost.docc/\(article).md"),
        encoding: .utf8)
    }
    let forms = try text("InputForms").split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = forms.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([a-z-]+)`/).map { String($0.1) }
    }
    #expect(Set(named) == Set(Engine.all.map(\.name)) && named.count == Engine.all.count)
    let outputs = try text("Outputs")
    for target in AssetTarget.allCases {
      #expect(outputs.contains("`\(target.rawValue)`"), "\(target)")
    }
    let limits = try text("Limits")
    for kind in Fault.Kind.allCases {
      #expect(limits.contains("| \(kind.rawValue) |"), "\(kind)")
    }
  }
}

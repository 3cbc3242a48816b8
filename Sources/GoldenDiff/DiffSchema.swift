import EmbeddedFiles

package enum DiffSchema {
  package static var report: [UInt8] { EmbeddedFiles.read("GoldenDiff/Report/diff.schema.json") }
  package static var rules: [UInt8] {
    EmbeddedFiles.read("GoldenDiff/Report/diff-rules.schema.json")
  }
}

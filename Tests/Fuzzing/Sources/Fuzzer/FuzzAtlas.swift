@testable import Atlas
import Foundation

private let files = ["atlas.json", "cases/osrm-v5.jsonl"]

/// An atlas as the seed is, but of one engine.
private let folder: URL = {
  let name = "fingerpost-atlas-\(ProcessInfo.processInfo.processIdentifier)"
  let url = FileManager.default.temporaryDirectory.appending(path: name)
  certain {
    try FileManager.default.createDirectory(
      at: url.appending(path: "cases"), withIntermediateDirectories: true)
    for file in files {
      try write(Data(contentsOf: atlasSeed.appending(path: file)), to: file, in: url)
    }
  }
  atexit { try? FileManager.default.removeItem(at: folder) }
  return url
}()

private func write(_ data: Data, to file: String, in folder: URL) throws {
  try data.write(to: folder.appending(path: file))
}

/// Reads what libFuzzer made up as the list of an atlas, then as the cases of an engine.
///
/// What we ourselves say of the cases is read back the same.
func fuzzAtlas(_ bytes: [UInt8]) {
  for file in files {
    certain { try write(Data(bytes), to: file, in: folder) }
    if let atlas = value({ try AtlasFolder(folder.path) }) {
      checkReadBack(atlas.cases.map(atlas.result), of: atlas)
    }
    certain { try write(Data(contentsOf: atlasSeed.appending(path: file)), to: file, in: folder) }
  }
}

/// Writes results, reads them, and compares them with the atlas.
func checkReadBack(_ results: [AtlasResult], of atlas: AtlasFolder) {
  let written = results.flatMap(\.line)
  let again = certain { try AtlasResult.read(written, of: atlas) }
  precondition(again.flatMap(\.line) == written, "read back otherwise")
  let check = AtlasCheck(again, against: atlas)
  let verdicts = AtlasCheck.Verdict.allCases.reduce(0) { $0 + check.count($1) }
  precondition(verdicts >= results.count, "\(results.count) results, \(verdicts) verdicts")
}

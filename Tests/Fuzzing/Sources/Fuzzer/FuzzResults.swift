@testable import Atlas

private let atlas = certain { try AtlasFolder(atlasSeed.path) }

/// Reads what libFuzzer made up as what a program says of the cases of an atlas.
func fuzzResults(_ bytes: [UInt8]) {
  guard let results = value({ try AtlasResult.read(bytes, of: atlas) }) else { return }
  checkReadBack(results, of: atlas)
}

import Foundation
import Glyphs
import Paths
import TestSupport
import Testing

@testable import AssetExport

/// A set of few small glyphs, written into a folder.
struct SmallSet {
  static let specs = ["lanes_l_tx", "none", "roundabout_ccw_a90_e1", "turn_left"]
    .compactMap(GlyphSpec.init(name:))

  var targets = TargetOptions(targets: AssetTarget.ofGlyphs)
  var theme: Theme
  var sizes = [Size(width: 12, height: 12)]
  var isChecking = false
  var prunes = false
  var jobs = 1

  init() throws { theme = try Theme.builtIn() }

  /// With one target, and bitmaps where it has both.
  mutating func chooseBitmaps(of target: AssetTarget) {
    targets = TargetOptions(targets: [target])
    targets.artwork = .bitmap
  }

  func plan() throws -> AssetPlan {
    let options = PictureOptions(
      variants: theme.variants, scales: [1, 2], maneuverSizes: sizes,
      laneSize: Size(width: 20, height: 9))
    return try AssetPlan(of: Self.specs, options: options, targets: targets)
  }

  @discardableResult
  func write(to folder: TemporaryFolder) async throws -> RunSummary {
    try await write(to: OutputFolder(folder.url, isChecking: isChecking))
  }

  @discardableResult
  func write(to folder: OutputFolder) async throws -> RunSummary {
    try await plan().write(
      to: folder, generator: "test",
      artist: GlyphArtist(theme: theme, icons: IconLibrary.builtIn), jobs: jobs, prunes: prunes)
  }
}

extension AssetTarget {
  /// All targets that need no route.
  static let ofGlyphs = allCases.filter { $0 != .geojson }
}

extension TemporaryFolder {
  /// The object that a file of JSON holds.
  func json(_ path: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes(path))) as? [String: Any])
  }
}

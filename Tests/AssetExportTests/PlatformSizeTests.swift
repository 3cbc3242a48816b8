import Foundation
import Paths
import TestSupport
import Testing

@testable import AssetExport

@Suite struct PlatformSizeTests {
  @Test(arguments: AssetPreset.allCases)
  func `each platform has each picture once, with a dated source`(preset: AssetPreset) throws {
    let rows = PlatformSize.all.filter { $0.preset == preset }
    #expect(Set(rows.map(\.picture)).count == rows.count)
    #expect(Set(rows.map(\.picture)).isSuperset(of: [.maneuver, .lanes, .lane]))
    for row in rows {
      #expect(!row.source.isEmpty && row.date.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil)
      #expect(row.size.width >= 1 && row.size.height >= 1)
    }
    // Six single lanes are as wide as a strip.
    let (lanes, lane) = (preset.laneSize(isSingle: false), preset.laneSize(isSingle: true))
    #expect(lane.height == lanes.height)
    #expect((lane.width * 6 - lanes.width).magnitude <= 12)
  }

  @Test func `the article has the table`() throws {
    let path = "Sources/fingerpost/fingerpost.docc/Outputs.md"
    let page = try String(contentsOf: Corpus.package.appending(path: path), encoding: .utf8)
    for row in PlatformSize.all where row.source != "ours" {
      let size = "\(Int(row.size.width)) × \(Int(row.size.height))"
      let line =
        "| `\(row.preset.rawValue)` | \(row.picture.rawValue) | \(size) | \(row.source) | \(row.date) |"
      #expect(page.contains(line), "\(line)")
    }
  }
}

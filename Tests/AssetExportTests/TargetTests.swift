import Foundation
import Glyphs
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing
import Faults

@testable import AssetExport

@Suite struct TargetTests {
  struct Listed: Decodable {
    struct Extent: Decodable {
      var width: Double
      var height: Double
    }
    struct File: Decodable {
      var path: String
      var target: AssetTarget
      var format: String
      var glyph: String?
      var scale: Double?
      var points: Extent?
      var pixels: Extent?
      var crc32: String?
    }
    var files: [File]
  }

  private func manifest(_ folder: TemporaryFolder) throws -> Listed {
    try JSONDecoder().decode(Listed.self, from: Data(folder.bytes("manifest.json")))
  }

  @Test func `the plan, the manifest and the folder name the same files`() async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.sizes.append(Size(width: 7, height: 7))
    set.targets.hasSwiftAccessors = true
    set.targets.kotlinPackage = "com.example"
    let summary = try await set.write(to: folder)
    let planned = try set.plan().paths
    let manifest = try manifest(folder)
    #expect(planned == planned.sorted())
    #expect(folder.files() == (planned + ["manifest.json"]).sorted())
    #expect(manifest.files.map(\.path).sorted() == planned)
    #expect(summary.changed == folder.files())
    #expect(Set(manifest.files.map(\.target)) == Set(AssetTarget.ofGlyphs))
    for file in manifest.files where file.format == "png" {
      let pixmap = try PNGCoder.decode(folder.bytes(file.path))
      #expect(
        file.pixels.map { [$0.width, $0.height] } == [pixmap.width, pixmap.height].map(Double.init))
      #expect(file.crc32 == CRC32.digits(of: pixmap.bytes))
      if let points = file.points, let scale = file.scale {
        #expect(Double(pixmap.width) == (points.width * scale).rounded())
        #expect(Double(pixmap.height) == (points.height * scale).rounded())
      }
      #expect(pixmap.pixels.contains { $0.alpha > 0 }, "\(file.path)")
    }
  }

  @Test func `a catalog has dark slots beside the usual ones, as Xcode writes them`() async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.chooseBitmaps(of: .xcassets)
    try await set.write(to: folder)
    let path = "Fingerpost.xcassets/Maneuver/turn_left.imageset/Contents.json"
    #expect(
      String(decoding: try folder.bytes(path), as: UTF8.self) == """
        {
          "images" : [
            {
              "filename" : "turn_left~light@2x.png",
              "idiom" : "universal",
              "scale" : "2x"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }
              ],
              "filename" : "turn_left~dark@2x.png",
              "idiom" : "universal",
              "scale" : "2x"
            },
            {
              "filename" : "turn_left~light@3x.png",
              "idiom" : "universal",
              "scale" : "3x"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }
              ],
              "filename" : "turn_left~dark@3x.png",
              "idiom" : "universal",
              "scale" : "3x"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          },
          "properties" : {
            "template-rendering-intent" : "original"
          }
        }

        """)
    let group = try folder.bytes("Fingerpost.xcassets/Maneuver/Contents.json")
    #expect(
      String(decoding: group, as: UTF8.self) == """
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          },
          "properties" : {
            "provides-namespace" : true
          }
        }

        """)
  }

  @Test func `a template has one slot a scale and differs only in opacity`() async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.chooseBitmaps(of: .xcassets)
    set.targets.rendering = .template
    set.targets.scales = [2]
    try await set.write(to: folder)
    let set2 = "Fingerpost.xcassets/Lanes/lanes_l_tx.imageset/"
    let images = try #require(try folder.json(set2 + "Contents.json")["images"] as? [Any])
    #expect(images.count == 1)
    let pixmap = try PNGCoder.decode(folder.bytes(set2 + "lanes_l_tx~template@2x.png"))
    #expect(pixmap.pixels.allSatisfy { $0.with(alpha: 0) == .transparent })
    let opacities = Set(pixmap.pixels.map(\.alpha))
    #expect(opacities.contains(255) && opacities.contains(110))
  }

  @Test func `Android has day and night, and a default for any screen`() async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.android])
    set.targets.artwork = .both
    set.targets.prefix = "ic_"
    try await set.write(to: folder)
    for name in ["ic_turn_left", "ic_none", "ic_lanes_l_tx"] {
      for mode in ["", "-night"] {
        #expect(folder.files().contains("res/drawable\(mode)/\(name).xml"))
        for (density, side) in [("mdpi", 12), ("hdpi", 18), ("xxxhdpi", 48)]
        where name != "ic_lanes_l_tx" {
          let pixmap = try PNGCoder.decode(
            folder.bytes("res/drawable\(mode)-\(density)/\(name).png"))
          #expect(pixmap.width == side)
        }
      }
    }
    #expect(folder.files().allSatisfy { $0.firstMatch(of: /[A-Z@~ ]/) == nil })
    set.targets.artwork = .bitmap
    set.prunes = true
    try await set.write(to: folder)
    #expect(folder.files().contains("res/drawable/ic_turn_left.png"))
    let keep = "res/raw/ic_fingerpost_keep.xml"
    #expect(folder.files().filter { $0.hasSuffix(".xml") } == [keep])
    let resources =
      String(decoding: try folder.bytes(keep), as: UTF8.self)
      .firstMatch(of: /tools:keep="([^"]*)"/)?.1.split(separator: ",") ?? []
    let names = Set(SmallSet.specs.map { "@drawable/ic_\($0.name)" })
    #expect(Set(resources.map(String.init)) == names.union(["@color/fingerpost_*"]))
  }

  @Test func `identifiers of accessors differ for the whole set`() {
    let names = IconSet(lanes: .all, roundaboutStep: 5).specs.map(\.name)
    #expect(Set(names.map(Accessors.identifier)).count == names.count)
    #expect(Accessors.identifier("roundabout_ccw_a90_e1") == "roundaboutCcwA90E1")
    #expect(Accessors.identifier("none") == "`none`")
    #expect(Accessors.identifier("class") == "`class`")
    let reserved = /[a-z][a-z0-9_]*/
    #expect(names.allSatisfy { $0.wholeMatch(of: reserved) != nil })
  }

  @Test func `what does not fit on a sheet is refused before anything is written`() throws {
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.sprite])
    set.targets.scales = [120]
    #expect(throws: Fault.self) { try set.plan() }
  }

  @Test(arguments: [
    ("new", nil, AssetTarget.android, false), ("when", "a.b", .android, false),
    ("when", nil, .android, true), ("renew", "a.b", .android, true), ("new", nil, .xcassets, true),
    ("all_cases", nil, .xcassets, false),
  ])
  func `a name that a target's consumers reject is refused before anything is written`(
    name: String, package: String?, target: AssetTarget, isAllowed: Bool
  ) throws {
    let set = try SmallSet()
    var targets = TargetOptions(targets: [target])
    (targets.kotlinPackage, targets.hasSwiftAccessors) = (package, true)
    let options = PictureOptions(
      variants: set.theme.variants, scales: [1], maneuverSizes: set.sizes,
      laneSize: Size(width: 20, height: 9))
    func plan() throws { _ = try AssetPlan(of: [.icon(name)], options: options, targets: targets) }
    if isAllowed { try plan() } else { #expect(throws: Fault.self) { try plan() } }
    targets.prefix = "nav_"
    try plan()
  }

  @Test func `paths that differ only in case are refused`() throws {
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.svg])
    var second = set.theme.variants[0]
    second.name = "Dark"
    set.theme.variants.append(second)
    #expect(
      throws: Fault.collision(
        path: "svg/lanes_l_tx~dark.svg", other: "svg/lanes_l_tx~Dark.svg")
    ) { try set.plan() }
  }
}

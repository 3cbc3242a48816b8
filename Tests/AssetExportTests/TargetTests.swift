import Foundation
import Glyphs
import PNGCoding
import Paths
import Raster
import Routes
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

  private func json(_ folder: TemporaryFolder, _ path: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(folder.bytes(path))) as? [String: Any])
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
      #expect(file.crc32 == PixelDigest.crc32(of: pixmap))
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

  @Test func `a template has one slot a scale, told by opacity alone`() async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.chooseBitmaps(of: .xcassets)
    set.targets.rendering = .template
    set.targets.scales = [2]
    try await set.write(to: folder)
    let set2 = "Fingerpost.xcassets/Lanes/lanes_l_tx.imageset/"
    let images = try #require(try json(folder, set2 + "Contents.json")["images"] as? [Any])
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
    #expect(!folder.files().contains { $0.hasSuffix(".xml") })
  }

  @Test(arguments: [1, 2])
  func `a sheet holds each picture where its list says`(ratio: Int) async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.sprite, .flat])
    try await set.write(to: folder)
    let end = ratio == 1 ? "" : "@2x"
    for variant in ["light", "dark"] {
      let sheet = try PNGCoder.decode(folder.bytes("sprite/\(variant)\(end).png"))
      let entries = try json(folder, "sprite/\(variant)\(end).json")
      #expect(Set(entries.keys) == Set(SmallSet.specs.map(\.name)))
      for (name, value) in entries {
        let entry = try #require(value as? [String: Int])
        #expect(entry["pixelRatio"] == ratio)
        let picture = try PNGCoder.decode(folder.bytes("glyphs/\(name)~\(variant)\(end).png"))
        #expect(entry["width"] == picture.width && entry["height"] == picture.height)
        let (x, y) = (try #require(entry["x"]), try #require(entry["y"]))
        for row in 0..<picture.height {
          for column in 0..<picture.width {
            let (found, wanted) = (sheet[x + column, y + row], picture[column, row])
            #expect(found == wanted || (found.alpha == 0 && wanted.alpha == 0))
          }
        }
      }
    }
  }

  @Test(arguments: [1, 2])
  func `a sheet of distance fields shows what is lit and what is not`(ratio: Int) async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.sprite, .flat])
    set.targets.hasDistanceFields = true
    set.sizes.append(Size(width: 9, height: 9))
    try await set.write(to: folder)
    let end = ratio == 1 ? "" : "@2x"
    let sheet = try PNGCoder.decode(folder.bytes("sprite/sdf\(end).png"))
    let entries = try json(folder, "sprite/sdf\(end).json")
    #expect(
      Set(entries.keys).isSuperset(
        of: ["turn_left", "turn_left_9pt", "lanes_l_tx", "lanes_l_tx_unlit"]))
    for (name, value) in entries {
      let entry = try #require(value as? [String: Any])
      #expect(entry["sdf"] as? Bool == true)
      let numbers = entry.compactMapValues { $0 as? Int }
      let (x, y) = (try #require(numbers["x"]), try #require(numbers["y"]))
      let (width, height) = (try #require(numbers["width"]), try #require(numbers["height"]))
      let size = name.hasPrefix("lanes") ? (20, 9) : name.contains("_9pt") ? (9, 9) : (12, 12)
      #expect((width, height) == ((size.0 + 6) * ratio, (size.1 + 6) * ratio))
      let alphas = (0..<width * height).map { sheet[x + $0 % width, y + $0 / width].alpha }
      // Inside is drawn from 192 on.
      #expect(alphas.contains { $0 >= 192 } && alphas.contains { $0 < 191 }, "\(name)")
      guard name == "lanes_l_tx", ratio == 2 else { continue }
      let other = try #require(entries["lanes_l_tx_unlit"] as? [String: Any])
      let picture = try PNGCoder.decode(folder.bytes("glyphs/\(name)~light@2x.png"))
      let (x2, y2) = (try #require(other["x"] as? Int), try #require(other["y"] as? Int))
      // Where our picture is full, one of the parts is inside; where it is empty, none.
      for row in 0..<picture.height {
        for column in 0..<picture.width {
          let distance = max(
            sheet[x + column + 6, y + row + 6].alpha, sheet[x2 + column + 6, y2 + row + 6].alpha)
          switch picture[column, row].alpha {
          case 255: #expect(distance >= 180)
          case 0: #expect(distance <= 203)
          default: break
          }
        }
      }
    }
    #expect(OutputLint.check(folder.url).isEmpty)
  }

  @Test(arguments: UInt64(0)..<10)
  func `pictures on a sheet keep their distance, in any order of input`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let images = try (0..<40).map { index in
      let pixel = Color(red: UInt8(index), green: 1, blue: 2)
      let (width, height) = (Int(random.double(1...30)), Int(random.double(1...30)))
      return SpriteImage(
        name: "image\(index % 38 < 2 ? index % 38 : index)x\(index)",
        pixmap: try Pixmap(
          width: width, height: height,
          pixels: Array(repeating: pixel, count: width * height)))
    }
    let sheet = try SpriteSheet(images, ratio: 1, spacing: 2)
    let other = try SpriteSheet(images.reversed(), ratio: 1, spacing: 2)
    #expect(sheet.json == other.json)
    #expect(sheet.pixmap == other.pixmap)
    struct Entry: Decodable { var x, y, width, height: Int }
    let entries = try Array(
      JSONDecoder().decode([String: Entry].self, from: Data(sheet.json)).values)
    for (index, a) in entries.enumerated() {
      #expect(a.x + a.width <= sheet.pixmap.width && a.y + a.height <= sheet.pixmap.height)
      for b in entries[..<index] {
        let apart =
          a.x >= b.x + b.width + 2 || b.x >= a.x + a.width + 2 || a.y >= b.y + b.height + 2
          || b.y >= a.y + a.height + 2
        #expect(apart)
      }
    }
  }

  @Test func `equal pictures share a place on the sheet`() throws {
    let pixmap = try Pixmap(width: 5, height: 5)
    let sheet = try SpriteSheet(
      ["b", "a"].map { SpriteImage(name: $0, pixmap: pixmap) }, ratio: 1, spacing: 1)
    #expect(sheet.pixmap.width == 5 && sheet.pixmap.height == 5)
    #expect(sheet.entries.count == 2)
  }

  @Test func `identifiers of accessors differ for the whole set`() {
    let names = IconSet(lanes: .all, roundaboutStep: 5).specs.map(\.name)
    #expect(Set(names.map(SwiftAccessors.identifier)).count == names.count)
    #expect(SwiftAccessors.identifier("roundabout_ccw_a90_e1") == "roundaboutCcwA90E1")
    #expect(SwiftAccessors.identifier("none") == "`none`")
    #expect(SwiftAccessors.identifier("class") == "`class`")
    let reserved = /[a-z][a-z0-9_]*/
    #expect(names.allSatisfy { $0.wholeMatch(of: reserved) != nil })
  }

  @Test func `what a sheet cannot hold is refused before anything is written`() throws {
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.sprite])
    set.targets.scales = [120]
    #expect(throws: ExportError.self) { try set.plan() }
  }

  @Test func `paths that differ in case alone are refused`() throws {
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.svg])
    var second = set.theme.variants[0]
    second.name = "Dark"
    set.theme.variants.append(second)
    #expect(
      throws: ExportError.collision(
        path: "svg/lanes_l_tx~dark.svg", other: "svg/lanes_l_tx~Dark.svg")
    ) { try set.plan() }
  }
}

extension AssetTarget {
  /// All targets that need no route.
  static let ofGlyphs = allCases.filter { $0 != .geojson }
}

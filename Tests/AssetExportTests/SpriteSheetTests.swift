@testable import Lint
import Foundation
import Glyphs
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing

@testable import AssetExport

/// Sheets of sprites: pictures and distance fields where their lists say.
@Suite struct SpriteSheetTests {
  @Test(arguments: [1, 2])
  func `a sheet holds each picture where its list says`(ratio: Int) async throws {
    let folder = try TemporaryFolder()
    var set = try SmallSet()
    set.targets = TargetOptions(targets: [.sprite, .flat])
    try await set.write(to: folder)
    let end = ratio == 1 ? "" : "@2x"
    for variant in ["light", "dark"] {
      let sheet = try PNGCoder.decode(folder.bytes("sprite/\(variant)\(end).png"))
      let entries = try folder.json("sprite/\(variant)\(end).json")
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
    let entries = try folder.json("sprite/sdf\(end).json")
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
}

import Foundation
import Paths
import Raster
import Testing

@testable import Glyphs

@Suite struct LetteringTests {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789abcdefghijklmnopqrstuvwxyz"

  @Test(arguments: [
    letters, "ÅÄÖÉÑČŠŽŐŰØÆŁĐẞŞĢÇ", "åäöéñčšžőűøæłđßıïçãğệ", "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄҐ",
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆ", "אבגדהוזחטיכךלמםנןסעפףצץקרשת", "-–/.,&':()+ ↑↗→↘↓↙←↖",
  ])
  func `every character of signs has center lines`(characters: String) {
    for character in characters {
      #expect(Lettering.canWrite(String(character)), "\(character)")
    }
  }

  @Test func `characters without center lines are not written`() {
    #expect(!Lettering.canWrite("A出"))
    #expect(Lettering(height: 10).row("出", widest: 100, center: .zero) == nil)
    #expect(Lettering(height: 10).width(of: "出") == 0)
  }

  @Test func `letters look the same in any script and in any form of Unicode`() {
    let style = Lettering(height: 12)
    let pairs = [("É", "E\u{301}"), ("Ї", "I\u{308}"), ("АВЕКМНОРСТХ", "ABEKMHOPCTX"), ("Ά", "Á")]
    for (one, other) in pairs {
      let row = style.row(one, widest: 200, center: .zero)
      #expect(row != nil && row == style.row(other, widest: 200, center: .zero), "\(one)")
    }
    #expect(
      style.row("ï", widest: 20, center: .zero) == style.row("ı\u{308}", widest: 20, center: .zero))
  }

  @Test func `each letter that has marks by Unicode is drawn like its parts`() {
    var count = 0
    for scalar in (UInt32(0x80)...0x2FFFF).compactMap(Unicode.Scalar.init) {
      let parts = String(scalar).decomposedStringWithCanonicalMapping
      guard !parts.unicodeScalars.elementsEqual([scalar]),
        parts.unicodeScalars.first?.properties.canonicalCombiningClass == .notReordered,
        let drawn = LetterLines.parts(of: parts)
      else { continue }
      count += 1
      let whole = LetterLines.parts(of: String(scalar))
      #expect(whole.map { "\($0)" } == "\(drawn)", "\(scalar)")
    }
    #expect(count > 400)
  }

  @Test func `Hebrew runs from right to left around words and numbers`() throws {
    let names = try #require(LetterLines.parts(of: "א12 ב")).map { part in
      switch part {
      case .letter(let lines, _): LetterLines.all.first { $0.value == lines }?.key
      case .space: " "
      }
    }
    #expect(names == ["ב", " ", "1", "2", "א"])
  }

  @Test func `marks are clear above capitals and do not move the letter`() throws {
    let style = Lettering(height: 10, grid: PixelGrid(pixelsPerPoint: 1))
    let plain = try ink("O", style), marked = try ink("Ö", style)
    for y in 10..<Self.side { #expect(plain[y] == marked[y], "row \(y)") }
    #expect(marked[9].allSatisfy { $0 == 0 })
    #expect(marked[8].contains(255))
  }

  // MARK: Pixels

  private static let side = 30

  /// The coverage of a text whose capitals start ten pixels from the top, in rows.
  private func ink(_ text: String, _ style: Lettering, height: Double = 10) throws -> [[Int]] {
    let center = Point(x: Double(Self.side) / 2, y: 10 + height / 2)
    let shapes = try #require(style.row(text, widest: 100, center: center), "\(text)")
    let size = Size(width: Double(Self.side), height: Double(Self.side))
    let drawing = Drawing(size: size, items: shapes.map { .shape($0) })
    var renderer = Renderer()
    let picture = try renderer.draw(drawing, width: Self.side, height: Self.side)
    return (0..<Self.side).map { y in (0..<Self.side).map { x in Int(picture[x, y].alpha) } }
  }

  /// The least difference of two pictures, in whole pixels, when one moves by a pixel at most.
  private func difference(_ one: [Int], _ other: [Int]) -> Double {
    let moves = [-1, 0, 1].map { move in
      one.indices.reduce(0) { sum, index in
        let from = index + move
        return sum + abs(one[index] - (other.indices.contains(from) ? other[from] : 0))
      }
    }
    return Double(moves.min() ?? 0) / 255
  }

  @Test(
    arguments: LetterWidth.allCases,
    [letters, "БГДЖИЛПУФЦЧШЩЪЫЬЭЮЯЄҐABEKMHOPCTX", "אבגדהוזחטיכךלמםנןסעפףצץקרשת"])
  func `all letters and digits are distinguishable at eight pixels`(
    width: LetterWidth, letters: String
  ) throws {
    let style = Lettering(height: 8, letters: width, grid: PixelGrid(pixelsPerPoint: 1))
    let pictures = try letters.map { ($0, try ink(String($0), style, height: 8).flatMap(\.self)) }
    for (index, one) in pictures.enumerated() {
      for other in pictures[..<index] {
        let difference = difference(one.1, other.1)
        // An i differs from an I by one pixel.
        #expect(difference >= 1, "\(one.0) and \(other.0) in \(width): \(difference)")
      }
    }
  }

  @Test(arguments: LetterWidth.allCases, [8.0, 12])
  func `no letters touch`(width: LetterWidth, height: Double) throws {
    let style = Lettering(height: height, letters: width, grid: PixelGrid(pixelsPerPoint: 1))
    func total(_ text: String) throws -> Int {
      try ink(text, style, height: height).joined().reduce(0, +)
    }
    let letters = "AEGIJKLMOQRTVWXY1247ajrtvy/.-".map(String.init)
    let totals = try letters.map(total)
    for (one, first) in zip(letters, totals) {
      for (other, second) in zip(letters, totals) {
        // Letters that overlap hide each other's ink.
        #expect(abs(try total(one + other) - first - second) <= 40, "\(one)\(other)")
        #expect(style.width(of: one + other) >= style.width(of: one), "\(one)\(other)")
      }
    }
  }

  @Test(arguments: [nil, 1.0, 2, 3])
  func `wider series are never narrower, and the width is that of the ink`(pixels: Double?) throws {
    let grid = PixelGrid(pixelsPerPoint: pixels)
    for height in 6...40 {
      for text in ["A8", "I 405", "M25", "WÄLDER", "ґ".uppercased(), "12–14", "Exit 7"] {
        let widths = LetterWidth.allCases.map {
          Lettering(height: Double(height), letters: $0, grid: grid).width(of: text)
        }
        #expect(widths == widths.sorted() && widths[0] > 0, "\(text) at \(height): \(widths)")
        let style = Lettering(height: Double(height), grid: grid)
        let row = try #require(style.row(text, widest: widths[1], center: .zero))
        let bounds = row.compactMap { shape in
          shape.path.controlBounds?.outset(by: (shape.stroke?.width ?? 0) / 2)
        }
        let box = try #require(bounds.dropFirst().reduce(bounds.first) { $0?.union($1) })
        #expect(abs(box.width - widths[1]) < 1e-6, "\(text) at \(height)")
        #expect(style.row(text, widest: widths[1] - 0.01, center: .zero) == nil)
      }
    }
  }

  @Test(arguments: LetterWidth.allCases)
  func `capitals and digits are as high as asked`(width: LetterWidth) throws {
    for height in 5...24 {
      let style = Lettering(
        height: Double(height), letters: width, grid: PixelGrid(pixelsPerPoint: 1))
      for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" {
        let row = try #require(style.row("\(letter)", widest: 99, center: .zero))
        for shape in row {
          let ink = shape.path.controlBounds?.outset(by: (shape.stroke?.width ?? 0) / 2)
          let box = try #require(ink)
          #expect(box.minY >= -Double(height + 1) / 2 && box.height <= Double(height) + 1e-6)
        }
        let bottom = row.compactMap { $0.path.controlBounds?.maxY }.max() ?? 0
        #expect(bottom > 0, "\(letter) at \(height)")
      }
    }
  }

  @Test func `letters lower than five pixels are not drawn`() {
    let grid = PixelGrid(pixelsPerPoint: 1)
    #expect(Lettering(height: 4, grid: grid).row("A", widest: 99, center: .zero) == nil)
    #expect(Lettering(height: 5, grid: grid).row("A", widest: 99, center: .zero) != nil)
  }
}

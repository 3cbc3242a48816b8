import Foundation
import Glyphs
import IconFolders
import Paths
import Routes
import Testing

/// Icons of a folder as designers export them: seen in every variant, or an error.
@Suite struct IconVisibilityTests {
  private static let arrow = "d='M20 44V20H10L24 4 38 20H28V44Z'"

  /// Draws an icon of a folder in each variant.
  private func drawings(_ content: String, attributes: String = "") throws -> [Drawing] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "icons-\(UUID())")
    let maneuvers = folder.appending(path: "maneuvers")
    try FileManager.default.createDirectory(at: maneuvers, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let space = "xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape'"
    try """
    <svg xmlns='http://www.w3.org/2000/svg' \(space) viewBox='0 0 48 48' \(attributes)>\(content)</svg>
    """.write(to: maneuvers.appending(path: "turn-left.svg"), atomically: true, encoding: .utf8)
    let artist = GlyphArtist(theme: try .builtIn(), icons: try IconLibrary(folder: folder))
    return try artist.theme.variants.map {
      try artist.drawing(
        of: .maneuver(.turnLeft, .right), variant: $0, size: Size(width: 48, height: 48))
    }
  }

  private func fills(_ drawings: [Drawing]) -> [Color?] {
    drawings.flatMap(\.items).map {
      guard case .shape(let shape) = $0 else { return nil }
      return shape.fill
    }
  }

  @Test(arguments: [
    "<path \(arrow)/>", "<path fill='currentColor' \(arrow)/>", "<path class='st0' \(arrow)/>",
    "<g id='lit_2'><path class='st0' fill='#fff' \(arrow)/></g>",
    "<path fill='#fff' data-name='Lit road' \(arrow)/>", "<path class='a lit' \(arrow)/>",
  ])
  func `a shape without another role is lit in every variant`(content: String) throws {
    let theme = try Theme.builtIn()
    #expect(try fills(drawings(content)) == theme.variants.map(\.lit))
  }

  @Test(arguments: [
    "<g inkscape:label='Unlit'><path \(arrow)/></g>", "<path id='unlit-3' \(arrow)/>",
    "<g class='unlit'><path class='st1' \(arrow)/></g>",
  ])
  func `a class, layer or id makes a shape unlit`(content: String) throws {
    let theme = try Theme.builtIn()
    #expect(try fills(drawings(content)) == theme.variants.map(\.unlit))
  }

  @Test func `own colors stay with data-color, and a role within counts`() throws {
    let content = "<path fill='#E03020' \(Self.arrow)/><path class='lit' \(Self.arrow)/>"
    let theme = try Theme.builtIn()
    let red = Color(hexadecimal: "#E03020")
    #expect(
      try fills(drawings(content, attributes: "data-color=''"))
        == theme.variants.flatMap { [red, $0.lit] })
  }

  @Test(arguments: [
    ("<path d=''/>", "draws nothing"), ("<path fill='none' \(arrow)/>", "draws nothing"),
    ("<rect x='20' y='20' width='2' height='2'/>", "draws nothing"),
    ("<path d='M4 44L44 4'/>", "draws nothing"),
    ("<rect width='48' height='48' fill='#fff'/><path \(arrow)/>", "fills its canvas"),
    (
      "<g data-color=''><path fill='#eee' \(arrow)/>"
        + "<path fill='red' d='M0 0h3v3H0zM45 45h3v3h-3z'/></g>",
      "in variant 'light' the icon has a contrast of 1.1 : 1"
    ),
    ("<path transform='translate(40)' \(arrow)/>", "lies outside"),
    ("<path data-color='' \(arrow)/>", "in variant 'dark' the icon has a contrast of 1."),
    ("<path data-color='' fill='#fff' \(arrow)/>", "in variant 'light' the icon has a contrast"),
    (
      "<g data-color=''><path \(arrow)/><path fill='red' d='M0 0h6v6H0z'/></g>",
      "in variant 'dark' the icon has a contrast"
    ),
  ])
  func `an icon that a driver cannot see is an error`(content: String, finding: String) {
    #expect {
      try drawings(content)
    } throws: { error in
      "\(error)".contains("turn-left.svg: in variant ") && "\(error)".contains(finding)
    }
  }

  @Test func `icons of a folder replace the built-in ones`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "icons-\(UUID())")
    let maneuvers = folder.appending(path: "maneuvers")
    try FileManager.default.createDirectory(at: maneuvers, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'><path \(Self.arrow)/></svg>"
      .write(to: maneuvers.appending(path: "turn-left.svg"), atomically: true, encoding: .utf8)
    let theme = try Theme.builtIn()
    let own = GlyphArtist(theme: theme, icons: try IconLibrary(folder: folder))
    let usual = GlyphArtist(theme: theme, icons: .builtIn)
    func draw(_ artist: GlyphArtist, _ kind: ManeuverKind) throws -> Drawing {
      try artist.drawing(
        of: GlyphSpec(kind: kind, drivingSide: .right), variant: theme.variants[0],
        size: Size(width: 48, height: 48))
    }
    for kind in ManeuverKind.allCases {
      let isReplaced = kind == .turnLeft || kind == .turnRight
      #expect(try (draw(own, kind) == draw(usual, kind)) != isReplaced, "\(kind)")
    }
  }
}

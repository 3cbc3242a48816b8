import AssetExport
public import SystemLibraries
public import Glyphs
import JSON
public import Faults

/// A standalone HTML page with the plates of all networks, by country, beside plain text.
public struct ShieldPage {
  private let artist: GlyphArtist
  private let generator: String
  private var renderer: AssetRenderer

  /// Creates a page; `generator` is the program, such as `fingerpost 1.0.0`.
  public init(generator: String, artist: GlyphArtist) {
    (self.generator, self.artist, renderer) = (generator, artist, AssetRenderer(artist))
  }

  /// Returns the page in UTF-8.
  ///
  /// - Throws: `Fault` if a shield cannot be drawn.
  public mutating func html() throws(Fault) -> Data {
    let networks = artist.icons.shields.networks
    var countries: [JSON] = []
    for code in Set(networks.map(\.country)).sorted(by: { ($0 ?? "~") < ($1 ?? "~") }) {
      var rows: [JSON] = []
      for network in networks where network.country == code {
        var samples: [JSON] = []
        for number in Self.numbers { samples += try sample(number, network) }
        rows.append([
          "name": network.name, "refs": network.refs.joined(separator: " "), "samples": samples,
          "title": network.title,
        ])
      }
      countries.append(["code": code, "networks": rows])
    }
    let data: JSON = [
      "countries": countries, "generator": generator,
      "variants": artist.theme.variants.map(\.json),
    ]
    return PageText(
      title: "Fingerpost shields", body: "shields.html",
      styles: ["sheet.css"],
      scripts: ["common.js", "shields.js"], data: data, isLive: false
    ).html
  }

  /// Numbers of 1, 2, 3 and 5 characters.
  private static let numbers = ["7", "24", "168", "1035A"]

  /// A shield in each variant at three pixels per point, with the ref that it stands for.
  private mutating func sample(
    _ number: String, _ network: ShieldNetwork
  ) throws(Fault) -> [JSON] {
    let ref = network.ref(number: number)
    guard
      let shield = Shield(network: network.name, text: network.writing(number: number, ref: ref))
    else { return [] }
    var files: [String: String] = [:]
    let size = try artist.icons.shields.size(of: shield)
    for variant in artist.theme.variants {
      let rendition = GlyphRendition(variant: variant, size: size, scale: 3)
      files[variant.name] =
        Data(try renderer.png(of: .shield(shield), rendition)).base64EncodedString()
    }
    return [["files": files, "height": size.height, "ref": ref, "width": size.width]]
  }
}

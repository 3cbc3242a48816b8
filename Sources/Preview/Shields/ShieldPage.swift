import AssetExport
public import SystemLibraries
public import Glyphs
import JSON
public import Faults

/// A standalone HTML page with the plates of all networks, by country, beside plain text.
public enum ShieldPage {
  /// Returns the page in UTF-8; `generator` is the program, such as `fingerpost 1.0.0`.
  ///
  /// - Throws: `Fault` if a shield cannot be drawn.
  public static func html(generator: String, artist: GlyphArtist) throws(Fault) -> Data {
    var renderer = AssetRenderer(artist)
    let networks = artist.icons.shields.networks
    var countries: [JSON] = []
    for code in Set(networks.map(\.country)).sorted(by: { ($0 ?? "~") < ($1 ?? "~") }) {
      var rows: [JSON] = []
      for network in networks where network.country == code {
        var samples: [JSON] = []
        for number in numbers { samples += try sample(number, network, artist, &renderer) }
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
  private static func sample(
    _ number: String, _ network: ShieldNetwork, _ artist: GlyphArtist,
    _ renderer: inout AssetRenderer
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

import Paths
import Raster
package import Faults

extension ShieldTable {
  /// The contrast that a text needs: WCAG 2.2, 1.4.3.
  static let leastContrast = 4.5

  /// The networks whose text has too little contrast with the plate, each with the remedy.
  ///
  /// - Throws: `Fault` if a plate is invalid.
  package func faintTexts() throws(Fault) -> [String] {
    var faults: [String] = []
    for network in networks {
      for isDark in [false, true] {
        let ratio = try contrast(of: network, isDark: isDark)
        guard ratio < Self.leastContrast else { continue }
        let tenths = Int(ratio * 10)
        faults.append(
          "shields/networks.json: '\(network.name)': its text has a contrast of "
            + "\(tenths / 10).\(tenths % 10) \(isDark ? "on dark" : "on light"); make it 4.5 : 1 or "
            + "more")
      }
    }
    return faults
  }

  /// The least contrast of the text with a color that covers a tenth of its place on the plate.
  func contrast(of network: ShieldNetwork, isDark: Bool) throws(Fault) -> Double {
    guard let plate = try plate(of: network),
      let shield = Shield(network: network.name, text: network.writing(number: "88", ref: "88"))
    else { return 0 }
    let layout = plate.layout(shield.text, network.letters)
    let artist = ShieldArtist(shield: shield, network: network, plate: plate, isDark: isDark)
    let drawing = Drawing(size: layout.size, items: artist.plateItems(layout))
    let (width, height) = (Int(layout.size.width), Int(layout.size.height))
    var renderer = Renderer()
    guard let picture = try? renderer.draw(drawing, width: width, height: height),
      let ink = network.color("text", isDark: isDark)
    else { return 0 }
    var counts: [Color: Int] = [:]
    var total = 0
    let room = layout.room
    for y in stride(from: Int(room.minY) + 1, to: Int(room.maxY), by: 1) {
      for x in stride(from: Int(room.minX) + 1, to: Int(room.maxX), by: 1) {
        counts[picture[x, y].over(isDark ? .black : .white), default: 0] += 1
        total += 1
      }
    }
    return counts.filter { $0.value * 10 >= total }.keys.map { Contrast.ratio(ink, $0) }.min() ?? 0
  }
}

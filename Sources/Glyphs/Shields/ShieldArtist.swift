package import Faults
import Paths
import Raster

/// Draws a shield in the colors of its network, which no theme changes.
struct ShieldArtist {
  let shield: Shield
  let network: ShieldNetwork
  let plate: ShieldPlate
  let isDark: Bool

  /// Draws into a canvas, as large as fits and centered.
  func items(in canvas: Size, _ grid: PixelGrid) -> [Drawing.Item] {
    let layout = plate.layout(shield.text, network.letters)
    let scale = min(canvas.width / layout.size.width, canvas.height / layout.size.height)
    let place = Transform(
      a: scale, b: 0, c: 0, d: scale,
      tx: grid.edge((canvas.width - scale * layout.size.width) / 2),
      ty: grid.edge((canvas.height - scale * layout.size.height) / 2))
    let fine = PixelGrid(pixelsPerPoint: grid.pixelsPerPoint.map { $0 * scale })
    var pen = PlatePen(items: PixelFitter.fit(plateItems(layout), to: fine))
    var center = layout.room.center
    if shield.isMirrored {
      let mirror = Transform.mirror(aboutX: layout.size.width / 2)
      pen.items = pen.items.map { $0.transformed(by: mirror) }
      center.x = layout.size.width - center.x
    }
    let slot = PlatePen.Slot(text: shield.text, center: center, widest: layout.room.width)
    let ink = network.color("text", isDark: isDark) ?? .black
    pen.write([slot], in: styles(layout, fine), ink)
    return pen.items.map { $0.transformed(by: place) }
  }

  /// The plate alone, in its own units.
  func plateItems(_ layout: ShieldPlate.Layout) -> [Drawing.Item] {
    plate.items(layout).map(colored)
  }

  private func colored(_ item: Drawing.Item) -> Drawing.Item {
    item.mapShapes { shape in
      if let color = shape.label.flatMap({ network.color($0, isDark: isDark) }) {
        shape = shape.painted(color)
      }
      shape.label = nil
    }
  }

  /// The largest letters first; whole pixels can make them too wide, so the last ones are exact.
  private func styles(_ layout: ShieldPlate.Layout, _ grid: PixelGrid) -> [Lettering] {
    var heights = [layout.height]
    while let height = heights.last, let pixels = grid.pixels(height), pixels > 6 {
      heights.append(height - grid.width(0))
    }
    return heights.map {
      Lettering(height: $0, weight: layout.height, letters: layout.letters, grid: grid)
    } + [Lettering(height: layout.height * 0.99, letters: layout.letters)]
  }
}

extension ShieldTable {
  /// The networks whose text has too little contrast with the plate, each behind its file in the folder
  /// and with the remedy; throws if a plate is invalid.
  package func faintTexts(hasTable: Bool = true) throws(Fault) -> [String] {
    var faults: [String] = []
    for network in networks {
      for isDark in [false, true] {
        let ratio = try contrast(of: network, isDark: isDark)
        guard ratio < Contrast.leastOfText else { continue }
        faults.append(
          "shields/\(hasTable ? "networks.json" : network.plate + ".svg"): "
            + "'\(network.name)': its text has a contrast of "
            + "\(Contrast.text(ratio)) \(isDark ? "on dark" : "on light"); make it 4.5 : 1 or "
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

import Foundation
import PNGCoding
import Paths
import Raster
import SVGCoding

/// Prints a line of name and microseconds for each measure; the arguments are SVG files.
let stopwatch = Stopwatch()

for (name, path) in Shapes.all {
  var renderer = Renderer()
  for side in [64, 256, 1024] {
    var drawing = Drawing(size: Size(width: 64, height: 64))
    drawing.items = [.shape(Drawing.Shape(path: path, fill: .black))]
    let scale = Double(side) / 64
    var pixmap = try Pixmap(width: side, height: side)
    let time = try stopwatch.microseconds(calls: max(8, 2_000_000 / (side * side))) {
      try renderer.draw(drawing.items, transform: .scale(x: scale, y: scale), onto: &pixmap)
    }
    print("fill-\(name)-\(side)", time)
  }
}

let icons = try CommandLine.arguments.dropFirst().map {
  [UInt8](try Data(contentsOf: URL(filePath: $0)))
}
var renderer = Renderer()
for effort in PNGEffort.allCases where effort != .smallest {
  let time = try stopwatch.microseconds(calls: 1) {
    for icon in icons {
      let pixmap = try renderer.draw(SVGReader.read(icon), width: 64, height: 64)
      _ = try PNGCoder.encode(pixmap, effort: effort)
    }
  }
  print("glyph-\(effort)", time / Double(max(1, icons.count)))
}

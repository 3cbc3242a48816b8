import Foundation
import PNGCoding
import PNGReading
import Paths
import Raster
import SVGCoding

/// Prints a line of name and microseconds for each measure; the arguments are SVG files, and starts
/// of the names of measures where only some are wanted; or `memory` and one SVG file; or `pack` and
/// PNG files, to be packed anew; or `view` and SVG files, drawn at twice their size.
let arguments = CommandLine.arguments.dropFirst()
/// Packing looks long at many pictures.
let stopwatch = Stopwatch(batches: arguments.first == "pack" ? 3 : 40)

func isWanted(_ name: String) -> Bool {
  let starts = arguments.filter { !$0.hasSuffix(".svg") }
  return starts.isEmpty || starts.contains { name.hasPrefix($0) }
}

for (name, path) in Shapes.all where !["memory", "pack", "view"].contains(arguments.first) {
  var renderer = Renderer()
  for side in [64, 256, 1024] where isWanted("fill-\(name)-\(side)") {
    // Two colors in turn, so that each paints over the other.
    let items = [Color.black, .white].map {
      [Drawing.Item.shape(Drawing.Shape(path: path, fill: $0))]
    }
    let scale = Double(side) / 64
    var pixmap = try Pixmap(width: side, height: side)
    var turn = 0
    // Short batches, of which some fall between other work on the machine.
    let time = try Stopwatch(batches: 400).microseconds(calls: max(1, 200_000 / (side * side))) {
      try renderer.draw(items[turn], transform: .scale(x: scale, y: scale), onto: &pixmap)
      turn = 1 - turn
    }
    print("fill-\(name)-\(side)", time)
  }
}

let icons = try arguments.filter { $0.hasSuffix(".svg") }.map {
  [UInt8](try Data(contentsOf: URL(filePath: $0)))
}

/// Prints the time that some work takes for one icon.
func measure<Input>(
  _ name: String, _ inputs: [Input], _ work: (Input) throws -> Void
) rethrows {
  guard isWanted(name), !inputs.isEmpty else { return }
  let time = try stopwatch.microseconds(calls: 1) { for input in inputs { try work(input) } }
  print(name, time / Double(inputs.count))
}

if arguments.first == "memory" {
  for icon in icons { try PeakMemory.measure(icon) }
  exit(0)
}

if arguments.first == "pack" {
  let pictures = try arguments.dropFirst().map {
    try PNGCoder.decode([UInt8](try Data(contentsOf: URL(filePath: $0))))
  }
  measure("pack", pictures) { _ = PNGCoder.encode($0) }
  exit(0)
}

var renderer = Renderer()
if arguments.first == "view" {
  let views = try icons.map { try SVGReader.read($0) }
  try measure("view", views) { view in
    _ = try renderer.draw(
      view, width: 2 * Int(view.size.width), height: 2 * Int(view.size.height))
  }
  exit(0)
}

let drawings = try icons.map { try SVGReader.read($0) }
let pixmaps = try drawings.map { try renderer.draw($0, width: 64, height: 64) }
try measure("read", icons) { _ = try SVGReader.read($0) }
try measure("draw", drawings) { _ = try renderer.draw($0, width: 64, height: 64) }
measure("pack", pixmaps) { _ = PNGCoder.encode($0) }
try measure("glyph", icons) { icon in
  let pixmap = try renderer.draw(SVGReader.read(icon), width: 64, height: 64)
  _ = PNGCoder.encode(pixmap)
}

import Escaping
import AssetExport
import Foundation
import Glyphs
import PNGCoding
import Faults

extension GlyphCommand {
  /// Writes an animated PNG, or numbered pictures of the same frames into a folder.
  func writeFrames(_ count: Int) throws {
    guard let output else { return }
    try refuseIdleOptions()
    let (spec, artist, variant) = try glyph(on: .white)
    let drawings = try artist.frames(
      of: spec, count: count, variant: variant, size: size ?? standardSize(of: spec, artist.icons),
      pixelsPerPoint: isUnfitted ? nil : pixelsPerPoint)
    guard Set(drawings).count > 1 else {
      throw Fault(
        .usage, at: "--frames", "'\(name)' has no lit arrow that could grow",
        remedy: "leave --frames out")
    }
    let pixmaps = try drawings.map(pixmap)
    if output == "-" || output.hasEnding(".png", ignoringCase: true) {
      let still = spec.isWaiting ? pixmaps[0] : pixmaps[count - 1]
      let bytes = try Fault.naming(name) {
        try PNGCoder.encode(frames: pixmaps, still: still, plays: spec.isWaiting ? 0 : 1)
      }
      return try _ = Output.write(Data(bytes), to: output)
    }
    let folder = try OutputFolder(URL(filePath: output))
    for (index, pixmap) in pixmaps.enumerated() {
      let number = String(repeating: "0", count: 3 - "\(index + 1)".count) + "\(index + 1)"
      try folder.write(Data(PNGCoder.encode(pixmap)), to: "\(number).png")
    }
  }
}

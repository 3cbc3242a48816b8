import Foundation
import PNGCoding
import Paths
import Raster
import SVGCoding

/// What drawing and packing take beside the picture itself.
enum PeakMemory {
  /// Prints the peak of memory, less 4 bytes for each pixel, in KiB; Linux alone tells it.
  ///
  /// - Parameter icon: The SVG file that is drawn.
  /// - Throws: What reading, drawing or packing throws.
  static func measure(_ icon: [UInt8]) throws {
    let drawing = try SVGReader.read(icon)
    let side = 4096
    // What any first picture takes, such as code and tables, is there before.
    try draw(drawing, side: 64)
    let before = try peak()
    try draw(drawing, side: side)
    print("memory-\(side)", try peak() - before - Double(side * side) * 4 / 1024)
  }

  private static func draw(_ drawing: Drawing, side: Int) throws {
    var renderer = Renderer()
    let pixmap = try renderer.draw(drawing, width: side, height: side)
    _ = PNGCoder.encode(pixmap)
  }

  private static func peak() throws -> Double {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return line.split(separator: " ").compactMap { Double($0) }.first ?? .nan
  }
}

import CPNG
public import Raster
import Paths

/// Writes and reads PNG files in memory.
///
/// All unsafe code of the project is in this file: libpng takes pointers.
public enum PNGCoder {
  /// libpng's flags for the filters tried on each row.
  private static let noFilter: Int32 = 0x08
  private static let allFilters: Int32 = 0xF8

  /// Writes a picture as a PNG file, in the smallest form that holds it without loss.
  ///
  /// The file says that its colors are sRGB, and holds neither time nor text.
  ///
  /// - Parameter pixmap: Straight alpha, as PNG stores it.
  /// - Returns: The bytes of the file.
  /// - Throws: `PNGError.libpng` when memory runs out.
  public static func encode(_ pixmap: Pixmap) throws(PNGError) -> [UInt8] {
    let layout = PNGLayout.smallest(for: pixmap)
    let colors = layout.palette.flatMap { [$0.red, $0.green, $0.blue] }
    let alphas = layout.palette.prefix { $0.alpha < 255 }.map(\.alpha)
    var output = unsafe fp_png_output()
    var message = fp_png_message()
    defer { unsafe free(output.bytes) }
    let failure = unsafe colors.withUnsafeBufferPointer { colorBytes in
      unsafe alphas.withUnsafeBufferPointer { alphaBytes in
        unsafe layout.rows.withUnsafeBufferPointer { rows in
          var header = unsafe fp_png_layout()
          unsafe header.width = UInt32(pixmap.width)
          unsafe header.height = UInt32(pixmap.height)
          unsafe header.bit_depth = Int32(layout.bitDepth)
          unsafe header.color_type = layout.colorType.rawValue
          unsafe header.palette = colorBytes.baseAddress
          unsafe header.palette_count = Int32(layout.palette.count)
          unsafe header.palette_alpha = alphaBytes.baseAddress
          unsafe header.palette_alpha_count = Int32(alphaBytes.count)
          unsafe header.filters = layout.colorType == .palette ? noFilter : allFilters
          return unsafe fp_png_encode(
            &header, rows.baseAddress, layout.rowBytes, &output, &message)
        }
      }
    }
    guard failure == 0 else { throw .libpng(text(of: message)) }
    return unsafe Array(UnsafeBufferPointer(start: output.bytes, count: output.count))
  }

  /// Reads a PNG file of any kind.
  ///
  /// Samples of 16 bits are rounded to 8. Gamma and color profiles are not applied.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The picture with straight alpha.
  /// - Throws: `PNGError.libpng` for a file that is cut short or corrupt, `PNGError.picture` for one
  ///   that is larger than `Pixmap.pixelLimit`.
  public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Pixmap {
    var message = fp_png_message()
    var header = fp_png_header()
    var reader = unsafe fp_png_reader()
    var oversize: RasterError?
    var pixels: [Color] = []
    let failure = unsafe bytes.withUnsafeBufferPointer { input -> Int32 in
      guard
        unsafe fp_png_open(&reader, input.baseAddress, input.count, &header, &message) == 0
      else { return 1 }
      let (width, height) = (Int(header.width), Int(header.height))
      guard width * height <= Pixmap.pixelLimit else {
        oversize = .badSize(width: width, height: height)
        unsafe fp_png_close(&reader)
        return 1
      }
      pixels = [Color](repeating: .transparent, count: width * height)
      return unsafe pixels.withUnsafeMutableBytes { buffer in
        unsafe fp_png_read(
          &reader, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self))
      }
    }
    if let oversize { throw .picture(oversize) }
    guard failure == 0 else { throw .libpng(text(of: message)) }
    do throws(RasterError) {
      return try Pixmap(width: Int(header.width), height: Int(header.height), pixels: pixels)
    } catch {
      throw .picture(error)
    }
  }

  private static func text(of message: fp_png_message) -> String {
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

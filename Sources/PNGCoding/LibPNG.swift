import CPNG
import Paths
import Raster

/// How hard and in what way libpng packs.
struct Compression: Hashable {
  /// The filters tried on each row, as libpng's flags.
  var filters: Int32
  /// zlib's effort, 1 to 9.
  var level: Int32 = 8
  /// zlib's strategy.
  var strategy: Int32 = 0

  /// The flag of no filter.
  static let noFilter: Int32 = 0x08
  /// The flags of all filters; libpng takes the one whose bytes sum up least.
  static let allFilters: Int32 = 0xF8
}

extension PNGLayout {
  /// The filters that suit most pictures: none where a sample is no measure of anything.
  var usualFilters: Int32 {
    colorType == .palette || bitDepth < 8 ? Compression.noFilter : Compression.allFilters
  }
}

/// A pixel, or a part of one, that libpng writes into: only plain numbers, with no padding.
protocol PNGSample {
  /// How many of them make a pixel.
  static var perPixel: Int { get }
  /// Whether a channel has 16 bits.
  static var isDeep: Bool { get }
}

extension Color: PNGSample {
  static var perPixel: Int { 1 }
  static var isDeep: Bool { false }
}

extension UInt16: PNGSample {
  static var perPixel: Int { 4 }
  static var isDeep: Bool { true }
}

/// libpng as safe functions.
///
/// All unsafe code of the project is here, since libpng takes pointers.
enum LibPNG {
  /// Writes a picture in a given form, row by row.
  static func encode(
    _ pixmap: Pixmap, _ layout: PNGLayout, _ compression: Compression
  ) throws(PNGError) -> [UInt8] {
    let colors = layout.palette.colors.flatMap { [$0.red, $0.green, $0.blue] }
    let alphas = layout.palette.colors.prefix(layout.alphaCount).map(\.alpha)
    var output = unsafe fp_png_output()
    var message = fp_png_message()
    defer { unsafe free(output.bytes) }
    var header = unsafe fp_png_layout()
    unsafe header.width = UInt32(pixmap.width)
    unsafe header.height = UInt32(pixmap.height)
    unsafe header.bit_depth = Int32(layout.bitDepth)
    unsafe header.color_type = layout.colorType.rawValue
    unsafe header.palette_count = Int32(layout.palette.colors.count)
    unsafe header.palette_alpha_count = Int32(alphas.count)
    unsafe header.filters = compression.filters
    unsafe header.level = compression.level
    unsafe header.strategy = compression.strategy
    let isWritten = unsafe colors.withUnsafeBufferPointer { colorBytes in
      unsafe alphas.withUnsafeBufferPointer { alphaBytes in
        unsafe header.palette = colorBytes.baseAddress
        unsafe header.palette_alpha = alphaBytes.baseAddress
        return unsafe withUnsafeMutablePointer(to: &output) { output in
          unsafe withUnsafeMutablePointer(to: &message) { message in
            unsafe write(pixmap, layout, &header, output, message)
          }
        }
      }
    }
    guard isWritten else { throw .libpng(text(of: message)) }
    return unsafe Array(UnsafeBufferPointer(start: output.bytes, count: output.count))
  }

  private static func write(
    _ pixmap: Pixmap, _ layout: PNGLayout, _ header: inout fp_png_layout,
    _ output: UnsafeMutablePointer<fp_png_output>, _ message: UnsafeMutablePointer<fp_png_message>
  ) -> Bool {
    var writer = unsafe fp_png_writer()
    guard unsafe fp_png_begin(&writer, &header, output, message) == 0 else { return false }
    let pixels = pixmap.pixels.span
    var row = [UInt8](repeating: 0, count: layout.rowBytes(width: pixmap.width))
    for y in 0..<pixmap.height {
      var bytes = row.mutableSpan
      for index in bytes.indices { bytes[index] = 0 }
      layout.pack(
        pixels.extracting(y * pixmap.width..<(y + 1) * pixmap.width), into: &bytes, at: 0)
      guard unsafe fp_png_write(&writer, &row) == 0 else { return false }
    }
    return unsafe fp_png_end(&writer) == 0
  }

  /// The most bytes that one byte of a deflate stream unpacks to: a match of 258 in 2 bits.
  private static let greatestGrowth = 1032

  /// Reads a file straight into its pixels.
  static func decode<Sample: PNGSample>(
    _ bytes: [UInt8], as sample: Sample.Type, limit: Int
  ) throws(PNGError) -> (size: (width: Int, height: Int), pixels: [Sample]) {
    var message = fp_png_message()
    var size = (width: 0, height: 0)
    var refusal: PNGError?
    var failure: Int32 = 1
    let pixels = unsafe bytes.withUnsafeBufferPointer { input -> [Sample] in
      var reader = unsafe fp_png_reader()
      // libpng keeps both addresses from one call to the next.
      return unsafe withUnsafeMutablePointer(to: &reader) { reader in
        unsafe withUnsafeMutablePointer(to: &message) { message in
          var header = fp_png_header()
          guard unsafe fp_png_open(reader, input.baseAddress, input.count, &header, message) == 0
          else { return [] }
          size = (Int(header.width), Int(header.height))
          refusal = reason(toRefuse: header, limit: limit)
          guard refusal == nil else {
            unsafe fp_png_close(reader)
            return []
          }
          let count = size.width * size.height * Sample.perPixel
          return unsafe [Sample](unsafeUninitializedCapacity: count) { buffer, initialized in
            failure = unsafe fp_png_read(reader, Sample.isDeep ? 1 : 0, buffer.baseAddress)
            initialized = failure == 0 ? count : 0
          }
        }
      }
    }
    if let refusal { throw refusal }
    guard failure == 0 else { throw .libpng(text(of: message)) }
    return (size, pixels)
  }

  /// Why a file is refused before memory is taken for its pixels.
  private static func reason(toRefuse header: fp_png_header, limit: Int) -> PNGError? {
    let (width, height) = (Int(header.width), Int(header.height))
    guard width * height <= Pixmap.pixelLimit else {
      return .picture(.badSize(width: width, height: height))
    }
    guard width * height <= limit else {
      return .tooManyPixels(width: width, height: height, limit: limit)
    }
    let raw = width * height * Int(header.pixel_bits) / 8
    guard raw / greatestGrowth <= header.remaining else {
      return .tooShort(width: width, height: height, bytes: header.remaining)
    }
    return nil
  }

  private static func text(of message: fp_png_message) -> String {
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

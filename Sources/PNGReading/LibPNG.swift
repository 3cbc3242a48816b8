import CPNG
import Paths
import Raster
import Faults

/// Decodes PNG files with libpng; all unsafe code around it is here.
enum LibPNG {
  /// The most bytes that one byte of a deflate stream expands to: a match of 258 in 2 bits.
  private static let greatestGrowth = 1032

  static func decode(_ bytes: [UInt8]) throws(Fault) -> DeepPixmap {
    var message = fp_png_message()
    var size = (width: 0, height: 0)
    var refusal: Fault?
    var failure: Int32 = 1
    // The pixels of a file of up to 8 bits a sample, or of 16, row-major from the top left.
    var (colors, samples): ([Color], [SIMD4<UInt16>]?) = ([], nil)
    unsafe bytes.withUnsafeBufferPointer { input in
      var reader = unsafe fp_png_reader()
      // libpng keeps both addresses from one call to the next.
      unsafe withUnsafeMutablePointer(to: &reader) { reader in
        unsafe withUnsafeMutablePointer(to: &message) { message in
          var header = fp_png_header()
          guard unsafe fp_png_open(reader, input.baseAddress, input.count, &header, message) == 0
          else { return }
          size = (Int(header.width), Int(header.height))
          refusal = reason(toRefuse: header)
          guard refusal == nil else {
            unsafe fp_png_close(reader)
            return
          }
          let count = size.width * size.height
          if header.sample_bits == 16 {
            samples = unsafe read(reader, count: count, &failure)
          } else {
            colors = unsafe read(reader, count: count, &failure)
          }
        }
      }
    }
    if let refusal { throw refusal }
    guard failure == 0 else { throw .libpng(text(of: message)) }
    if let samples {
      return try DeepPixmap(width: size.width, height: size.height, samples: samples)
    }
    return DeepPixmap(try Pixmap(width: size.width, height: size.height, pixels: colors))
  }

  /// Reads `count` pixels of four samples; none, and a `failure`, for a damaged file.
  private static func read<Pixel>(
    _ reader: UnsafeMutablePointer<fp_png_reader>, count: Int, _ failure: inout Int32
  ) -> [Pixel] {
    unsafe [Pixel](unsafeUninitializedCapacity: count) { buffer, initialized in
      failure = unsafe fp_png_read(reader, buffer.baseAddress)
      initialized = failure == 0 ? count : 0
    }
  }

  /// Why to reject a file before allocating memory for its pixels, or `nil`.
  private static func reason(toRefuse header: fp_png_header) -> Fault? {
    let (width, height) = (Int(header.width), Int(header.height))
    guard width * height <= Pixmap.pixelLimit else {
      return .badSize(width: width, height: height)
    }
    let raw = width * height * Int(header.pixel_bits) / 8
    guard raw / greatestGrowth <= header.remaining else {
      // Even at the best compression.
      return .libpng(
        "\(width) × \(height) pixels cannot be packed into \(header.remaining) bytes")
    }
    return nil
  }

  private static func text(of message: fp_png_message) -> String {
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

import PNGCoding
import Paths
import Raster
import Testing

@Suite struct PixelDigestTests {
  @Test func `is the CRC-32 of the bytes`() throws {
    // The check value of CRC-32 is that of "123456789"; here the first eight of its bytes.
    let pixels = [
      Color(red: 0x31, green: 0x32, blue: 0x33, alpha: 0x34),
      Color(red: 0x35, green: 0x36, blue: 0x37, alpha: 0x38),
    ]
    let pixmap = try Pixmap(width: 2, height: 1, pixels: pixels)
    #expect(CRC32.digits(of: pixmap.bytes) == "9ae0daaf")
  }

  @Test func `ignores the color of transparent pixels`() throws {
    let hidden = Color(red: 9, green: 9, blue: 9, alpha: 0)
    let one = try Pixmap(width: 1, height: 1, pixels: [hidden])
    #expect(CRC32.digits(of: one.bytes) == CRC32.digits(of: try Pixmap(width: 1, height: 1).bytes))
  }
}

import Escaping
import Paths
import Raster
import TestSupport
import Testing

@testable import Glyphs

@Suite struct SetDigestTests {
  @Test func `a glyph has a digest for each side and variant, by its pixels alone`() throws {
    let artist = try Studio().artist
    var renderer = Renderer()
    let spec = try #require(GlyphSpec(name: "turn_left"))
    let digests = try SetDigest.digests(of: spec, by: artist, &renderer)
    #expect(digests.count == SetDigest.sides.count * artist.theme.variants.count)
    #expect(digests.allSatisfy { $0.count == 32 } && Set(digests).count == digests.count)
    #expect(try SetDigest.digests(of: spec, by: artist, &renderer) == digests)
    // One pixel off by one level is another digest.
    var picture = try Studio().draw(spec, width: 18, height: 18)
    #expect(
      SHA256.digest(of: picture.bytes) == digests[1]
        || SHA256.digest(of: picture.bytes) == digests[0])
    let before = SHA256.digest(of: picture.bytes)
    picture[9, 9] = Color(red: 1, green: 2, blue: 3, alpha: 4)
    #expect(SHA256.digest(of: picture.bytes) != before)
  }

  @Test func `the text is 64 digits that change with each picture`() {
    let one = SetDigest.text(of: [[1, 2], [3]])
    #expect(one.count == 64 && one.allSatisfy(\.isHexDigit))
    #expect(one != SetDigest.text(of: [[1, 2], [4]]))
    // SHA-256 of "abc" (FIPS 180-2, appendix B.1).
    #expect(
      SetDigest.text(of: [[0x61, 0x62, 0x63]])
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}

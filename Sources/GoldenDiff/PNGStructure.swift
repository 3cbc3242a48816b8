import PNGCoding

/// What the chunks of a PNG file say, without unpacking its pixels.
///
/// Two files whose header, palette, transparency and packed pixels are the same bytes show the same
/// picture. A check value in each chunk tells damage from what was written.
struct PNGStructure: Hashable {
  var width: Int
  var height: Int
  /// The bytes of the header, from which the pixels are read.
  private var header: ArraySlice<UInt8>
  private var palette: ArraySlice<UInt8> = []
  private var transparency: ArraySlice<UInt8> = []
  /// The packed pixels, without empty chunks.
  private var data: [ArraySlice<UInt8>] = []

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads the chunks up to the end, and checks the length, the place and the check value of each.
  ///
  /// Whether the packed pixels can be unpacked is not looked at.
  init(_ bytes: [UInt8]) throws(PictureFault) {
    guard bytes.starts(with: Self.signature) else {
      if bytes.starts(with: "version https://git-lfs".utf8) {
        throw .broken("a pointer of Git LFS, not a PNG file; run 'git lfs pull'")
      }
      throw .broken(bytes.isEmpty ? "an empty file" : "not a PNG file")
    }
    var place = 8
    var found: PNGStructure?
    var (hasData, isDataOver) = (false, false)
    while true {
      guard bytes.count - place >= 12 else { throw .broken("the file ends too early") }
      let length = Self.word(bytes, place)
      guard length <= bytes.count - place - 12 else { throw .broken("the file ends too early") }
      let type = Self.word(bytes, place + 4)
      let body = bytes[(place + 8)..<(place + 8 + length)]
      let sum = CRC32.value(of: bytes.span.extracting((place + 4)..<(place + 8 + length)))
      guard Int(sum) == Self.word(bytes, place + 8 + length) else {
        throw .broken("the \(Self.name(type)) chunk is damaged")
      }
      place += 12 + length
      if type == Self.ihdr {
        guard found == nil else { throw .broken("two IHDR chunks") }
        found = try PNGStructure(header: body)
        continue
      }
      guard found != nil else { throw .broken("no IHDR chunk at the start") }
      // Changed in place: a copy of the list of data for each chunk takes too long for many.
      switch type {
      case Self.plte: found?.palette = body
      case Self.trns: found?.transparency = body
      case Self.idat:
        guard !isDataOver else { throw .broken("the IDAT chunks are not in a row") }
        hasData = true
        if !body.isEmpty { found?.data.append(body) }
      case Self.iend:
        guard let structure = found, let first = structure.data.first else {
          throw .broken("no IDAT chunk")
        }
        guard first[first.startIndex] & 15 == 8 else { throw .broken("the pixels are not packed") }
        self = structure
        return
      default:
        // A capital letter marks a chunk without which the picture cannot be shown.
        guard type >> 24 & 0x20 != 0 else { throw .broken("an unknown \(Self.name(type)) chunk") }
      }
      if type != Self.idat, hasData { isDataOver = true }
    }
  }

  private init(header: ArraySlice<UInt8>) throws(PictureFault) {
    let bytes = Array(header)
    guard bytes.count == 13 else { throw .broken("the IHDR chunk has \(bytes.count) bytes") }
    self.header = header
    width = Self.word(bytes, 0)
    height = Self.word(bytes, 4)
    let isKnown =
      switch (bytes[9], bytes[8]) {
      case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (3, 1), (3, 2), (3, 4), (3, 8): true
      case (2, 8), (2, 16), (4, 8), (4, 16), (6, 8), (6, 16): true
      default: false
      }
    guard isKnown, bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else {
      throw .broken("the IHDR chunk declares a form that PNG does not have")
    }
    let range = 1...0x7FFF_FFFF
    guard range.contains(width), range.contains(height) else {
      throw .broken("the size is \(width)×\(height) px")
    }
  }

  /// Whether both are sure to show the same pixels; if not they may still do.
  func showsSame(as other: PNGStructure) -> Bool {
    guard header == other.header, palette == other.palette, transparency == other.transparency
    else { return false }
    return data == other.data
      || (data.count != other.data.count && data.joined().elementsEqual(other.data.joined()))
  }

  private static let ihdr = 0x4948_4452
  private static let plte = 0x504C_5445
  private static let trns = 0x7452_4E53
  private static let idat = 0x4944_4154
  private static let iend = 0x4945_4E44

  private static func word(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) << 24 | Int(bytes[place + 1]) << 16 | Int(bytes[place + 2]) << 8
      | Int(bytes[place + 3])
  }

  private static func name(_ type: Int) -> String {
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: type >> $0) }
    let isName = letters.allSatisfy { (65...90).contains($0 & 0xDF) }
    return isName ? String(decoding: letters, as: UTF8.self) : "unnamed"
  }
}

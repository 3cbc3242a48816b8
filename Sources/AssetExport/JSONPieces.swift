/// Pieces of JSON that come again and again, kept so that they need not be made anew.
///
/// A table with one place for each remainder of a piece's number; a new piece takes the place of an
/// old one. So looking for a piece takes one comparison, and the memory is bounded.
struct JSONPieces {
  struct Piece {
    /// What it is, how deep and where it stands; 0 for none.
    var number = 0
    /// Where its first sixteen bytes are kept.
    var first: Int32 = 0
    /// In bytes.
    var length: Int32 = 0
    /// How many more containers are open after it than before.
    var deeper: Int32 = 0
    /// Whether nothing is written yet into the container that it leaves open.
    var leavesFresh = false
  }

  private static let placeCount = 2048
  /// Beyond as many sixteens of bytes all pieces are forgotten.
  private static let limit = 32_768

  private var places: [Piece] = []
  /// The bytes, each piece from a new sixteen on: they are copied by sixteens.
  private var sixteens: [SIMD16<UInt8>] = []

  /// The piece of a number; nothing where it is not kept.
  func find(_ number: Int) -> Piece? {
    guard !places.isEmpty else { return nil }
    let piece = places[Self.place(of: number)]
    return piece.number == number ? piece : nil
  }

  /// Keeps a piece.
  mutating func keep(_ piece: Piece, _ bytes: ArraySlice<UInt8>) {
    if sixteens.count + bytes.count / 16 > Self.limit { removeAll() }
    if places.isEmpty { places = [Piece](repeating: Piece(), count: Self.placeCount) }
    var piece = piece
    piece.first = Int32(sixteens.count)
    piece.length = Int32(bytes.count)
    var rest = bytes
    while !rest.isEmpty {
      var sixteen = SIMD16<UInt8>()
      for (place, byte) in rest.prefix(16).enumerated() { sixteen[place] = byte }
      sixteens.append(sixteen)
      rest = rest.dropFirst(16)
    }
    places[Self.place(of: piece.number)] = piece
  }

  /// Copies a piece.
  ///
  /// - Parameters:
  ///   - piece: One that was found.
  ///   - target: Has room for sixteen bytes more.
  ///   - start: Where its first byte goes.
  func copy(_ piece: Piece, to target: inout [UInt8], at start: Int) {
    let source = sixteens.span
    var span = target.mutableSpan
    var bytes = unsafe span.mutableBytes
    var index = Int(piece.first)
    var place = start
    let end = start + Int(piece.length)
    while place < end {
      bytes.storeBytes(of: source[index], toByteOffset: place, as: SIMD16<UInt8>.self)
      place += 16
      index += 1
    }
  }

  /// Forgets all pieces.
  mutating func removeAll() {
    places = []
    sixteens.removeAll(keepingCapacity: true)
  }

  /// Hashes by multiplication (Knuth, The Art of Computer Programming, volume 3, section 6.4).
  private static func place(of number: Int) -> Int {
    let product = UInt(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
    return Int(product >> (UInt(UInt.bitWidth) - 11))
  }
}

extension JSONText {
  /// What a piece says, beside what its key tells.
  enum PieceKind: Int {
    case types, maneuver, side, engine, glyph, kind, remaining, waypoint
    case estimate, estimateTime, meters, distance, seconds, time
    case instructions, instructionStart, component, text, componentEnd, instructionEnd
    case androidAuto, androidStepEnd, androidDistance, androidEnd
    case junctionType, carPlayType, carPlayEnd, googleStart, google
  }
}

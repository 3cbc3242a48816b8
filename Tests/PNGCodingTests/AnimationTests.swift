import Paths
import PNGCoding
import PNGReading
import Raster
import Testing
import Faults

@Suite struct AnimationTests {
  private struct Chunk {
    var name: String
    var content: [UInt8]
  }

  /// Different pictures of one size, some with few colors.
  private func pictures(_ count: Int, colors: Int) throws -> [Pixmap] {
    try (0..<count).map { index in
      var pixmap = try Pixmap(width: 9, height: 7)
      for y in 0..<7 {
        for x in 0..<9 {
          let shade = UInt8((x * 7 + y * 3 + index) % colors * (255 / colors))
          pixmap[x, y] = Color(red: shade, green: UInt8(index), blue: 9).with(alpha: 255 - shade)
        }
      }
      return pixmap
    }
  }

  private func chunks(_ file: [UInt8]) -> [Chunk] {
    var result: [Chunk] = []
    var place = 8
    while place + 12 <= file.count {
      let length = number(Array(file[place..<place + 4]))
      let end = place + 8 + length
      result.append(
        Chunk(
          name: String(decoding: file[place + 4..<place + 8], as: UTF8.self),
          content: Array(file[place + 8..<end])))
      #expect(
        number(Array(file[end..<end + 4])) == Int(CRC32.value(of: file[place + 4..<end].span)))
      place = end + 4
    }
    #expect(place == file.count)
    return result
  }

  private func number(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private func file(_ chunks: [Chunk]) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
    return PNGCoder.signature
      + chunks.flatMap { chunk in
        let body = Array(chunk.name.utf8) + chunk.content
        return word(chunk.content.count) + body + word(Int(CRC32.value(of: body.span)))
      }
  }

  @Test(arguments: [2, 60], [1, 12])
  func `each frame is a whole picture, and other readers see the still one`(
    colors: Int, count: Int
  ) throws {
    let all = try pictures(count + 1, colors: colors)
    let frames = Array(all.dropFirst())
    let bytes = try PNGCoder.encode(frames: frames, still: all[0], plays: 3)
    #expect(try PNGCoder.decode(bytes) == all[0])
    let chunks = chunks(bytes)
    let head = Array(chunks.prefix { $0.name != "IDAT" })
    let control = try #require(head.first { $0.name == "acTL" })
    #expect(control.content == [0, 0, 0, UInt8(count), 0, 0, 0, 3])
    let rest = chunks.drop { $0.name != "IDAT" }.dropFirst().dropLast()
    #expect(rest.map(\.name) == frames.flatMap { _ in ["fcTL", "fdAT"] })
    #expect(rest.map { number(Array($0.content.prefix(4))) } == Array(0..<2 * count))
    for (index, frame) in frames.enumerated() {
      let places = Array(rest)
      let (control, data) = (places[2 * index].content, places[2 * index + 1].content)
      #expect(Array(control[4..<20]) == [0, 0, 0, 9, 0, 0, 0, 7] + [UInt8](repeating: 0, count: 8))
      let delay = (number(Array(control[20..<22])), number(Array(control[22..<24])))
      #expect(delay.0 * count * 100 == delay.1 * 96)
      #expect(control[24...] == [0, 0])
      let image = [Chunk(name: "IDAT", content: Array(data.dropFirst(4)))]
      let plain = head.filter { $0.name != "acTL" } + image + [Chunk(name: "IEND", content: [])]
      #expect(try PNGCoder.decode(file(plain)) == frame)
    }
  }

  @Test func `frames of another size are refused`() throws {
    let still = try Pixmap(width: 3, height: 3)
    let frame = try Pixmap(width: 3, height: 4)
    #expect(throws: Fault.self) {
      try PNGCoder.encode(frames: [frame], still: still, plays: 0)
    }
  }
}

import Faults
import JSON
import Paths
import PictureDiff
import Raster

/// Two pictures to compare, as the pixels of the expected one, then those of the other.
struct DiffCall {
  private let expected: Pixmap
  private let actual: Pixmap
  private var rules = ComparisonRules()
  private let form: PictureForm

  init(_ node: JSONNode, _ bytes: [UInt8]) throws(Fault) {
    var rest = bytes[...]
    expected = try Self.picture(node["expected"], &rest)
    actual = try Self.picture(node["actual"], &rest)
    rules.tolerance = node["tolerance"]?.number.map { Int($0) } ?? 0
    rules.threshold = node["threshold"]?.number
    rules.maxPixels = node["max-pixels"]?.number.map { Int($0) }
    rules.antialiasing = node["antialiasing"]?.string == "ignore" ? .ignore : .compare
    form = PictureForm(of: node)
  }

  /// What differs, and a picture of it over the expected one, which is faded.
  func response() throws(Fault) -> CoreMessage {
    let difference = PixelDifference(expected, actual, rules: rules)
    let picture = try DifferencePicture.overview(
      DeepPixmap(expected), DeepPixmap(actual), rules: rules)
    return CoreMessage(bytes: form.bytes(of: picture)) { response in
      response.member("allowed", JSON.flag(difference.isAllowed))
      response.member("box", difference.bounds.map { "\($0)" })
      response.member("exactPixels", difference.exactPixels)
      response.member("height", picture.height)
      response.member("largest", difference.largest)
      response.member("pixels", difference.pixels)
      response.member("width", picture.width)
    }
  }

  /// Takes the next picture from the bytes; the node has its sides, in pixels.
  private static func picture(
    _ node: JSONNode?, _ bytes: inout ArraySlice<UInt8>
  ) throws(Fault) -> Pixmap {
    let sides = (node?.numbers ?? []).map { Int($0) }
    let (width, height) = (sides[0], sides[1])
    let count = 4 * Int64(width) * Int64(height)
    guard count <= Int64(bytes.count) else {
      throw Fault(
        at: node?.place ?? "", "more pixels than there are", remedy: "give 4 bytes each")
    }
    var pixels: [Color] = []
    pixels.reserveCapacity(width * height)
    let start = bytes.startIndex
    for place in stride(from: start, to: start + Int(count), by: 4) {
      pixels.append(
        Color(
          red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2],
          alpha: bytes[place + 3]))
    }
    bytes = bytes.dropFirst(Int(count))
    return try Pixmap(width: width, height: height, pixels: pixels)
  }
}

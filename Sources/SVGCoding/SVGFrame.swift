import Paths
import Faults

/// SVG's `preserveAspectRatio`: fits a viewBox into a viewport.
struct AspectRatio {
  private enum Fit { case stretch, inside, cover }
  private var fit = Fit.inside
  /// The share of the spare width that goes left; `alignY` is the share of the height above.
  private var alignX = 0.5
  private var alignY = 0.5

  /// Parses a value; `nil` for an invalid one.
  init?(_ text: String) {
    let words = text.split { $0.isWhitespace }
    let shares = ["Min": 0.0, "Mid": 0.5, "Max": 1.0]
    guard let align = words.first, words.count <= 2 else { return nil }
    if align == "none" {
      fit = .stretch
      return
    }
    guard align.utf8.count == 8, align.hasPrefix("x"), align.dropFirst(4).hasPrefix("Y"),
      let x = shares[String(align.dropFirst().prefix(3))], let y = shares[String(align.suffix(3))]
    else { return nil }
    (alignX, alignY) = (x, y)
    switch words.dropFirst().first {
    case nil, "meet": fit = .inside
    case "slice": fit = .cover
    default: return nil
    }
  }

  /// The value of an element; the default if absent or invalid.
  init(_ element: XMLNode, ignored: inout [Fault]) {
    self.init()
    guard let text = element[.preserveAspectRatio] else { return }
    if let ratio = AspectRatio(text) {
      self = ratio
    } else {
      let expected = "none, or an alignment such as xMidYMid with meet or slice"
      ignored.append(element.bad(.preserveAspectRatio, text, expected: expected))
    }
  }

  private init() {}

  /// Maps a box to a canvas of the given size.
  func transform(from box: Rect, to size: Size) -> Transform {
    var scaleX = size.width / box.width
    var scaleY = size.height / box.height
    switch fit {
    case .stretch: break
    case .inside: (scaleX, scaleY) = (min(scaleX, scaleY), min(scaleX, scaleY))
    case .cover: (scaleX, scaleY) = (max(scaleX, scaleY), max(scaleX, scaleY))
    }
    return Transform(
      a: scaleX, b: 0, c: 0, d: scaleY,
      tx: (size.width - box.width * scaleX) * alignX - box.minX * scaleX,
      ty: (size.height - box.height * scaleY) * alignY - box.minY * scaleY)
  }
}

/// The size and viewBox of the outermost `svg` element.
struct SVGFrame {
  let size: Size
  /// The size that percentages refer to.
  let viewport: Size
  private let box: Rect
  private let fit: AspectRatio

  init(_ root: XMLNode, ignored: inout [Fault]) throws(Fault) {
    let declared = try Self.viewBox(of: root)
    let width = try Self.extent(root, .width, of: declared?.width)
    let height = try Self.extent(root, .height, of: declared?.height)
    fit = AspectRatio(root, ignored: &ignored)
    let size: Size
    switch (width, height, declared) {
    case (let width?, let height?, _): size = Size(width: width, height: height)
    case (let width?, nil, let box?):
      size = Size(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?):
      size = Size(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): size = Size(width: box.width, height: box.height)
    case (_, nil, nil), (nil, _, nil): throw .noSize(line: root.line)
    }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .noSize(line: root.line)
    }
    self.size = size
    box = declared ?? Rect(size)
    viewport = Size(width: box.width, height: box.height)
  }

  /// Maps the document's coordinates to a canvas of the given size.
  func transform(to size: Size) -> Transform { fit.transform(from: box, to: size) }

  static func viewBox(of element: XMLNode) throws(Fault) -> Rect? {
    guard let text = element[.viewBox] else { return nil }
    guard let numbers = SVGScanner.numbers(text), numbers.count == 4, numbers[2] > 0,
      numbers[3] > 0
    else { throw element.bad(.viewBox, text, expected: "four numbers, the last two above 0") }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func extent(
    _ root: XMLNode, _ name: SVGAttribute, of box: Double?
  ) throws(Fault) -> Double? {
    guard let text = root[name], text != "auto" else { return nil }
    guard let length = SVGLength.read(text), length.number > 0 else {
      throw root.bad(name, text, expected: "a length above 0")
    }
    // By the size of the text around the picture, as icons of web pages have it.
    if text.lowercased().hasSuffix("em"), box != nil { return nil }
    guard length.isPercent else { return length.number }
    return box.map { length.value(of: $0) }
  }
}

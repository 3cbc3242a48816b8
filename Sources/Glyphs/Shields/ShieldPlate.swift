import JSON
import Paths
import Maneuvers
import SVGCoding
import Faults

/// The drawing of a shield without its text.
///
/// A plate is 24 units high, which are 24 points on all platforms, and as wide as its file says
/// for the shortest text.
struct ShieldPlate: Sendable {
  /// A plate in the table and its file.
  struct Source: Sendable {
    fileprivate let room: Rect
    fileprivate let stretch: ClosedRange<Double>?
    fileprivate(set) var file: String
    fileprivate var svg: [UInt8]

    mutating func replace(_ svg: [UInt8], file: String) {
      (self.svg, self.file) = (svg, file)
    }
  }

  private let drawing: Drawing
  /// Where the text is on the plate at its narrowest; the height is that of capital letters.
  private let room: Rect
  /// The part that widens for longer text; `nil` for a plate of one form.
  private let stretch: ClosedRange<Double>?

  static let height = 24.0
  /// The greatest width: CarPlay allows 64 points at a height of 25.
  static let widest = 60.0

  init(_ source: Source) throws(Fault) {
    func fault(_ finding: String, remedy: String = "") -> Fault {
      Fault(at: source.file, finding, remedy: remedy)
    }
    drawing = try Fault.within(source.file) { () throws(Fault) in try SVGReader.read(source.svg) }
    (room, stretch) = (source.room, source.stretch)
    let size = drawing.size
    guard size.height == Self.height, (8...Self.widest).contains(size.width) else {
      throw fault("not 24 units high and 8 to 60 wide", remedy: "correct its size")
    }
    guard room.maxX <= size.width, room.maxY <= size.height,
      stretch.map({ $0.upperBound <= size.width }) ?? true
    else {
      throw fault("its 'room' or 'stretch' in networks.json leaves the plate", remedy: "correct it")
    }
  }

  /// The classes of its shapes, which are the names of their colors.
  var roles: Set<String> {
    Set(drawing.items.flatMap { $0.shapes }.compactMap { $0.shape.label }).subtracting([
      SVGReader.ownColors
    ])
  }

  /// The arrangement of a text on the plate.
  struct Layout {
    /// How much wider the plate is than its file, in whole units.
    fileprivate var extra: Double
    /// The place of the text.
    var room: Rect
    /// The height of capital letters.
    var height: Double
    var letters: LetterWidth
    var size: Size
  }

  /// Widens the plate for a text; if that is not enough, narrows the letters, then lowers them.
  func layout(_ text: String, _ widest: LetterWidth) -> Layout {
    let spare = stretch == nil ? 0 : Self.widest - drawing.size.width
    func width(_ letters: LetterWidth) -> Double {
      Lettering(height: room.height, letters: letters).width(of: text)
    }
    let letters =
      LetterWidth.allCases.sorted().last { $0 <= widest && width($0) <= room.width + spare }
      ?? .narrow
    let wanted = width(letters)
    let extra = min(spare, max(0, -(room.width - wanted).floored))
    let box = Rect(x: room.minX, y: room.minY, width: room.width + extra, height: room.height)
    return Layout(
      extra: extra, room: box, height: room.height * min(1, box.width / wanted), letters: letters,
      size: Size(width: drawing.size.width + extra, height: drawing.size.height))
  }

  /// The plate's shapes, widened for a text; their labels are the names of their colors.
  func items(_ layout: Layout) -> [Drawing.Item] {
    guard layout.extra > 0, let stretch else { return drawing.items }
    let length = stretch.upperBound - stretch.lowerBound
    return drawing.items.map { item in
      item.mapShapes { shape in
        shape.path = shape.path.transformed(by: shape.transform).mapped { point in
          let share = min(max((point.x - stretch.lowerBound) / length, 0), 1)
          return Point(x: point.x + share * layout.extra, y: point.y)
        }
        shape.transform = .identity
      }
    }
  }
}

extension ShieldPlate.Source {
  init(_ node: JSONNode, file: String, svg: [UInt8]) throws(Fault) {
    (self.file, self.svg) = (file, svg)
    let box = node["room"]?.numbers ?? []
    guard box.count == 4, box[0] >= 0, box[1] >= 0, box[2] > 0, box[3] > 0 else {
      throw node.fault(
        "'room' is not x, y, width and height of the text", remedy: "correct it")
    }
    room = Rect(x: box[0], y: box[1], width: box[2], height: box[3])
    let ends = node["stretch"]?.numbers
    guard let ends else {
      stretch = nil
      return
    }
    guard ends.count == 2, 0 <= ends[0], ends[0] < ends[1] else {
      throw node.fault("'stretch' is not two places, left and right", remedy: "correct it")
    }
    stretch = ends[0]...ends[1]
  }
}

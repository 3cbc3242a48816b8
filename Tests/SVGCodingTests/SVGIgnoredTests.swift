import Raster
import SVGCoding
import Testing
import Faults

@Suite struct SVGIgnoredTests {
  /// Documents with a part that is ignored, the message, and what paints the same.
  static let cases: [(body: String, message: String, same: String)] = [
    (
      "<rect width='-1' height='2'/>",
      "line 2: <rect>: width=\"-1\"; expected a length of 0 or more", ""
    ),
    (
      "<rect width='4' height='2' fill='bleu'/>",
      "line 2: <rect>: fill=\"bleu\"; expected a color or none", "<rect width='4' height='2'/>"
    ),
    (
      "<rect width='4' height='2' fill='red' style='fill:bleu'/>",
      "line 2: <rect>: fill=\"bleu\"; expected a color or none",
      "<rect width='4' height='2' fill='red'/>"
    ),
    (
      "<path d='M1 5h8' stroke='red' stroke-width='4' stroke-linecap='miter'/>",
      "line 2: <path>: stroke-linecap=\"miter\"; expected butt, round or square",
      "<path d='M1 5h8' stroke='red' stroke-width='4'/>"
    ),
    (
      "<g>\n<path d='M0 0L9 0 9 9L1'/></g>",
      "line 3: <path>: d=\"… 0L9 0 9 9L1\"; expected a number at character 15",
      "<path d='M0 0L9 0 9 9'/>"
    ),
    (
      "<path d='L1 1'/>",
      "line 2: <path>: d=\"L1 1\"; expected a path that starts with M at character 1", ""
    ),
    (
      "<path d='M0 0H9V9J'/>",
      "line 2: <path>: d=\"M0 0H9V9J\"; expected one of the commands MZLHVCSQTA at character 9",
      "<path d='M0 0H9V9'/>"
    ),
    (
      "<path d='M0 0L1e999 0'/>",
      "line 2: <path>: d=\"M0 0L1e999 0\"; expected a number at character 6", ""
    ),
    (
      "<polygon points='1 2 9 9 1 9 3'/>",
      "line 2: <polygon>: points=\"1 2 9 9 1 9 3\"; expected pairs of numbers",
      "<polygon points='1 2 9 9 1 9'/>"
    ),
    (
      "<g transform='spin(3)'><rect width='4' height='2'/></g>",
      "line 2: <g>: transform=\"spin(3)\"; expected matrix, translate, scale, rotate, skewX or "
        + "skewY with their numbers", "<rect width='4' height='2'/>"
    ),
    (
      "<rect width='4' height='2' style='red'/>",
      "line 2: <rect>: style=\"red\"; expected 'property: value' pairs",
      "<rect width='4' height='2'/>"
    ),
    (
      "<style>g rect{fill:red} rect{fill:lime}</style><rect width='4' height='2'/>",
      "line 2: <style>: the style rule 'g rect' is not supported; use classes, ids and element names",
      "<rect width='4' height='2' fill='lime'/>"
    ),
    (
      "<style>@media print{rect{fill:red}} rect{fill:lime}</style><rect width='4' height='2'/>",
      "line 2: <style>: the style rule '@media print' is not supported; "
        + "use classes, ids and element names", "<rect width='4' height='2' fill='lime'/>"
    ),
    (
      "<clipPath id='c'><g/><rect width='2' height='9'/></clipPath>"
        + "<rect clip-path='url(#c)' width='4' height='2'/>",
      "line 2: <g>: this element in a clip path is not supported; "
        + "convert it to plain paths and colors", "<rect width='2' height='2'/>"
    ),
  ]

  @Test(arguments: cases)
  func `what browsers ignore is ignored and reported`(
    body: String, message: String, same: String
  ) throws {
    func draw(_ body: String, _ ignored: (Fault) -> Void = { _ in }) throws -> Pixmap {
      let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>\n\(body)\n</svg>"
      var renderer = Renderer()
      return try renderer.draw(
        SVGReader.read(Array(text.utf8), ignored: ignored), width: 10, height: 10)
    }
    var messages: [String] = []
    #expect(try draw(body) { messages.append($0.description) } == draw(same))
    #expect(messages == [message])
  }
}

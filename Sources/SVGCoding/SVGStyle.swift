import Paths

/// The inherited properties.
struct SVGStyle {
  var fill = SVGColor.color(.black)
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var fillOpacity = 1.0
  var stroke = SVGColor.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(number: 1, isPercent: false)
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(number: 0, isPercent: false)
  var color = Color.black
  var isVisible = true
  var markers = Markers()
  /// The class of the element or of its nearest ancestor with a class.
  var label: String?
  /// Whether the element or one around it is a detail, which small pictures leave out.
  var isDetail = false

  /// The references to markers, such as `url(#arrow)`, or `none`.
  struct Markers: Equatable {
    var (start, mid, end) = ("none", "none", "none")
  }
}

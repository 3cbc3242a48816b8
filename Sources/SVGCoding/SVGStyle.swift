import Paths

struct SVGStyle {
  enum Paint {
    case none
    case color(SVGColor)

    init?(_ text: String) {
      if text == "none" {
        self = .none
      } else {
        guard let color = SVGColor.read(text) else { return nil }
        self = .color(color)
      }
    }
  }

  var fill = Paint.color(.color(.black))
  var fillRule = FillRule.nonZero
  var fillOpacity = 1.0
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(number: 1, isPercent: false)
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(number: 0, isPercent: false)
  var color = Color.black
  var isVisible = true
  /// The class of the element or of its nearest ancestor with a class.
  var label: String?

  /// The color of a paint, multiplied by an opacity; `nil` for `none`.
  func resolved(_ paint: Paint, opacity: Double) -> Color? {
    switch paint {
    case .none: nil
    case .color(let paint): paint.resolved(color).multiplied(byOpacity: opacity)
    }
  }
}

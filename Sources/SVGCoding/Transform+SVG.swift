import Paths

extension Transform {
  /// Parses SVG's `transform`; empty text and `none` give the identity, invalid text `nil`.
  init?(svg text: String) {
    var scanner = SVGScanner(text)
    var result = Transform.identity
    scanner.skipSpace()
    if text.utf8.elementsEqual("none".utf8) {
      self = .identity
      return
    }
    while !scanner.isAtEnd {
      let name = scanner.word()
      scanner.skipSpace()
      guard let values = scanner.arguments(),
        values.allSatisfy({ ["", "px", "deg"].contains($0.unit) }),
        let step = Transform(svgFunction: name, values.map({ $0.number }))
      else { return nil }
      // SVG applies the functions from right to left.
      result = step.then(result)
      scanner.skipCommaSpace()
    }
    guard result.isFinite else { return nil }
    self = result
  }

  private init?(svgFunction name: String, _ n: [Double]) {
    switch (name, n.count) {
    case ("matrix", 6): self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translatex", 1): self = .translation(Vector(dx: n[0], dy: 0))
    case ("translatey", 1): self = .translation(Vector(dx: 0, dy: n[0]))
    case ("translate", 2): self = .translation(Vector(dx: n[0], dy: n[1]))
    case ("scale", 1): self = .scale(x: n[0], y: n[0])
    case ("scale", 2): self = .scale(x: n[0], y: n[1])
    case ("rotate", 1): self = .rotation(Angle(degrees: n[0]))
    case ("rotate", 3):
      self = Transform.translation(Vector(dx: -n[1], dy: -n[2]))
        .then(.rotation(Angle(degrees: n[0])))
        .then(.translation(Vector(dx: n[1], dy: n[2])))
    case ("skewx", 1), ("skewy", 1):
      let (sine, cosine) = Angle(degrees: n[0]).sineAndCosine
      guard cosine != 0 else { return nil }
      let shear = sine / cosine
      self.init(
        a: 1, b: name == "skewy" ? shear : 0, c: name == "skewx" ? shear : 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}

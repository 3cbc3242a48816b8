enum LetterWidth: String, CaseIterable, Comparable, Sendable {
  case narrow, medium, wide
  static func < (a: Self, b: Self) -> Bool {
    a.rawValue == "narrow" && b != a || a == .medium && b == .wide
  }
}
extension Lettering {
  init(height: Double, letters: LetterWidth, grid: PixelGrid = .none) {
    self.init(height: height, grid: grid)
  }
  func width(of text: String) -> Double { Double(text.count) * 8 }
  static func canWrite(_ text: String) -> Bool { true }
}

package import Faults

extension Fault {
  /// A coordinate has more digits than a double.
  static func coordinate(_ value: Double) -> Fault {
    Fault("a coordinate is \(value)", remedy: "use numbers below 10⁹")
  }

  /// Shapes that overlap share one opacity, which VectorDrawable cannot express.
  package static let sharedOpacity = Fault(
    "shapes that overlap share an opacity, which VectorDrawable cannot express",
    remedy: "give each shape an opacity of its own, or join them into one")
}

extension Double {
  /// The greatest whole number up to this one, without a call of the mathematics library.
  package var floored: Double {
    guard magnitude < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }
}

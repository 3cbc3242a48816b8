/// Areas where traffic keeps left without doubt.
///
/// Each box lies wholly in countries with left-hand traffic and the sea, so that a place in one is
/// certain; most left-hand roads lie in one, but not all.
enum LeftHandArea {
  /// The south-west and north-east corners.
  private struct Box {
    var south: Double
    var west: Double
    var north: Double
    var east: Double

    init(_ south: Double, _ west: Double, _ north: Double, _ east: Double) {
      self.south = south
      self.west = west
      self.north = north
      self.east = east
    }
  }

  private static let boxes = [
    // Great Britain and Ireland, north and south of the latitude of Calais.
    Box(51.05, -10.8, 60.9, 1.77), Box(49.95, -10.8, 51.05, 0.9),
    // Malta, Cyprus.
    Box(35.78, 14.1, 36.1, 14.6), Box(34.5, 32.2, 35.75, 34.6),
    // From the mouth of the Indus to Bangladesh, Sri Lanka; the upper Indus and Ganges.
    Box(5.9, 67, 27, 91.5), Box(27, 68, 29, 80), Box(29, 71, 31, 77.5),
    // Kyushu; Honshu and Shikoku; Hokkaido.
    Box(30.9, 129.3, 33.99, 132.2), Box(33.2, 131.9, 41.6, 142.1), Box(41.3, 139.3, 45.55, 145.35),
    // Australia, New Zealand.
    Box(-43.8, 112.9, -10.6, 153.7), Box(-47.5, 166.3, -34.3, 178.7),
    // The plain of Bangkok; Malaya and Singapore; Java; Hong Kong.
    Box(13.2, 99.9, 15, 101.9), Box(1.1, 100.5, 4.5, 104.3), Box(-8.9, 105, -5.8, 114.6),
    Box(22.15, 113.83, 22.44, 114.33),
    // Southern Africa; Kenya and Tanzania.
    Box(-35, 11.7, -18.1, 40), Box(-9, 31.5, 2.5, 39.5),
    // Jamaica, Barbados.
    Box(17.7, -78.4, 18.55, -76.15), Box(13, -59.7, 13.4, -59.4),
  ]

  /// Whether a place is in one of the areas.
  static func contains(_ place: Coordinate) -> Bool {
    boxes.contains { box in
      place.latitude >= box.south && place.latitude <= box.north && place.longitude >= box.west
        && place.longitude <= box.east
    }
  }
}

/// Areas where traffic certainly keeps left.
enum LeftHandArea {
  /// The south, west, north and east of each area, in degrees.
  private static let boxes = WordList["left-hand areas"].map {
    $0.split(separator: ",").compactMap { Double($0) }
  }

  /// Whether a place is in one of the areas.
  static func contains(_ place: Coordinate) -> Bool {
    boxes.contains { box in
      (box[0]...box[2]).contains(place.latitude) && (box[1]...box[3]).contains(place.longitude)
    }
  }
}

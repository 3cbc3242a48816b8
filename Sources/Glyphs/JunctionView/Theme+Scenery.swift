extension Theme {
  /// A part of a junction view that has a color of its own.
  public enum SceneryRole: String, Hashable, Sendable, CaseIterable {
    case sky
    /// The ground beside the roads, and what closes the horizon.
    case land, hills
    /// The paved strip outside the edge lines.
    case shoulder
    case road
    /// The lines between lanes and at edges, and the one beside oncoming traffic where it is yellow.
    case line, medianLine
    /// The lanes to take.
    case lane
    /// The arrow along the lanes to take, and its edge.
    case arrow, arrowEdge
  }

  /// The colors of junction views by day or by night.
  func scenery(_ scheme: Scheme) -> Colors<SceneryRole> { sceneries[scheme] }
}

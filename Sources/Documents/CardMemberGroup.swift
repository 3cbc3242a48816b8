/// A group of members that a document of cards may have beside the core; a word of `--parts`.
///
/// The core is what every card has: what to do in words and pictures, lanes, how far and how long,
/// which road, where.
public enum CardMemberGroup: String, Hashable, Sendable, CaseIterable {
  /// The facts of `CPManeuver` and `CPLaneGuidance`.
  case carPlay = "carplay"
  /// `Maneuver`, `Step` and `TravelEstimate` of `androidx.car.app`.
  case androidAuto = "android-auto"
  /// The facts of `GMSNavigationStepInfo` that no other part has.
  case google
  /// Announcements; SSML where it says more than their text.
  case voice
  /// SSML of all announcements.
  case ssml
  /// Warnings with a placeholder for their distance, and the distances that a voice says.
  case templates
  /// The instructions in their parts, with shields, as far as they have more than text.
  case attributed
  /// The engine's banners.
  case banners
  /// What lies along the route.
  case along
  /// The engine's own words.
  case engine

  /// All but the engine's words, templates, and SSML that only repeats a text.
  public static let usual = Set(allCases).subtracting([.ssml, .templates, .engine])

  /// The parts with the facts of a platform.
  public static let platforms: Set<CardMemberGroup> = [.carPlay, .androidAuto, .google]
}

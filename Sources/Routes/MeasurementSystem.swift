/// The units that an answer is written in, where it says so.
public enum MeasurementSystem: String, Hashable, Sendable {
  case metric
  /// Miles with feet or yards.
  case imperial
}

import Foundation

/// How many of their cases slow tests run.
public enum Cases {
  /// Whether all cases run: where `FINGERPOST_ALL_CASES` is set.
  public static let areAll = ProcessInfo.processInfo.environment["FINGERPOST_ALL_CASES"] != nil

  /// All cases, or every so many of them.
  ///
  /// A `turn` of 1, 2 and so on takes other ones, so that `step` turns take all.
  public static func share<Case>(of cases: [Case], every step: Int, turn: Int = 0) -> [Case] {
    areAll ? cases : stride(from: turn % step, to: cases.count, by: step).map { cases[$0] }
  }
}

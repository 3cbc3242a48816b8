import Foundation

/// How many of their cases slow tests run.
public enum Cases {
  /// Whether all cases run: in optimized builds, and where `FINGERPOST_ALL_CASES` is set.
  public static let areAll: Bool = {
    #if DEBUG
      return ProcessInfo.processInfo.environment["FINGERPOST_ALL_CASES"] != nil
    #else
      return true
    #endif
  }()

  /// All cases, or every so many of them.
  public static func share<Case>(of cases: [Case], every step: Int) -> [Case] {
    areAll ? cases : stride(from: 0, to: cases.count, by: step).map { cases[$0] }
  }
}

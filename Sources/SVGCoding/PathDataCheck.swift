/// What readers of path data stumble over.
public enum PathDataCheck {
  /// Why text is no path data: the place of the first byte that does not fit, and what would.
  ///
  /// - Returns: Nothing for path data.
  public static func problem(in text: String) -> (position: Int, expected: String)? {
    do throws(PathDataError) {
      _ = try PathData.read(text)
      return nil
    } catch {
      return (error.position, error.expected)
    }
  }

  /// The first number with an exponent or without a digit in front of its point, on which old
  /// readers of Android fail.
  public static func oddNumber(in text: String) -> String? {
    let odd = /[0-9.][eE][-+]?[0-9]+|(^|[^0-9])\.[0-9]+|\.[0-9]+\.[0-9]+/
    guard let match = text.firstMatch(of: odd) else { return nil }
    // A command or separator in front is no part of the number.
    return String(match.output.0.drop { !$0.isNumber && !".-+".contains($0) })
  }
}

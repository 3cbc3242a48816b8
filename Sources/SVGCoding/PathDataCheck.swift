/// Checks of path data.
public enum PathDataCheck {
  /// Finds the first byte that is not valid path data.
  ///
  /// - Returns: Its offset, and what is expected there; `nil` for valid path data.
  public static func problem(in text: String) -> (position: Int, expected: String)? {
    do throws(PathDataError) {
      _ = try PathData.read(text)
      return nil
    } catch {
      return (error.position, error.expected)
    }
  }

  /// The first number with an exponent or without a digit before its point, which old parsers of
  /// Android reject.
  public static func oddNumber(in text: String) -> String? {
    let odd = /[0-9.][eE][-+]?[0-9]+|(^|[^0-9])\.[0-9]+|\.[0-9]+\.[0-9]+/
    guard let match = text.firstMatch(of: odd) else { return nil }
    // A command or separator before it is not part of the number.
    return String(match.output.0.drop { !$0.isNumber && !".-+".contains($0) })
  }
}

/// A reason why one picture is not available.
public enum PictureFault: Error, Hashable, CustomStringConvertible {
  case unreadable(String)
  case broken(String)
  case undrawn(String)

  /// The reason in one line.
  public var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .broken(let reason): reason
    case .undrawn(let reason): "cannot be drawn: \(reason)"
    }
  }
}

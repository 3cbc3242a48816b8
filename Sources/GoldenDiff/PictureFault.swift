/// Why one picture cannot be had.
public enum PictureFault: Error, Hashable, CustomStringConvertible {
  /// It cannot be read from where it is kept.
  case unreadable(String)
  /// The file is not a complete PNG file.
  case broken(String)
  /// It cannot be drawn.
  case undrawn(String)

  /// The finding, in one line.
  public var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .broken(let reason): reason
    case .undrawn(let reason): "cannot be drawn: \(reason)"
    }
  }
}

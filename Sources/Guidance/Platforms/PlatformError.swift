/// Why a value would be refused by a platform's builder.
public enum PlatformError: Error, Hashable {
  /// A type takes no number of an exit.
  case exitNumberForbidden(type: String)
  /// A type requires the number of an exit, 1 or more.
  case exitNumberRequired(type: String)
  /// A type takes no angle.
  case exitAngleForbidden(type: String)
  /// A type requires an angle, from 1 to 360.
  case exitAngleRequired(type: String)
  /// A lane lights an arrow that it does not have.
  case foreignAngle(Double)
}

extension PlatformError: CustomStringConvertible {
  /// One line: the finding and the remedy.
  public var description: String {
    switch self {
    case .exitNumberForbidden(let type): "\(type) takes no exit number; leave it out"
    case .exitNumberRequired(let type): "\(type) needs an exit number; give one of 1 or more"
    case .exitAngleForbidden(let type): "\(type) takes no exit angle; leave it out"
    case .exitAngleRequired(let type): "\(type) needs an exit angle; give one from 1 to 360"
    case .foreignAngle(let angle): "the lane has no arrow of \(angle)°; light one that it has"
    }
  }
}

/// An error that prevents the comparison.
public enum GoldenError: Error, Hashable {
  case absent(path: String)
  case folderAgainstFile(folder: String, file: String)
  /// A folder is unreadable or has too many pictures.
  case cannotList(path: String, reason: String)
  case nothing(expected: String, actual: String)
  /// Neither side has a picture, and a link in a folder leads back into the folder.
  case circle(path: String)
  case badRules(place: String, finding: String)
  case git(String)
}

extension GoldenError: CustomStringConvertible {
  /// One line with the place, the problem and the remedy.
  public var description: String {
    switch self {
    case .absent(let path): "\(path): no such file or folder; check the name"
    case .folderAgainstFile(let folder, let file):
      "\(folder): a folder, but \(file) is a file; give two files or two folders"
    case .cannotList(let path, let reason):
      "\(path): cannot be listed: \(reason); check the folder"
    case .nothing(let expected, let actual):
      "no PNG file in \(expected) or \(actual); check the names"
    case .circle(let path):
      "\(path): no PNG file, but a link that leads in a circle; remove the link"
    case .badRules(let place, let finding): "\(place): \(finding)"
    case .git(let words): "git: \(words)"
    }
  }
}

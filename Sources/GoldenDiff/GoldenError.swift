/// Why pictures cannot be compared at all.
public enum GoldenError: Error, Hashable {
  /// There is no such file or folder.
  case absent(path: String)
  /// One side is a folder, the other a file.
  case folderAgainstFile(folder: String, file: String)
  /// A folder cannot be listed, or holds too much.
  case cannotList(path: String, reason: String)
  /// Neither side has a picture.
  case nothing(expected: String, actual: String)
  /// The rules of a file are wrong.
  case badRules(place: String, finding: String)
  /// git reports an error.
  case git(String)
}

extension GoldenError: CustomStringConvertible {
  /// One line: the place, the finding and the remedy.
  public var description: String {
    switch self {
    case .absent(let path): "\(path): no such file or folder; check the name"
    case .folderAgainstFile(let folder, let file):
      "\(folder): a folder, but \(file) is a file; give two files or two folders"
    case .cannotList(let path, let reason):
      "\(path): cannot be listed: \(reason); check the folder"
    case .nothing(let expected, let actual):
      "no PNG file in \(expected) or \(actual); check the names"
    case .badRules(let place, let finding): "\(place): \(finding)"
    case .git(let words): "git: \(words)"
    }
  }
}

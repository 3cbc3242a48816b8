package import Foundation

extension URL {
  /// The path of a file as the user named it: relative to the current folder unless absolute.
  package var typedPath: String {
    let path = relativePath
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}

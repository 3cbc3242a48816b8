package import Foundation

extension URL {
  /// The path of a file as the user named it: from the current folder on unless it was absolute.
  package var typedPath: String {
    let path = relativePath
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}

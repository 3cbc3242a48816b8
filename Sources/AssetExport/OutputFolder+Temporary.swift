import Files
import Foundation
import Escaping

extension OutputFolder {
  /// Removes the temporary files that killed runs left in the folders of the given paths.
  func removeTemporaryFiles(beside paths: [String]) {
    // One path per folder is enough.
    let places = Dictionary(
      paths.map { (Array($0.pathParts.dropLast()), $0) },
      uniquingKeysWith: { first, _ in first })
    for path in places.values {
      guard let parent = try? folder(of: path, creates: false) else { continue }
      for name in parent.names() where name.hasBeginning(OpenFolder.prefix) {
        let parts = name.dropFirst(OpenFolder.prefix.count).split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let process = Int32(parts[0]), process > 0,
          kill(process, 0) != 0, errno == ESRCH
        else { continue }
        _ = try? parent.remove(name)
      }
    }
  }
}

import Foundation

/// What killed runs left: files that were not yet renamed.
enum StaleFiles {
  /// Removes the files that processes which no longer run left beside the given paths.
  static func remove(in folder: OutputFolder, paths: [String]) {
    let parents = Set(paths.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    for parent in parents {
      let url = parent.isEmpty ? folder.url : folder.url.appending(path: parent)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      for name in names where name.hasPrefix(AtomicFile.prefix) {
        let parts = name.dropFirst(AtomicFile.prefix.count).split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let process = Int32(parts[0]), process > 0, !isRunning(process)
        else { continue }
        try? FileManager.default.removeItem(at: url.appending(path: name))
      }
    }
  }

  private static func isRunning(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno != ESRCH
  }
}

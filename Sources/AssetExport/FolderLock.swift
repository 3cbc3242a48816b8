import Foundation

/// Keeps other runs from writing into a folder; ends with the process at the latest.
///
/// The lock is on the folder itself, so that no file is left. Where the file system knows no locks,
/// nothing is kept.
struct FolderLock: Sendable {
  private let descriptor: Int32

  /// Waits until no other run writes.
  ///
  /// Asks again and again: a thread that waits would be missing where the other run is one of this
  /// process.
  init?(_ folder: URL) async {
    descriptor = unsafe open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR || errno == EWOULDBLOCK,
        (try? await Task.sleep(for: .milliseconds(5))) != nil
      else {
        close(descriptor)
        return nil
      }
    }
  }

  /// Lets others write.
  func unlock() { close(descriptor) }
}

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

/// The files that the manifest of a folder names.
struct PreviousFiles {
  private var files: [String] = []

  private struct ManifestFile: Decodable {
    struct File: Decodable {
      var path: String
    }

    var schema: String
    var files: [File]
  }

  init(in folder: OutputFolder) {
    guard let data = try? Data(contentsOf: folder.url.appending(path: "manifest.json")),
      let manifest = try? JSONDecoder().decode(ManifestFile.self, from: data),
      manifest.schema == "fingerpost/manifest/1"
    else { return }
    files = manifest.files.map(\.path)
  }

  /// Those that are still there and not among the given ones, sorted; never one outside.
  func paths(besides kept: Set<String>) -> [String] {
    Set(files).subtracting(kept).filter(PicturePlan.isInside).sorted()
  }
}

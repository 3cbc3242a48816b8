package import Foundation

/// Keeps other runs from writing into a folder; ends with the process at the latest.
///
/// The lock is on the folder itself, so that no file is left. Where the file system knows no locks,
/// nothing is kept.
package struct FolderLock: Sendable {
  private let descriptor: Int32

  /// Waits until no other run writes.
  ///
  /// Asks again and again: a thread that waits would be missing where the other run is one of this
  /// process.
  package init?(_ folder: URL) async {
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
  package func unlock() { close(descriptor) }
}

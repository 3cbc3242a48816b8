package import Foundation

/// Keeps other runs from writing into a folder, until the process ends at the latest.
///
/// The lock is on the folder itself and leaves no file; file systems without locks ignore it.
package struct FolderLock: Sendable {
  private let descriptor: Int32

  /// Waits until no other run writes.
  ///
  /// Polls, since a blocked thread could be the one that another run in this process needs.
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

  package func unlock() { close(descriptor) }
}

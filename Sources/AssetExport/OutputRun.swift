package import Faults
import Files
package import Essentials

/// A run that writes into an output folder, from its lock to the last file.
///
/// Runs in one folder wait for each other, also those of other processes.
package final class OutputRun: Sendable {
  let folder: OutputFolder
  let owner: FileOwner
  private let lock: FolderLock?

  /// Waits for the folder, and removes what killed runs left in it.
  ///
  /// `cards` is the name of the file of cards, if there is one. Throws a `Fault` if that file or
  /// the manifest belongs to another program.
  package init(in folder: OutputFolder, cards: String?) async throws(Fault) {
    self.folder = folder
    lock = folder.isChecking ? nil : await FolderLock(folder.url)
    do throws(Fault) {
      owner = try FileOwner(of: folder, others: [cards].compactMap(\.self))
    } catch {
      lock?.unlock()
      throw error
    }
    if !folder.isChecking { folder.removeTemporaryFiles(beside: ["manifest.json"]) }
  }

  deinit { lock?.unlock() }

  /// Begins a file that is written part by part, such as one of cards.
  package func stage(_ path: String) throws(Fault) -> StagedOutput {
    try StagedOutput(path, in: folder)
  }
}

/// A file of an output folder that is written part by part and appears once it is complete.
///
/// Meant for one task at a time.
package final class StagedOutput {
  package let path: String
  private let url: URL
  /// Nil where the folder is only checked and not there.
  private let file: StagedFile?

  fileprivate init(_ path: String, in folder: OutputFolder) throws(Fault) {
    self.path = path
    url = folder.url.appending(path: path)
    guard let parent = try folder.folder(of: path, creates: !folder.isChecking) else {
      file = nil
      return
    }
    do throws(WriteFault) {
      file = try StagedFile(
        OutputFolder.name(of: path), in: parent, isChecking: folder.isChecking)
    } catch {
      throw OutputFolder.error(error, at: url)
    }
  }

  package func append(_ data: Data) throws(Fault) {
    do throws(WriteFault) {
      try file?.append(data)
    } catch {
      throw OutputFolder.error(error, at: url)
    }
  }

  /// Puts the file in its place; returns `false` if it was already there with the same bytes.
  package func commit() throws(Fault) -> Bool {
    do throws(WriteFault) {
      return try file?.commit() ?? true
    } catch {
      throw OutputFolder.error(error, at: url)
    }
  }
}

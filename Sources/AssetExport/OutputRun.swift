package import Faults
import Files
import SystemLibraries
import PNGCoding
import Synchronization

/// A run that writes into an output folder, from its lock to the last file.
///
/// Each file is complete under a hidden name before the first one is replaced; a run that ends before
/// leaves the folder as it was.
package final class OutputRun: AssetSink {
  let folder: OutputFolder
  let owner: FileOwner
  private let lock: FolderLock?
  /// The files that are not in their places yet, and the checksum of each that is, by path.
  private let files = Mutex<(staged: [OutputFolder.Staged], placed: [String: String])>(([], [:]))

  /// Waits for the folder, and removes what killed runs left in it.
  ///
  /// `cards` is the name of the file of cards, if there is one. Throws a `Fault` if that file or
  /// the manifest belongs to another program.
  package init(in folder: OutputFolder, cards: String? = nil) async throws(Fault) {
    self.folder = folder
    lock = folder.isChecking ? nil : await FolderLock(folder.url)
    do throws(Fault) {
      owner = try FileOwner(of: folder, others: [cards].compactMap(\.self))
    } catch {
      lock?.unlock()
      throw error
    }
    if !folder.isChecking { folder.removeTemporaryFiles() }
  }

  deinit {
    files.withLock { for file in $0.staged { folder.discard(file) } }
    lock?.unlock()
  }

  /// Makes a file of this program complete under a hidden name.
  func write(_ bytes: [UInt8], to path: String) throws(Fault) -> Bool {
    add(try owner.stage(bytes, for: path))
  }

  /// Makes a file complete under a hidden name, whatever stands in its place.
  package func replace(
    _ path: String, with bytes: [UInt8], keepsPixels: Bool
  ) throws(Fault) {
    _ = add(try folder.stage(Data(bytes), for: path, keepsPixels: keepsPixels))
  }

  private func add(_ file: OutputFolder.Staged) -> Bool {
    files.withLock { $0.staged.append(file) }
    return file.isChange
  }

  /// Puts all complete files in their places and removes others; the journal names them before.
  ///
  /// `done` receives the path of each.
  package func commit(removing paths: [String] = [], done: (String) -> Void = { _ in })
    throws(Fault)
  {
    guard !folder.isChecking else { return }
    var rest = files.withLock { files in
      defer { files.staged = [] }
      return files.staged[...]
    }
    defer { files.withLock { $0.staged += rest } }
    try owner.journal(
      rest.filter(\.isChange).map { ($0.digest, $0.path) }
        + paths.map { (FileOwner.removed, $0) })
    while let file = rest.popFirst() {
      try folder.place(file)
      files.withLock { $0.placed[file.path] = file.digest }
      done(file.path)
    }
    for path in paths {
      guard try !folder.remove([path]).isEmpty else {
        throw Fault.cannotWrite(path: path, .notRemovable(.linkInPlace))
      }
      done(path)
    }
  }

  /// Puts the new manifest in its place, after which the journal is not needed; returns whether it changed.
  package func end(with manifest: StagedOutput?) throws(Fault) -> Bool {
    let isChanged = try manifest?.commit() ?? false
    try owner.finish()
    return isChanged
  }

  /// Writes down what the run left for `inputs`, a digest of all that decides it.
  func remember(_ inputs: String, manifest: [UInt8]) throws(Fault) {
    var digests = files.withLock { $0.placed }
    digests[Manifest.name] = CRC32.digits(of: manifest)
    try folder.write(
      Data(LastRun.text(inputs, digests).utf8), to: LastRun.fileName, keepsPixels: false)
  }

  /// Whether a killed run wrote or removed the file after the manifest was written.
  package func isUnfinished(_ path: String) -> Bool { owner.unfinished.contains(path) }

  /// Begins a file that is written part by part, such as one of cards, with its first bytes.
  package func stage(_ path: String, with bytes: [UInt8] = []) throws(Fault) -> StagedOutput {
    let file = try StagedOutput(path, in: folder)
    try file.append(Data(bytes))
    return file
  }
}

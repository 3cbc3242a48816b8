package import SystemLibraries
package import Faults
import Files

/// A file of an output folder that is written part by part and appears once it is complete.
///
/// Meant for one task at a time.
package final class StagedOutput {
  package let path: String
  private let folder: OutputFolder
  /// The file under its hidden name; `nil` where the folder is only checked.
  private let beside: (name: String, file: OpenFile)?
  /// The present file, as long as all parts are equal to it.
  private var present: OpenFile?

  package init(_ path: String, in folder: OutputFolder) throws(Fault) {
    (self.path, self.folder) = (path, folder)
    present = try folder.folder(of: path, creates: false)?.reading(OutputFolder.name(of: path))
    beside = try folder.temporaryFile(for: path)
  }

  package func append(_ data: Data) throws(Fault) {
    guard !data.isEmpty else { return }
    if let present, !present.goesOn(with: data) { self.present = nil }
    try folder.naming(path) { () throws(Fault) in try beside?.file.write(data) }
  }

  /// Puts the file in its place; returns `false` if it was already there with the same bytes.
  package func commit() throws(Fault) -> Bool {
    let isSame = present.map { (try? $0.read(upTo: 1)) == [] } ?? false
    if let beside, !isSame { try folder.place(beside.name, at: path) }
    return !isSame
  }

  deinit {
    // Fails once the file has taken its place.
    if let beside { folder.discard(beside.name) }
  }
}

extension OpenFile {
  /// Whether the next bytes are these.
  fileprivate func goesOn(with data: Data) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      guard let bytes = try? read(upTo: rest.count), !bytes.isEmpty, rest.starts(with: bytes) else {
        return false
      }
      rest = rest.dropFirst(bytes.count)
    }
    return true
  }
}

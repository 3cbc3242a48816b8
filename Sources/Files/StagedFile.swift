package import Essentials

/// A file that is filled part by part beside its place, and takes the place at the end.
///
/// A killed process leaves the old file, and a temporary one that begins with `OpenFolder.prefix`.
/// Meant for one task at a time.
package final class StagedFile {
  private let folder: OpenFolder
  private let name: String
  /// The name of the temporary file, and the file; `nil` where it is only compared.
  private let beside: (name: String, file: OpenFile)?
  /// The present file, as long as all parts are equal to it.
  private var present: OpenFile?

  /// Begins a file in a folder; `isChecking` only compares it and writes nothing.
  package init(
    _ name: String, in folder: consuming OpenFolder, isChecking: Bool
  ) throws(WriteFault) {
    beside = isChecking ? nil : try folder.temporaryFile()
    present = folder.reading(name)
    self.name = name
    self.folder = folder
  }

  package func append(_ data: Data) throws(WriteFault) {
    guard !data.isEmpty else { return }
    if let present, !present.goesOn(with: data) { self.present = nil }
    if let beside { try beside.file.write(data) }
  }

  /// Ends the file; returns `false` if it was already there with the same bytes.
  package func commit() throws(WriteFault) -> Bool {
    let isSame = present.map { (try? $0.read(upTo: 1)) == [] } ?? false
    if let beside, !isSame { try folder.rename(beside.name, to: name) }
    return !isSame
  }

  deinit {
    guard let beside else { return }
    // Fails once the file has taken its place.
    _ = try? folder.remove(beside.name)
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

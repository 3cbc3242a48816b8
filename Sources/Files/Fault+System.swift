package import Faults
import SystemLibraries

/// Why the system refuses to create, fill or remove a file or folder; the place is the caller's to add.
///
/// The kind is `inputOutput` where creating the file may succeed but not filling it.
extension Fault {
  package static let noPermission = refusal(
    "no permission", "allow writing there, or choose another folder")
  package static let fileInPlace = refusal(
    "a file stands in its place", "move that file, or choose another folder")
  package static let fileOnTheWay = refusal(
    "a file stands in the place of a folder", "move that file, or choose another folder")
  package static let folderInPlace = refusal(
    "a folder stands in its place", "move that folder, or choose another name")
  /// The folder is a dangling link, or was removed meanwhile.
  package static let noFolder = refusal(
    "its folder is not there", "make it, and check for broken symbolic links")
  package static let linkToNowhere = refusal(
    "a link stands in its place that leads nowhere", "make what it leads to, or remove the link")
  package static let linkInPlace = refusal(
    "a link stands in its place", "remove the link, or choose another folder")
  package static let notRegular = refusal(
    "a pipe, a socket or a device stands in its place", "remove it, or choose another name")
  package static let outside = refusal("it leads out of the folder", "choose another name")
  package static let foreign = refusal(
    "a file stands there that fingerpost did not write, or that was changed since",
    "move or remove that file, or choose another folder")
  /// A standard stream that the caller closed.
  package static let closed = refusal("it is closed", "open it")

  package static func notRemovable(_ fault: Fault) -> Fault {
    refusal("it cannot be removed: \(fault.finding)", "remove it by hand")
  }

  /// The fault for an `errno` code.
  package init(code: Int32) {
    self =
      Self.refusals[code] ?? Self.refusal("error \(code) of the system", "choose another folder")
  }

  private static let refusals: [Int32: Fault] = {
    let full = refusal(
      "the disk is full", "make room, or choose a folder on another disk", kind: .inputOutput)
    let tooMany = refusal("too many files are open", "raise the limit, see 'ulimit -n'")
    return [
      EACCES: .noPermission, EPERM: .noPermission, ENOTDIR: .fileOnTheWay, EEXIST: .fileOnTheWay,
      EISDIR: .folderInPlace, ENOENT: .noFolder, EBADF: .closed, ENOSPC: full, EDQUOT: full,
      EMFILE: tooMany, ENFILE: tooMany,
      EROFS: refusal("the disk is read-only", "choose a folder on another disk"),
      EIO: refusal(
        "the disk does not answer", "check the disk, or choose a folder on another",
        kind: .inputOutput),
      ENAMETOOLONG: refusal("the name is too long", "choose a shorter one"),
      ELOOP: refusal("a link leads to itself", "remove the link"),
      EFBIG: refusal(
        "larger than files may be here",
        "raise the limit, see 'ulimit -f', or choose another disk", kind: .inputOutput),
    ]
  }()

  private static func refusal(
    _ finding: String, _ remedy: String, kind: Kind = .cannotCreate
  ) -> Fault {
    Fault(kind, finding, remedy: remedy)
  }
}

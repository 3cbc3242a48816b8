import SystemLibraries

/// Why the system refuses to create, fill or remove a file or folder.
public enum WriteFault: Error, Hashable {
  case noPermission, readOnlyDisk, diskFull, diskBroken
  case fileInPlace, fileOnTheWay, folderInPlace
  /// The folder is a dangling link, or was removed meanwhile.
  case noFolder
  case nameTooLong, linkToNowhere, linkLoop, linkInPlace, notRegular, outside, foreign
  case tooManyOpenFiles, fileTooLarge
  /// A standard stream that the caller closed.
  case closed
  indirect case notRemovable(WriteFault)
  /// Any other error, as the system describes it.
  case other(String)

  /// The problem in a few words.
  public var finding: String { words.finding }

  package var remedy: String { words.remedy }

  private var words: (finding: String, remedy: String) {
    switch self {
    case .noPermission: ("no permission", "allow writing there, or choose another folder")
    case .readOnlyDisk: ("the disk is read-only", "choose a folder on another disk")
    case .diskFull: ("the disk is full", "make room, or choose a folder on another disk")
    case .diskBroken: ("the disk does not answer", "check the disk, or choose a folder on another")
    case .fileInPlace: ("a file stands in its place", "move that file, or choose another folder")
    case .fileOnTheWay:
      ("a file stands in the place of a folder", "move that file, or choose another folder")
    case .folderInPlace:
      ("a folder stands in its place", "move that folder, or choose another name")
    case .noFolder: ("its folder is not there", "make it, and check for broken symbolic links")
    case .nameTooLong: ("the name is too long", "choose a shorter one")
    case .linkToNowhere:
      ("a link stands in its place that leads nowhere", "make what it leads to, or remove the link")
    case .linkLoop: ("a link leads to itself", "remove the link")
    case .linkInPlace: ("a link stands in its place", "remove the link, or choose another folder")
    case .notRegular:
      ("a pipe, a socket or a device stands in its place", "remove it, or choose another name")
    case .outside: ("it leads out of the folder", "choose another name")
    case .foreign:
      (
        "a file stands there that fingerpost did not write, or that was changed since",
        "move or remove that file, or choose another folder"
      )
    case .tooManyOpenFiles: ("too many files are open", "raise the limit, see 'ulimit -n'")
    case .fileTooLarge:
      ("larger than files may be here", "raise the limit, see 'ulimit -f', or choose another disk")
    case .closed: ("it is closed", "open it")
    case .notRemovable(let fault): ("it cannot be removed: \(fault.finding)", "remove it by hand")
    case .other(let words): (words, "choose another folder")
    }
  }

  /// Whether creating a file may succeed but not filling it.
  package var isOfContent: Bool { [.diskFull, .diskBroken, .fileTooLarge].contains(self) }
}

extension WriteFault {
  /// The error for an `errno` code.
  public init(code: Int32) {
    switch code {
    case EACCES, EPERM: self = .noPermission
    case EROFS: self = .readOnlyDisk
    case ENOSPC, EDQUOT: self = .diskFull
    case EIO: self = .diskBroken
    case ENOTDIR, EEXIST: self = .fileOnTheWay
    case EISDIR: self = .folderInPlace
    case ENOENT: self = .noFolder
    case ENAMETOOLONG: self = .nameTooLong
    case ELOOP: self = .linkLoop
    case EMFILE, ENFILE: self = .tooManyOpenFiles
    case EFBIG: self = .fileTooLarge
    case EBADF: self = .closed
    default: self = .other("error \(code) of the system")
    }
  }
}

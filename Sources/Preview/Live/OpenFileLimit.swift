import Foundation

/// How many files and connections the process may have open.
enum OpenFileLimit {
  /// Raises the limit as far as the process may, so that many pages can be open.
  static func raise() {
    var limit = rlimit()
    #if canImport(Glibc)
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let kind = RLIMIT_NOFILE
    #endif
    guard unsafe getrlimit(kind, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 65_536)
    unsafe setrlimit(kind, &limit)
  }
}

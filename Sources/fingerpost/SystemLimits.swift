import Foundation

/// What the system must grant before work begins on several threads.
///
/// On Linux the library under Swift's tasks takes it for granted: without a thread it waits for one
/// without end, and without files to open it ends the program with a trap.
enum SystemLimits {
  /// The fewest files that must be allowed to be open at once.
  private static let files: UInt = 16

  static func check() throws(Failure) {
    #if canImport(Glibc)
      let allowed = limit(of: RLIMIT_NOFILE)
      if allowed < files {
        throw Failure(
          "only \(allowed) files may be open at once; allow at least \(files), "
            + "as with ulimit -n \(files)", .inputOutput)
      }
      if limit(of: RLIMIT_AS) < UInt.max { try checkThreads() }
    #endif
  }

  #if canImport(Glibc)
    /// Starts as many threads as the work will, and ends them again.
    ///
    /// Each keeps the memory of its stack until it is joined, and the C library keeps that for the
    /// next threads.
    private static func checkThreads() throws(Failure) {
      // One for each processor, and one that waits for events.
      let count = ProcessInfo.processInfo.activeProcessorCount + 1
      var threads: [pthread_t] = []
      var code: CInt = 0
      while threads.count < count, code == 0 {
        var thread = pthread_t()
        code = unsafe pthread_create(&thread, nil, { _ in nil }, nil)
        if code == 0 { threads.append(thread) }
      }
      for thread in threads { pthread_join(thread, nil) }
      if code != 0 {
        throw Failure(
          "the system grants \(threads.count) of \(count) threads within its limit of memory; "
            + "allow more, as with ulimit -v unlimited", .inputOutput)
      }
    }

    /// The soft limit of a resource; `UInt.max` where there is none.
    private static func limit(of resource: __rlimit_resource) -> UInt {
      var limit = rlimit()
      let kind = __rlimit_resource_t(resource.rawValue)
      return unsafe getrlimit(kind, &limit) == 0 ? limit.rlim_cur : .max
    }
  #endif
}

import Foundation

/// What the system must grant before work begins on several threads.
///
/// On Linux the library under Swift's tasks takes it for granted: without a thread it waits for one
/// without end, and without files to open it ends the program with a trap.
enum SystemLimits {
  static func check() throws(Failure) {
    #if canImport(Glibc)
      let allowed = limit(of: RLIMIT_NOFILE)
      if allowed < 16 {
        throw Failure(
          "only \(allowed) files may be open at once; allow at least 16, as with ulimit -n 16",
          .inputOutput)
      }
      if limit(of: RLIMIT_AS) < UInt.max { try checkThreads() }
    #endif
  }

  #if canImport(Glibc)
    /// Starts as many threads as the work will, and ends them again: the C library keeps the memory of
    /// their stacks for the next threads.
    private static func checkThreads() throws(Failure) {
      // One for each processor, and one that waits for events.
      let count = ProcessInfo.processInfo.activeProcessorCount + 1
      var threads: [pthread_t] = []
      var thread = pthread_t()
      while threads.count < count, unsafe pthread_create(&thread, nil, { _ in nil }, nil) == 0 {
        threads.append(thread)
      }
      for thread in threads { pthread_join(thread, nil) }
      guard threads.count == count else {
        throw Failure(
          "the system grants \(threads.count) of \(count) threads within its limit of memory; "
            + "allow more, as with ulimit -v unlimited", .inputOutput)
      }
    }

    /// The soft limit of a resource; `UInt.max` if there is none.
    private static func limit(of resource: __rlimit_resource) -> UInt {
      var limit = rlimit()
      let kind = __rlimit_resource_t(resource.rawValue)
      return unsafe getrlimit(kind, &limit) == 0 ? limit.rlim_cur : .max
    }
  #endif
}

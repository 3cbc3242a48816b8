import SystemLibraries
import Faults

/// Checks what Swift's concurrency runtime on Linux takes for granted: without a thread it waits
/// forever, and without files to open it traps.
enum SystemLimits {
  static func check() throws(Fault) {
    #if canImport(Glibc)
      let allowed = limit(of: RLIMIT_NOFILE)
      if allowed < 16 {
        throw Fault(
          .inputOutput, "only \(allowed) files may be open at once",
          remedy: "allow at least 16, as with ulimit -n 16")
      }
      if limit(of: RLIMIT_AS) < UInt.max { try checkThreads() }
    #endif
  }

  #if canImport(Glibc)
    /// Starts and joins as many threads as the work needs; the C library caches their stacks.
    private static func checkThreads() throws(Fault) {
      // One thread for each processor, and one that waits for events.
      let count = ProcessInfo.processInfo.activeProcessorCount + 1
      var threads: [pthread_t] = []
      var thread = pthread_t()
      while threads.count < count, unsafe pthread_create(&thread, nil, { _ in nil }, nil) == 0 {
        threads.append(thread)
      }
      for thread in threads { pthread_join(thread, nil) }
      guard threads.count == count else {
        throw Fault(
          .inputOutput,
          "the system grants \(threads.count) of \(count) threads within its limit of memory",
          remedy: "allow more, as with ulimit -v unlimited")
      }
    }

    /// The soft limit, or `UInt.max` without one.
    private static func limit(of resource: __rlimit_resource) -> UInt {
      var limit = rlimit()
      let kind = __rlimit_resource_t(resource.rawValue)
      return unsafe getrlimit(kind, &limit) == 0 ? limit.rlim_cur : .max
    }
  #endif
}

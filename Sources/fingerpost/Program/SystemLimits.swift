import SystemLibraries
import Faults

/// Checks what Swift's concurrency runtime on Linux takes for granted: without a thread it waits
/// forever, and without files to open it traps.
enum SystemLimits {
  /// Whether Linux hides `/proc`, where the runtime reads, as it starts and each second, what its threads do
  /// if work waits for one; it traps if it cannot.
  static var hidesProc: Bool {
    #if canImport(Glibc)
      PathKind("/proc/self") == .absent
    #else
      false
    #endif
  }

  static func check() throws(Fault) {
    #if canImport(Glibc)
      let allowed = limit(of: RLIMIT_NOFILE)
      if allowed < 16 {
        throw Fault(
          .inputOutput, "only \(allowed) files may be open at once",
          remedy: "allow at least 16, as with ulimit -n 16")
      }
      if limit(of: RLIMIT_AS) < UInt.max { try checkThreads() }
      if hidesProc { settle() }
    #endif
  }

  #if canImport(Glibc)
    /// Starts the runtime while no work waits.
    private static func settle() {
      let started = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { started.signal() }
      started.wait()
      usleep(20_000)
    }

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

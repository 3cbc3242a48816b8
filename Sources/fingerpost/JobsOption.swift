import ArgumentParser
import Foundation

struct JobsOption: ParsableArguments {
  @Option(value: "Number of parallel tasks; does not affect the output.", "n")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws { try NumberArgument.check(whole: "--jobs", jobs, in: 1 ... .infinity) }
}

import ArgumentParser
import Foundation

struct JobsOption: ParsableArguments {
  @Option(value: "How many tasks run at once; the output is the same.", "n")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws { try NumberArgument.check(whole: "--jobs", jobs, in: 1 ... .infinity) }
}

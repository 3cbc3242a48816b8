import CFuzzer

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
  unsafe CommandLine.unsafeArgv
_ = unsafe LLVMFuzzerRunDriver(&count, &arguments, fuzz)

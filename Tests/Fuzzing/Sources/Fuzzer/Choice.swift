import Foundation
import Glyphs

/// The fuzzers, each in a file of its name; they trap where what is read breaks a law.
private let fuzzers: [String: @Sendable ([UInt8]) -> Void] = [
  "FuzzFeed": fuzzFeed, "FuzzLanguage": fuzzLanguage, "FuzzManifest": fuzzManifest,
  "FuzzNames": fuzzNames, "FuzzPNG": fuzzPNG, "FuzzRoute": fuzzRoute, "FuzzRules": fuzzRules,
  "FuzzSVG": fuzzSVG, "FuzzTheme": fuzzTheme, "FuzzTrace": fuzzTrace, "FuzzWords": fuzzWords,
]

/// The one that `run` names; in the environment, which the processes of libFuzzer's `-fork` inherit.
private let chosen: @Sendable ([UInt8]) -> Void = {
  let name = ProcessInfo.processInfo.environment["FINGERPOST_FUZZER"] ?? ""
  guard let fuzzer = fuzzers[name] else {
    let names = fuzzers.keys.sorted().joined(separator: ", ")
    refuse("FINGERPOST_FUZZER: \(name): no fuzzer; use \(names)")
  }
  return fuzzer
}()

/// Ends for a wrong variable of the environment.
func refuse(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  // libFuzzer takes a usual exit for a crash.
  _exit(64)
}

/// Passes on what libFuzzer made up.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// What is read; nil where it is refused, with a remedy, as `checks.py` asks of the program.
func value<Value>(_ read: () throws -> Value) -> Value? {
  do {
    return try read()
  } catch {
    let hasRemedy = ["; ", " See '", ", or "].contains { "\(error)".contains($0) }
    guard hasRemedy else { fatalError("no remedy: \(error)") }
    return nil
  }
}

/// What must not be refused.
func certain<Value>(_ read: () throws -> Value) -> Value {
  do {
    return try read()
  } catch {
    fatalError("\(error)")
  }
}

/// Draws with the built-in theme and icons.
let artist = GlyphArtist(theme: certain { try .builtIn() }, icons: .builtIn)

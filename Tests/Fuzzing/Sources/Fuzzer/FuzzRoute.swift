import Foundation
import Routes

/// The form to read; all forms where the environment variable `FINGERPOST_FORMAT` names none.
private let format = ProcessInfo.processInfo.environment["FINGERPOST_FORMAT"].map { name in
  guard let format = Engine(named: name) else {
    let forms = Engine.all.map(\.name).joined(separator: ", ")
    refuse("FINGERPOST_FORMAT: \(name): no form; use \(forms)")
  }
  return format
}

/// Reads what libFuzzer made up as a route.
func fuzzRoute(_ bytes: [UInt8]) {
  _ = value { try RouteReader(format: format).read(bytes) }
}

import Faults

extension Fault {
  /// Any error as a fault; one that is not ours is a mistake of the program.
  init(_ error: any Error) {
    self = error as? Fault ?? Fault(.program, "\(error)", remedy: "please report this")
  }

  /// Does some work whose faults are those of an option.
  static func option<Value>(
    _ name: String, _ work: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    try changing({ ($0.kind, $0.place) = (.usage, name) }, work)
  }

  /// Does some work whose faults are in a file, if it is named.
  static func naming<Value>(_ file: String?, _ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      throw file.map(Fault(error).within) ?? Fault(error)
    }
  }
}

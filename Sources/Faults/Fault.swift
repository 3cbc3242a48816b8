/// Why something cannot be done: what sort of thing it is, where, what was found, and what to do.
///
/// Every error of the program and its libraries is one. `"\(fault)"` is the line that the program prints:
/// `icons/a.svg: line 3: <g>: 'mask' is not supported; cut the shapes`. Names in it are as they were found; the
/// program escapes their control characters and line ends.
public struct Fault: Error, Hashable, Sendable {
  /// What fails; the raw value is the program's exit code, one of BSD's `sysexits.h`.
  public enum Kind: Int32, Hashable, Sendable, CaseIterable {
    /// An option or an argument.
    case usage = 64
    /// The content of a file, or what is to be made of it.
    case data = 65
    /// A file or folder that is not there.
    case noInput = 66
    /// The program itself.
    case program = 70
    /// A file or folder that cannot be made.
    case cannotCreate = 73
    /// Reading or writing, on the way.
    case inputOutput = 74
  }

  /// What fails.
  public var kind: Kind
  /// The file and the place in it, from the outside in, as `a.json: routes[0]`; empty if there is none.
  public var place: String
  /// What is wrong.
  public var finding: String
  /// What to do about it; empty if the finding says it.
  public var remedy: String

  /// Creates a fault.
  public init(_ kind: Kind, at place: String = "", _ finding: String, remedy: String = "") {
    (self.kind, self.place, self.finding, self.remedy) = (kind, place, finding, remedy)
  }

  /// Creates a fault of data, as most are.
  public init(at place: String = "", _ finding: String, remedy: String = "") {
    self.init(.data, at: place, finding, remedy: remedy)
  }

  /// The same fault in a file or in a part of one, unless its place begins with that already.
  public func within(_ outer: String) -> Fault {
    guard place != outer, !place.hasPrefix(outer + ": ") else { return self }
    var fault = self
    fault.place = place.isEmpty ? outer : outer + ": " + place
    return fault
  }
}

extension Fault {
  /// The number in a place that is `line 3`, from 1.
  public var line: Int? {
    place.hasPrefix("line ") ? Int(place.dropFirst(5).prefix { $0.isNumber }) : nil
  }
}

extension Fault: CustomStringConvertible {
  /// The place, the finding and the remedy.
  public var description: String {
    (place.isEmpty ? "" : place + ": ") + finding + (remedy.isEmpty ? "" : "; " + remedy)
  }
}

extension Fault {
  /// Does some work whose faults are changed.
  package static func changing<Value: ~Copyable>(
    _ change: (inout Fault) -> Void, _ work: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    do throws(Fault) {
      return try work()
    } catch {
      var fault = error
      change(&fault)
      throw fault
    }
  }

  /// Does some work whose faults are in a file or in a part of one.
  package static func within<Value: ~Copyable>(
    _ outer: String, _ work: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    try changing({ $0 = $0.within(outer) }, work)
  }
}

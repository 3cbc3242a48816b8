// What Embedded Swift lacks: existentials, for literals of mixed values, and locks.
#if hasFeature(Embedded)
  /// A value that is changed by one task at a time, since there is only one.
  struct Guarded<Value>: @unchecked Sendable {
    private final class Box {
      var value: Value
      init(_ value: Value) { self.value = value }
    }

    private let box: Box

    init(_ value: Value) { box = Box(value) }

    func withLock<Result>(_ change: (inout Value) -> Result) -> Result { change(&box.value) }
  }
#else
  import Synchronization

  /// A value that is changed by one task at a time.
  typealias Guarded = Mutex

  /// An object literal; it omits members with the value `nil`.
  extension JSON: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral members: (String, (any JSONConvertible)?)...) {
      var object: [Member] = []
      object.reserveCapacity(members.count)
      for case (let name, let value?) in members {
        object.append(Member(name: name, value: value.json))
      }
      self = .object(object)
    }
  }
#endif

// What Embedded Swift lacks: existentials, for literals of mixed values.
#if !hasFeature(Embedded)
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

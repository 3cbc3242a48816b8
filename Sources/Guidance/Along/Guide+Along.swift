import Routes

extension Guide {
  /// The objects of a route that belong to the chosen groups, in the order of travel.
  func objects(of route: borrowing Route) -> [GuidedObject] {
    guard !route.objects.isEmpty, along?.isEmpty != true else { return [] }
    let countries = route.countries
    return route.objects.enumerated().compactMap { index, object in
      guard along?.contains(AlongGroup(object.kind)) ?? true else { return nil }
      return GuidedObject(object, index: index, country: countries[index], in: language)
    }
  }
}

extension Language {
  /// The keys of `along` in language files.
  static let signKeys = Set(RouteObject.Kind.allCases.flatMap(\.signs).map(\.words))
    .filter { $0.hasPrefix("along.") }.sorted()

  func words(for object: RouteObject, sign: ObjectSign, limit: LimitSign?) -> String {
    var text = signs[sign.words] ?? Text(rawValue: sign.words).map { self[$0] } ?? ""
    if object.kind == .speedLimit {
      text = Template.fill(text) { _ in limit?.value.map { digits("\($0)") } ?? "" }
    }
    guard let name = sign.named.flatMap({ object.text($0) }), !name.isEmpty else { return text }
    // "Elbtunnel" says that it is a tunnel.
    if text.isEmpty || name.lowercased().holds(text.lowercased()) { return name }
    let shown = isolates(name) ? Bidi.isolate + name + Bidi.pop : name
    return Template.fill(signs[Self.namedSign] ?? "") { $0 == "name" ? shown : text }
  }

  /// The path of the text that joins a sign's text and a name.
  static let namedSign = "along.named"
}

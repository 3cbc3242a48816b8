import Routes

extension InstructionWriter {
  /// Isolates a name that would disturb the order of the surrounding text.
  func isolated(_ component: Component) -> [Component] {
    if let names = language.spokenNames {
      var spoken = names.spoken(component, in: step.countries)
      spoken.pronunciation = road.pronunciations.first { $0.name == component.text }
      return [spoken]
    }
    // The numbers that a road's name contains have shields, too; a direction is not on the shield.
    let refs = component.kind == .road ? sign.refs : []
    var parts =
      refs.isEmpty
      ? [component] : KnownNames(refs: refs).components(of: component.text, as: component.kind)
    let number = component.kind == .ref ? key.base(component.text) : component.text
    if number != component.text {
      parts = [
        Component(.ref, number), Component(.text, String(component.text.dropFirst(number.count))),
      ]
    }
    guard language.isolates(component.text) else { return parts }
    return [Component(.text, Bidi.isolate)] + parts + [Component(.text, Bidi.pop)]
  }

  /// Whether something is left of a name, as a voice speaks it.
  func isWritable(_ name: String) -> Bool {
    !(language.spokenNames?.spoken(Component(.place, name), in: []).text ?? name).isEmpty
  }

  /// A voice says the first name only, but all numbers that it is given.
  func listed(_ names: [Component]) -> [Component] {
    if language.spokenNames != nil, names.first?.kind == .road {
      return names.first.map(isolated) ?? []
    }
    let delimiter = language.spokenNames == nil ? " / " : language.laneList[1]
    return names.enumerated().flatMap { place, name in
      (place == 0 ? [] : [Component(.delimiter, delimiter)]) + isolated(name)
    }
  }

  struct RoadText {
    /// Name and number; what comes first of them, maybe abbreviated; the other.
    enum Form { case full, first, other }

    var form: Form
    var components: [Component]
    /// The surrounding words; nil if the name stands alone.
    var words: RoadForm?
    let spoken: SpokenLanguage

    /// Writes the road for a placeholder such as `road` or `road:onto`.
    func written(_ place: Substring) -> [Component] {
      words.map { spoken.written(components, $0, place) } ?? components
    }

    /// Followed by another in brackets.
    func with(_ other: RoadText) -> RoadText {
      let brackets = spoken.language.brackets.map { Component(.delimiter, $0) }
      var full = self
      full.form = .full
      full.components += [brackets[0]] + other.written("road:name") + [brackets[1]]
      return full
    }
  }

  /// A road in full; what is said first of it, also abbreviated; the rest.
  func names(of road: SignedRoad) -> [RoadText] {
    let (names, refs, leads) = (road.names, road.refs, road.numberLeads)
    func text(_ form: RoadText.Form, _ kind: Component.Kind, _ all: [String], as words: [String])
      -> RoadText
    {
      RoadText(
        form: form, components: listed(all.map { Component(kind, $0) }),
        words: language.form(of: words.joined(separator: " / ")), spoken: spoken)
    }
    let said = language.spokenNames == nil ? refs : road.spokenRefs
    let number = refs.isEmpty ? nil : text(leads ? .first : .other, .ref, said, as: said)
    guard !names.isEmpty else {
      let way = self.road.way.flatMap { language.ways[$0] }.flatMap { form in
        form.text("").map { text in
          RoadText(
            form: .first, components: [Component(.text, text)], words: form, spoken: spoken)
        }
      }
      return [number ?? way].compactMap { $0 }
    }
    let name = text(leads ? .other : .first, .road, names, as: names)
    let short = names.map { language.streetWords.abbreviated($0) }
    let brief =
      short.contains { $0 != nil }
      ? [text(name.form, .road, zip(short, names).map { $0 ?? $1 }, as: names)] : []
    guard let number else { return [name] + brief }
    if refs.contains(where: { ref in names.contains { $0.contains(ref) } }) {
      return [name] + brief + (names[0] == refs[0] ? [] : [number])
    }
    return leads ? [number.with(name), number] : [name.with(number), name] + brief + [number]
  }

  /// The places on signs: at most four, then two, then one.
  func places(of road: SignedRoad) -> [[Component]] {
    let all = road.places.map { place in
      isolated(Component(isNumbered(place) ? .ref : .destination, place))
    }.filter { parts in parts.contains { !$0.text.isEmpty } }
    let counts = [4, 2, 1].map { min($0, all.count) }.filter { $0 > 0 }
    return counts.enumerated().filter { $0.offset == 0 || $0.element < counts[$0.offset - 1] }
      .map { _, count in
        Array(
          all.prefix(count).joined(separator: [Component(.delimiter, language[.separator])]))
      }
  }

  /// Whether a place of a sign is the number of a road, with letters: others are parts of names.
  private func isNumbered(_ place: String) -> Bool {
    if case .number = RoadNumber.shape(of: place) { return true }
    return false
  }

  func join(_ text: InstructionText, _ road: RoadText, _ head: Head) -> InstructionText {
    let phrase = head.phrase
    let own = phrase.withRoad.flatMap {
      $0.contains("{phrase}") || $0.contains("{link}") || text.text == phrase.bare ? $0 : nil
    }
    let usual =
      switch phrase.road {
      case .onto, .none: language[.onto]
      case .along: language[.along]
      case .take: language[.take]
      }
    let template = head.kept != nil ? language[.stay] : own ?? usual
    return join(text, template, splits: head.kept == nil && own == nil) { slot in
      guard slot == "short" else {
        return slot.utf8.starts(with: "road".utf8) ? road.written(slot) : []
      }
      let least = text.text == head.full.text ? head.short : nil
      return (least ?? fill(phrase.short ?? phrase.bare)).components
    }
  }

  func join(_ text: InstructionText, sign: [Component]) -> InstructionText {
    join(text, language[.toward], splits: true) { slot in
      guard slot.utf8.starts(with: "destination".utf8) else { return [] }
      let form = slot.drop { $0 != ":" }.dropFirst()
      return sign.map { part in
        var part = part
        if part.kind == .destination, let words = language.form(of: part.text) {
          part.text = words.declined(part.text, form, language.opener)
        }
        return part
      }
    }
  }

  /// Inserts an instruction for `{phrase}` or `{link}` into a template and fills its other
  /// placeholders; after a split, a final verb follows the additions.
  func join(
    _ text: InstructionText, _ template: String, splits: Bool,
    _ value: (Substring) -> [Component]
  ) -> InstructionText {
    let (start, verb) = splits ? split(text) : (text.components, nil)
    var result = InstructionText(template) { slot in
      switch slot {
      case "phrase": start
      case "link": linked(text)
      default: value(slot)
      }
    }
    if let verb { result.append(verb) }
    return result
  }

  func split(_ head: InstructionText) -> (start: [Component], verb: Component?) {
    var components = head.components
    guard let last = components.last, last.kind == .text,
      let verb = language.finalVerbs.first(where: { last.text.hasSuffix($0) })
    else { return (components, nil) }
    components[components.count - 1].text.removeLast(verb.count)
    if last.text == verb { components.removeLast() }
    return (components, Component(.text, verb))
  }

  /// The form of an instruction that another verb may follow.
  func linked(_ head: InstructionText) -> [Component] {
    var components = head.components
    if let last = components.last, last.kind == .text {
      components[components.count - 1].text = language.link(last.text)
    }
    return components
  }
}

extension SpokenLanguage {
  /// Writes names or numbers with the words around them, for a placeholder such as `road:onto`.
  func written(
    _ components: [InstructionText.Component], _ words: RoadForm, _ place: Substring
  ) -> [InstructionText.Component] {
    let form = place.drop { $0 != ":" }.dropFirst()
    var names = components
    // What follows in brackets stands as it is.
    let bracket = language.brackets[0]
    for index in names.indices.prefix(while: { names[$0].text != bracket })
    where ![.text, .delimiter].contains(names[index].kind) {
      let text = words.declined(names[index].text, form, language.opener)
      if text != names[index].text { names[index].pronunciation = nil }
      names[index].text = text
    }
    return words.text(form).map { InstructionText($0) { _ in names }.components } ?? names
  }
}

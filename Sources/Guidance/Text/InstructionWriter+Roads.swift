import Routes

extension InstructionWriter {
  /// Isolates a name that would disturb the order of the surrounding text.
  func isolated(_ component: Component) -> [Component] {
    if let names = language.spokenNames {
      var spoken = names.spoken(component)
      spoken.pronunciation = road.pronunciations.first { $0.name == component.text }
      return [spoken]
    }
    // The numbers that a road's name contains have shields, too.
    let refs = component.kind == .road ? sign.refs : []
    let parts =
      refs.isEmpty
      ? [component] : KnownNames(refs: refs).components(of: component.text, as: component.kind)
    guard language.isolates(component.text) else { return parts }
    return [Component(.text, Bidi.isolate)] + parts + [Component(.text, Bidi.pop)]
  }

  /// Whether something is left of a name, as a voice speaks it.
  func isWritable(_ name: String) -> Bool {
    !(language.spokenNames?.spoken(Component(.place, name)).text ?? name).isEmpty
  }

  /// A voice says the first name only, but all numbers of an exit, and two roads of a sign.
  func listed(_ names: [Component]) -> [Component] {
    if language.spokenNames != nil, names.first?.kind != .exit {
      let areSigned = names.count == 2 && names.allSatisfy { $0.text != key.base($0.text) }
      if !areSigned { return names.first.map(isolated) ?? [] }
    }
    let delimiter = language.spokenNames == nil ? " / " : language.laneList[1]
    return names.enumerated().flatMap { place, name in
      (place == 0 ? [] : [Component(.delimiter, delimiter)]) + isolated(name)
    }
  }

  struct RoadText {
    enum Form { case full, name, number }

    var form: Form
    var components: [Component]
    /// The surrounding words; nil if the name stands alone.
    var words: RoadForm?
    let spoken: SpokenLanguage

    /// Writes the road for a placeholder such as `road` or `road:onto`.
    func written(_ place: Substring) -> [Component] {
      guard let words else { return components }
      let form = place.drop { $0 != ":" }.dropFirst()
      var names = components
      for index in names.indices where names[index].kind == .road || names[index].kind == .ref {
        let text = words.declined(names[index].text, form, spoken.language.opener)
        if text != names[index].text { names[index].pronunciation = nil }
        names[index].text = text
      }
      return words.text(form).map { InstructionText($0) { _ in names }.components } ?? names
    }
  }

  /// Name and number, name, abbreviated name, number.
  var roadNames: [RoadText] {
    let (names, refs) = (sign.names, sign.refs)
    let number = refs.first.map { _ in
      RoadText(
        form: .number,
        components: listed(refs.map { Component(.ref, $0) }),
        words: language.form(of: refs.joined(separator: " / ")), spoken: spoken)
    }
    guard let name = names.first else { return [number].compactMap(\.self) }
    let words = language.form(of: names.joined(separator: " / "))
    let own = listed(names.map { Component(.road, $0) })
    var result = [RoadText(form: .name, components: own, words: words, spoken: spoken)]
    if let number, !refs.contains(where: { ref in names.contains { $0.contains(ref) } }) {
      let brackets = language.brackets.map { Component(.delimiter, $0) }
      let full = own + [brackets[0]] + number.written("road:name") + [brackets[1]]
      result.insert(RoadText(form: .full, components: full, words: words, spoken: spoken), at: 0)
    }
    let short = names.map { language.streetWords.abbreviated($0) }
    if short.contains(where: { $0 != nil }) {
      let components = listed(zip(short, names).map { Component(.road, $0 ?? $1) })
      result.append(RoadText(form: .name, components: components, words: words, spoken: spoken))
    }
    if let number, name != refs[0] { result.append(number) }
    return result
  }

  /// The places on signs: at most four, then two, then one.
  var destinations: [[Component]] {
    let all = sign.places.map { place in
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
    let template = head.stays ? language[.stay] : own ?? usual
    return join(text, template, splits: !head.stays && own == nil) { slot in
      guard slot == "short" else {
        return slot.utf8.starts(with: "road".utf8) ? road.written(slot) : []
      }
      let least = text.text == head.full.text ? head.short : nil
      return (least ?? fill(phrase.short ?? phrase.bare)).components
    }
  }

  func join(_ text: InstructionText, sign: [Component]) -> InstructionText {
    join(text, language[.toward], splits: true) { $0 == "destination" ? sign : [] }
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

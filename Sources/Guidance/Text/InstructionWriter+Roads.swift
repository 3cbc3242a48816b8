import Routes

extension InstructionWriter {
  /// A name so that it does not disturb the order of what stands around it.
  func isolated(_ component: Component) -> [Component] {
    guard language.isRightToLeft || Bidi.hasRightToLeft(component.text) else { return [component] }
    return [Component(.text, Bidi.isolate), component, Component(.text, Bidi.pop)]
  }

  /// A road as it is written in an instruction.
  struct RoadText {
    var components: [Component]
    /// What the article before it depends on.
    var leading: String
  }

  /// The names of the road: name and number, name, name abbreviated, number.
  var roadNames: [RoadText] {
    let refs = road.ref.map(RoadNumber.list) ?? []
    let numbers = refs.enumerated().flatMap { place, ref in
      (place == 0 ? [] : [Component(.delimiter, "/")])
        + isolated(Component(.ref, ref, network: network(of: ref)))
    }
    let brackets = language.joints.brackets
    var result: [RoadText] = []
    if let name = road.name, !name.isEmpty {
      let own = isolated(Component(.road, name))
      if !refs.isEmpty, !refs.contains(where: { name.contains($0) }) {
        result.append(
          RoadText(
            components: own + [Component(.delimiter, brackets.open)] + numbers + [
              Component(.delimiter, brackets.close)
            ],
            leading: name))
      }
      result.append(RoadText(components: own, leading: name))
      if let short = language.abbreviated(name) {
        result.append(
          RoadText(components: isolated(Component(.road, short)), leading: name))
      }
    }
    if !refs.isEmpty, road.name != refs[0] {
      result.append(RoadText(components: numbers, leading: refs[0]))
    }
    return result
  }

  /// The network of a number: as the engine's banner says, else where the number leaves no doubt.
  func network(of ref: String) -> String? {
    func squeezed(_ text: String) -> String { text.filter { $0 != " " && $0 != "-" } }
    for banner in banners {
      for part in [banner.primary, banner.secondary].compactMap(\.self).flatMap(\.components)
      where part.shield != nil && squeezed(part.text) == squeezed(ref) {
        return part.shield
      }
    }
    return RoadNumber.network(of: ref)
  }

  /// What signs say beside the road's own names, in full and the first place alone.
  ///
  /// OSRM puts the numbers on a sign before the places, with a colon between.
  var destinations: [[Component]] {
    guard let signs = road.destinations, !signs.isEmpty else { return [] }
    let names = (road.name ?? "").split(separator: "/", maxSplits: RoadNumber.limit)
      .prefix(RoadNumber.limit).map(\.trimmingSpaces)
    let own =
      [road.name].compactMap(\.self) + names + (road.ref.map(RoadNumber.list) ?? [])
    // Searching for characters takes long, and few signs have numbers.
    let hasNumbers = signs.utf8.contains(UInt8(ascii: ":"))
    let places = (hasNumbers ? signs.replacing(": ", with: ",") : signs).split(separator: ",")
      .map(\.trimmingSpaces).filter { place in
        !place.isEmpty && !own.contains { place == $0 || place.hasPrefix($0 + " ") }
      }
    guard let first = places.first else { return [] }
    let one = isolated(Component(.destination, first))
    guard places.count > 1 else { return [one] }
    let all = places.enumerated().flatMap { place, name in
      (place == 0 ? [] : [Component(.delimiter, language.joints.separator)])
        + isolated(Component(.destination, name))
    }
    return [all, one]
  }

  func join(
    _ head: InstructionText, _ road: RoadText, _ phrase: Language.Phrase, isPlain: Bool
  ) -> InstructionText {
    let stays = staysOnRoad && phrase.road == .onto && phrase.withRoad == nil
    let usual =
      stays
      ? language.joints.stay
      : phrase.road == .along ? language.joints.along : language.joints.onto
    let use: Language.RoadUse = stays ? .along : phrase.road
    let own = phrase.withRoad.flatMap {
      isPlain || $0.contains("{phrase}") || $0.contains("{link}") ? $0 : nil
    }
    let splits = own == nil && !stays
    let (start, verb) = splits ? split(head) : (head.components, nil)
    var result = InstructionText(own ?? usual) { slot in
      switch slot {
      case "phrase": start
      case "link": linked(head)
      case "at": [Component(.text, language.article(road.leading, use))]
      case "into": [Component(.text, language.article(road.leading, .into))]
      case "road": road.components
      default: []
      }
    }
    if let verb { result.append(verb) }
    return result
  }

  func join(_ head: InstructionText, sign: [Component]) -> InstructionText {
    let (start, verb) = split(head)
    var result = InstructionText(language.joints.toward) { slot in
      switch slot {
      case "phrase": start
      case "link": linked(head)
      case "destination": sign
      default: []
      }
    }
    if let verb { result.append(verb) }
    return result
  }

  /// An instruction without the verb that stays at its end, and that verb.
  func split(_ head: InstructionText) -> (start: [Component], verb: Component?) {
    var components = head.components
    guard let last = components.last, last.kind == .text,
      let verb = language.finalVerbs.first(where: { last.text.hasSuffix($0) })
    else { return (components, nil) }
    components[components.count - 1].text.removeLast(verb.count)
    if last.text == verb { components.removeLast() }
    return (components, Component(.text, verb))
  }

  /// An instruction in the form that another verb may follow.
  func linked(_ head: InstructionText) -> [Component] {
    var components = head.components
    if let last = components.last, last.kind == .text {
      components[components.count - 1].text = language.link(last.text)
    }
    return components
  }
}

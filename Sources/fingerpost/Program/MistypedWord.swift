import Faults

/// A word of the command line that is none of the names for its place: those of commands, of a
/// command's options, or of an argument's values.
///
/// The parser would first name what is missing, and would list the values instead of the nearest.
struct MistypedWord {
  let fault: Fault
  /// The option whose value it is, such as `--target`, or `nil` for other words.
  private(set) var option: String?

  /// Finds the first one in the words of a command line, or returns nil.
  init?(_ words: [String], _ table: CommandTable) {
    let asked = words.first == "help" ? words.dropFirst().first ?? "help" : words.first ?? ""
    guard let command = table.all.first(where: { $0.name == asked }) else {
      // The parser knows the options of the program itself.
      if asked.isEmpty || asked.hasPrefix("-") { return nil }
      fault = Fault(
        .usage, "no command '\(asked)'", remedy: asked.suggestion(among: table.names) ?? "")
      return
    }
    guard words.first != "help" else { return nil }
    let given = GivenArguments(Array(words.dropFirst()), command.arguments)
    if let word = given.unknown {
      let names = command.arguments.flatMap(\.names).filter { $0.count > 1 }.map { "--" + $0 }
      fault = Fault(
        .usage, "unknown option '\(word)'",
        remedy: word.suggestion(among: names, within: 3) ?? "")
      return
    }
    let positional = zip(command.arguments.filter { $0.kind == .positional }, given.subjects)
      .map { (noun: command.name, argument: $0, value: $1) }
    let named = given.options.compactMap { option in
      option.value.map { (noun: option.argument.key, argument: option.argument, value: $0) }
    }
    let wrong = (positional + named).first { _, argument, value in
      let values = argument.allValues ?? []
      return !values.isEmpty && !values.contains(value) && !value.hasPrefix("--")
    }
    guard let (noun, argument, value) = wrong else { return nil }
    let values = argument.allValues ?? []
    fault = Fault(
      .usage, "no \(noun) '\(value)'",
      remedy: value.suggestion(among: values) ?? "use one of " + values.joined(separator: ", "))
    option = argument.kind == .positional ? nil : "--" + argument.key
  }
}

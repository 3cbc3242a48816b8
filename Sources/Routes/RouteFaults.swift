import JSON
package import Faults

extension Fault {
  package static let empty = Fault("the file is empty", remedy: "save the router's response again")

  /// The bytes are packed by gzip.
  package static let gzip = Fault(
    "compressed by gzip", remedy: "unpack it, as with 'gunzip -c FILE | fingerpost cards -'")

  package static let unknownFormat = Fault(
    "unknown route format",
    remedy: "use a response of \(Engine.readable), name it with --format, "
      + "or say how it is read with --engine-file")

  /// What is no response with a route; quotes an error in it.
  static func foreign(_ form: ResponseForm, in response: JSONNode? = nil) -> Fault {
    let message = response.map(EngineReply.init)?.errorText.map { ": " + $0 } ?? ""
    return Fault("\(form.name), \(form.reason)\(message)", remedy: form.remedy)
  }

  package static func wrongFormat(asked: Engine) -> Fault {
    Fault(
      "not a response of '\(asked.name)'", remedy: "name its own format, or none to detect it")
  }

  package static func missing(field: String, at place: String) -> Fault {
    Fault(at: place, "no '\(field)'", remedy: "ask the router for full steps")
  }

  package static func wrongType(at place: String, expected: String) -> Fault {
    Fault(
      at: place, "expected \(expected)", remedy: "correct it, or save the router's response again")
  }

  package static func invalid(at place: String, value: String, expected: String) -> Fault {
    Fault(at: place, "\(value) is out of range", remedy: "expected \(expected)")
  }

  package static let noRoute = Fault("the response contains no route", remedy: "change the request")

  package static let noSteps = Fault("no steps, so no cards", remedy: "ask the router for steps")

  static func unreadSteps(in response: JSONNode, as form: Engine) -> Fault? {
    guard let (array, count) = UnreadSteps(in: response).found else { return nil }
    let finding = "\(count) steps that are not read as \(form.name)"
    return Fault(at: array.place, finding, remedy: "ask for a form that --format lists")
  }

  /// The response has more than `RouteReader.partLimit` routes, legs and steps.
  package static let tooLong = Fault(
    "more than \(RouteReader.partLimit) routes, legs and steps", remedy: "split the route")
}

/// What a response without routes says of its failure or success.
///
/// `sentences.txt` lists where codes and messages stand, the codes of success, and the words of refusals.
struct EngineReply {
  private let code: String?
  private let message: String?
  /// Whether it has a member for errors.
  private let hasError: Bool
  /// Whether it is a message alone.
  private let isMessage: Bool

  /// Takes what an engine file finds of a refusal.
  init(code: String?, message: String?) {
    (self.code, self.message, hasError, isMessage) = (code, message, true, false)
  }

  init(_ response: JSONNode) {
    func nodes(_ list: String) -> [JSONNode] {
      WordList[list].compactMap { response.node(at: $0.split(separator: ".").map(String.init)) }
    }
    code = nodes("codes").firstValue { $0.text }
    let cause = response.text("cause").map { ": " + $0 } ?? ""
    message = nodes("messages").firstValue { $0.text }.map { $0 + cause }
    hasError = !nodes("errors").isEmpty
    isMessage =
      code == nil
      && !response.members.contains {
        $0.value.first != nil || !$0.value.members.isEmpty
      }
  }

  /// The engine's own words, if they are of an error.
  var errorText: String? { hasError ? message ?? code : nil }

  /// Why there is no route; `nil` if the response says nothing, or only success.
  ///
  /// A code or message that no list has is quoted: it may be of either.
  var fault: Fault? {
    let listed = (code ?? message)?.lowercased()
    guard hasError || listed.map({ !WordList["success"].contains($0) }) ?? false else { return nil }
    let words = code.map { code in message.map { "\(code) (\($0))" } ?? code } ?? message ?? "error"
    let said = words.lowercased()
    func has(_ list: String) -> Bool { WordList[list].contains(where: said.contains) }
    // Valhalla uses 401 for a request that it cannot parse.
    if ["401", "403"].contains(code) && !said.contains("parse") || has("refused key") {
      return Fault(
        "the engine refused the key: \(words)", remedy: "check the key and its permissions")
    }
    if code == "429" || has("refused quota") {
      return Fault(
        "the engine accepts no more requests: \(words)",
        remedy: "wait, or raise the limit of the key")
    }
    if has("refused request") {
      return Fault("the engine did not accept the request: \(words)", remedy: "correct the request")
    }
    let isStatus = code.flatMap { Int($0) }.map { (400..<600).contains($0) } ?? false
    if hasError || isMessage || isStatus || has("refused route") {
      return Fault("the engine found no route: \(words)", remedy: "change the request")
    }
    return Fault(
      "no route that can be read, and the engine's word is not known: \(words)",
      remedy: "look it up in the engine's documents, or use a response of \(Engine.readable)")
  }
}

extension RouteResponse {
  /// The first route and some alternatives; throws if they have no steps, and steps were not read or are
  /// required.
  package func chosen(alternatives: Int, requiresSteps: Bool = false) throws(Fault) -> [Route] {
    let chosen = Array(routes.prefix(1 + min(alternatives, routes.count)))
    let fault = unreadSteps ?? (requiresSteps ? .noSteps : nil)
    if let fault, chosen.allSatisfy({ $0.legs.allSatisfy { $0.steps.isEmpty } }) { throw fault }
    return chosen
  }
}

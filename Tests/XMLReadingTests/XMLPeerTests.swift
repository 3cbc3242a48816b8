import Foundation
import TestSupport
import Testing
import XMLReading
import Faults

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Compares the reader with Foundation's parser, at documents that both may see.
@Suite struct XMLPeerTests {
  /// An element or its text, as both parsers see it.
  private enum Piece: Equatable {
    case start(String, [String: String])
    case text(String)
    case end

    /// Pieces in which text that follows text is one.
    static func joined(_ pieces: [Piece]) -> [Piece] {
      pieces.reduce(into: []) { result, piece in
        if case .text(let more) = piece, case .text(let text) = result.last {
          result[result.count - 1] = .text(text + more)
        } else {
          result.append(piece)
        }
      }
    }
  }

  private final class Peer: NSObject, XMLParserDelegate {
    var pieces: [Piece] = []
    var isFaulty = false

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
      isFaulty = true
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) { pieces.append(.start(name, attributes)) }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) { pieces.append(.end) }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      pieces.append(.text(string))
    }
  }

  private static func peer(_ text: String) -> [Piece]? {
    let parser = XMLParser(data: Data(text.utf8))
    let peer = Peer()
    parser.delegate = peer
    // It may return true for a document at which it found an error.
    return parser.parse() && !peer.isFaulty ? Piece.joined(peer.pieces) : nil
  }

  private static func own(_ text: String) -> [Piece]? {
    var pieces: [Piece] = []
    do throws(Fault) {
      var reader = try XMLReader(Array(text.utf8), limits: XMLLimits(bytes: 1 << 20))
      while let event = try reader.next() {
        switch event {
        case .start(let tag):
          let pairs = tag.attributes.map { ($0.name, $0.value) }
          pieces.append(.start(tag.name, Dictionary(pairs) { first, _ in first }))
        case .text(let text): pieces.append(.text(text))
        case .end: pieces.append(.end)
        }
      }
    } catch {
      return nil
    }
    return Piece.joined(pieces.filter { $0 != .text("") })
  }

  private static let tokens = [
    "<a>", "</a>", "<b>", "</b>", "<c/>", "<a ", "x='1' ", "y=\"&lt;\" ", "x='é\t' ", "/>", ">",
    "<",
    "&amp;", "&#65;", "&#x1F600;", "&", ";", "&d;", "text", "é\u{301}", " ", "\n", "\r\n", "\r",
    "<!-- c -->", "<!--", "-->", "--", "]]", "'", "\"", "=", "\u{200D}", "\u{1}", "-", "#",
  ]

  @Test(arguments: 0..<40) func `both readers read random documents alike`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<50 {
      // Well-formed ones have a stack of open elements; some tokens are then exchanged.
      var parts = ["<a>"]
      var open = ["a"]
      for _ in 0..<random.int(0...12) {
        switch random.int(0...3) {
        case 0:
          parts.append("<b x='\(random.int(0...9))' y=\"&gt;\t'\">")
          open.append("b")
        case 1 where open.count > 1: parts.append("</\(open.removeLast())>")
        case 2: parts.append(["x", "&lt;", "\r\n", " ", "é"][random.int(0...4)])
        default: parts.append(["<c/>", "<!-- c -->", "&#65;"][random.int(0...2)])
        }
      }
      parts += open.reversed().map { "</\($0)>" }
      for _ in 0..<random.int(0...2) {
        parts[random.int(0...parts.count - 1)] = Self.tokens[random.int(0...Self.tokens.count - 1)]
      }
      let text = parts.joined()
      #expect(Self.own(text) == Self.peer(text), "\(text.debugDescription)")
    }
  }
}

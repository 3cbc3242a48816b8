/// A `Contents.json`, as Xcode writes it.
struct CatalogContents: Encodable {
  struct Image: Encodable {
    var appearances: [Appearance]?
    var filename: String
    var idiom: String
    var scale: String?
  }

  struct Appearance: Encodable {
    var appearance: String
    var value: String

    static let dark = Appearance(appearance: "luminosity", value: "dark")
  }

  struct Info: Encodable {
    var author = "xcode"
    var version = 1
  }

  struct Properties: Encodable {
    var preservesVector: Bool?
    var providesNamespace: Bool?
    var rendering: String?

    enum CodingKeys: String, CodingKey {
      case preservesVector = "preserves-vector-representation"
      case providesNamespace = "provides-namespace"
      case rendering = "template-rendering-intent"
    }
  }

  var images: [Image]?
  var info = Info()
  var properties: Properties?

  var text: String {
    // Strings, numbers and flags are always encoded.
    guard let bytes = try? JSONWriter.bytes(of: self, isPretty: true) else {
      preconditionFailure("a catalog that is no JSON")
    }
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }
}

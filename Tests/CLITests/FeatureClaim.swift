import Foundation
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport

/// What a row of the table of features says of what its command prints or of a file.
struct FeatureClaim: Hashable, Sendable {
  enum Subject: Hashable, Sendable {
    /// The file is there and not empty; a picture decodes and is not blank.
    case file
    /// The picture has so many pixels.
    case size(width: Int, height: Int)
    /// The picture has an opaque pixel of a color, such as `#ffffff`.
    case color(String)
    case text(String)
  }

  /// The file, or `nil` for what the command prints.
  var file: String?
  var subject: Subject
  /// Whether `not` stands before it.
  var isAbsent = false

  /// The claims of a cell: its codes, and the sizes in the words between them.
  static func claims(in cell: String) -> [FeatureClaim] {
    var claims: [FeatureClaim] = []
    var file: String?
    var isAbsent = false
    let parts = cell.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        isAbsent = part.split(separator: " ").last == "not"
        guard let size = part.firstMatch(of: /(\d+)×(\d+)/)?.output,
          let width = Int(size.1), let height = Int(size.2)
        else { continue }
        claims.append(Self(file: file, subject: .size(width: width, height: height)))
      } else if part.wholeMatch(
        of: /[A-Za-z0-9_~@.\/-]+\.(png|jsonl?|xml|css|html|geojson|svg|swift|kt|txt)/) != nil
      {
        file = part
        claims.append(Self(file: file, subject: .file, isAbsent: isAbsent))
      } else {
        let isColor = file?.hasSuffix(".png") == true
        claims.append(
          Self(file: file, subject: isColor ? .color(part) : .text(part), isAbsent: isAbsent))
      }
    }
    return claims
  }

  /// Whether the claim names a key but no value, so that it would hold for an empty one.
  var isWithoutValue: Bool {
    guard case .text(let text) = subject, !isAbsent else { return false }
    return text.wholeMatch(of: /"\w+"|.*" ?: ?["\[{]*/) != nil
  }
}

/// What a command printed and wrote.
struct FeatureEvidence {
  private let folder: TemporaryFolder
  private let printed: Data
  private var texts: [String: Data] = [:]

  init(printed: String, folder: TemporaryFolder) {
    self.folder = folder
    self.printed = Self.joined(printed)
  }

  /// Why a claim does not hold, or `nil` if it does.
  mutating func fault(of claim: FeatureClaim) -> String? {
    guard let file = claim.file else { return Self.fault(of: claim, in: printed, "the output") }
    guard let bytes = try? folder.bytes(file) else {
      return claim.subject == .file && claim.isAbsent ? nil : "no \(file)"
    }
    if claim.subject == .file && claim.isAbsent { return "\(file) is there" }
    if file.hasSuffix(".png") {
      guard let picture = try? PNGCoder.decode(bytes) else { return "\(file) is no picture" }
      return Self.fault(of: claim, in: picture, file)
    }
    let text = texts[file] ?? Self.joined(String(decoding: bytes, as: UTF8.self))
    texts[file] = text
    return Self.fault(of: claim, in: text, file)
  }

  private static func fault(of claim: FeatureClaim, in text: Data, _ name: String) -> String? {
    // An absence proves nothing where nothing was printed.
    guard !text.isEmpty else { return "\(name) is empty" }
    switch claim.subject {
    case .file: return nil
    case .size, .color: return "\(name) is no picture"
    case .text(let words):
      let isThere = text.range(of: joined(words)) != nil
      return isThere != claim.isAbsent ? nil : "\(name): \(isThere ? "" : "no ")\(words)"
    }
  }

  private static func fault(
    of claim: FeatureClaim, in picture: Pixmap, _ name: String
  ) -> String? {
    switch claim.subject {
    case .file:
      let seen = Set(picture.pixels.map { $0.alpha == 0 ? Color.transparent : $0 })
      return seen.count > 1 ? nil : "\(name) is blank"
    case .size(let width, let height):
      let isRight = (picture.width, picture.height) == (width, height)
      return isRight ? nil : "\(name) has \(picture.width)×\(picture.height) pixels"
    case .color(let code):
      guard code.wholeMatch(of: /#[0-9a-f]{6}/) != nil,
        let number = Int(code.dropFirst(), radix: 16)
      else { return "\(name): \(code) is no color" }
      let color = Color(
        red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
      let isThere = picture.pixels.contains(color)
      return isThere != claim.isAbsent ? nil : "\(name): \(isThere ? "" : "no ")\(code)"
    case .text: return "\(name) is a picture"
    }
  }

  /// A text without line breaks and indentation, and with plain spaces for those that do not break.
  private static func joined(_ text: String) -> Data {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return Data(lines.joined().replacingOccurrences(of: "\u{A0}", with: " ").utf8)
  }
}

/// The name of a file as text, though the system takes any bytes for one.
package struct FileName: Hashable, Sendable {
  /// The name; that of other bytes than UTF-8 spells them out, as `caf\xE9.png` does.
  package let text: String
  /// Whether the text is the name, and so leads to the file.
  package let isUTF8: Bool

  package init(_ bytes: [UInt8]) {
    let name = String(validating: bytes, as: UTF8.self)
    isUTF8 = name != nil
    text =
      name
      ?? bytes.map { byte in
        byte < 0x80
          ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  /// Why a file with another name cannot be used.
  package static let finding = "a name that is not UTF-8"
}

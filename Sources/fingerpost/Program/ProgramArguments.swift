import CArguments
import SystemLibraries
import Faults
import Files

/// The words of the command line behind the program's name, as the system gave them to `main`.
enum ProgramArguments {
  /// The program's own file; `nil` where the system hides it.
  static var program: String? {
    #if os(macOS)
      Bundle.main.executablePath
    #else
      RegularFile.resolved("/proc/self/exe")
    #endif
  }

  /// Throws for one that is not UTF-8: as text it would name another file, or none.
  static func words() throws(Fault) -> [String] {
    guard let start = unsafe fp_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
    var words: [String] = []
    // The first word names the program, which any caller may leave out.
    var place = unsafe start.pointee == nil ? start : start + 1
    while let word = unsafe place.pointee {
      let bytes = unsafe UnsafeRawBufferPointer(start: word, count: strlen(word))
      let name = unsafe FileName([UInt8](bytes))
      guard name.isUTF8 else {
        throw Fault(.usage, at: name.text, FileName.finding, remedy: "rename it")
      }
      words.append(name.text)
      unsafe place += 1
    }
    return words == ["-V"] ? ["--version"] : words
  }

  /// The words without those that change no file of an output folder: for messages, for threads, and the
  /// folder itself.
  static func deciding() throws(Fault) -> [String] {
    var rest = try words()[...]
    var result: [String] = []
    while let word = rest.first, word != "--" {
      let name = word.prefix { $0 != "=" }
      let hasValue = ["-o", "--output", "--jobs"].contains(name)
      if !hasValue, !["-q", "--quiet", "-v", "--verbose"].contains(name) { result.append(word) }
      rest = rest.dropFirst(hasValue && name == word ? 2 : 1)
    }
    return result + rest
  }
}

import ArgumentParser
import AssetExport
import Files
import Foundation
import Glyphs
import GoldenDiff
import Guidance
import PNGCoding
import Preview
import Raster
import Routes
import SVGCoding
import TextSafety

/// An error as the user sees it: one line and an exit code.
struct Failure: Error {
  /// The exit codes of BSD's `sysexits.h`.
  enum Code: Int32 {
    case usage = 64
    case badData = 65
    case noInput = 66
    case fault = 70
    case cannotCreate = 73
    case inputOutput = 74
  }

  var message: String
  var code: Code

  init(_ message: String, _ code: Code) {
    self.message = message
    self.code = code
  }

  /// The failure that an error means, in a file if one is named.
  init(_ error: any Error, file: String? = nil) {
    let prefix = file.map { "\($0): " } ?? ""
    switch error {
    case let failure as Failure: self = failure
    case let error as RouteError: self.init("\(prefix)\(Self.words(error))", .badData)
    case let error as TraceError: self.init("\(prefix)\(error)", .badData)
    case let error as GuidanceError: self.init("\(prefix)\(error)", .badData)
    case let error as LanguageError: self.init("\(prefix)\(error)", .badData)
    case let error as SVGError: self.init("\(prefix)\(error)", .badData)
    case let error as RasterError: self.init("\(prefix)\(error)", .badData)
    case let error as PNGError: self.init("\(prefix)\(error)", .badData)
    case let error as GlyphError: self.init(error, prefix: prefix)
    case let error as ExportError: self.init(error, prefix: prefix)
    case let error as GoldenError: self.init(error, prefix: prefix)
    case let error as PreviewError: self.init(error, prefix: prefix)
    case let error as PictureFault: self.init("\(prefix)\(error)", .badData)
    default: self.init("\(prefix)\(error); please report this", .fault)
    }
  }

  /// The error with the option that helps, which the library does not know.
  private static func words(_ error: RouteError) -> String {
    switch error {
    case .unknownFormat: "\(error), or name it with --format"
    case .empty, .wrongFormat, .notJSON, .ownOutput, .missing, .wrongType, .invalid, .refused,
      .noRoute, .tooLong:
      "\(error)"
    }
  }

  private init(_ error: GlyphError, prefix: String) {
    switch error {
    case .badTheme, .badIcon, .missingIcon, .noIcons: self.init("\(prefix)\(error)", .badData)
    case .unknownName, .badParameter, .badWords: self.init("\(prefix)\(error)", .usage)
    }
  }

  private init(_ error: ExportError, prefix: String) {
    switch error {
    case .cannotCreate: self.init("\(error)", .cannotCreate)
    case .cannotWrite: self.init("\(error)", .inputOutput)
    case .glyph(let error): self.init(error, prefix: prefix)
    case .badOption: self.init("\(error)", .usage)
    case .collision: self.init("\(error)", .badData)
    case .raster, .manifest, .drawing: self.init("\(prefix)\(error)", .badData)
    }
  }

  private init(_ error: PreviewError, prefix: String) {
    switch error {
    case .source: self.init("\(prefix)\(error)", .badData)
    case .port: self.init("\(error)", .cannotCreate)
    }
  }

  private init(_ error: GoldenError, prefix: String) {
    switch error {
    case .folderAgainstFile: self.init("\(error)", .usage)
    case .absent, .nothing, .git: self.init("\(error)", .noInput)
    case .cannotList: self.init("\(error)", .inputOutput)
    case .badRules: self.init("\(prefix)\(error)", .badData)
    }
  }

  /// Runs a command's work, and on failure prints one line and leaves with its code.
  static func handled(_ work: () async throws -> Void) async throws {
    do {
      try await work()
    } catch {
      throw reported(error)
    }
  }

  /// The same for work that never waits and needs no other thread.
  static func handled(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      throw reported(error)
    }
  }

  /// Prints what went wrong, unless the parser of arguments will.
  ///
  /// - Returns: What ends the program with the right code.
  private static func reported(_ error: any Error) -> any Error {
    if error is ExitCode || error is ValidationError { return error }
    let failure = Failure(error)
    Console.error(failure.message)
    return ExitCode(failure.code.rawValue)
  }
}

/// What is said to the user, on standard error.
enum Console {
  // Names of files and words of routes may hold what would end the line, or steer the terminal.

  static func error(_ message: String) { write("error: \(short(Printable.text(message)))\n") }

  static func warning(_ message: String) { write("warning: \(short(Printable.text(message)))\n") }

  /// Warns of things of one kind: the first ten, and how many more there are.
  ///
  /// - Parameters:
  ///   - messages: What is wrong, a line each.
  ///   - rest: What the others are, such as `words are unknown`.
  static func warnings(_ messages: some Sequence<String>, rest: String) {
    var count = 0
    for message in messages {
      if count < mostWarnings { warning(message) }
      count += 1
    }
    if count > mostWarnings { warning("\(count - mostWarnings) more \(rest)") }
  }

  private static let mostWarnings = 10

  /// The line without its middle where a long name or word makes it too long to read; its end, with
  /// the remedy, stays.
  private static func short(_ line: String) -> String {
    guard line.utf8.count > longestLine else { return line }
    // A scalar that is cut in two becomes a question mark.
    let bytes = line.utf8
    let start = String(decoding: bytes.prefix(longestLine / 2), as: UTF8.self)
    return start + " … " + String(decoding: bytes.suffix(longestLine / 2), as: UTF8.self)
  }

  /// In bytes of UTF-8; four times as long as names of files may be.
  private static let longestLine = 1024

  static func note(_ message: String) { write(Printable.text(message) + "\n") }

  /// Writes commands for GitHub's runner, which end with line breaks.
  static func commands(_ text: String) { write(text) }

  /// Writes a part of a line that will be written over.
  static func progress(_ text: String) { write(text) }

  /// Writes data to standard output.
  static func output(_ data: some DataProtocol) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw Failure(
        "standard output: \(WriteFault(error).finding); send it elsewhere", .inputOutput)
    }
  }

  private static func write(_ text: String) {
    // Nobody reads a closed standard error.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

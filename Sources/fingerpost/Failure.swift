import AssetExport
import Glyphs
import GoldenDiff
import Guidance
import PNGCoding
import Preview
import Raster
import Routes
import SVGCoding
import TextSafety

/// An error for the user: one line and an exit code.
struct Failure: Error {
  /// Exit codes of BSD's `sysexits.h`.
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

  /// Prefixes the error with the file, unless it is a `Failure` already.
  init(_ error: any Error, file: String? = nil) {
    if let failure = error as? Failure {
      self = failure
      return
    }
    message = (file.map { "\($0): " } ?? "") + "\(error)"
    code = Self.code(of: error)
    if code == .fault { message += "; please report this" }
    if case RouteError.unknownFormat = error { message += ", or name it with --format" }
  }

  static func naming<Value>(_ file: String?, _ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch {
      throw Failure(error, file: file)
    }
  }

  private static func code(of error: any Error) -> Code {
    switch error {
    case is RouteError, is TraceError, is GuidanceError, is LanguageError, is SVGError,
      is RasterError, is PNGError, is PictureFault, is UnwritablePath:
      .badData
    case let error as GlyphError:
      switch error {
      case .badTheme, .badIcon, .missingIcon, .noIcons: .badData
      case .unknownName, .unknownNetwork, .badParameter, .badWords: .usage
      }
    case let error as ExportError:
      switch error {
      case .cannotCreate: .cannotCreate
      case .cannotWrite: .inputOutput
      case .glyph(let error): code(of: error)
      case .badOption: .usage
      case .collision, .badName, .raster, .manifest, .drawing: .badData
      }
    case let error as GoldenError:
      switch error {
      case .folderAgainstFile: .usage
      case .absent, .nothing, .git: .noInput
      case .cannotList: .inputOutput
      case .badRules, .circle: .badData
      }
    case let error as PreviewError:
      switch error {
      case .source: .badData
      case .port, .noBrowser: .cannotCreate
      case .browser: .inputOutput
      }
    default: .fault
    }
  }
}

import Foundation
import GoldenDiff

/// Reads what libFuzzer made up as the rules of a comparison.
func fuzzRules(_ bytes: [UInt8]) {
  var book = RuleBook()
  _ = value { try book.add(Data(bytes)) }
}

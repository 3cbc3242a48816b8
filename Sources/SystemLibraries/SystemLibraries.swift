// What our code needs of Foundation and of the system, in one import.
//
// On Linux that is the part without languages and time zones, whose tables would make up three
// quarters of the program.

#if canImport(FoundationEssentials)
  @_exported public import Dispatch
  @_exported public import FoundationEssentials
  #if canImport(Glibc)
    @_exported public import Glibc
  #elseif canImport(Musl)
    @_exported public import Musl
  #endif
#else
  @_exported public import Foundation
#endif

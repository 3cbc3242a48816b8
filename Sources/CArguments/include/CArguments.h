// The arguments that the system gives to `main`.

#ifndef FINGERPOST_CARGUMENTS_H
#define FINGERPOST_CARGUMENTS_H

/// Returns the words, ended by a null pointer; a null pointer where the C library does not give them.
char *const *fp_arguments(void);

#endif

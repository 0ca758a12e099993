/** Returns why a file could not be read or written: the system's code, such as `ENOENT`, or the error message. */
export const reasonOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);

/** Why a file could not be read or written: the system's code, such as `ENOENT`, or else the error's own words. */
export const reasonOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);

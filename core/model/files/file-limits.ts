/** The limits of a file field. */
export interface FileLimits {
  /** Extensions and media types, as in the attribute; empty for all files. */
  readonly accept: string;
  readonly isMultiple: boolean;
  /** Number of files; above 0. */
  readonly maxFiles?: number;
  /** Of each file, in megabytes of 1,000,000 bytes; above 0. */
  readonly maxSize?: number;
}

/** Parses a limit. Returns undefined for no limit and for anything but a number above 0. */
export function parseLimit(value: unknown): number | undefined {
  const limit = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof limit === 'number' && Number.isFinite(limit) && limit > 0 ? limit : undefined;
}

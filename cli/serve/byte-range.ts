/** The first and the last byte of a part. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a Range header with one range (RFC 9110, https://www.rfc-editor.org/rfc/rfc9110#section-14.2). Returns
 * undefined for the whole file: without a range, with several ones, and with If-Range, because the ETags of files are
 * weak.
 */
export function byteRange(
  range: string | undefined,
  ifRange: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (ifRange !== undefined || first + last === '') return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}

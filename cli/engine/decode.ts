const marks: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a file: UTF-8 unless a byte order mark says UTF-16. The mark is dropped, as editors do: offset 0 and
 * column 1 are the first character after it.
 */
export function decode(bytes: Buffer): string {
  const [encoding = 'utf-8'] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  return new TextDecoder(encoding).decode(bytes);
}

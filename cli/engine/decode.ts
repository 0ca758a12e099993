const marks: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const markOf = (bytes: Buffer) => marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));

/**
 * The text of a file: UTF-8 unless a byte order mark says UTF-16. The mark is dropped, as editors do: offset 0 and
 * column 1 are the first character after it.
 */
export function decode(bytes: Buffer): string {
  const [encoding = 'utf-8'] = markOf(bytes) ?? [];
  return new TextDecoder(encoding).decode(bytes);
}

/** The bytes of a text in the encoding, and with the mark, of the file that it stands for. */
export function encode(text: string, like: Buffer): Buffer {
  const [encoding = 'utf-8', mark = []] = markOf(like) ?? [];
  const units = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
  return Buffer.concat([Buffer.from(mark), encoding === 'utf-16be' ? units.swap16() : units]);
}

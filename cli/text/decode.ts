/** Decodes the bytes of files to texts, and encodes texts. */
import type { Source } from './source.ts';

const marks: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const markOf = (bytes: Buffer) => marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));

const decoders = new Map<string, TextDecoder>();

function decoderOf(encoding: string): TextDecoder {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding);
  decoders.set(encoding, decoder);
  return decoder;
}

/**
 * Decodes a file: UTF-8 unless a byte order mark specifies UTF-16. The mark is dropped, as in editors: offset 0 and
 * column 1 are the first character after it.
 */
export function decode(bytes: Buffer): string {
  const [encoding = 'utf-8'] = markOf(bytes) ?? [];
  return decoderOf(encoding).decode(bytes);
}

/** Encodes a text in the encoding of the original file, with the same byte order mark. */
export function encode(text: string, like: Buffer): Buffer {
  const [encoding = 'utf-8', mark = []] = markOf(like) ?? [];
  const units = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
  return Buffer.concat([Buffer.from(mark), encoding === 'utf-16be' ? units.swap16() : units]);
}

/**
 * Returns the offset of the first bytes that are invalid in the file's encoding, such as Latin-1 in UTF-8. The text
 * has U+FFFD there. Returns undefined if there are none, or if the file itself contains that character.
 */
function undecoded(bytes: Buffer, text: string): number | undefined {
  if (!text.includes('\ufffd')) return undefined;
  const read = encode(text, bytes);
  const at = read.findIndex((byte, index) => byte !== bytes[index]);
  return at < 0 ? undefined : decode(read.subarray(0, at + 1)).length - 1;
}

/** Creates the source of a file from its bytes. */
export function sourceOf(file: string, bytes: Buffer): Source {
  const text = decode(bytes);
  const at = undecoded(bytes, text);
  return at === undefined ? { file, text } : { file, text, undecoded: at };
}

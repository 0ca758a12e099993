/** Findings of one file as bytes: they take a fraction of the memory of objects, and are stored in a cache as they are. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Fix, MessageArgs, Severity } from '../../core/model/finding.ts';
import type { PlacedFinding, PlacedRange } from '../finding.ts';

/** JSON in UTF-8 or, after a mark, compressed JSON. */
export type PackedFindings = Uint8Array;

/** Fewer bytes are not worth the time to compress them. */
const leastCompressed = 16_384;

/** The first byte of compressed findings; JSON begins with another one. */
const compressed = 0;

function compress(bytes: Buffer): PackedFindings {
  if (bytes.length < leastCompressed) return bytes;
  return Buffer.concat([Buffer.of(compressed), deflateRawSync(bytes, { level: 1 })]);
}

const decompress = (packed: PackedFindings): Buffer =>
  packed[0] === compressed
    ? inflateRawSync(packed.subarray(1))
    : Buffer.from(packed.buffer, packed.byteOffset, packed.length);

/** Line, column and offset of the start, and those of the end. */
type PackedRange = readonly [number, number, number, number, number, number];

interface Rest {
  readonly related?: PackedRange;
  readonly path?: readonly (string | number)[];
  readonly fix?: Fix;
}

type Packed = readonly [
  rule: string,
  code: string,
  severity: Severity,
  args: MessageArgs,
  range: PackedRange,
  rest?: Rest,
];

const packRange = ({ start, end }: PlacedRange): PackedRange => [
  start.line,
  start.column,
  start.offset,
  end.line,
  end.column,
  end.offset,
];

const unpackRange = ([line, column, offset, endLine, endColumn, endOffset]: PackedRange): PlacedRange => ({
  start: { line, column, offset },
  end: { line: endLine, column: endColumn, offset: endOffset },
});

function pack(finding: PlacedFinding): Packed {
  const { rule, code, severity, args, related, path, fix } = finding;
  const range = packRange(finding);
  if (!related && !path && !fix) return [rule, code, severity, args, range];
  const rest = { ...(related && { related: packRange(related) }), ...(path && { path }), ...(fix && { fix }) };
  return [rule, code, severity, args, range, rest];
}

function unpack([rule, code, severity, args, range, rest]: Packed, file: string): PlacedFinding {
  const finding = { rule, code, severity, args, file, ...unpackRange(range) };
  if (!rest) return finding;
  const { related, ...others } = rest;
  return { ...finding, ...(related && { related: unpackRange(related) }), ...others };
}

const nothing: PackedFindings = new Uint8Array();

/** Packs the findings of one file. */
export const packFindings = (findings: readonly PlacedFinding[]): PackedFindings =>
  findings.length === 0 ? nothing : compress(Buffer.from(JSON.stringify(findings.map(pack))));

/** Returns the findings of a file, in the order in which they were packed. */
export function unpackFindings(packed: PackedFindings, file: string): readonly PlacedFinding[] {
  if (packed.length === 0) return [];
  // `packFindings` has written the bytes; a cache is read only if its checksum is right.
  const all = JSON.parse(decompress(packed).toString()) as readonly Packed[];
  return all.map((one) => unpack(one, file));
}

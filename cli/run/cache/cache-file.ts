/** The file of a cache: a line with versions and a checksum, and for each command its texts and records. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { version } from '../../../package.json';
import { codeOf } from '../../reason.ts';
import { hashOf } from './content-hash.ts';

/** Increases with each change of the form of the file. */
const form = 2;

const mark = 'site-elements cache ';

const newline = 0x0a;

/** Results of another version of Node or of this package do not count. */
const versions = `${form} ${version} ${process.versions.node}`;

/** The results of one command. */
export interface Section {
  /** Texts that records refer to by number. */
  readonly texts: readonly string[];
  /** The number of texts when all records were last written anew; later texts may be unused. */
  readonly usedTexts: number;
  readonly records: readonly StoredRecord[];
}

/** The result for one file: JSON about it, and its packed findings. */
export interface StoredRecord {
  readonly head: Uint8Array;
  readonly findings: Uint8Array;
}

/** The sections by command. */
export type Sections = ReadonlyMap<string, Section>;

/** Why the file is not used; `foreign` if it is not a cache, and must not be replaced. */
export type CacheFault = 'missing' | 'foreign' | 'old' | 'damaged';

interface SectionHead extends Omit<Section, 'records'> {
  readonly name: string;
  /** The lengths in bytes of each record's two parts. */
  readonly lengths: readonly (readonly [head: number, findings: number])[];
}

/** Returns the bytes up to the next line break, and the offset after it. */
function lineAt(bytes: Buffer, start: number): readonly [line: string, end: number] {
  const end = bytes.indexOf(newline, start);
  if (end < 0) throw new Error('The last line has no end.');
  return [bytes.toString('utf8', start, end), end + 1];
}

function readSections(bytes: Buffer): Sections {
  const sections = new Map<string, Section>();
  for (let at = 0; at < bytes.length; ) {
    const [line, start] = lineAt(bytes, at);
    at = start;
    // Its checksum shows that this package has written the line.
    const { name, texts, usedTexts, lengths } = JSON.parse(line) as SectionHead;
    const records = lengths.map(([head, findings]): StoredRecord => {
      const middle = at + head;
      const record = { head: bytes.subarray(at, middle), findings: bytes.subarray(middle, middle + findings) };
      at = middle + findings;
      return record;
    });
    sections.set(name, { texts, usedTexts, records });
  }
  return sections;
}

/** Returns the sections of a cache, or why it is not used. @throws Error of the system when the file cannot be read. */
export async function readCacheFile(path: string): Promise<Sections | CacheFault> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return 'missing';
    throw cause;
  }
  // An empty file holds nothing that could be lost.
  if (bytes.length === 0) return 'damaged';
  if (!bytes.subarray(0, mark.length).equals(Buffer.from(mark))) return 'foreign';
  const end = bytes.indexOf(newline);
  const [checksum, ...others] = bytes.toString('utf8', mark.length, Math.max(end, 0)).split(' ');
  if (end >= 0 && others.join(' ') !== versions) return 'old';
  const content = bytes.subarray(end + 1);
  if (end < 0 || hashOf(content) !== checksum) return 'damaged';
  try {
    return readSections(content);
  } catch {
    return 'damaged';
  }
}

function* partsOf(sections: Sections): Generator<Uint8Array> {
  for (const [name, { texts, usedTexts, records }] of sections) {
    const lengths = records.map(({ head, findings }) => [head.length, findings.length] as const);
    const head: SectionHead = { name, texts, usedTexts, lengths };
    yield Buffer.from(`${JSON.stringify(head)}\n`);
    for (const record of records) yield* [record.head, record.findings];
  }
}

/** Whether a file may be replaced: it does not exist, is empty, or is a cache of any version. */
async function isReplaceable(path: string): Promise<boolean> {
  const handle = await open(path).catch((cause: unknown) => {
    if (codeOf(cause) !== 'ENOENT') throw cause;
  });
  if (!handle) return true;
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0);
    return bytesRead === 0 || buffer.toString('utf8', 0, bytesRead) === mark;
  } finally {
    await handle.close();
  }
}

/**
 * Replaces the file at once, so that other runs read either its content before or that after. Returns false for a file
 * that is not a cache; it stays as it is.
 *
 * @throws Error of the system when the file cannot be written.
 */
export async function writeCacheFile(path: string, sections: Sections): Promise<boolean> {
  if (!(await isReplaceable(path))) return false;
  const content = Buffer.concat([...partsOf(sections)]);
  const aside = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(aside, [Buffer.from(`${mark}${hashOf(content)} ${versions}\n`), content], { flag: 'wx' });
    await rename(aside, path);
  } catch (cause) {
    await rm(aside, { force: true });
    throw cause;
  }
  return true;
}

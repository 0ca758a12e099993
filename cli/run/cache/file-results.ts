/** The results of one command by file, as a cache keeps them: a result counts while the content of its file is the same. */
import type { PackedFindings } from '../packed-findings.ts';
import type { Section, StoredRecord } from './cache-file.ts';

/** The facts of every record. */
interface RecordHead<Head> {
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  /** The hash of the content, and of the options that the result depends on. */
  readonly key: string;
  readonly head: Head;
}

interface WrittenResult<Head> {
  readonly head: Head;
  readonly findings: PackedFindings;
  /** The texts that are new since the last call. */
  readonly texts: readonly string[];
}

/** The form of a command's results in a cache. */
export interface ResultForm<Result, Head> {
  /** The name of the command. */
  readonly name: string;
  /** Returns a function that writes results, which may refer to the texts by number. */
  readonly writer: (texts: readonly string[]) => (result: Result) => WrittenResult<Head>;
  readonly reader: (texts: readonly string[]) => (head: Head, findings: PackedFindings, file: string) => Result;
}

interface Entry<Head> {
  readonly key: string;
  readonly head: Head;
  readonly record: StoredRecord;
}

/** Texts that are no longer used are kept until there are as many as this, or as used ones. */
const mostUnusedTexts = 1000;

/** Reads UTF-8 without a copy of the bytes. */
const textOf = ({ buffer, byteOffset, length }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, length).toString();

/** The results of one command, by file. */
export class FileResults<Result, Head = unknown> {
  readonly #form: ResultForm<Result, Head>;
  readonly #entries = new Map<string, Entry<Head>>();
  readonly #texts: string[];
  readonly #usedTexts: number;
  readonly #read: (head: Head, findings: PackedFindings, file: string) => Result;
  #write: ((result: Result) => WrittenResult<Head>) | undefined;
  /** The files whose results were read or written. */
  readonly #used = new Set<string>();
  #isChanged = false;

  /** @throws Error when the section has another form. */
  constructor(form: ResultForm<Result, Head>, section?: Section) {
    this.#form = form;
    this.#texts = [...(section?.texts ?? [])];
    this.#usedTexts = section?.usedTexts ?? 0;
    this.#read = form.reader(this.#texts);
    for (const record of section?.records ?? []) {
      // Written by `set`; the checksum of the file is right.
      const { file, key, head } = JSON.parse(textOf(record.head)) as RecordHead<Head>;
      this.#entries.set(file, { key, head, record });
    }
  }

  has(file: string): boolean {
    return this.#entries.has(file);
  }

  /** Returns the result for a file, if it was stored with this key. */
  get(file: string, key: string): Result | undefined {
    const entry = this.#entries.get(file);
    if (entry?.key !== key) return undefined;
    this.#used.add(file);
    return this.#read(entry.head, entry.record.findings, file);
  }

  set(file: string, key: string, result: Result): void {
    this.#write ??= this.#form.writer(this.#texts);
    const { head, findings, texts } = this.#write(result);
    this.#texts.push(...texts);
    const json: RecordHead<Head> = { file, key, head };
    this.#entries.set(file, { key, head, record: { head: Buffer.from(JSON.stringify(json)), findings } });
    this.#used.add(file);
    this.#isChanged = true;
  }

  /** Removes the results of files that no longer exist. Those that were used do. */
  keepOnly(isPresent: (file: string) => boolean): void {
    for (const file of this.#entries.keys()) {
      if (this.#used.has(file) || isPresent(file)) continue;
      this.#entries.delete(file);
      this.#isChanged = true;
    }
  }

  /** Returns the section to write; undefined if nothing has changed. */
  changedSection(): Section | undefined {
    if (!this.#isChanged) return undefined;
    if (this.#texts.length > 2 * this.#usedTexts + mostUnusedTexts && this.#usedTexts > 0)
      return this.#rewritten().changedSection();
    const records = [...this.#entries.values()].map(({ record }) => record);
    return { texts: this.#texts, usedTexts: this.#usedTexts || this.#texts.length, records };
  }

  /** Returns the same results without the texts that none of them uses. */
  #rewritten(): FileResults<Result, Head> {
    const fresh = new FileResults(this.#form);
    for (const [file, { key, head, record }] of this.#entries)
      fresh.set(file, key, this.#read(head, record.findings, file));
    return fresh;
  }
}

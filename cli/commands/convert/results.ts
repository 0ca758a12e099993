import { extname } from 'node:path';
import type { Io } from '../../command.ts';
import type { ConvertedText } from '../../convert/converted-text.ts';
import { htmlReport, jsonReport, type ReportedFile, reportFile } from '../../convert/report.ts';
import type { FileFindings, UnreadFile } from '../../report/report-types.ts';
import { type PackedFindings, packFindings } from '../../run/packed-findings.ts';
import { sourceAgain, storedFindings } from '../../run/stored-findings.ts';
import { findingsOf } from './findings.ts';

/** A file after conversion. */
interface ConvertedFile extends Pick<ConvertedText, 'parts' | 'mapped'>, Pick<FileResult, 'file' | 'text'> {
  /** The path in the output folder. */
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

/** The results of a file as bytes, without its texts, which take much more memory. Threads can send it. */
export interface FileResult {
  readonly file: string;
  /** The text of the source, if it cannot be read again. */
  readonly text?: string | undefined;
  readonly findings?: PackedFindings;
  /** The part of the report, as JSON. */
  readonly reported?: Uint8Array;
}

/** Packs the results of a file. */
export function resultOf(converted: ConvertedFile, isReported: boolean): FileResult {
  const { file, text, before, parts, ...rest } = converted;
  const findings = findingsOf(file, before, parts);
  const { place, ...change } = rest;
  return {
    file,
    ...(findings.length > 0 && { findings: packFindings(findings), text }),
    ...(isReported && {
      reported: Buffer.from(JSON.stringify(reportFile(file, place, { ...change, before, parts }))),
    }),
  };
}

/** Collects the results of a run. */
export class Results {
  readonly findings: FileFindings[] = [];
  readonly unread: UnreadFile[] = [];
  /** The names of the pages that were read. */
  readonly read = new Set<string>();
  /** Whether `reportText` will be called. */
  readonly isReported: boolean;
  readonly #reported: Uint8Array[] = [];

  constructor(isReported: boolean) {
    this.isReported = isReported;
  }

  add({ file, text, findings, reported }: FileResult, io: Pick<Io, 'cwd' | 'texts'>): void {
    const source = text === undefined ? sourceAgain(file, io) : { file, text };
    if (findings) this.findings.push(storedFindings(source, [findings], () => ({})));
    if (reported) this.#reported.push(reported);
  }

  /** Returns the report in pieces, in the format that the name of its file specifies. */
  reportText(file: string): Iterable<string> {
    const packed = this.#reported;
    const files = function* (): Generator<ReportedFile> {
      for (const bytes of packed) yield JSON.parse(Buffer.from(bytes).toString());
    };
    return extname(file) === '.html' ? htmlReport(files()) : jsonReport(files());
  }
}

import { extname } from 'node:path';
import type { ConvertedText } from '../../convert/converted-text.ts';
import { htmlReport, jsonReport, type ReportedFile, reportFile } from '../../convert/report.ts';
import type { FileFindings, UnreadFile } from '../../report/report-types.ts';
import { packFindings } from '../../run/packed-findings.ts';
import { storedFindings } from '../../run/stored-findings.ts';
import type { Source } from '../../text/source.ts';
import { findingsOf } from './findings.ts';

/** A file after conversion. */
interface ConvertedFile extends Pick<ConvertedText, 'parts' | 'mapped'> {
  /** The source, which may read its text again. */
  readonly kept: Source;
  /** The path in the output folder. */
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

/** Collects the results of a run as bytes, without the texts of files, which take much more memory. */
export class Results {
  readonly findings: FileFindings[] = [];
  readonly unread: UnreadFile[] = [];
  /** The names of the pages that were read. */
  readonly read = new Set<string>();
  readonly #reported: Buffer[] = [];
  readonly #isReported: boolean;

  /** @param isReported whether `reportText` will be called */
  constructor(isReported: boolean) {
    this.#isReported = isReported;
  }

  add({ kept, place, before, after, parts, mapped }: ConvertedFile): void {
    const { file } = kept;
    const findings = findingsOf(file, before, parts);
    if (findings.length > 0) this.findings.push(storedFindings(kept, [packFindings(findings)], () => ({})));
    if (this.#isReported)
      this.#reported.push(Buffer.from(JSON.stringify(reportFile(file, place, { parts, mapped, before, after }))));
  }

  /** Returns the report in pieces, in the format that the name of its file specifies. */
  reportText(file: string): Iterable<string> {
    const packed = this.#reported;
    const files = function* (): Generator<ReportedFile> {
      for (const bytes of packed) yield JSON.parse(bytes.toString());
    };
    return extname(file) === '.html' ? htmlReport(files()) : jsonReport(files());
  }
}

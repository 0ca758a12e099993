/** Converts a page of a saved site: leads its URLs to the files of the site, then converts its blocks. */
import type { MessageArgs } from '../../core/model/finding.ts';
import { readPage } from '../lint/page/page.ts';
import type { Source } from '../text/source.ts';
import { convertPage } from './convert-page.ts';
import { Edits } from './edits.ts';
import { mapPage, siteHosts } from './files/map-page.ts';
import type { MissingFile } from './files/map-urls.ts';
import { relativeUrl, type SavedFiles } from './files/saved-files.ts';
import type { Outcome } from './job.ts';
import type { messages } from './messages.en.ts';

/** The folder of our files, in the folder of the site. */
export const elementsFolder = 'site-elements';

/** A part of a page, with its place before and after. */
export interface ConvertedPart {
  readonly outcome: Outcome;
  readonly code: keyof typeof messages;
  readonly args: MessageArgs;
  /** Offsets in the source. */
  readonly start: number;
  readonly end: number;
  /** The offset in the new text. */
  readonly newStart: number;
}

export interface ConvertedSitePage {
  readonly text: string;
  /** In the order of the source. */
  readonly parts: readonly ConvertedPart[];
  /** The number of URLs that lead to a file of the site now. */
  readonly mapped: number;
  /** The hosts of the site, as the page names them. */
  readonly hosts: readonly string[];
}

/** Scripts of the platform are removed, and metadata must stay absolute. */
const isNeeded = ({ kind }: MissingFile): boolean => kind !== 'script' && kind !== 'metadata' && kind !== 'base';

const sizeText = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  ` (${width} × ${height})`;

/**
 * Converts a page. `place` is its path in the site, `elements` the URL of the folder with our files; by default, that folder is in the
 * site.
 */
export function convertSitePage(
  source: Source,
  place: string,
  files: SavedFiles,
  elements?: string,
): ConvertedSitePage {
  const page = readPage({ ...source, file: place });
  const { fixes, changes, missing } = mapPage(page, files);
  const folder = elements ?? relativeUrl(place, `${elementsFolder}/`);
  const mapped = new Edits();
  for (const { start, end, text } of fixes) mapped.replace(start, end, text);
  const converted = convertPage({ file: place, text: mapped.apply(source.text) }, { folder });
  const before = (offset: number): number => mapped.offsetBefore(offset);
  const parts: readonly ConvertedPart[] = [
    ...converted.conversions.map((one) => ({ ...one, start: before(one.start), end: before(one.end) })),
    ...missing.filter(isNeeded).map(({ url, size, kind, start, end }): ConvertedPart => {
      const args = { url, size: size ? sizeText(size) : '' };
      const code = kind === 'link' ? 'convert-missing-page' : 'convert-missing-file';
      return { outcome: 'decide', code, args, start, end, newStart: converted.offsetAfter(mapped.offsetAfter(start)) };
    }),
  ];
  return {
    text: converted.text,
    parts: parts.toSorted((a, b) => a.start - b.start),
    mapped: changes.length,
    hosts: siteHosts(page),
  };
}

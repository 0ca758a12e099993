import { Edits } from './edits.ts';
import type { MappedUrls, MissingFile } from './files/map-urls.ts';
import type { Conversion } from './job.ts';

/** A part of a file, with its place before and after. */
export interface ConvertedPart extends Conversion {
  /** The offset in the new text. */
  readonly newStart: number;
}

/** A page or stylesheet after conversion. */
export interface ConvertedText {
  readonly text: string;
  /** In the order of the source. */
  readonly parts: readonly ConvertedPart[];
  /** The number of URLs that lead to a file of the site now. */
  readonly mapped: number;
}

/** Scripts of the platform are removed, and metadata must stay absolute. */
const isNeeded = ({ kind }: MissingFile): boolean => kind !== 'script' && kind !== 'metadata' && kind !== 'base';

const sizeText = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  ` (${width} × ${height})`;

function missingPart({ url, size, kind, start, end }: MissingFile): Conversion {
  const args = { url, size: size ? sizeText(size) : '' };
  const code = kind === 'link' ? 'convert-missing-page' : 'convert-missing-file';
  return { outcome: 'decide', code, args, start, end };
}

/** Applies the edits that lead URLs to the files of the site, with those that `convert` adds. `convert` returns its parts. */
export function applyEdits(
  text: string,
  { fixes, changes, missing }: MappedUrls,
  convert: (edits: Edits) => readonly Conversion[] = () => [],
): ConvertedText {
  const edits = new Edits();
  for (const { start, end, text } of fixes) edits.replace(start, end, text);
  const parts = [...convert(edits), ...missing.filter(isNeeded).map(missingPart)];
  return {
    text: edits.apply(text),
    parts: parts.sort((a, b) => a.start - b.start).map((one) => ({ ...one, newStart: edits.offsetAfter(one.start) })),
    mapped: changes.length,
  };
}

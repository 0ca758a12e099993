/** Converts a page of a saved site: its URLs lead to the files of the site afterwards, and its blocks are elements. */
import { readPage } from '../lint/page/page.ts';
import type { Source } from '../text/source.ts';
import { convertPage } from './convert-page.ts';
import { applyEdits, type ConvertedText } from './converted-text.ts';
import { mapPage, siteHosts } from './files/map-page.ts';
import { relativeUrl, type SavedFiles } from './files/saved-files.ts';

/** The folder of our files, in the folder of the site. */
export const elementsFolder = 'site-elements';

export interface ConvertedSitePage extends ConvertedText {
  /** The hosts of the site, as the page names them. */
  readonly hosts: readonly string[];
}

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
  const { localUrl, ...mapped } = mapPage(page, files);
  const folder = elements ?? relativeUrl(place, `${elementsFolder}/`);
  const localUrls = new Map(
    mapped.changes.flatMap(({ attribute, to }) => (attribute ? [[attribute, to] as const] : [])),
  );
  const converted = applyEdits(source.text, mapped, (edits) =>
    convertPage(page, edits, { folder, localUrls, localUrl }),
  );
  return { ...converted, hosts: siteHosts(page) };
}

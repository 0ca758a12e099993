import type { Source } from '../text/source.ts';
import { applyEdits, type ConvertedText } from './converted-text.ts';
import { mapCss } from './files/map-css.ts';
import type { SavedFiles } from './files/saved-files.ts';

/** Rewrites the URLs of a stylesheet so that they lead to the files of its site. `place` is its path in the site, `hosts` are those of the site. */
export const convertStylesheet = (
  { text }: Source,
  place: string,
  files: SavedFiles,
  hosts: Iterable<string>,
): ConvertedText => applyEdits(text, mapCss(text, place, files, hosts));

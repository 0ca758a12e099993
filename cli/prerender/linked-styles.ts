/** Links the stylesheet that prerendered roots share, `prerendered.css`, which the build writes beside the chunks (tools/build/prerendered-sheet.ts). */
import type MagicString from 'magic-string';
import { isOwnFolder, type OwnScript } from '../preload/own-scripts.ts';
import { checksumOf } from '../text/prerendered-root.ts';
import { findHeadEnd, isInHead } from './head.ts';
import { attributeOf, type TreeElement } from './select.ts';

const fileName = 'prerendered.css';

/** Returns the name of a stylesheet in `prerendered.css`: its rules apply to views whose `data-site-view` contains it. */
export const sheetName = (css: string): string => checksumOf(css).slice(-4);

/**
 * Returns the URL of `prerendered.css` beside the script of the page; undefined without such a script. A script in a folder of this
 * package is preferred to another file with the same name.
 */
export function findStylesUrl(scripts: readonly OwnScript[]): string | undefined {
  const script = scripts.find(({ folder }) => isOwnFolder(folder)) ?? scripts[0];
  return script && `${script.folder}${fileName}`;
}

/**
 * Writes a link into the `<head>`, without which some engines paint the roots before their links are loaded. A page that has its own
 * link to the same URL stays as it is.
 */
export function linkInHead(elements: readonly TreeElement[], source: MagicString, link: string, url: string): void {
  const isLink = (element: TreeElement): boolean =>
    element.tagName === 'link' && attributeOf(element, 'href') === url && isInHead(element);
  if (!elements.some(isLink)) source.appendLeft(findHeadEnd(elements), link);
}

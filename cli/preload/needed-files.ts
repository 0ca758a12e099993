/** Lists the files of a build that a page needs before the visitor scrolls or points at anything. */
import { isInTemplate } from '../lint/page/closest.ts';
import { attributeOf, type Page, type PageElement, textOf } from '../lint/page/page.ts';
import { type ChunkList, withImports } from './chunk-list.ts';
import { partsOf } from './element-parts.ts';
import { loaderFile, type OwnScript } from './own-scripts.ts';

const isOpen = (element: PageElement): boolean => attributeOf(element, 'open') !== undefined;

const needsNow = (element: PageElement, { moments }: ChunkList): boolean => {
  const moment = Object.hasOwn(moments, element.name) ? moments[element.name] : undefined;
  return moment !== undefined && (moment !== 'on-intent' || isOpen(element));
};

/** The script that wakes prerendered elements, and the one with which an element takes over its markup. */
const wakingFile = 'prerendered';
const hydrationFile = 'hydration';

/**
 * Files that the loader requests automatically. Elements near the viewport can be anywhere, so all of them count. A prerendered element
 * is on the page without its files; they would only delay others, unless it is open.
 */
function loadedByLoader(page: Page, list: ChunkList): readonly string[] {
  const live = page.elements.filter((element) => !isInTemplate(element, page));
  const named = live.flatMap((element) => textOf(element, 'data-site-preload').split(/\s+/));
  const prerendered = new Set(page.prerendered.map(({ host }) => host?.tag.start));
  const filesOf = (element: PageElement): readonly string[] => {
    if (!needsNow(element, list)) return [];
    if (!prerendered.has(element.tag.start)) return [element.name, ...partsOf(element)];
    return isOpen(element) ? [hydrationFile, element.name] : [];
  };
  return [...(prerendered.size > 0 ? [wakingFile] : []), ...named, ...live.flatMap(filesOf)];
}

/** The files that a script requests and all of their imports, dependencies first. */
export const neededFiles = ({ file }: OwnScript, page: Page, list: ChunkList): readonly string[] =>
  withImports(file === loaderFile ? loadedByLoader(page, list).map((name) => `${name}.js`) : [file], list);

/** Lists the files of a build that a page needs before the visitor scrolls or points at anything. */
import { attributeOf, type TreeElement } from '../prerender/select.ts';
import { type ChunkList, withImports } from './chunk-list.ts';
import { partsOf } from './element-parts.ts';
import { loaderFile, type OwnScript } from './own-scripts.ts';

const isOpen = (element: TreeElement): boolean => attributeOf(element, 'open') !== undefined;

const needsNow = (element: TreeElement, { moments }: ChunkList): boolean => {
  const moment = Object.hasOwn(moments, element.tagName) ? moments[element.tagName] : undefined;
  return moment !== undefined && (moment !== 'on-intent' || isOpen(element));
};

/** The script that wakes prerendered elements, and the one with which an element takes over its markup. */
const wakingFile = 'prerendered';
const hydrationFile = 'hydration';

/** Whether an element of the page is prerendered. */
export type IsPrerendered = (element: TreeElement) => boolean;

/**
 * Files that the loader requests automatically. Elements near the viewport can be anywhere, so all of them count. A prerendered element
 * is on the page without its files; they would only delay others, unless it is open.
 */
function loadedByLoader(
  elements: readonly TreeElement[],
  isPrerendered: IsPrerendered,
  list: ChunkList,
): readonly string[] {
  const named = elements.flatMap((element) => attributeOf(element, 'data-site-preload')?.split(/\s+/) ?? []);
  const filesOf = (element: TreeElement): readonly string[] => {
    if (!needsNow(element, list)) return [];
    if (!isPrerendered(element)) return [element.tagName, ...partsOf(element)];
    return isOpen(element) ? [hydrationFile, element.tagName] : [];
  };
  return [...(elements.some(isPrerendered) ? [wakingFile] : []), ...named, ...elements.flatMap(filesOf)];
}

/** The files that a script requests and all of their imports, dependencies first. */
export const neededFiles = (
  { file }: OwnScript,
  elements: readonly TreeElement[],
  isPrerendered: IsPrerendered,
  list: ChunkList,
): readonly string[] =>
  withImports(
    file === loaderFile ? loadedByLoader(elements, isPrerendered, list).map((name) => `${name}.js`) : [file],
    list,
  );

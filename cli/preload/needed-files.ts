/** Lists the files of a build that a page needs before the visitor scrolls or points at anything. */
import { isInTemplate } from '../lint/page/closest.ts';
import { attributeOf, type Page, type PageElement, textOf } from '../lint/page/page.ts';
import { type ChunkList, withImports } from './chunk-list.ts';
import { partsOf } from './element-parts.ts';
import { loaderFile, type OwnScript } from './own-scripts.ts';

const needsNow = (element: PageElement, { moments }: ChunkList): boolean => {
  const moment = Object.hasOwn(moments, element.name) ? moments[element.name] : undefined;
  return moment !== undefined && (moment !== 'on-intent' || attributeOf(element, 'open') !== undefined);
};

/** Files that the loader requests automatically. Elements near the viewport can be anywhere, so all of them count. */
function loadedByLoader(page: Page, list: ChunkList): readonly string[] {
  const live = page.elements.filter((element) => !isInTemplate(element, page));
  const named = live.flatMap((element) => textOf(element, 'data-site-preload').split(/\s+/));
  const needed = live.filter((element) => needsNow(element, list));
  return [...named, ...needed.flatMap((element) => [element.name, ...partsOf(element)])];
}

/** The files that a script requests and all of their imports, dependencies first. */
export const neededFiles = ({ file }: OwnScript, page: Page, list: ChunkList): readonly string[] =>
  withImports(file === loaderFile ? loadedByLoader(page, list).map((name) => `${name}.js`) : [file], list);

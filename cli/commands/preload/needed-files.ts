/** What a page needs of one build before anybody has scrolled or pointed at anything. */
import { attributeOf, isTemplate, isWithin, type Page, type PageElement, textOf } from '../../lint/page/page.ts';
import { type ChunkList, withImports } from './chunk-list.ts';
import { partsOf } from './element-parts.ts';
import { loaderFile, type OwnScript } from './own-scripts.ts';

const needsNow = (element: PageElement, { moments }: ChunkList): boolean => {
  const moment = Object.hasOwn(moments, element.name) ? moments[element.name] : undefined;
  return moment !== undefined && (moment !== 'on-intent' || attributeOf(element, 'open') !== undefined);
};

/** What the loader will ask for by itself: elements near the viewport may stand anywhere, so all of them count. */
function loadedByLoader({ elements }: Page, list: ChunkList): readonly string[] {
  const live = elements.filter((element) => !isWithin(element, isTemplate));
  const named = live.flatMap((element) => textOf(element, 'data-site-preload').split(/\s+/));
  const needed = live.filter((element) => needsNow(element, list));
  return [...named, ...needed.flatMap((element) => [element.name, ...partsOf(element)])];
}

/** The files that a script will ask for and all that they import, what others import first. */
export const neededFiles = ({ file }: OwnScript, page: Page, list: ChunkList): readonly string[] =>
  withImports(file === loaderFile ? loadedByLoader(page, list).map((name) => `${name}.js`) : [file], list);

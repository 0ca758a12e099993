/** What a page needs of one build before anybody has scrolled or pointed at anything. */
import { attributeOf, type Page, type PageElement } from '../../engine/page.ts';
import { type ChunkList, withImports } from './chunk-list.ts';
import { loaderFile, type OwnScript } from './own-scripts.ts';

const needsNow = (element: PageElement, { moments }: ChunkList): boolean => {
  const moment = Object.hasOwn(moments, element.name) ? moments[element.name] : undefined;
  return moment !== undefined && (moment !== 'on-intent' || attributeOf(element, 'open') !== undefined);
};

/** What the loader will ask for by itself: elements near the viewport may stand anywhere, so all of them count. */
const loadedByLoader = ({ preload }: OwnScript, page: Page, list: ChunkList): readonly string[] => [
  ...preload,
  ...page.elements.filter((element) => needsNow(element, list)).map(({ name }) => name),
];

const startedBy = (script: OwnScript, page: Page, list: ChunkList): readonly string[] =>
  script.file === loaderFile ? loadedByLoader(script, page, list).map((tag) => `${tag}.js`) : [script.file];

/**
 * The files to preload, what others import first. Left out is what the markup asks for itself: the scripts' own files.
 */
export function neededFiles(scripts: readonly OwnScript[], page: Page, list: ChunkList): readonly string[] {
  const inMarkup = new Set(scripts.map(({ file }) => file));
  const started = scripts.flatMap((script) => startedBy(script, page, list));
  return withImports(started, list).filter((file) => !inMarkup.has(file));
}

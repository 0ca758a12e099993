/** Reads the position of a page in its site from its site contexts. Contexts that cannot be parsed are ignored. */
import { readElementContext } from '../../../core/model/site-context/read-element-context.ts';
import { collectionTypes } from '../../../core/model/vocabularies/pages.ts';
import { attributeOf, named, type Page, type PageElement, type Range, textOf } from '../page/page.ts';
import { scriptHolds } from './page-scripts.ts';
import { assignedContexts, contextNames } from './script-contexts.ts';

/** Ids and paths as written in a context. */
export interface PageContext {
  readonly website?: string;
  readonly collection?: string;
  /** The path of the item or collection that the page shows. */
  readonly address?: string;
  /** The currency of the shop. */
  readonly currency?: string;
  /** Paths of the site in the context. */
  readonly paths: readonly string[];
  /** The path of a collection that has items below. */
  readonly listing?: string;
  /**
   * Whether no other page can have this context, because it is that of an item or of a collection with a single page.
   */
  readonly isSingle: boolean;
  readonly isHomepage: boolean;
}

export interface PlacedContext extends PageContext, Range {}

const markers = ['data-site-context', ...contextNames];

/**
 * A string, a brace, or other characters of JSON. Names of variables do not match, so that reading ends before the
 * next context.
 */
const jsonPart = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}]|[\s\d:,.+\-[\]]+|true|false|null|[eE]/sy;

/** Returns the end of the object that begins at an offset; undefined if it is not JSON. */
function objectEnd(text: string, start: number): number | undefined {
  let depth = 0;
  jsonPart.lastIndex = start;
  for (let part = jsonPart.exec(text); part; part = jsonPart.exec(text)) {
    if (part[0] === '{') depth += 1;
    if (part[0] === '}') depth -= 1;
    if (depth === 0) return jsonPart.lastIndex;
  }
  return undefined;
}

/** Returns the ranges of site contexts in a script of the page, in order. */
export function contextRanges(script: PageElement, text: string): readonly Range[] {
  const start = text.indexOf('>', script.attributes.at(-1)?.end ?? script.tag.end) + 1;
  const holds = scriptHolds(textOf(script, 'type'), attributeOf(script, 'data-site-context') !== undefined);
  if (holds === undefined) return [];
  if (holds === 'data') return [{ start, end: script.end }];
  return assignedContexts(text, start, script.end).flatMap((at) => {
    const end = objectEnd(text, at);
    return end === undefined ? [] : [{ start: at, end }];
  });
}

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const textAt = (value: unknown, key: string): string | undefined => {
  const text = member(value, key);
  return typeof text === 'string' && text !== '' ? text : undefined;
};

const pathOf = (value: unknown): string | undefined => {
  const urlId = textAt(value, 'urlId');
  return textAt(value, 'fullUrl') ?? (urlId === undefined ? undefined : `/${urlId}`);
};

function read(json: string): PageContext | undefined {
  try {
    const value: unknown = JSON.parse(json);
    const [website, collection, item] = ['website', 'collection', 'item'].map((key) => member(value, key));
    const [ofCollection, ofItem] = [pathOf(collection), textAt(item, 'fullUrl')];
    const [site, id, address] = [textAt(website, 'id'), textAt(collection, 'id'), item ? ofItem : ofCollection];
    const { selectedCurrency, defaultCurrency } = readElementContext(value).storeSettings ?? {};
    const currency = selectedCurrency ?? defaultCurrency;
    const isPage = member(collection, 'type') === collectionTypes.page;
    return {
      ...(site !== undefined && { website: site }),
      ...(id !== undefined && { collection: id }),
      ...(address !== undefined && { address }),
      ...(currency !== undefined && { currency }),
      paths: [ofCollection, ofItem].filter((path) => path !== undefined),
      ...(ofCollection !== undefined && !isPage && { listing: ofCollection }),
      isSingle: isPage || ofItem !== undefined,
      isHomepage: member(collection, 'homepage') === true,
    };
  } catch {
    return undefined;
  }
}

/** Returns the valid site contexts of a page, in order. */
export function contextsOf(page: Page): readonly PlacedContext[] {
  const { text } = page.source;
  if (!markers.some((marker) => text.includes(marker))) return [];
  return named(page, 'script')
    .flatMap((script) => contextRanges(script, text))
    .flatMap((range) => {
      const context = read(text.slice(range.start, range.end));
      return context ? [{ ...context, ...range }] : [];
    });
}

/** Finds the site contexts and other entities in a file. They are identified by content, never by file name. */
import type { EntityName } from '../../../core/model/schema/names.ts';
import { hasTemplateCode, isDynamic } from '../page/dynamic.ts';
import { attributeOf, type PageElement, readPage, textOf } from '../page/page.ts';
import { faultsIn, isAllowedInSettings } from './fault-text.ts';
import { type EmbeddedJson, jsonInAttribute } from './json-ranges.ts';
import { pageScripts } from './page-scripts.ts';
import { parseJson } from './parse-json.ts';
import { type JsonReading, readJson } from './read-json.ts';
import { type RecognisedEntity, recognise, recogniseBlock, schemaProblems } from './recognise.ts';
import { assignedContexts, contextNames } from './script-contexts.ts';

/** The kind of a file. */
export type FileKind = 'json' | 'page' | 'script';

/** A JSON text in a file, and the entities in it. */
export interface FoundEntities extends EmbeddedJson {
  /** Whether the value at the start of `text` is part of a script. Elsewhere the whole text has to be JSON. */
  readonly isScript?: boolean;
  /** The keys and values, if finding the entities required reading them. */
  readonly reading?: JsonReading;
  readonly entities: readonly RecognisedEntity[];
  /** The parsed value, if finding the entities required parsing. */
  readonly json?: { readonly value: unknown };
}

/** The expectations about a file. */
export interface Expected {
  /** Whether invalid JSON is reported even if nothing shows that it is an entity. */
  readonly isExpected?: boolean;
  /** Whether the name of the file declares JSON. */
  readonly isJson?: boolean;
  /** The entity that each JSON file must be. */
  readonly as?: EntityName | undefined;
  /** Suffixes of the variables that contexts are assigned to. */
  readonly names?: readonly string[] | undefined;
}

/** Returns the kind of a file, from the first character of its text. */
export function fileKind(text: string): FileKind {
  const start = /\S/.exec(text)?.[0];
  if (start === '<') return 'page';
  // A string, a number or null is JSON as well.
  return start === '{' || start === '[' || parseJson(text) ? 'json' : 'script';
}

const context: readonly RecognisedEntity[] = [{ entity: 'site-context', within: [] }];

/**
 * Whether a file declares JSON but contains something else. Comments and trailing commas are valid in the settings files
 * of editors and compilers, and a template becomes JSON later.
 */
const isBroken = (text: string, reading: JsonReading, { isJson = false }: Expected): boolean =>
  isJson && !hasTemplateCode(text) && !text.startsWith('---') && !faultsIn(text, reading).every(isAllowedInSettings);

function inJson(text: string, expected: Expected): readonly FoundEntities[] {
  const { isExpected = false, as } = expected;
  const json = parseJson(text);
  const whole = { text, at: (offset: number) => offset };
  if (!json) {
    const reading = readJson(text);
    const entities = reading.root ? recognise(reading.root.value, as) : [];
    return isExpected || as || entities.length > 0 || isBroken(text, reading, expected)
      ? [{ ...whole, entities, reading }]
      : [];
  }
  const entities = recognise(json.value, as);
  return entities.length > 0 || schemaProblems(json.value).length > 0 ? [{ ...whole, entities, json }] : [];
}

/** A part of the file that is meant to be a context. */
const part = (text: string, start: number, end: number): FoundEntities => ({
  text: text.slice(start, end),
  at: (offset) => start + offset,
  entities: context,
});

/** The contexts in a script. An assignment inside of a value is none, and reading it would be quadratic. */
function inScript(text: string, start: number, end: number, names?: readonly string[]): readonly FoundEntities[] {
  let readUntil = start;
  return assignedContexts(text, start, end, names).flatMap((offset) => {
    if (offset < readUntil) return [];
    const found = part(text, offset, end);
    const reading = readJson(found.text, 'script');
    readUntil = found.at(reading.end);
    return [{ ...found, isScript: true, reading }];
  });
}

// A server writes the whole value there: `{{ site | json }}`, `<%- site %>`, `<?= $site ?>`. No JSON begins like that.
const filledIn = /^\s*(?:\{\{|\{%|<[%?]|\$\{)/;

const inScripts = (text: string, names?: readonly string[]): readonly FoundEntities[] =>
  pageScripts(text).flatMap(({ start, end, holds }) => {
    if (holds === 'code') return inScript(text, start, end, names);
    return filledIn.test(text.slice(start, end)) ? [] : [part(text, start, end)];
  });

const blockData = 'data-block-json';

function inBlock(element: PageElement, page: string): readonly FoundEntities[] {
  const attribute = attributeOf(element, blockData);
  if (!attribute || isDynamic(attribute.value)) return [];
  const json = parseJson(attribute.value);
  const value = json ? json.value : readJson(attribute.value).root?.value;
  const entities = recogniseBlock(value, textOf(element, 'data-block-type'));
  if (entities.length === 0) return [];
  return [{ ...jsonInAttribute(attribute, page), entities, ...(json && { json }) }];
}

/** Returns the data of the site builder's blocks. A rule of `check` reports that of this package's elements. */
const inBlocks = (text: string): readonly FoundEntities[] =>
  readPage({ file: '', text })
    .elements.filter(({ name }) => !name.startsWith('site-'))
    .flatMap((element) => inBlock(element, text));

const hasAny = (text: string, signs: readonly string[]): boolean => signs.some((sign) => text.includes(sign));

function inMarkupOrScript(text: string, kind: FileKind, expected: Expected): readonly FoundEntities[] {
  const { names = contextNames } = expected;
  const hasContext = hasAny(text, ['data-site-context', ...names]);
  if (kind === 'script') return hasContext ? inScript(text, 0, text.length, names) : [];
  return [...(hasContext ? inScripts(text, names) : []), ...(hasAny(text, [blockData]) ? inBlocks(text) : [])];
}

/** Returns the site contexts and other entities in a text, grouped by kind. */
export function findEntities(text: string, expected: Expected = {}): readonly FoundEntities[] {
  const kind = fileKind(text);
  const found = kind === 'json' ? [] : inMarkupOrScript(text, kind, expected);
  return kind === 'json' || (expected.isJson && found.length === 0) ? inJson(text, expected) : found;
}

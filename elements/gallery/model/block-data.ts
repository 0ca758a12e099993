/**
 * Gallery block data as site builders store it (docs/spec.md#widgets-3, "Gallery block data" and "Gallery settings",
 * and further settings of real blocks). Names of settings are in kebab case or camel case, numbers may be text, and
 * "undefined" means unset.
 */
import type { Attribute } from '../../../core/model/contract/kinds.ts';
import { attributeName } from '../../../core/model/contract/names.ts';
import { isBoxed, isMoving } from './designs.ts';

type Block = Readonly<Record<string, unknown>>;
type Kinds = Readonly<Record<string, Attribute<unknown>>>;
type Settings = Record<string, unknown>;

/** Message codes for invalid block data (docs/spec.md#widgets-8). */
export type BlockProblem = 'gallery-block-invalid-json' | 'gallery-block-missing';

/** A value that its setting does not accept. */
export interface RefusedValue {
  /** The setting, by its key in the contract. */
  readonly key: string;
  /** The keys that lead to the value in the block data. */
  readonly path: readonly string[];
  readonly text: string;
}

interface ParsedBlock {
  readonly settings: Settings;
  readonly problem?: BlockProblem;
  readonly refused: readonly RefusedValue[];
}

/** A value of block data, as text, by the attribute that it sets. */
interface Entry {
  readonly name: string;
  readonly path: readonly string[];
  readonly text: string;
  /** The unit of a number. */
  readonly unit: string;
}

const isObject = (value: unknown): value is Block => typeof value === 'object' && value !== null;

/** Lists and pairs are texts, separated by spaces: key codes, ids of galleries. */
function textOf(value: unknown): string {
  const texts = isObject(value) ? Object.values(value).filter((text) => !isObject(text)) : [value ?? ''];
  const text = texts.join(' ').trim();
  return text === 'undefined' ? '' : text;
}

const entry = (path: readonly string[], value: unknown, name = path.at(-1) ?? '', unit = ''): Entry => ({
  name: attributeName(name),
  path,
  text: textOf(value),
  unit,
});

const membersOf = (value: unknown): [string, unknown][] => Object.entries(isObject(value) ? value : {});

/** Returns the values by the names of attributes, with nested options merged (docs/decisions.md#decision-11). */
function entriesOf({ autoplayOptions, designOptions, newwindow, ...block }: Block): Map<string, Entry> {
  const entries = [
    entry(['newwindow'], newwindow, 'newWindow'),
    // The images of a list have a width in percent.
    ...membersOf(block).map(([key, value]) => entry([key], value, key, key === 'listImageSize' ? '%' : '')),
    ...membersOf(autoplayOptions).map(([key, value]) => entry(['autoplayOptions', key], value, `autoplay-${key}`)),
    // Options of a design are in seconds.
    ...membersOf(designOptions).map(([key, value]) =>
      entry(['designOptions', key], value, key, key === 'speed' ? 's' : ''),
    ),
  ];
  return new Map(entries.map((one) => [one.name, one]));
}

/** In block data, a flag that is only written as text accepts no other text. */
const parse = ({ kind, parse }: Attribute<unknown>, text: string): unknown =>
  kind === 'flag' && !/^(true|false)$/.test(text) ? undefined : parse(text);

const withUnit = ({ text, unit }: Entry): string => (/^[\d.]+$/.test(text) ? text + unit : text);

function settingsOf(block: Block, kinds: Kinds, own: Settings): Pick<ParsedBlock, 'settings' | 'refused'> {
  const refused: RefusedValue[] = [];
  const settings: Settings = {};
  const read = (key: string, one: Entry | undefined): unknown => {
    const { [key]: kind } = kinds;
    if (!one?.text || !kind) return undefined;
    const value = parse(kind, withUnit(one));
    if (value === undefined) refused.push({ key, path: one.path, text: one.text });
    return value;
  };
  const entries = entriesOf(block);
  for (const key of Object.keys(kinds))
    if (key !== 'aspectRatio') settings[key] = read(key, entries.get(attributeName(key)));
  const design = own.design ?? settings.design;
  // Each design reads one of the three ratios; the others are leftovers of designs that were selected before.
  const ratio = (name: string, unit = ''): unknown => read('aspectRatio', entry([name], block[name], name, unit));
  const isAuto = /^auto$/i.test(textOf(block.imageAspectRatio));
  if (!isBoxed(design))
    settings.aspectRatio = (isAuto ? undefined : ratio('imageAspectRatio')) ?? ratio('aspect-ratio');
  else if (block.aspectRatio !== 0) settings.aspectRatio = ratio('aspectRatio', '%');
  if (!isMoving(design)) {
    // The same setting is the number of columns of a grid, and the number of thumbnails of a slideshow.
    settings.slidesPerRow ??= settings.thumbnailsPerRow;
    settings.gutter ??= read('gutter', entry(['padding'], block.padding));
  }
  return { settings, refused };
}

/** Parses block data with the kinds of the contract; never throws. */
export function readBlock(text: string, kinds: Kinds, own: Settings = {}): ParsedBlock {
  const nothing = { settings: {}, refused: [] };
  try {
    const block: unknown = text.trim() && JSON.parse(text);
    // An array or a single value is valid JSON, but not block data.
    if (!isObject(block) || Array.isArray(block)) return { ...nothing, problem: 'gallery-block-missing' };
    return settingsOf(block, kinds, own);
  } catch {
    return { ...nothing, problem: 'gallery-block-invalid-json' };
  }
}

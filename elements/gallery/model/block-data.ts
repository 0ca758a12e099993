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

/** A value of block data, as text. */
interface Entry extends Pick<RefusedValue, 'path' | 'text'> {
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

const membersOf = (value: unknown): [string, unknown][] => Object.entries(isObject(value) ? value : {});

/** Returns the values by the names of attributes, with nested options merged (docs/decisions.md#decision-11). */
function entriesOf({ autoplayOptions, designOptions, newwindow, ...block }: Block): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (name: string, value: unknown, path: readonly string[], unit = ''): unknown =>
    entries.set(attributeName(name), { path, text: textOf(value), unit });
  add('newWindow', newwindow, ['newwindow']);
  // The images of a list have a width in percent.
  for (const [key, value] of membersOf(block)) add(key, value, [key], key === 'listImageSize' ? '%' : '');
  for (const [key, value] of membersOf(autoplayOptions)) add(`autoplay-${key}`, value, ['autoplayOptions', key]);
  // Options of a design are in seconds.
  for (const [key, value] of membersOf(designOptions))
    add(key, value, ['designOptions', key], key === 'speed' ? 's' : '');
  return entries;
}

/** In block data, a flag that is only written as text accepts no other text. */
const parse = ({ kind, parse }: Attribute<unknown>, text: string): unknown =>
  kind === 'flag' && !/^(true|false)$/.test(text) ? undefined : parse(text);

const noEntry: Entry = { path: [], text: '', unit: '' };

function settingsOf(block: Block, kinds: Kinds, own: Settings): Pick<ParsedBlock, 'settings' | 'refused'> {
  const refused: RefusedValue[] = [];
  const settings: Settings = {};
  const read = (key: string, { path, text, unit }: Entry = noEntry): unknown => {
    const { [key]: kind } = kinds;
    if (!text || !kind) return undefined;
    const value = parse(kind, /^[\d.]+$/.test(text) ? text + unit : text);
    if (value === undefined) refused.push({ key, path, text });
    return value;
  };
  const from = (key: string, name: string, unit = ''): unknown =>
    read(key, { path: [name], text: textOf(block[name]), unit });
  /** Reads a height in percent of the width; 0 means that there is none. */
  const fromPercent = (name: string): unknown =>
    Number(block[name]) === 0 ? undefined : from('aspectRatio', name, '%');
  const entries = entriesOf(block);
  for (const key of Object.keys(kinds))
    if (key !== 'aspectRatio') settings[key] = read(key, entries.get(attributeName(key)));
  const design = own.design ?? settings.design;
  // Each design reads one of the three ratios; the others are leftovers of designs that were selected before.
  const isAuto = /^auto$/i.test(textOf(block.imageAspectRatio));
  if (!isBoxed(design))
    settings.aspectRatio =
      (isAuto ? undefined : from('aspectRatio', 'imageAspectRatio')) ?? from('aspectRatio', 'aspect-ratio');
  else settings.aspectRatio = fromPercent('aspectRatio') ?? fromPercent('vSize');
  if (!isMoving(design)) {
    // The same setting is the number of columns of a grid, and the number of thumbnails of a slideshow.
    settings.slidesPerRow ??= settings.thumbnailsPerRow;
    settings.gutter ??= from('gutter', 'padding');
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

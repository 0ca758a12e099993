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

interface ParsedBlock {
  readonly settings: Settings;
  readonly problem?: BlockProblem;
  /** Invalid values by the keys of their settings. */
  readonly refused: Readonly<Record<string, string>>;
}

const isObject = (value: unknown): value is Block => typeof value === 'object' && value !== null;

/** Lists and pairs are texts, separated by spaces: key codes, ids of galleries. */
function textOf(value: unknown): string {
  const texts = isObject(value) ? Object.values(value).filter((text) => !isObject(text)) : [value ?? ''];
  const text = texts.join(' ').trim();
  return text === 'undefined' ? '' : text;
}

const entriesOf = (value: unknown): [string, unknown][] => Object.entries(isObject(value) ? value : {});

/** Returns the settings by the names of attributes, with nested options merged (docs/decisions.md#decision-11). */
function named({ autoplayOptions, designOptions, newwindow, ...block }: Block): Map<string, string> {
  const entries = [
    ['new-window', newwindow] as const,
    ...entriesOf(block),
    ...entriesOf(autoplayOptions).map(([name, value]) => [`autoplay-${name}`, value] as const),
    // Options of a design are in seconds.
    ...entriesOf(designOptions).map(([name, value]) => [name, name === 'speed' ? `${value}s` : value] as const),
  ];
  return new Map(entries.map(([name, value]) => [attributeName(name), textOf(value)]));
}

/** In block data, a flag that is only written as text accepts no other text. */
const parse = ({ kind, parse }: Attribute<unknown>, text: string): unknown =>
  kind === 'flag' && !/^(true|false)$/.test(text) ? undefined : parse(text);

function settingsOf(block: Block, kinds: Kinds, own: Settings): Pick<ParsedBlock, 'settings' | 'refused'> {
  const texts = named(block);
  const refused: Record<string, string> = {};
  const settings: Settings = {};
  for (const [key, kind] of Object.entries(kinds)) {
    const text = texts.get(attributeName(key)) || '';
    settings[key] = text ? parse(kind, text) : undefined;
    if (text && settings[key] === undefined) refused[key] = text;
  }
  const design = own.design ?? settings.design;
  const ratio = (text: string): unknown => kinds.aspectRatio?.parse(text);
  // Each design reads one of the three ratios; the others are leftovers of designs that were selected before.
  settings.aspectRatio = isBoxed(design)
    ? ratio(`${textOf(block.aspectRatio)}%`)
    : (ratio(textOf(block.imageAspectRatio)) ?? ratio(textOf(block['aspect-ratio'])));
  if (!isMoving(design)) {
    // The same setting is the number of columns of a grid, and the number of thumbnails of a slideshow.
    settings.slidesPerRow ??= settings.thumbnailsPerRow;
    settings.gutter ??= kinds.gutter?.parse(textOf(block.padding));
  }
  return { settings, refused };
}

/** Parses block data with the kinds of the contract; never throws. */
export function readBlock(text: string, kinds: Kinds, own: Settings = {}): ParsedBlock {
  const nothing = { settings: {}, refused: {} };
  try {
    const block: unknown = text.trim() && JSON.parse(text);
    // An array or a single value is valid JSON, but not block data.
    if (!isObject(block) || Array.isArray(block)) return { ...nothing, problem: 'gallery-block-missing' };
    return settingsOf(block, kinds, own);
  } catch {
    return { ...nothing, problem: 'gallery-block-invalid-json' };
  }
}

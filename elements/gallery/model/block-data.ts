/**
 * Gallery block data as site builders store it (widgets 3, "Gallery block data", and what real blocks hold besides):
 * numbers as text, the word "undefined" for nothing, ratios by name, as a percentage or as a number.
 */
import type { Length } from '../../../core/model/contract/length.ts';
import { parseLength } from '../../../core/model/contract/length.ts';
import { type Alignment, alignment } from './alignment.ts';
import { aspectRatio } from './aspect-ratio.ts';
import { type Design, designs, isMoving } from './designs.ts';

type Block = Readonly<Record<string, unknown>>;

/** The settings that a block can give, by the keys of the contract. */
export type BlockSettings = {
  readonly design?: Design | undefined;
  readonly aspectRatio?: number | undefined;
  readonly slidesPerRow?: number | undefined;
  readonly thumbnailsPerRow?: number | undefined;
  readonly columnWidth?: number | undefined;
  readonly gutter?: number | undefined;
  readonly listImageSize?: Length | undefined;
  readonly autoCrop?: boolean | undefined;
  readonly lightbox?: boolean | undefined;
  readonly lightboxTheme?: 'dark' | 'light' | undefined;
  readonly autoplay?: boolean | undefined;
  readonly autoplayDuration?: number | undefined;
  readonly activeAlignment?: Alignment | undefined;
  readonly controls?: boolean | undefined;
  readonly thumbnails?: boolean | undefined;
  readonly thumbnailStripHeight?: number | undefined;
  readonly thumbnailStripMargin?: number | undefined;
  readonly squareThumbs?: boolean | undefined;
};

/** What is wrong with the text of a block, by the console's words (widgets 8). */
export type BlockProblem = 'gallery-block-undecodable' | 'gallery-block-missing';

const says = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== 'undefined';

const textOf = (value: unknown): string => (says(value) ? String(value).trim() : '');

/** A number, also one written as text, from `min` on. */
function numberOf(value: unknown, min = 0): number | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? textOf(value) : '';
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && number >= min ? number : undefined;
}

const flagOf = (value: unknown): boolean | undefined => ({ true: true, false: false })[textOf(value)];

const wordOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === textOf(value).toLowerCase());

/** The height in percent of the width. */
const ratioOfPercent = (value: unknown): number | undefined => {
  const percent = numberOf(value);
  return percent ? 100 / percent : undefined;
};

const ratioOf = (value: unknown): number | undefined => aspectRatio().parse(textOf(value));

/** Each design reads its own of the three ratios; the others are left over from designs chosen before. */
const ratioIn = (block: Block, design: Design | undefined): number | undefined =>
  design && isMoving(design)
    ? ratioOfPercent(block.aspectRatio)
    : (ratioOf(block.imageAspectRatio) ?? ratioOf(block['aspect-ratio']));

/** `thumbnails-per-row` means the columns of a grid, and the small pictures under a slideshow. */
function columnsIn(block: Block, design: Design | undefined): BlockSettings {
  const perRow = numberOf(block['thumbnails-per-row'], 1);
  const slidesPerRow = numberOf(block.slidesPerRow, 1);
  return design && isMoving(design)
    ? { slidesPerRow, thumbnailsPerRow: perRow }
    : { slidesPerRow: slidesPerRow ?? perRow };
}

function settingsOf(block: Block): BlockSettings {
  const design = wordOf(designs, block.design);
  return {
    design,
    ...columnsIn(block, design),
    aspectRatio: ratioIn(block, design),
    columnWidth: numberOf(block.columnWidth, 1),
    gutter: numberOf(block.gutter) ?? (design && isMoving(design) ? undefined : numberOf(block.padding)),
    listImageSize: parseLength(textOf(block.listImageSize)),
    autoCrop: flagOf(block['auto-crop']),
    lightbox: flagOf(block.lightbox),
    lightboxTheme: wordOf(['dark', 'light'], block.lightboxTheme),
    autoplay: flagOf(block.autoplay),
    autoplayDuration: numberOf(block['autoplay-duration'], 0.1),
    activeAlignment: alignment('middle').parse(textOf(block['active-alignment'])),
    controls: flagOf(block.controls),
    thumbnails: flagOf(block.thumbnails),
    thumbnailStripHeight: numberOf(block['thumbnail-strip-height'], 1),
    thumbnailStripMargin: numberOf(block['thumbnail-strip-margin']),
    squareThumbs: flagOf(block['square-thumbs']),
  };
}

interface Read {
  readonly settings: BlockSettings;
  readonly problem?: BlockProblem;
}

/** Reads the text of a block; never throws. */
export function readBlock(text: string): Read {
  if (text.trim() === '') return { settings: {}, problem: 'gallery-block-missing' };
  try {
    const block: unknown = JSON.parse(text);
    // An array or a bare word is JSON and no block.
    if (Object(block) !== block || Array.isArray(block)) return { settings: {}, problem: 'gallery-block-missing' };
    // An object, as was just seen.
    return { settings: settingsOf(block as Block) };
  } catch {
    return { settings: {}, problem: 'gallery-block-undecodable' };
  }
}

interface BlockTexts {
  readonly blockJson?: string | undefined;
  readonly dataBlockJson?: string | undefined;
}

/** The layer of block data: what the author's block says, where it can be read. */
export function fromBlock({ blockJson, dataBlockJson }: BlockTexts): BlockSettings {
  const text = blockJson ?? dataBlockJson;
  return text === undefined ? {} : readBlock(text).settings;
}

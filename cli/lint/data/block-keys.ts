/** The keys of block data that are known, and the known key that a misspelt one is similar to. */
import { attributeName } from '../../../core/model/contract/names.ts';
import { locationFields } from '../../../core/model/site-context/read-location.ts';
import { blockFields as audioFields } from '../../../elements/audio/model/block.ts';
import { contract as gallery } from '../../../elements/gallery/contract.ts';
import { blockFields } from '../../../elements/map/model/block.ts';
import { blockFields as marqueeFields } from '../../../elements/marquee/model/block.ts';
import { settingFields } from '../../../elements/popup/model/settings.ts';
import { fixableMatch, nearMatch } from '../../text/closest-match.ts';
import type { BlockKind } from '../page/blocks.ts';
import type { JsonNode, Range } from './read-json.ts';

/** Keys of the page editor, which every block may have. */
const ofEditor = ['hSize', 'vSize', 'floatDir', 'blockAnimation', 'blockId', 'max-width'];

/** Keys that only site builders read. A key here is never reported, even if it is similar to one of the settings. */
const ofBuilders = [
  ...['aspect-ratio', 'imageAspectRatio', 'numberOfSlides', 'padding', 'newwindow'],
  ...['methodOption', 'existingGallery', 'existingGalleryId', 'transientGalleryId', 'collectionId', 'collectionType'],
  ...['show-meta', 'show-meta-basic', 'show-meta-only-title', 'show-meta-only-description', 'show-meta-on-hover'],
  ...['meta-position', 'transparentBackground', 'unsafeSearch', 'search-deprecated-warning', 'enable-search'],
  ...['enable-search-disabled', 'title', 'thumbnail', 'excerpt', 'pageSize', 'filter', 'pageCollectionId', 'status'],
  ...['containingItemId', 'connectedAccountId', 'socialCollectionId', 'previewCollectionId', 'searchId', 'searchTerm'],
  ...['refresh', 'addAccount', 'autoCrop', 'headerText', 'textSize', 'textAlignment', 'listImageAlignment'],
  ...['showTitle', 'showThumbnail', 'showExcerpt', 'showReadMoreLink', 'showPrice', 'showPastOrUpcomingEvents'],
];

const settings = Object.keys(gallery.attributes).filter((key) => !/blockJson$/i.test(key));

const autoplay = settings
  .filter((key) => /^autoplay./.test(key))
  .map((key) => key.slice('autoplay'.length).replace(/^./, (first) => first.toLowerCase()));

/** The known keys of an object, and of the objects in it. */
interface Tree {
  /** Keys that this package's elements read. */
  readonly keys: readonly string[];
  /** Keys that only site builders read: they are no advice for an element of this package. */
  readonly others?: readonly string[];
  readonly inside?: Readonly<Record<string, Tree>>;
  /** Galleries read `slides-per-row` and `slidesPerRow` as one key; maps do not. */
  readonly isExact?: boolean;
}

const location: Tree = { keys: Object.keys(locationFields), isExact: true };

/** The known keys by the kind of the block. */
const known: Readonly<Record<BlockKind, Tree>> = {
  audio: {
    keys: Object.keys(audioFields),
    others: [...ofEditor, 'mimeType', 'designStyle', 'colorTheme'],
    isExact: true,
  },
  gallery: {
    keys: [...settings, 'autoplayOptions', 'designOptions'],
    others: [...ofEditor, ...ofBuilders],
    inside: { autoplayOptions: { keys: autoplay }, designOptions: { keys: settings } },
  },
  map: { keys: Object.keys(blockFields), others: ofEditor, inside: { location }, isExact: true },
  location,
  marquee: { keys: Object.keys(marqueeFields), others: [...ofEditor, 'textSize'], isExact: true },
  menu: {
    keys: ['menus', 'sections', 'currencySymbol'],
    others: [...ofEditor, 'menuStyle', 'randUID', 'raw'],
    isExact: true,
  },
  popup: { keys: Object.keys(settingFields), others: ofEditor, isExact: true },
  other: { keys: [] },
};

/** A key that is not known, and the known key that is similar to it. */
export interface MisspeltKey {
  readonly key: string;
  readonly nearest: string;
  /** Whether no other key is meant, so that the key can be corrected. */
  readonly isCertain: boolean;
  readonly at: Range;
}

function misspeltIn(tree: Tree, node: JsonNode | undefined, isOwn: boolean): readonly MisspeltKey[] {
  const { keys, others = [], inside = {}, isExact = false } = tree;
  const nameOf = isExact ? String : attributeName;
  const members = [...(node?.members ?? [])].map(([key, member]) => [String(key), member] as const);
  const present = new Set(members.map(([key]) => nameOf(key)));
  const all = [...keys, ...others];
  const candidates = (isOwn ? keys : all).filter((key) => !present.has(nameOf(key)));
  const names = new Set(all.map((key) => nameOf(key)));
  return members.flatMap(([key, member]) => {
    const below = Object.hasOwn(inside, key) ? inside[key] : undefined;
    const near = names.has(nameOf(key)) ? undefined : nearMatch(key, candidates);
    const nearest = near && !isExact && key.includes('-') ? attributeName(near) : near;
    const isCertain = near !== undefined && fixableMatch(key, candidates) === near;
    const own = nearest !== undefined && member.key ? [{ key, nearest, isCertain, at: member.key }] : [];
    return [...own, ...(below ? misspeltIn(below, member, isOwn) : [])];
  });
}

/** Returns the misspelt keys of block data, in order. `isOwn` is whether it is that of an element of this package. */
export const misspeltKeys = (kind: BlockKind, root: JsonNode | undefined, isOwn: boolean): readonly MisspeltKey[] =>
  misspeltIn(known[kind], root, isOwn);

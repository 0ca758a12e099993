/** Finds block data in a page: on this package's elements, and on the blocks of site builders. */
import { isDynamicJson } from './dynamic.ts';
import { attributeOf, type Page, type PageAttribute, type PageElement, textOf } from './page.ts';

/** `location` is the JSON in the attribute of that name of a `<site-map>`, `popup` that of a `<site-popup>`; `other` is a block without rules for its settings. */
export type BlockKind = 'audio' | 'gallery' | 'map' | 'marquee' | 'menu' | 'location' | 'popup' | 'other';

export interface PageBlock {
  readonly kind: BlockKind;
  readonly element: PageElement;
  readonly attribute: PageAttribute;
}

/** The kinds of blocks by their type number. Blocks of an image service have the settings of galleries. */
const byType: Readonly<Record<string, BlockKind>> = { 4: 'map', 8: 'gallery', 25: 'gallery', 70: 'marquee' };

const byClass: readonly (readonly [pattern: RegExp, kind: BlockKind])[] = [
  [/(?:^|\s)(?:sqs-block-)?gallery(?:-block)?(?:\s|$)/, 'gallery'],
  [/(?:^|\s)(?:sqs-block-)?map(?:-block)?(?:\s|$)/, 'map'],
  [/(?:^|\s)(?:sqs-block-)?marquee(?:-block)?(?:\s|$)/, 'marquee'],
];

/** Returns the kind of a site builder's block; undefined if the element is not such a block. */
function kindOf(element: PageElement): BlockKind | undefined {
  const type = textOf(element, 'data-block-type').trim();
  const classes = textOf(element, 'class');
  if (/^\d+$/.test(type)) return byType[type] ?? 'other';
  if (!/(?:^|\s)(?:sqs-block|[a-z]+-block)(?:\s|$)/.test(classes)) return undefined;
  return byClass.find(([pattern]) => pattern.test(classes))?.[1] ?? 'other';
}

const dataOf = (element: PageElement, ...names: readonly string[]): PageAttribute | undefined =>
  names.map((name) => attributeOf(element, name)).find((attribute) => attribute !== undefined);

function blocksIn(element: PageElement): readonly PageBlock[] {
  const block = (kind: BlockKind | undefined, attribute: PageAttribute | undefined): readonly PageBlock[] =>
    kind && attribute ? [{ kind, element, attribute }] : [];
  if (element.name === 'site-gallery') return block('gallery', dataOf(element, 'block-json', 'data-block-json'));
  if (element.name === 'site-audio') return block('audio', dataOf(element, 'block-json', 'data-block-json'));
  if (element.name === 'site-popup') return block('popup', dataOf(element, 'block-json', 'data-block-json'));
  if (element.name === 'site-marquee') return block('marquee', dataOf(element, 'block-json', 'data-block-json'));
  if (element.name === 'site-map')
    return [
      ...block('map', dataOf(element, 'block-json', 'data-block-json')),
      ...block('location', dataOf(element, 'location')),
    ];
  // Its settings have no rules.
  if (element.name === 'site-menu') return block('menu', dataOf(element, 'block-json', 'data-block-json'));
  const attribute = attributeOf(element, 'data-block-json');
  // An empty block has no settings yet.
  return attribute?.value.trim() ? block(kindOf(element), attribute) : [];
}

/** Returns the block data of a page that no template fills in, in order. */
export const blocksOf = ({ attributed }: Page): readonly PageBlock[] =>
  attributed.flatMap(blocksIn).filter(({ attribute }) => !isDynamicJson(attribute.value));

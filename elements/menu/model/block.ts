/** Menu block data as site builders store it (block type 18 of docs/spec.md#runtime-3, "Enumerations"). */
import { amount, type Decoder, listOf, object, own, text } from '../../../core/model/site-context/decoders.ts';

/** A size or an extra of an item. One without a title is a price of the item. */
export interface MenuVariant {
  readonly title?: string;
  readonly price?: string;
}

export interface MenuItem {
  readonly title?: string;
  readonly description?: string;
  readonly price?: string;
  readonly variants?: readonly MenuVariant[];
}

export interface MenuSection {
  readonly title?: string;
  readonly description?: string;
  readonly items?: readonly MenuItem[];
}

/** The content of a tab. */
export interface BlockMenu {
  readonly title?: string;
  readonly description?: string;
  readonly sections?: readonly MenuSection[];
}

export interface MenuBlock {
  /** Precedes prices that start with a digit. */
  readonly currencySymbol?: string;
  readonly menus?: readonly BlockMenu[];
}

const readVariant: Decoder<MenuVariant> = (value) =>
  typeof value === 'string' ? { title: value } : object<MenuVariant>({ title: text, price: amount })(value);

const readVariants = listOf(readVariant);

const readItem = object<MenuItem>({
  title: text,
  description: text,
  price: amount,
  variants: (value, item) => [...(readVariants(value) ?? []), ...(readVariants(own(item, 'options')) ?? [])],
});

const readSection = object<MenuSection>({ title: text, description: text, items: listOf(readItem) });

const readMenu = object<BlockMenu>({ title: text, description: text, sections: listOf(readSection) });

/** A block without menus has sections, which are tabs then. */
const readSectionAsMenu: Decoder<BlockMenu> = (value) => {
  const { title, ...section } = readSection(value) ?? {};
  return { ...(title && { title }), sections: [section] };
};

const readBlockObject = object<MenuBlock>({
  currencySymbol: text,
  menus: (value, block) => listOf(readMenu)(value) ?? listOf(readSectionAsMenu)(own(block, 'sections')),
});

/** A block with at least one menu. */
export type FilledBlock = MenuBlock & Required<Pick<MenuBlock, 'menus'>>;

const isFilled = (block: MenuBlock | undefined): block is FilledBlock => !!block?.menus?.length;

/** Returns the menus of block data; undefined for anything but a JSON object with menus. */
export function readBlock(json: string): FilledBlock | undefined {
  try {
    const block = readBlockObject(JSON.parse(json));
    return isFilled(block) ? block : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a price as the author wrote it, with the currency symbol before a number. */
export const priceText = (price: string, currencySymbol = ''): string =>
  /^\d/.test(price) ? currencySymbol + price : price;

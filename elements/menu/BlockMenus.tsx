import type { ReactNode, RefObject } from 'react';
import { type FilledBlock, type MenuItem, type MenuSection, priceText } from './model/block.ts';

interface PriceProps {
  readonly price: string | undefined;
  readonly currencySymbol: string | undefined;
}

const Price = ({ price, currencySymbol }: PriceProps): ReactNode =>
  price !== undefined && <span part="price">{priceText(price, currencySymbol)}</span>;

const Description = ({ text }: { readonly text: string | undefined }): ReactNode =>
  text !== undefined && <p part="description">{text}</p>;

function Item({ item, currencySymbol }: { readonly item: MenuItem; readonly currencySymbol: string | undefined }) {
  const { title, description, price, variants = [] } = item;
  const prices = [price, ...variants.flatMap((variant) => (variant.title ? [] : [variant.price]))];
  return (
    <li part="item">
      <span part="item-title">{title}</span>
      <Price price={prices.filter(Boolean).join(' / ') || undefined} currencySymbol={currencySymbol} />
      <Description text={description} />
      {variants
        .filter((variant) => variant.title)
        .map((variant) => (
          <p part="variant" key={variant.title}>
            {variant.title} <Price price={variant.price} currencySymbol={currencySymbol} />
          </p>
        ))}
    </li>
  );
}

interface SectionProps {
  readonly section: MenuSection;
  readonly currencySymbol: string | undefined;
}

function Section({ section: { title, description, items = [] }, currencySymbol }: SectionProps): ReactNode {
  return (
    <>
      {title && <h4 part="section-title">{title}</h4>}
      <Description text={description} />
      <ul>
        {items.map((item, at) => (
          // Items of a menu may have the same title.
          // biome-ignore lint/suspicious/noArrayIndexKey: see the comment above
          <Item key={at} item={item} currencySymbol={currencySymbol} />
        ))}
      </ul>
    </>
  );
}

interface Props {
  readonly block: FilledBlock;
  readonly titles: readonly string[];
  readonly index: number;
  readonly box: RefObject<HTMLDivElement | null>;
}

/** The menus of block data: tab panels if there are several. */
export function BlockMenus({ block: { menus, currencySymbol }, titles, index, box }: Props): ReactNode {
  const isTabbed = menus.length > 1;
  return (
    <div ref={box}>
      {menus.map(({ title, description, sections = [] }, at) => (
        <section
          // Menus have no key but their index.
          // biome-ignore lint/suspicious/noArrayIndexKey: see the comment above
          key={at}
          {...(isTabbed && { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `title-${at}`, hidden: at !== index })}
        >
          {(isTabbed || title) && (
            <h3 part="title" id={`title-${at}`}>
              {titles[at]}
            </h3>
          )}
          <Description text={description} />
          {sections.map((section, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no key but their index
            <Section key={position} section={section} currencySymbol={currencySymbol} />
          ))}
        </section>
      ))}
    </div>
  );
}

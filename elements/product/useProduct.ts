import { useMemo, useSyncExternalStore } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import { messages as dataMessages } from '../../core/model/commerce/product-data/messages.en.ts';
import { productSource } from '../../core/model/commerce/product-source.ts';
import { type Product, readProduct } from '../../core/model/commerce/read-product.ts';
import { createVariantChoice, type VariantChoice } from '../../core/model/commerce/variant-choice.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import type { ContextItem } from '../../core/model/site-context/site-context.ts';
import { siteContext } from '../../core/page/context.ts';
import { matches } from '../../core/page/unclobber.ts';
import type { contract } from './contract.ts';
import { messages } from './messages.en.ts';

export interface ReadProduct {
  readonly product: Product;
  readonly choice: VariantChoice;
}

function parse(source: string | ContextItem, currency: string): Product | undefined {
  let data: unknown = source;
  try {
    if (typeof source === 'string') data = JSON.parse(source);
  } catch {
    warnOnce(messages['offer-invalid-json']);
    return undefined;
  }
  const reading = readProduct(data, currency);
  if (reading.ok) return reading.product;
  const { code, args } = reading.problem;
  warnOnce(`<site-product>: ${formatMessage(dataMessages[code], args)}`);
  return undefined;
}

/** Reads the product of the element. Warns once about data that cannot be read; the author's form then works without the element. */
export function useProduct({ product, dataItemId, currency }: ValuesOf<typeof contract>): ReadProduct | undefined {
  const script = useAuthorChildren().find((child) => matches(child, 'script[type="application/json" i]'));
  const context = siteContext(useHost().ownerDocument);
  const itemOfPage = (): ContextItem | undefined => context.get().item;
  const item = useSyncExternalStore(context.subscribe, itemOfPage, itemOfPage);
  const source = productSource({ product, dataItemId }, script?.textContent, item);
  return useMemo(() => {
    if (source === undefined) warnOnce(messages['offer-no-data']);
    const read = source === undefined ? undefined : parse(source, currency);
    return read && { product: read, choice: createVariantChoice(read) };
  }, [source, currency]);
}

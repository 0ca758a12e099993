import { useMemo } from 'react';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import { messages as dataMessages } from '../../core/model/commerce/product-data/messages.en.ts';
import { type Product, readProduct } from '../../core/model/commerce/read-product.ts';
import { createVariantChoice, type VariantChoice } from '../../core/model/commerce/variant-choice.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { formatMessage } from '../../core/model/message-format.ts';
import { matches } from '../../core/page/unclobber.ts';
import type { contract } from './contract.ts';
import { messages } from './messages.en.ts';

export interface ReadProduct {
  readonly product: Product;
  readonly choice: VariantChoice;
}

function parse(json: string, currency: string): Product | undefined {
  let data: unknown;
  try {
    data = JSON.parse(json);
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
export function useProduct({ product: json, currency }: ValuesOf<typeof contract>): ReadProduct | undefined {
  const script = useAuthorChildren().find((child) => matches(child, 'script[type="application/json" i]'));
  const data = json ?? script?.textContent ?? '';
  return useMemo(() => {
    if (data.trim() === '') warnOnce(messages['offer-no-data']);
    const product = data.trim() === '' ? undefined : parse(data, currency);
    return product && { product, choice: createVariantChoice(product) };
  }, [data, currency]);
}

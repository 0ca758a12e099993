import { useRef, useState } from 'react';
import { useEmit } from '../../core/element/hooks/contract.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { NewCartItem } from '../../core/model/cart/change.ts';
import { selectedOptions, visitorFields } from '../../core/model/commerce/cart-item.ts';
import type { Product } from '../../core/model/commerce/read-product.ts';
import { jsonText } from '../../core/model/json-text.ts';
import { moneyOfCents } from '../../core/model/money/read-money.ts';
import { createActionKey } from '../../core/page/action-key.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import type { Offer } from './model/offer.ts';

const cartModule = lazyModule((_retry) => import('../../core/page/shopping-cart.ts'));

/** The state of the last addition. */
export type Addition =
  | { readonly state: 'none' | 'adding' | 'added' }
  /** Returns the message of the server, or the one of the cart in the language of the page. */
  | { readonly state: 'failed'; readonly getText: () => string };

/** Returns the item that a form adds; undefined if the product has no id. */
export function itemOf(
  product: Product,
  { variant, price }: Offer,
  data: FormData,
  givenId?: string,
): NewCartItem | undefined {
  const itemId = product.id ?? givenId ?? data.get('itemId');
  const quantity = Number(data.get('quantity') ?? 1);
  if (!variant || typeof itemId !== 'string' || itemId === '' || !Number.isSafeInteger(quantity) || quantity < 1)
    return undefined;
  const { sku, id: variantId } = variant;
  const planId = data.get('planId');
  const unitPrice = price && moneyOfCents(price.cents, product.currency);
  const fields = visitorFields(data, product);
  return {
    itemId,
    quantity,
    ...(sku !== undefined ? { sku } : variantId !== undefined && { variantId }),
    ...(typeof planId === 'string' && planId !== '' && { planId }),
    ...(unitPrice && { unitPrice }),
    ...(product.title !== undefined && { productName: product.title }),
    options: selectedOptions(product, variant),
    ...(variant.imageUrl !== undefined && { imageUrl: variant.imageUrl }),
    ...(fields && { fields }),
  };
}

interface Options {
  readonly product: Product | undefined;
  readonly offer: Offer | undefined;
  readonly givenId: string | undefined;
  /** Called instead of an addition if the choices cannot be bought. */
  readonly onRefused: () => void;
}

/** Adds the chosen variant to the cart when the form is sent. */
export function useAddition({ product, offer, givenId, onRefused }: Options): Addition {
  const host = useHost();
  const bridge = useBridge();
  const emit = useEmit(contract);
  const [addition, setAddition] = useState<Addition>({ state: 'none' });
  const isAdding = useRef(false);
  /** The item of a failed addition, whose key makes the next attempt the same action. */
  const repeatable = useRef<{ readonly item: string; readonly key: string }>(undefined);

  const add = async (form: HTMLFormElement, item: NewCartItem): Promise<void> => {
    const text = jsonText(item);
    const key = repeatable.current?.item === text ? repeatable.current.key : createActionKey();
    repeatable.current = { item: text, key };
    const module = await cartModule.load().catch((cause: unknown) => {
      bridge.emit('site-error', { code: 'product-cart-missing', args: {}, cause });
    });
    // The form works without script.
    if (!module) return unclobber(form).submit();
    const result = await module.cart(host.ownerDocument).add(item, key);
    if (result.ok) repeatable.current = undefined;
    if (bridge.signal.aborted) return undefined;
    if (result.ok) {
      setAddition({ state: 'added' });
      emit('site-added', { item });
    } else {
      setAddition({ state: 'failed', getText: () => module.cartText(host, result.failure) });
      emit('site-add-failed', { item, failure: result.failure });
    }
    return undefined;
  };

  const submit = (event: SubmitEvent): void => {
    if (!product || !offer || event.defaultPrevented) return;
    // Only forms are submitted.
    const form = event.target as HTMLFormElement;
    const item = offer.state === 'available' ? itemOf(product, offer, new FormData(form), givenId) : undefined;
    // The server knows products that their markup does not name.
    if (offer.state === 'available' && !item) return;
    event.preventDefault();
    if (!item) onRefused();
    else if (!isAdding.current && emit('site-add', { item })) {
      isAdding.current = true;
      setAddition({ state: 'adding' });
      void add(form, item).finally(() => {
        isAdding.current = false;
      });
    }
  };
  const latest = useLatest(submit);
  useHostEffect((node, signal) => {
    unclobber(node).addEventListener('submit', (event) => latest.current(event), { signal });
    // A new choice is about another variant.
    unclobber(node).addEventListener('change', () => setAddition({ state: 'none' }), { signal });
    // A failure is reported when the form is sent.
    const prepare = (): void => void cartModule.load().catch(() => {});
    for (const type of ['pointerover', 'focusin'])
      unclobber(node).addEventListener(type, prepare, { signal, once: true });
  });
  return addition;
}

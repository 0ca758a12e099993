import { useLayoutEffect, useState } from 'react';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import type { Product } from '../../core/model/commerce/read-product.ts';
import type { Choices } from '../../core/model/commerce/variant-choice.ts';
import { jsonText } from '../../core/model/json-text.ts';
import { unclobber, windowOf } from '../../core/page/unclobber.ts';
import { choiceNodes, choose, findQuantity, readChoices, submitButtons } from './choices.ts';
import { findVariant, type Offer, variantKey } from './model/offer.ts';

const parameter = 'variant';

/** Chooses the variant that the URL of the page names. */
function chooseByUrl(host: Element, product: Product): void {
  const key = new URLSearchParams(windowOf(host.ownerDocument).location.search).get(parameter);
  const variant = key ? findVariant(product, key) : undefined;
  if (variant) for (const [at, { name }] of product.options.entries()) choose(host, name, variant.values[at] ?? '');
}

/** Returns what the visitor has chosen. On a server it is what the markup chooses. */
export function useChoices(product: Product | undefined, onChange: () => void): Choices {
  const host = useHost();
  const children = useAuthorChildren();
  const [choices, setChoices] = useState(() => readChoices(host, false));
  const update = (): void =>
    setChoices((before) => {
      const now = readChoices(host, true);
      return jsonText([...before]) === jsonText([...now]) ? before : now;
    });
  const latest = useLatest({ update, onChange });
  useLayoutEffect(() => {
    if (product) chooseByUrl(host, product);
  }, [product]);
  useLayoutEffect(update, [children, product]);
  useHostEffect((node, signal) => {
    const change = (): void => {
      latest.current.update();
      latest.current.onChange();
    };
    unclobber(node).addEventListener('change', change, { signal });
    // The form has its new values after the event.
    unclobber(node).addEventListener('reset', () => queueMicrotask(change), { signal });
  });
  return choices;
}

/** Names the variant in the URL of the page, so that a copied URL leads to it. */
export function writeVariant(host: Element, { variant }: Offer): void {
  const key = variant && variantKey(variant);
  const { location, history } = windowOf(host.ownerDocument);
  const url = new URL(location.href);
  if (key) url.searchParams.set(parameter, key);
  else url.searchParams.delete(parameter);
  try {
    if (url.href !== location.href) history.replaceState(history.state, '', url.href);
  } catch {
    // Frames with srcdoc refuse it.
  }
}

/** Disables the values that cannot be combined with the choices, limits the quantity, and marks the button of what cannot be bought. */
export function useControls(
  product: Product | undefined,
  unavailable: ReadonlyMap<string, readonly string[]>,
  { state, largest }: Pick<Offer, 'state' | 'largest'>,
): void {
  const host = useHost();
  const write = useWriteAttribute();
  const [disabled] = useState(() => new WeakSet<Element>());
  useLayoutEffect(() => {
    for (const [name, values] of unavailable)
      for (const [node, value] of choiceNodes(host, name)) {
        const isUnavailable = values.includes(value);
        // What the author has disabled stays so.
        if (isUnavailable && !disabled.has(node) && unclobber(node).hasAttribute('disabled')) continue;
        if (isUnavailable) disabled.add(node);
        if (disabled.has(node)) write(node, 'disabled', isUnavailable ? '' : null);
      }
    if (!product) return;
    const quantity = findQuantity(host);
    if (quantity && largest !== undefined && largest > 0) write(quantity, 'max', String(largest));
    for (const button of submitButtons(host)) write(button, 'aria-disabled', state === 'available' ? null : 'true');
  });
}

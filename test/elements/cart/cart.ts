/** A page with a cart, over the mock API. */
import type { SiteCartElement } from '../../../elements/cart/element.tsx';
import { eventually } from '../../support/eventually.ts';
import { type OwnPage, openPage, scripted, styled } from '../../support/own-page.ts';

export type CartElement = InstanceType<typeof SiteCartElement>;

/** The nodes of a cart, found as visitors find them: by role and name. */
export interface Shown {
  readonly page: OwnPage;
  readonly element: CartElement;
  readonly find: (selector: string, name?: string) => HTMLElement | undefined;
  readonly get: (selector: string, name?: string) => HTMLElement;
  /** The text of the parts with this name. */
  readonly texts: (part: string) => readonly string[];
}

const trim = (text: string | null | undefined): string => text?.replace(/\s+/g, ' ').trim() ?? '';

const nameOf = (node: Element): string => trim(node.ariaLabel ?? node.textContent);

export async function openCart(
  attributes = '',
  content = '<a href="/cart">Your cart</a>',
  more: Parameters<typeof openPage>[0] = {},
): Promise<Shown> {
  const body = `<site-cart lang="en" ${attributes}>${content}</site-cart>`;
  const page = await openPage({
    head: styled + scripted(['site-cart', 'site-cart-indicator']),
    body,
    height: 800,
    ...more,
  });
  const element = await eventually('the element', () => page.document.querySelector<CartElement>('site-cart:defined'));
  const all = (selector: string): readonly HTMLElement[] => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const find = (selector: string, name?: string): HTMLElement | undefined =>
    all(selector).find((node) => name === undefined || nameOf(node) === name);
  return {
    page,
    element,
    find,
    get: (selector, name) => {
      const found = find(selector, name);
      if (!found) throw new Error(`The cart has no ${selector} ${name ?? ''}.`);
      return found;
    },
    texts: (part) => all(`[part="${part}"]`).map((node) => trim(node.textContent)),
  };
}

/** Waits until the parts with this name have these texts. */
export const shows = ({ texts }: Shown, part: string, ...expected: readonly string[]): Promise<unknown> =>
  eventually(`${part} of the cart is ${expected.join(' | ')}`, () => texts(part).join('\n') === expected.join('\n'));

/** The quantities of the items. */
export const quantities = ({ element }: Shown): string =>
  [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('[part="quantity"]') ?? [])]
    .map(({ value }) => value)
    .join();

export const showsQuantities = (shown: Shown, expected: string): Promise<unknown> =>
  eventually(`the quantities ${expected}`, () => quantities(shown) === expected);

/** The text that screen readers announce. */
export const announced = ({ element }: Shown): string =>
  trim(element.shadowRoot?.querySelector('.spoken')?.textContent);

/** The totals, as in `Subtotal €309.00`. */
export const totals = ({ element }: Shown): readonly string[] =>
  [...(element.shadowRoot?.querySelectorAll('dl > div') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => trim(textContent)).join(' '),
  );

/** The cart of the server: quantities by id of the product. */
export async function serverCart(): Promise<Readonly<Record<string, number>>> {
  const response = await fetch('/api/commerce/shopping-cart');
  const { entries } = (await response.json()) as { entries: { id: string; productName: string; quantity: number }[] };
  return Object.fromEntries(entries.map(({ productName, quantity }) => [productName.split(',')[0], quantity]));
}

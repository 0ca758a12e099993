/** Tabs of a visitor that share the cart of the mock API. */
import type { Cart, CartClient, CartResult } from '../../../core/page/shopping-cart.ts';
import { setCookie } from '../../support/cookies.ts';
import { eventually } from '../../support/eventually.ts';
import { type OwnPage, openPage } from '../../support/own-page.ts';

type Module = Pick<typeof import('../../../core/page/shopping-cart.ts'), 'cart' | 'cartText'>;

export interface Tab extends OwnPage {
  readonly client: CartClient;
  readonly module: Module;
}

export const path = '/api/commerce/shopping-cart';

/** Sets the response to the next call. */
export const override = (text: string): string => setCookie(`__mock=${text}`);

/** Opens a tab of a visitor. All tabs share one cart. */
export async function openTab(prepare: (view: Window) => void = () => {}): Promise<Tab> {
  const bundle = `${location.origin}/dist/test/site-shopping-cart.js`;
  const head = `<script type="module">import * as cart from '${bundle}'; window.cartModule = cart</script>`;
  const page = await openPage({ head, prepare });
  const module: Module = await eventually('the module', () => Reflect.get(page.view, 'cartModule'));
  return { ...page, module, client: module.cart(page.document) };
}

export const summary = (cart: Cart | undefined): unknown => cart && [cart.totalQuantity, cart.subtotalAmount.value];

export const textOf = ({ module, document: page }: Tab, result: CartResult): string =>
  result.ok ? '' : module.cartText(page.body, result.failure);

/** Deletes the visitor's cart, the response that a test has set, and the crumb of a page of the mock API. */
export function forgetCart(): void {
  setCookie('crumb=; Max-Age=0');
  setCookie('CART=; Max-Age=0');
  setCookie('__mock=; Max-Age=0');
}

/** The checkout of a gift card, of which the visitor may select the value there. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import { checkoutPaths } from '../../../../core/model/commerce/checkout-urls.ts';
import type { Product, ProductVariant } from '../../../../core/model/commerce/read-product.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';
import { messages } from '../../messages.en.ts';
import type { StoredCart } from '../../state/carts.ts';
import type { MockSite } from '../../state/mock-site.ts';
import { moneyText, orderWithKey, placeOrder } from '../../state/orders.ts';
import { lineOf } from '../cart-line.ts';
import type { Markup } from '../html-page.ts';
import { referringPage } from '../referring-page.ts';
import { type Route, route, type SchemaKit } from '../route.ts';
import { answerOrder, givesOrder, paymentPage, refuseOrder } from './order-pages.ts';

const queryOf = ({ z, text }: SchemaKit) =>
  z.looseObject({
    websiteId: text('Id of the site.').min(1),
    giftCardProductId: text('Id of the gift card.').min(1),
    sku: text('SKU of a variant; without it the visitor selects one.').optional(),
  });

const sample = {
  websiteId: '64f1c0de5a1e7a0b2c3d4e5f',
  giftCardProductId: '64f1c0de5a1e7a0b2c3d4f01',
  sku: 'SQ0000001',
};

/** Finds a variant by its SKU, or by its number for one without a SKU. */
const variantAt = ({ variants }: Product, value: string): ProductVariant | undefined =>
  variants.find(({ sku }) => sku === value) ?? variants.find((_, at) => `#${at}` === value);

const controlsOf = (product: Product, site: MockSite): Markup => html`
<p><label>${formatMessage(messages['mock-checkout-gift-card-label'])} <select name="sku">${product.variants.map(
  (variant, at) =>
    html`<option value="${variant.sku || `#${at}`}">${moneyText(lineOf(product, variant, { itemId: '' }, site, undefined).unitPrice)}</option>`,
)}</select></label></p>`;

/** The path of the page with the data of the gift card: the link was on it, and the form of the checkout repeats it. */
const pathOf = (context: Context): string | undefined => referringPage(context.req)?.pathname;

const page: Route = route({
  method: 'GET',
  path: checkoutPaths.giftCard,
  name: 'GiftCardCheckout',
  summary: 'Checkout of a gift card',
  spec: 'docs/spec.md#runtime-2',
  kind: 'page',
  takes: (kit) => ({ query: queryOf(kit) }),
  gives: () => ({ 200: 'text/html', 404: 'text/html' }),
  sample: { query: sample },
  async answer(context, site, { query }) {
    const { giftCardProductId: itemId, sku = '' } = query;
    const path = pathOf(context);
    const product = await site.productOf(itemId, path);
    const variant = product && variantAt(product, sku);
    if (!product || (sku !== '' && !variant)) return refuseOrder(context, 404, 'mock-checkout-gift-card-unknown');
    return paymentPage(context, {
      title: page.summary,
      total: variant && lineOf(product, variant, { itemId }, site, undefined).unitPrice,
      fields: { key: site.options.newId(), page: path },
      ...(!variant && { controls: controlsOf(product, site) }),
    });
  },
});

const purchase = route({
  method: 'POST',
  path: checkoutPaths.giftCard,
  name: 'BuyGiftCard',
  summary: 'Buys a gift card without a cart.',
  kind: 'call',
  crumb: 'query',
  takes: (kit) => ({
    query: queryOf(kit),
    form: kit.z.looseObject({
      key: kit.text('Identifies the page: a repeated call with the same key buys nothing more.').max(100).optional(),
      sku: kit.text('SKU of the variant that was selected at the checkout.').optional(),
      page: kit.text('Path of the page with the data of the gift card.').optional(),
    }),
  }),
  gives: givesOrder,
  sample: { query: sample, form: { key: '77b0c2a1' } },
  async answer(context, site, { query, form }) {
    const { giftCardProductId: itemId } = query;
    const product = await site.productOf(itemId, form.page ?? pathOf(context));
    // No await below this line: of two calls with the same key, only one may buy.
    const before = orderWithKey(site, form.key);
    if (before) return answerOrder(context, before);
    const variant = product && variantAt(product, form.sku ?? query.sku ?? '');
    if (!product || !variant) return refuseOrder(context, 404, 'mock-checkout-gift-card-unknown');
    const { newId, now } = site.options;
    const line = { id: newId(), ...lineOf(product, variant, { itemId }, site, undefined) };
    if (line.stock < 1)
      return refuseOrder(context, 400, 'mock-checkout-stock', { product: line.productName, stock: 0 });
    const cart: StoredCart = { token: newId(), created: now(), entries: [line] };
    const order = placeOrder(site, cart, { key: form.key });
    return order ? answerOrder(context, order) : refuseOrder(context, 400, 'mock-checkout-empty');
  },
});

export const giftCardCheckout: readonly Route[] = [page, purchase];

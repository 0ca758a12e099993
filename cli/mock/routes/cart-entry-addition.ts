import type { Context } from 'hono';
import { formatMoney } from '../../../core/model/money/format.ts';
import { addEntry, hasKey, type MockEntry, otherCurrency, rememberKey, type StoredCart } from '../state/carts.ts';
import type { MockSite } from '../state/mock-site.ts';
import { isSameVariant } from '../state/stock.ts';
import { type Addition, lineOf, variantOf } from './cart-line.ts';
import { wantsPage } from './html-page.ts';
import { referringPage } from './referring-page.ts';
import { route } from './route.ts';
import { answerCart, pageAfter, refuseChange, refuseConflict, refuseStock, visitorCart } from './visitor-cart.ts';

const answerAdded = (context: Context, cart: StoredCart, sent: Addition): Response =>
  wantsPage(context) ? context.redirect(pageAfter(sent.returnTo), 303) : answerCart(context, cart);

const textOf = (fields: MockEntry['fields'] = {}): string => JSON.stringify(Object.entries(fields).sort());

const isSameLine = (entry: MockEntry, line: Omit<MockEntry, 'id'>): boolean =>
  isSameVariant(entry, line) && entry.planId === line.planId && textOf(entry.fields) === textOf(line.fields);

async function add(context: Context, site: MockSite, sent: Addition): Promise<Response> {
  const page = referringPage(context.req);
  const product = await site.productOf(sent.itemId, page?.pathname);
  // No await below this line: of two calls with the same key, only one may add the product.
  const cart = visitorCart(context, site);
  if (hasKey(cart, sent.key)) return answerAdded(context, cart, sent);
  // A form that is sent without script cannot be sent again.
  const conflict = wantsPage(context) ? undefined : refuseConflict(context, site, cart);
  if (conflict) return conflict;
  if (!product) return refuseChange(context, 404, 'mock-cart-product-unknown');
  const variant = variantOf(product, sent);
  if (!variant) return refuseChange(context, 400, 'mock-cart-variant-unknown');
  if (sent.planId && !variant.planPrices.has(sent.planId)) return refuseChange(context, 400, 'mock-cart-plan-unknown');
  const line = lineOf(product, variant, sent, site, page);
  const { unitPrice, stock, quantity } = line;
  if (sent.unitPrice && formatMoney(sent.unitPrice) !== formatMoney(unitPrice))
    return refuseChange(context, 400, 'mock-cart-price', { price: formatMoney(unitPrice) ?? '' }, { unitPrice });
  const currency = otherCurrency(cart, unitPrice.currency);
  if (currency) return refuseChange(context, 400, 'mock-cart-currency', { currency, price: unitPrice.currency });
  const before = cart.entries.find((entry) => isSameLine(entry, line));
  if ((before?.quantity ?? 0) + quantity > stock) return refuseStock(context, stock);
  addEntry(cart, before, { id: before?.id ?? site.options.newId(), ...line });
  rememberKey(cart, sent.key);
  return answerAdded(context, cart, sent);
}

/**
 * Adds a product to the cart. Responds with the changed cart, or leads a form that was sent without script to the cart.
 * The specification shows no path for it.
 */
export const cartEntryAddition = route({
  method: 'POST',
  path: '/api/commerce/shopping-cart/entries',
  name: 'AddCartEntry',
  summary: 'Adds a product to the cart.',
  kind: 'call',
  crumb: 'query',
  takes({ z, text }) {
    const item = {
      itemId: text('Id of the product.').min(1),
      sku: text('SKU of the variant.').optional(),
      variantId: text('Id of the variant, for a variant without a SKU.').optional(),
      planId: text('Id of the subscription; without it a single purchase.').optional(),
    };
    return {
      json: z.looseObject({
        ...item,
        quantity: z.int().min(1).describe('A whole number of at least 1.'),
        key: text('Identifies the action of the visitor: a repeated call with the same key adds nothing more.')
          .min(1)
          .max(100),
        unitPrice: z
          .object({ currency: text('Currency of the price.'), value: text('The amount, as in 45.00.') })
          .optional()
          .describe('The price that the visitor saw; the addition is refused with 400 if it has changed.'),
      }),
      form: z
        .looseObject({
          ...item,
          quantity: z
            .string()
            .regex(/^[1-9]\d{0,5}$/)
            .optional()
            .describe('A whole number of at least 1.'),
          returnTo: text('Path of the page to show afterwards; /cart by default.').optional(),
        })
        .describe('Also the values of the options of the product, by the name of the option.'),
    };
  },
  gives: ({ cart, refusal }) => ({ 200: cart, 303: 'text/html', 400: refusal, 404: refusal, 409: cart }),
  sample: {
    json: { itemId: '64f1c0de5a1e7a0b2c3d4f01', sku: 'SQ0000001', quantity: 1, key: '8d4f7c1e' },
  },
  // One of the two schemas has accepted the body.
  answer: (context, site, { json, form }) => add(context, site, (json ?? form) as Addition),
});

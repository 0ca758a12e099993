import type { SchemaKit } from '../routes/route.ts';
import { maxTime } from '../state/clock.ts';

function shopSchemas({ z, text }: SchemaKit) {
  const money = z.looseObject({ currency: z.string(), value: z.string().regex(/^\d{1,12}(?:\.\d{1,4})?$/) });
  const entry = z.looseObject({
    id: z.string(),
    itemId: z.string(),
    productName: z.string(),
    sku: z.string(),
    quantity: z.int(),
    unitPrice: money,
    stock: z.int(),
    options: z.array(z.looseObject({ name: z.string(), value: z.string() })).optional(),
    fields: z.record(z.string(), z.string()).optional(),
  });
  const cart = z.looseObject({
    token: text('As in the cookie.'),
    created: z.number(),
    entries: z.array(entry),
    coupons: z.array(z.string()).optional(),
    shippingLocation: z.looseObject({ country: z.string() }).optional(),
    shippingOptionId: z.string().optional(),
    orderId: z.string().optional(),
  });
  const order = z.looseObject({
    id: z.string(),
    number: z.int(),
    placedAt: z.string(),
    cart: z.looseObject({ grandTotalCents: z.int(), subtotalAmount: money }),
  });
  const review = z.looseObject({
    id: z.string(),
    productId: z.string(),
    rating: z.int().min(1).max(5),
    date: z.string(),
    isImported: z.boolean(),
  });
  return { cart, order, review };
}

/** Returns the schema of a snapshot, which may be written by hand: an incomplete submission or cart would break later calls. */
export function snapshotSchema(kit: SchemaKit) {
  const { z } = kit;
  const number = z.number();
  const time = number.min(-maxTime).max(maxTime);
  const record = <Value extends Parameters<typeof z.record>[1]>(value: Value) => z.record(z.string(), value);
  const { cart, order, review } = shopSchemas(kit);
  const submission = z.looseObject({
    id: z.string(),
    savedAt: z.string(),
    key: z.string().optional(),
    formId: z.string(),
    fields: record(z.union([z.string(), z.array(z.string()), record(z.string())])),
    details: record(z.unknown()),
    withScript: z.boolean(),
  });
  const file = z.looseObject({
    formId: z.string(),
    fieldId: z.string(),
    name: z.string(),
    type: z.string(),
    size: number,
    offset: number,
    state: z.string(),
    checksum: number,
  });
  return z
    .looseObject({
      clock: z.looseObject({ ahead: time, stoppedAt: time.optional() }),
      keys: record(number).describe('When each key was issued, in milliseconds since 1970.'),
      captchas: z.array(z.string()),
      submissions: z.array(submission),
      files: record(file),
      attempts: z.array(number),
      carts: record(cart),
      orders: z.array(order),
      reviews: z.array(review),
      members: record(z.looseObject({ email: z.string(), xsrfToken: z.string(), name: z.string().optional() })),
      siteParts: z.looseObject({ header: z.unknown(), footer: z.unknown() }),
      multilingual: z.looseObject({ languages: z.array(z.unknown()), isConnected: z.boolean() }),
    })
    .partial();
}

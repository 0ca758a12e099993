import { mockRoute, route } from '../routes/route.ts';

/** Responds with all orders since the start, oldest first. */
export const orders = route({
  ...mockRoute,
  method: 'GET',
  path: '/__mock/orders',
  name: 'Orders',
  summary: 'All orders since the start.',
  gives: ({ z, text, cart }) => ({
    200: z.object({
      orders: z.array(
        z.looseObject({
          id: text('Id of the order.'),
          number: z.int().describe('Number of the order.'),
          placedAt: text('ISO 8601.'),
          outcome: text('The page that confirms the order, such as order-confirmed.'),
          total: z.looseObject({ currency: text('Currency of the total.'), value: text('The amount, as in 45.00.') }),
          cart: cart.optional(),
        }),
      ),
    }),
  }),
  answer: (context, { state }) => context.json({ orders: state.orders }),
});

/** Pages of the platform that a site links to (docs/spec.md#runtime-2, "Navigation targets"). */
import { checkoutPaths } from '../../../core/model/commerce/checkout-urls.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { noticePage, placeholderPage } from './placeholder-page.ts';
import type { Route, SchemaKit } from './route.ts';

const page = { method: 'GET', spec: 'docs/spec.md#runtime-2', kind: 'page' } as const;

const gives: Route['gives'] = () => ({ 200: 'text/html' });

type Target = Pick<Route, 'path' | 'name' | 'summary' | 'takes' | 'sample'>;

const websiteId = '64f1c0de5a1e7a0b2c3d4e5f';

const queryOf =
  (names: readonly string[], optional: readonly string[] = []) =>
  ({ z, text }: SchemaKit) => ({
    query: z.looseObject({
      ...Object.fromEntries(names.map((name) => [name, text('Not empty.').min(1)])),
      ...Object.fromEntries(optional.map((name) => [name, text('Optional.').optional()])),
    }),
  });

const targets: readonly Target[] = [
  {
    path: checkoutPaths.subscription,
    name: 'SubscriptionCheckout',
    summary: 'Checkout of a subscription',
    takes: queryOf(['cartToken']),
    sample: { query: { cartToken: '{ShoppingCart/id}' } },
  },
  {
    path: checkoutPaths.donation,
    name: 'DonationCheckout',
    summary: 'Checkout of a donation',
    takes: queryOf(['donatePageId']),
    sample: { query: { donatePageId: '64f1c0de5a1e7a0b2c3d4e02' } },
  },
  {
    path: checkoutPaths.giftCard,
    name: 'GiftCardCheckout',
    summary: 'Checkout of a gift card',
    takes: queryOf(['websiteId', 'giftCardProductId'], ['sku']),
    sample: { query: { websiteId, giftCardProductId: '64f1c0de5a1e7a0b2c3d4f03', sku: 'SQ0000003' } },
  },
  {
    path: '/config/',
    name: 'Config',
    summary: 'Configuration of the site',
    takes: queryOf([], ['frameUrl']),
    sample: { query: { frameUrl: '/visit?from=home' } },
  },
  { path: '/cart', name: 'Cart', summary: 'The cart' },
  { path: '/search', name: 'Search', summary: 'Search' },
  {
    path: '/pages/:id{[0-9a-fA-F]{24}}',
    name: 'CollectionPanel',
    summary: 'Panel of a collection',
    takes: ({ z, id }) => ({ params: z.object({ id: id('Id of the collection.') }) }),
    sample: { params: { id: '64f1c0de5a1e7a0b2c3d4e02' } },
  },
  {
    path: '/s/:file{.+}',
    name: 'File',
    summary: 'A file',
    takes: ({ z, text }) => ({ params: z.object({ file: text('Name of the file, with its folders.') }) }),
    sample: { params: { file: 'prices.pdf' } },
  },
  { path: '/settings/billing/upgrade', name: 'TrialUpgrade', summary: 'Upgrade of a trial site' },
  { path: '/settings/billing/subscriptions/website', name: 'SubscriptionUpgrade', summary: 'Upgrade of a site' },
];

const root: Route = {
  ...page,
  path: '/',
  name: 'SiteRoot',
  summary: 'The start page, which confirms a sign-out',
  takes: queryOf([], ['logout']),
  gives: () => ({ 200: 'text/html', 404: 'application/json' }),
  sample: { query: { logout: 'true' } },
  answer: (context) =>
    context.req.query('logout') === 'true'
      ? noticePage(
          context,
          formatMessage(messages['mock-logout-title']),
          formatMessage(messages['mock-logout-done']),
          200,
        )
      : context.body(null, 404),
};

export const pages: readonly Route[] = [
  root,
  ...targets.map(
    (target): Route => ({ ...page, ...target, gives, answer: (context) => placeholderPage(context, target.summary) }),
  ),
];

/** Pages of the platform that a site links to (docs/spec.md#runtime-2, "Navigation targets"). */
import { formatMessage } from '../../../core/model/message-format.ts';
import type { pageTypes } from '../../../core/model/vocabularies/pages.ts';
import { messages } from '../messages.en.ts';
import { noticePage, placeholderPage } from './placeholder-page.ts';
import type { Route, SchemaKit } from './route.ts';

const page = { method: 'GET', spec: 'docs/spec.md#runtime-2', kind: 'page' } as const;

const gives: Route['gives'] = () => ({ 200: 'text/html' });

type Target = Pick<Route, 'path' | 'name' | 'summary' | 'takes' | 'sample'> & {
  readonly type?: keyof typeof pageTypes;
};

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
    path: '/config/',
    name: 'Config',
    summary: 'Configuration of the site',
    takes: queryOf([], ['frameUrl']),
    sample: { query: { frameUrl: '/visit?from=home' } },
  },
  { path: '/cart', name: 'Cart', summary: 'The cart', type: 'show-cart' },
  {
    path: '/commerce/digital-product-preview',
    name: 'DigitalProductPreview',
    summary: 'Preview of a digital product',
    type: 'digital-product-composer-preview',
  },
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
    ({ type, ...target }): Route => ({
      ...page,
      ...target,
      gives,
      answer: (context) => placeholderPage(context, target.summary, type),
    }),
  ),
];

/** Reviews of products. The specification shows the texts of their form, and no paths for them. */
import type { Context } from 'hono';
import type { Product } from '../../../core/model/commerce/read-product.ts';
import { formatMessage } from '../../../core/model/message-format.ts';
import { type ReviewSort, reviewSorts } from '../../../core/model/reviews/review.ts';
import { messages } from '../messages.en.ts';
import type { MockSite } from '../state/mock-site.ts';
import {
  aggregateJson,
  type ReviewSource,
  reviewJson,
  reviewPageJson,
  reviewSources,
  reviewsOf,
  type StoredReview,
  storeReview,
} from '../state/reviews.ts';
import { wantsPage } from './html-page.ts';
import { noticePage } from './placeholder-page.ts';
import { referringPage } from './referring-page.ts';
import { type Route, route, type SchemaKit } from './route.ts';
import { pageAfter } from './visitor-cart.ts';

const path = '/api/commerce/reviews';
const sentPath = '/commerce/review-sent';
const defaultPageSize = 10;
const maxPageSize = 100;

const aggregateSchema = ({ z }: SchemaKit) =>
  z
    .looseObject({
      count: z.int().describe('Number of the reviews.'),
      average: z.number().describe('The average rating, with one decimal.'),
      counts: z.array(z.int()).describe('Number of the reviews with 1, 2, 3, 4 and 5 stars.'),
    })
    .meta({ id: 'ReviewAggregate', description: 'The summary of all reviews of a product.' });

const reviewSchema = ({ z, text }: SchemaKit) =>
  z
    .looseObject({
      id: text('Id of the review.'),
      productId: text('Id of the product.'),
      rating: z.int().min(1).max(5).describe('1 to 5 stars.'),
      title: text('Title, as plain text.').optional(),
      text: text('The review, as plain text.').optional(),
      author: text('Name of the author.').optional(),
      date: text('ISO 8601.'),
      isImported: z.boolean().describe('Whether the review comes from another shop or platform.'),
    })
    .meta({ id: 'Review', description: 'A review of a product.' });

const productQuery = ({ text, wordOf }: SchemaKit) => ({
  productId: text('Id of the product.').min(1),
  source: wordOf('native or imported; both by default.', reviewSources).optional(),
});

interface ListQuery {
  readonly productId: string;
  readonly source?: ReviewSource | '';
  readonly sort?: ReviewSort | '';
  readonly page?: string;
  readonly pageSize?: string;
}

const list = route({
  method: 'GET',
  path,
  name: 'Reviews',
  summary: 'Reviews of a product, one page of them.',
  kind: 'call',
  takes: (kit) => {
    const number = (description: string) =>
      kit.z
        .string()
        .regex(/^[1-9]\d{0,5}$/)
        .describe(description)
        .optional();
    return {
      query: kit.z.looseObject({
        ...productQuery(kit),
        sort: kit.wordOf('The order; newest by default.', reviewSorts).optional(),
        page: number('Number of the page, from 1.'),
        pageSize: number(`Reviews of a page, at most ${maxPageSize}; ${defaultPageSize} by default.`),
      }),
    };
  },
  gives: (kit) => ({
    200: kit.z.looseObject({
      aggregate: aggregateSchema(kit),
      reviews: kit.z.array(reviewSchema(kit)),
      page: kit.z.int().describe('Number of the page.'),
      pageCount: kit.z.int().describe('Number of the pages, at least 1.'),
    }),
  }),
  sample: { query: { productId: '64f1c0de5a1e7a0b2c3d4f01', sort: 'highest', page: '1', pageSize: '5' } },
  answer(context, { state }, { query }) {
    // The schema has accepted it.
    const { sort, page = 1, pageSize = defaultPageSize, ...rest } = query as ListQuery;
    return context.json(
      reviewPageJson(reviewsOf(state.reviews, rest), {
        sort: sort || 'newest',
        page: Number(page),
        pageSize: Math.min(Number(pageSize), maxPageSize),
      }),
    );
  },
});

const aggregate = route({
  method: 'GET',
  path: `${path}/aggregate`,
  name: 'ReviewAggregate',
  summary: 'Number and average rating of the reviews of a product.',
  kind: 'call',
  takes: (kit) => ({ query: kit.z.looseObject(productQuery(kit)) }),
  gives: (kit) => ({ 200: aggregateSchema(kit) }),
  sample: { query: { productId: '64f1c0de5a1e7a0b2c3d4f01' } },
  answer: (context, { state }, { query }) =>
    // The schema has accepted it.
    context.json(aggregateJson(reviewsOf(state.reviews, query as ListQuery))),
});

type RefusalCode = Extract<keyof typeof messages, `review-${string}`>;

const statuses = {
  'review-rating-missing': 400,
  'review-rating-invalid': 400,
  'review-nothing': 404,
  'review-already-sent': 409,
  'review-request-expired': 410,
} as const satisfies Record<RefusalCode, number>;

function refuseReview(context: Context, code: RefusalCode): Response | Promise<Response> {
  const error = formatMessage(messages[code]);
  return wantsPage(context)
    ? noticePage(context, formatMessage(messages['mock-review-refused']), error, statuses[code])
    : context.json({ code, error }, statuses[code]);
}

/** The fields of a review, in JSON or in a form. */
interface SentReview {
  readonly productId?: string | undefined;
  readonly rating?: string | number | undefined;
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly author?: string | undefined;
  readonly token?: string | undefined;
  readonly key?: string | undefined;
  readonly returnTo?: string | undefined;
}

const expiredToken = 'expired';

const scenarioCodes = {
  expired: 'review-request-expired',
  reviewed: 'review-already-sent',
  nothing: 'review-nothing',
} as const;

/** Whether the token is the id of an order with the product, whose data is not on the page of the review. */
const isOrdered = ({ state }: MockSite, { token, productId }: SentReview): boolean =>
  state.orders.some(({ id, cart }) => id === token && cart?.entries.some(({ itemId }) => itemId === productId));

/** Returns the reason why a review is not accepted. */
function findRefusal(site: MockSite, sent: SentReview, product: Product | undefined): RefusalCode | undefined {
  const { reviews } = site.options;
  if (reviews) return scenarioCodes[reviews];
  if (sent.token === expiredToken) return 'review-request-expired';
  if (!product && !isOrdered(site, sent)) return 'review-nothing';
  const isReviewed = site.state.reviews.some(
    ({ token, productId, key }) =>
      token !== undefined && token === sent.token && productId === sent.productId && (!key || key !== sent.key),
  );
  if (isReviewed) return 'review-already-sent';
  if (sent.rating === undefined || sent.rating === '') return 'review-rating-missing';
  return /^[1-5]$/.test(String(sent.rating)) ? undefined : 'review-rating-invalid';
}

async function save(context: Context, site: MockSite, sent: SentReview): Promise<Response> {
  const product = await site.productOf(sent.productId ?? '', referringPage(context.req)?.pathname);
  // No await below this line: of two calls with the same token or key, only one may add the review.
  const refused = findRefusal(site, sent, product);
  if (refused) return refuseReview(context, refused);
  const { productId = '', rating, title, text, author, token, key, returnTo } = sent;
  const stored: StoredReview = storeReview(site.state.reviews, {
    id: site.options.newId(),
    productId,
    rating: Number(rating),
    ...(title && { title }),
    ...(text && { text }),
    ...(author && { author }),
    date: new Date(site.options.now()).toISOString(),
    isImported: false,
    ...(token && { token }),
    ...(key && { key }),
  });
  return wantsPage(context)
    ? context.redirect(returnTo ? pageAfter(returnTo) : sentPath, 303)
    : context.json({ review: reviewJson(stored) }, 201);
}

const submission = route({
  method: 'POST',
  path,
  name: 'SendReview',
  summary: 'Sends a review of a product.',
  kind: 'call',
  crumb: 'query',
  takes({ z, text }) {
    const fields = {
      productId: text('Id of the product.').optional(),
      title: text('Title.').max(200).optional(),
      text: text('The review.').max(5000).optional(),
      author: text('Name to show.').max(100).optional(),
      token: text('Token of the review request; it is accepted once for each product.').max(200).optional(),
    };
    const rating = text('1 to 5.').max(20).optional();
    return {
      json: z.looseObject({
        ...fields,
        rating: z.union([z.number(), rating]).describe('1 to 5.').optional(),
        key: text('Identifies the action of the visitor: a repeated call with the same key adds nothing more.')
          .min(1)
          .max(100)
          .optional(),
      }),
      form: z.looseObject({
        ...fields,
        rating,
        returnTo: text(`Path of the page to show afterwards; ${sentPath} by default.`).optional(),
      }),
    };
  },
  gives: (kit) => ({
    201: kit.z.looseObject({ review: reviewSchema(kit) }),
    303: 'text/html',
    400: kit.refusal,
    404: kit.refusal,
    409: kit.refusal,
    410: kit.refusal,
  }),
  sample: {
    json: { productId: '64f1c0de5a1e7a0b2c3d4f01', rating: 5, title: 'The lines almost move', key: '5b1f09aa' },
  },
  // One of the two schemas has accepted the body.
  answer: (context, site, { json, form }) => save(context, site, (json ?? form) as SentReview),
});

const sentPage: Route = {
  method: 'GET',
  path: sentPath,
  name: 'ReviewSent',
  summary: 'Confirmation of a review',
  kind: 'page',
  gives: () => ({ 200: 'text/html' }),
  answer: (context) =>
    noticePage(
      context,
      formatMessage(messages['mock-review-sent-title']),
      formatMessage(messages['mock-review-sent']),
      200,
    ),
};

export const reviews: readonly Route[] = [list, aggregate, submission, sentPage];

/** The calls of reviews. The specification defines none, so these follow its other calls (docs/spec.md#runtime-7). */
import { encodeText } from '../../core/model/encode-text.ts';
import { type ReviewReading, readReviews } from '../../core/model/reviews/read-reviews.ts';
import type { ReviewSort } from '../../core/model/reviews/review.ts';
import { type RequestResult, request } from '../../core/page/request.ts';
import type { NewReview } from './contract.ts';

const path = '/api/commerce/reviews';

export interface ReviewQuery {
  readonly productId: string;
  readonly sort: ReviewSort;
  readonly page: number;
  readonly pageSize: number;
  /** Only reviews of this source; both without it. */
  readonly source: 'native' | 'imported' | undefined;
}

/** Requests one page of reviews. Returns undefined if the call fails. */
export async function getReviews(
  document: Document,
  query: ReviewQuery,
  signal: AbortSignal,
): Promise<ReviewReading | undefined> {
  const text = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeText(String(value))}`)
    .join('&');
  const result = await request(`${path}?${text}`, { document, signal, retries: 2 });
  return result.ok ? readReviews(result.data) : undefined;
}

/** Sends a review. The server saves it once for all calls with the same key. */
export const postReview = (document: Document, { fields, ...review }: NewReview, key: string): Promise<RequestResult> =>
  request(path, { document, crumb: 'query', json: { ...fields, ...review, key } });

/** The call of a search. The specification does not define it; the path and the names are those of site builders. */
import { warnOnce } from '../../core/element/warn-once.ts';
import { request } from '../../core/page/request.ts';
import { safeUrl } from '../../core/page/safe-url.ts';
import { windowOf } from '../../core/page/unclobber.ts';
import { messages } from './messages.en.ts';
import type { Outcome } from './model/calls.ts';
import { appendPage, type ResultPage, readResults } from './model/results.ts';

const defaultSrc = '/api/search/GeneralSearch';

/** Statuses of servers without a search for scripts. */
const absentStatuses: readonly (number | undefined)[] = [404, 405, 410];

/** Returns the absolute URL of a page of this site, independent of a `<base>`; undefined for all others. */
export function siteUrl(document: Document, url: string): string | undefined {
  const { origin } = windowOf(document);
  const href = URL.canParse(origin) ? safeUrl(url, origin) : undefined;
  return href !== undefined && new URL(href).origin === origin ? href : undefined;
}

export interface ResultQuery {
  readonly src: string | undefined;
  readonly size: number;
  /** The fields of the form. */
  readonly fields: URLSearchParams;
  /** The results before those that are requested. */
  readonly before: ResultPage | undefined;
}

/** Requests one page of results; undefined if the call was aborted. Warns about results that are not shown. */
export async function requestResults(
  document: Document,
  { src = defaultSrc, size, fields, before }: ResultQuery,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const page = before ? before.page + 1 : 0;
  const query = new URLSearchParams(fields);
  query.set('p', String(page));
  query.set('size', String(size));
  const result = await request(`${src}${src.includes('?') ? '&' : '?'}${query}`, { document, signal });
  if (signal.aborted) return undefined;
  if (!result.ok) {
    const { code, args } = result.failure;
    if (code === 'request-unparseable' || absentStatuses.includes(args.status)) return { phase: 'absent' };
    return { phase: 'failed', isOffline: !windowOf(document).navigator.onLine, page: before };
  }
  const reading = readResults(result.data, (url) => siteUrl(document, url), page);
  if (!reading) {
    warnOnce(messages['search-answer-invalid']);
    return { phase: 'absent' };
  }
  if (reading.hasRefused) warnOnce(messages['search-results-refused']);
  return { phase: 'found', page: before ? appendPage(before, reading.page) : reading.page };
}

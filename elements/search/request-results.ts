/** The call of a search. The specification does not define it; the path and the names are those of site builders. */
import { warnOnce } from '../../core/element/warn-once.ts';
import { request } from '../../core/page/request.ts';
import { safeUrl } from '../../core/page/safe-url.ts';
import { originOf, unclobber, windowOf } from '../../core/page/unclobber.ts';
import { messages } from './messages.en.ts';
import type { Outcome } from './model/calls.ts';
import { appendPage, endOf, type ResultPage, readResults } from './model/results.ts';

const defaultSrc = '/api/search/GeneralSearch';

/** Statuses of servers without a search for scripts. */
const absentStatuses: readonly (number | undefined)[] = [404, 405, 410];

const endStatuses: readonly (number | undefined)[] = [404, 410];

/** Returns the absolute URL of a page of this site, independent of a `<base>`; undefined for all others. */
export function siteUrl(document: Document, url: string): string | undefined {
  const origin = originOf(document);
  const href = URL.canParse(origin) ? safeUrl(url, origin) : undefined;
  return href !== undefined && new URL(href).origin === origin ? href : undefined;
}

/** Returns the URL of the search. A `<base>` changes the URLs of the author only. */
function searchUrl(document: Document, src: string | undefined): URL {
  const origin = originOf(document);
  const isOwn = src === undefined && URL.canParse(origin);
  const url = new URL(src ?? defaultSrc, isOwn ? origin : unclobber(document).baseURI);
  url.hash = '';
  return url;
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
  { src, size, fields, before }: ResultQuery,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const page = before ? before.page + 1 : 0;
  const url = searchUrl(document, src);
  for (const [name, value] of fields) url.searchParams.append(name, value);
  url.searchParams.set('p', String(page));
  url.searchParams.set('size', String(size));
  const result = await request(url.href, { document, signal });
  if (signal.aborted) return undefined;
  if (!result.ok) {
    const { code, args } = result.failure;
    const isAbsent = code === 'request-unparseable' || absentStatuses.includes(args.status);
    // Some servers have no path for a page after the last one.
    if (before && endStatuses.includes(args.status)) return { phase: 'found', page: endOf(before) };
    if (isAbsent && !before) return { phase: 'absent' };
    return { phase: 'failed', isOffline: !windowOf(document).navigator.onLine, page: before };
  }
  const reading = readResults(result.data, (url) => siteUrl(document, url), page);
  if (!reading && before) return { phase: 'failed', isOffline: false, page: before };
  if (!reading) {
    warnOnce(messages['search-answer-invalid']);
    return { phase: 'absent' };
  }
  if (reading.hasRefused) warnOnce(messages['search-results-refused']);
  return { phase: 'found', page: before ? appendPage(before, reading.page) : reading.page };
}

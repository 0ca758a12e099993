/** The header and the footer of all pages of a site (docs/spec.md#widgets-7). */
import { own } from '../model/site-context/decoders.ts';
import { type CallControl, type CallResult, emptyCall, typedCall } from './typed-call.ts';

export type { RequestFailure } from './request.ts';
export type { CallControl, CallResult } from './typed-call.ts';

/** The content above or below every page, which the specification does not define: data, or HTML, which `safeHtml` makes safe to show. */
export type SitePart = string | { readonly [name: string]: unknown };

/** The header and the footer of a site. */
export interface HeaderFooter {
  readonly header: SitePart;
  readonly footer: SitePart;
}

const isPart = (value: unknown): value is SitePart =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value));

function readHeaderFooter(value: unknown): HeaderFooter | undefined {
  const header = own(value, 'header');
  const footer = own(value, 'footer');
  return isPart(header) && isPart(footer) ? { header, footer } : undefined;
}

const path = '/api/site-header-footer';

/** Requests header and footer with `GET /api/site-header-footer`. Failures of the server or the network never reject. */
export const fetchHeaderFooter = (control: CallControl = {}): Promise<CallResult<HeaderFooter>> =>
  typedCall(path, {}, control, readHeaderFooter);

/**
 * Replaces header and footer with `PUT /api/site-header-footer`, with the crumb. Failures of the server or the network never reject; rejects
 * with a TypeError unless both parts are objects or texts.
 */
export async function updateHeaderFooter(
  parts: HeaderFooter,
  control: CallControl = {},
): Promise<CallResult<undefined>> {
  const json = readHeaderFooter(parts);
  if (!json) throw new TypeError('site-elements: updateHeaderFooter() takes { header, footer }: objects or texts.');
  return emptyCall(path, { method: 'PUT', crumb: 'query', json }, control);
}

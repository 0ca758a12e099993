/** Reports the first page of a session (docs/spec.md#runtime-7). Loaded by pages with the option `landing`. */
import { originOf, unclobber, windowOf } from '../../unclobber.ts';
import type { SessionInfo } from './session-info.ts';

/** Fields from the query of the page; `refer` replaces the referrer. */
const fromQuery = ['source', 'campaign', 'subcampaign', 'channel', 'subchannel', 'refer', 'variation', 'mkwid', 'rk'];

/** A page that starts events again has not been opened again. */
const reported = new WeakSet<SessionInfo>();

/** Sends the call, whose failure is ignored. */
function send(document: Document, signal: AbortSignal): void {
  const { URL: page, referrer } = unclobber(document);
  const { navigator, screen } = windowOf(document);
  const url = new URL('/api/track/Track', originOf(document));
  const query = new URLSearchParams(document.location.search);
  const fields = {
    // The hash stays in the browser.
    landing: page.split('#')[0] ?? page,
    refer: referrer,
    rk: '',
    lang: navigator.language,
    screen: `${screen.width}x${screen.height}`,
    ...Object.fromEntries(fromQuery.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : []))),
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  const options: RequestInit = { keepalive: true, redirect: 'manual', signal };
  // Without a prototype: the platform also reads what a page has added to Object.prototype.
  fetch(url, Object.assign(Object.create(null), options)).catch(() => {});
}

/** Reports the page if it is the first one of its session, once. */
export function reportLanding(document: Document, session: () => SessionInfo, signal: AbortSignal): void {
  if (!session().isFirstLanding || reported.has(session())) return;
  reported.add(session());
  send(document, signal);
}

/**
 * The crumb protects against cross-site request forgery: every changing call repeats the value of a cookie where its
 * route declares it (docs/spec.md#runtime-7, docs/spec.md#runtime-8, docs/decisions.md#decision-18). Pages set the cookie. Requests
 * without the cookie are not checked: they belong to no visit that another site could abuse, as with a program that
 * calls the API. A form that is posted without script cannot repeat the crumb and is accepted; the scenario
 * `crumb-mismatch` refuses that as well.
 */
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { formatMessage } from '../../../core/model/message-format.ts';
import { cookies } from '../../../core/model/vocabularies/cookies.ts';
import { messages } from '../messages.en.ts';
import { memberOf, tokenHeader } from '../state/members.ts';
import type { MockSite } from '../state/mock-site.ts';
import { wantsPage } from './html-page.ts';
import { readBody } from './request-body.ts';
import type { CrumbPlace, Route, Violation } from './route.ts';

const { name } = cookies.crumb;

/** The header with the crumb. The specification does not define its name. */
export const crumbHeader = 'x-csrf-token';

async function sentCrumb({ req }: Context, place: CrumbPlace): Promise<unknown> {
  if (place === 'query') return req.query(name);
  if (place === 'header') return req.header(crumbHeader);
  const body = await readBody(req);
  return body.kind === 'form' ? body.data.get(name) : undefined;
}

const places = {
  query: { in: 'query', field: name },
  form: { in: 'body', field: name },
  header: { in: 'header', field: crumbHeader },
} as const satisfies Record<CrumbPlace, Omit<Violation, 'message'>>;

/** Returns the violation of a forged request. Returns undefined for a genuine one. */
export async function forgery(context: Context, route: Route, site: MockSite): Promise<Violation | undefined> {
  const crumb = getCookie(context, name);
  const member = memberOf(context, site);
  if (route.crumb && crumb !== undefined && !wantsPage(context) && (await sentCrumb(context, route.crumb)) !== crumb)
    return { ...places[route.crumb], message: formatMessage(messages['mock-crumb-differs']) };
  const token = context.req.header(tokenHeader);
  // A token that is sent proves for whom the page acts: it must be the one of this session, also where none is required.
  const isChecked = (route.needsToken && member) || (route.crumb && token !== undefined && !route.ignoresToken);
  if (isChecked && token !== member?.xsrfToken)
    return { in: 'header', field: tokenHeader, message: formatMessage(messages['mock-token-differs']) };
  return undefined;
}

const giveCrumb = (context: Context, crumb: string): void =>
  setCookie(context, name, crumb, { path: '/', sameSite: 'Lax' });

/** Responds with 403 and the crumb for a repeated call; a cross-site page cannot read it. */
export function refuseForgery(context: Context, { message }: Violation, site: MockSite): Response {
  const crumb = getCookie(context, name) ?? site.options.newId();
  giveCrumb(context, crumb);
  return context.json({ code: 'mock-crumb-differs', error: message, crumbFail: true, crumb }, 403);
}

/** Sets the crumb cookie on pages. */
export const crumbForPages =
  (newId: () => string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const isPage = context.res.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isPage && context.res.ok && getCookie(context, name) === undefined) giveCrumb(context, newId());
  };

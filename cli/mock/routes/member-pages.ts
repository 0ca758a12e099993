/** Pages of members: login, account, and those that visitors cannot read (docs/spec.md#runtime-2, "Page types by number"). The paths are ours. */
import { html } from 'hono/html';
import { formatMessage } from '../../../core/model/message-format.ts';
import type { pageTypes } from '../../../core/model/vocabularies/pages.ts';
import { messages } from '../messages.en.ts';
import { memberOf } from '../state/members.ts';
import { htmlPage, type Markup } from './html-page.ts';
import { noticePage } from './placeholder-page.ts';
import { type Route, route } from './route.ts';

const page = { method: 'GET', spec: 'docs/spec.md#runtime-2', kind: 'page' } as const;

const textOf = (code: Extract<keyof typeof messages, `mock-${string}`>): string => {
  const message = messages[code];
  return typeof message === 'string' ? formatMessage(message) : code;
};

const title = textOf('mock-login-title');

const loginForm = (returnTo: string): Markup => html`<form method="post" action="/api/site-users/account/session">
<input type="hidden" name="returnTo" value="${returnTo}">
<p><label>${textOf('mock-login-email')} <input type="email" name="email" autocomplete="username" required></label></p>
<p><label>${textOf('mock-login-password')} <input type="password" name="password" autocomplete="current-password" required></label></p>
<p><label><input type="checkbox" name="rememberMe"> ${textOf('mock-login-remember')}</label></p>
<button>${title}</button>
</form>`;

const login = route({
  ...page,
  path: '/account/login',
  name: 'LoginPage',
  summary: 'The login of members',
  takes: ({ z, text }) => ({ query: z.looseObject({ returnTo: text('Path of the page that follows.').optional() }) }),
  gives: () => ({ 200: 'text/html' }),
  sample: { query: { returnTo: '/account' } },
  answer: (context, _site, { query: { returnTo = '/account' } }) => context.html(htmlPage(title, loginForm(returnTo))),
});

const account = route({
  ...page,
  path: '/account',
  name: 'AccountPage',
  summary: 'The account of the signed-in member; without one, the login',
  gives: () => ({ 200: 'text/html' }),
  answer(context, site) {
    const member = memberOf(context, site);
    if (!member) return context.html(htmlPage(title, loginForm('/account')));
    const shown = html`<p>${formatMessage(messages['mock-account-of'], { email: member.email })}</p>
<form method="post" action="/api/auth/Logout"><button>${textOf('mock-account-logout')}</button></form>`;
    return context.html(htmlPage(textOf('mock-account-title'), shown));
  },
});

const membersOnly = route({
  ...page,
  path: '/members',
  name: 'MembersPage',
  summary: 'A page for members only; visitors get a page of the type 106',
  gives: () => ({ 200: 'text/html' }),
  answer: (context, site) => {
    const text = textOf('mock-members-page');
    return memberOf(context, site)
      ? noticePage(context, 'Members', text, 200)
      : noticePage(context, textOf('mock-denied-page'), text, 200, 'member-area-access-denied');
  },
});

const closedPage = (
  path: string,
  name: string,
  type: keyof typeof pageTypes,
  code: 'mock-locked-page' | 'mock-protected-page',
): Route => ({
  ...page,
  path,
  name,
  summary: textOf(code),
  gives: () => ({ 200: 'text/html' }),
  answer: (context) => noticePage(context, textOf(code), textOf('mock-login-required'), 200, type),
});

export const memberPages: readonly Route[] = [
  login,
  account,
  membersOnly,
  closedPage('/lock-screen', 'LockScreen', 'lock-screen', 'mock-locked-page'),
  closedPage('/members/protected', 'ProtectedContent', 'protected-content', 'mock-protected-page'),
];

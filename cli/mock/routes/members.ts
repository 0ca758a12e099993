/** Logging in and out (docs/spec.md#runtime-7, docs/spec.md#widgets-7; docs/decisions.md#decision-22). */
import type { Context } from 'hono';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { memberOf, nameMember, signIn, signOut, tokenHeader } from '../state/members.ts';
import type { MockSite } from '../state/mock-site.ts';
import type { Member } from '../state/state.ts';
import { answerEmpty } from './answer-empty.ts';
import { wantsPage } from './html-page.ts';
import { noticePage } from './placeholder-page.ts';
import { type Route, route } from './route.ts';
import { forgetCart, pageAfter } from './visitor-cart.ts';

const account = { path: '/api/site-users/account', kind: 'call' } as const;

const session = {
  path: '/api/site-users/account/session',
  spec: 'docs/spec.md#runtime-7',
  kind: 'call',
} as const;

/** The longest address that mail servers accept (RFC 5321, https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3). */
const maxEmailLength = 254;

/** Every login succeeds unless the password is this one. */
const wrongPassword = 'wrong';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Signs a member in. Returns undefined for a wrong password. */
const attempt = (context: Context, site: MockSite, { email, password, rememberMe }: Credentials): Member | undefined =>
  password === wrongPassword ? undefined : signIn(context, site, email, rememberMe);

/** Answers a form that the browser has posted without script. */
function answerForm(context: Context, isSignedIn: boolean, returnTo: string | undefined): Response | Promise<Response> {
  if (isSignedIn) return context.redirect(pageAfter(returnTo ?? '/account'), 303);
  const [title, refused] = [messages['mock-login-title'], messages['mock-login-refused']];
  return noticePage(context, formatMessage(title), formatMessage(refused), 401);
}

const login = route({
  ...session,
  method: 'POST',
  name: 'LogIn',
  summary: 'Signs a member in. Every password is accepted except "wrong". A form leads to the page in `returnTo`.',
  crumb: 'query',
  ignoresToken: true,
  takes: ({ z, text, flag, login }) => {
    const email = login.shape.email.unwrap().max(maxEmailLength);
    const password = text('Not empty.').min(1);
    return {
      json: z.looseObject({ email, password, rememberMe: flag('Whether the browser stays signed in.') }),
      form: z.looseObject({
        email,
        password,
        rememberMe: text('Sent if the browser stays signed in.').optional(),
        returnTo: text('Path of the page that follows. Default: the account.').optional(),
      }),
    };
  },
  gives: ({ z, text, refusal }) => ({
    200: z.looseObject({ xsrfToken: text('Token that later calls send in the header x-xsrf-token.') }),
    303: 'text/html',
    401: refusal,
  }),
  sample: { json: { email: 'ida@example.com', password: 'leeward', rememberMe: false } },
  answer(context, site, { json, form }) {
    if (!json) {
      const member = attempt(context, site, { ...form, rememberMe: form.rememberMe !== undefined });
      return answerForm(context, member !== undefined, form.returnTo);
    }
    const member = attempt(context, site, json);
    if (member) return context.json({ xsrfToken: member.xsrfToken });
    return context.json({ code: 'mock-login-refused', error: formatMessage(messages['mock-login-refused']) }, 401);
  },
});

/** Ours: the specification has no call that returns the session. */
const currentSession = route({
  path: session.path,
  kind: session.kind,
  method: 'GET',
  name: 'MemberSession',
  summary: 'Returns the signed-in member and the token, or nulls without one.',
  gives: ({ z, text, orNull }) => ({
    200: z.looseObject({
      email: orNull(text('Email address of the member.')),
      name: orNull(text('Name of the member, if it is known.')),
      xsrfToken: orNull(text('Token that later calls send in the header x-xsrf-token.')),
    }),
  }),
  answer(context, site) {
    const { email = null, name = null, xsrfToken = null } = memberOf(context, site) ?? {};
    context.header('cache-control', 'no-store');
    return context.json({ email, name, xsrfToken });
  },
});

const logout = route({
  ...session,
  method: 'DELETE',
  name: 'LogOutMember',
  summary: 'Signs a member out, who may keep a copy of the cart.',
  crumb: 'query',
  needsToken: true,
  takes: ({ z, textFlag }) => ({ query: z.looseObject({ cloneCart: textFlag('Whether the cart is kept.') }) }),
  sample: { query: { cloneCart: 'true' }, headers: { [tokenHeader]: '{LogIn/xsrfToken}' } },
  answer(context, site, { query: { cloneCart } }) {
    signOut(context, site);
    forgetCart(context, site, cloneCart === 'true');
    return answerEmpty(context);
  },
});

/** A call of the account without a member. */
const requireLogin = (context: Context): Response =>
  context.json(
    { code: 'mock-login-required', error: formatMessage(messages['mock-login-required']), loginRequired: true },
    401,
  );

/** Ours: the specification has no calls of the account. */
const readAccount = route({
  ...account,
  method: 'GET',
  name: 'Account',
  summary: 'Returns the account of the signed-in member. Without one, the login is required.',
  gives: ({ z, text, orNull, refusal }) => ({
    200: z.looseObject({ email: text('Email address.'), name: orNull(text('Name, if it is known.')) }),
    401: refusal,
  }),
  // Sent after the login, without which the account is refused.
  sample: { headers: { [tokenHeader]: '{LogIn/xsrfToken}' } },
  answer(context, site) {
    const member = memberOf(context, site);
    return member ? context.json({ email: member.email, name: member.name ?? null }) : requireLogin(context);
  },
});

const changeAccount = route({
  ...account,
  method: 'POST',
  name: 'ChangeAccount',
  summary: 'Changes the name of the signed-in member. Without one, the login is required.',
  crumb: 'query',
  needsToken: true,
  takes: ({ z, text }) => ({ json: z.looseObject({ name: text('Name of the member.').min(1).max(100) }) }),
  gives: ({ z, text, refusal }) => ({
    200: z.looseObject({ email: text('Email address.'), name: text('Name.') }),
    401: refusal,
  }),
  sample: { json: { name: 'Ida Halden' }, headers: { [tokenHeader]: '{LogIn/xsrfToken}' } },
  answer(context, site, { json: { name } }) {
    const member = nameMember(context, site, name);
    return member ? context.json({ email: member.email, name }) : requireLogin(context);
  },
});

export const members: readonly Route[] = [
  login,
  currentSession,
  readAccount,
  changeAccount,
  logout,
  {
    method: 'POST',
    path: '/api/auth/Logout',
    name: 'Logout',
    summary: 'Signs a contributor out. A form leads to the start page.',
    spec: 'docs/spec.md#runtime-7',
    kind: 'call',
    crumb: 'query',
    gives: ({ empty }) => ({ 200: empty, 303: 'text/html' }),
    answer(context, site) {
      signOut(context, site);
      return wantsPage(context) ? context.redirect('/?logout=true', 303) : answerEmpty(context);
    },
  },
];

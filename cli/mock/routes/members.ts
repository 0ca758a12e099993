/** Logging in and out (docs/spec.md#runtime-7, docs/spec.md#widgets-7; docs/decisions.md#decision-22). */
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { signIn, signOut, tokenHeader } from '../state/members.ts';
import { answerEmpty } from './answer-empty.ts';
import { type Route, route } from './route.ts';
import { forgetCart } from './visitor-cart.ts';

const session = {
  path: '/api/site-users/account/session',
  spec: 'docs/spec.md#runtime-7',
  kind: 'call',
  crumb: 'query',
} as const;

/** The longest address that mail servers accept (RFC 5321, https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3). */
const maxEmailLength = 254;

/** Every login succeeds unless the password is this one. */
const wrongPassword = 'wrong';

const login = route({
  ...session,
  method: 'POST',
  name: 'LogIn',
  summary: 'Signs a member in. Every password is accepted except "wrong".',
  takes: ({ z, text, flag, login }) => ({
    json: z.looseObject({
      email: login.shape.email.unwrap().max(maxEmailLength),
      password: text('Not empty.').min(1),
      rememberMe: flag('Whether the browser stays signed in.'),
    }),
  }),
  gives: ({ z, text, refusal }) => ({
    200: z.looseObject({ xsrfToken: text('Token that later calls send in the header x-xsrf-token.') }),
    401: refusal,
  }),
  sample: { json: { email: 'ida@example.com', password: 'leeward', rememberMe: false } },
  answer(context, site, { json: { email, password, rememberMe } }) {
    if (password === wrongPassword)
      return context.json({ code: 'mock-login-refused', error: formatMessage(messages['mock-login-refused']) }, 401);
    const { xsrfToken } = signIn(context, site, email, rememberMe);
    return context.json({ xsrfToken });
  },
});

const logout = route({
  ...session,
  method: 'DELETE',
  name: 'LogOutMember',
  summary: 'Signs a member out, who may keep a copy of the cart.',
  needsToken: true,
  takes: ({ z, textFlag }) => ({ query: z.looseObject({ cloneCart: textFlag('Whether the cart is kept.') }) }),
  sample: { query: { cloneCart: 'true' }, headers: { [tokenHeader]: '{LogIn/xsrfToken}' } },
  answer(context, site, { query: { cloneCart } }) {
    signOut(context, site);
    forgetCart(context, site, cloneCart === 'true');
    return answerEmpty(context);
  },
});

export const members: readonly Route[] = [
  login,
  logout,
  {
    method: 'POST',
    path: '/api/auth/Logout',
    name: 'Logout',
    summary: 'Signs a contributor out.',
    spec: 'docs/spec.md#runtime-7',
    kind: 'call',
    crumb: 'query',
    answer: answerEmpty,
  },
];

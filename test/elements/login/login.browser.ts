/** `<site-login>` as visitors use it, and calls that wait for it. It is long because both share the form and the server. */
import { expect } from '@open-wc/testing';
import type { Members } from '../../../core/page/members.ts';
import type { LoginDetail } from '../../../elements/login/contract.ts';
import { loadServices } from '../../core/page/services.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { type FakeServer, json, restoreFetch, startServer } from './fake-server.ts';

await import('/dist/test/site-login.js' as string);
const { members }: { members: (document?: Document) => Members } = await import('/dist/test/site-members.js' as string);
const { request } = await loadServices();

const session = 'POST /api/site-users/account/session';

const form = `<form method="post" action="/api/site-users/account/session">
  <label>E-mail <input name="email" type="email" required></label>
  <label>Password <input name="password" type="password" required></label>
  <label><input name="rememberMe" type="checkbox" value="true"> Stay logged in</label>
  <button>Log in</button>
</form>`;

interface Placed {
  readonly element: HTMLElement;
  readonly events: string[];
  readonly details: LoginDetail[];
}

function place(markup = `<site-login>${form}</site-login>`): Placed {
  const box = document.createElement('div');
  box.dataset.test = '';
  const [events, details]: [string[], LoginDetail[]] = [[], []];
  for (const type of ['site-log-in', 'site-logged-in', 'site-login-failed', 'site-error'])
    box.addEventListener(type, (event) => {
      const { detail } = event as CustomEvent<LoginDetail & { code?: string }>;
      events.push([type, detail.code].filter(Boolean).join(' '));
      if (!detail.code) details.push(detail);
    });
  document.body.append(box);
  box.innerHTML = markup;
  const element = box.querySelector<HTMLElement>('site-login');
  if (!element) throw new Error('The markup has no <site-login>.');
  return { element, events, details };
}

const fieldOf = (element: Element, name: string): HTMLInputElement => {
  const field = element.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!field) throw new Error(`The form has no field ${name}.`);
  return field;
};

function enter(element: Element, email: string, password = 'leeward'): void {
  fieldOf(element, 'email').value = email;
  fieldOf(element, 'password').value = password;
  element.querySelector('form')?.requestSubmit();
}

const errorIn = (element: Element): string | undefined =>
  element.querySelector('.site-login-error')?.textContent ?? undefined;

const callsOf = ({ received }: FakeServer, name: string): number =>
  received.filter((call) => call.name === name).length;

afterEach(async () => {
  // Each test begins without a member.
  startServer('ida@example.com');
  await members().read();
  await members().logOut();
  restoreFetch();
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
});

describe('<site-login>', () => {
  it('logs in without leaving the page, and keeps the password nowhere', async () => {
    const server = startServer();
    const { element, events, details } = place();
    await frames(2);
    fieldOf(element, 'rememberMe').checked = true;
    enter(element, ' Ida@example.com ', 'canary-7f3');
    await eventually('the member is logged in', () => events.includes('site-logged-in'));
    const [sent] = server.received.filter(({ name }) => name === session);
    expect(sent?.body).to.deep.equal({ email: 'Ida@example.com', password: 'canary-7f3', rememberMe: true });
    expect(members().member()?.email).to.equal('ida@example.com');
    expect(details).to.deep.equal(Array(2).fill({ email: 'Ida@example.com', rememberMe: true }));
    expect(fieldOf(element, 'password').value).to.equal('');
    const kept = JSON.stringify([sessionStorage, localStorage, document.cookie, location.href]);
    expect(kept).not.to.include('canary-7f3');
    expect(JSON.stringify(localStorage) + document.cookie).not.to.include(server.token);
    await eventually(
      'the status',
      () => element.shadowRoot?.querySelector('[role="status"]')?.textContent === 'You are logged in.',
    );
  });

  for (const [code, field, cause, answer] of [
    ['login-refused', 'password', 'a wrong password', () => json({}, 401)],
    ['login-locked', 'email', 'the lock of the account', () => json({}, 423)],
    ['login-rate-limited', 'password', 'too many logins', () => json({}, 429)],
    ['login-offline', 'password', 'a timeout', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    // Redirects of the login fail with the same error.
    ['login-failed', 'password', 'a redirect', () => Promise.reject(new TypeError('redirected'))],
    ['login-failed', 'password', 'an invalid token', () => json({ xsrfToken: 'a\nb' })],
  ] as const)
    it(`states ${code} at the field after ${cause}, until the visitor types`, async () => {
      const server = startServer();
      server.answers.set(session, answer);
      const { element, events } = place();
      await frames(2);
      enter(element, 'ida@example.com', 'wrong');
      await eventually('the message', () => errorIn(element));
      const node = fieldOf(element, field);
      expect(events).to.include(`site-login-failed ${code}`);
      expect(node.getAttribute('aria-describedby')).to.equal(element.querySelector('.site-login-error')?.id);
      expect(document.activeElement).to.equal(node);
      expect(node.closest('label')?.textContent).not.to.include(errorIn(element));
      expect(fieldOf(element, 'email').value).to.equal('ida@example.com');
      node.dispatchEvent(new Event('input', { bubbles: true }));
      expect(errorIn(element)).to.equal(undefined);
      expect(node.hasAttribute('aria-describedby')).to.equal(false);
      expect(members().member()).to.equal(undefined);
    });

  it('shows the message of the server first, as text', async () => {
    const server = startServer();
    server.answers.set(session, () => json({ error: '<b>Falsches Passwort</b>' }, 401));
    const { element } = place();
    await frames(2);
    enter(element, 'ida@example.com', 'wrong');
    await eventually('the message', () => errorIn(element) === '<b>Falsches Passwort</b>');
    expect(fieldOf(element, 'password').getAttribute('aria-invalid')).to.equal('true');
  });

  it('keeps the descriptions of the author, and the focus where the visitor has moved it', async () => {
    const server = startServer();
    const { element } = place(
      `<site-login>${form.replace(
        'type="password"',
        'type="password" aria-describedby="hint" aria-invalid="false"',
      )}</site-login><button type="button">Elsewhere</button>`,
    );
    await frames(2);
    const field = fieldOf(element, 'password');
    server.answers.set(session, () => {
      element.parentElement?.querySelector<HTMLElement>(':scope > button')?.focus();
      return json({}, 401);
    });
    enter(element, 'ida@example.com', 'wrong');
    await eventually('the message', () => errorIn(element));
    const id = element.querySelector('.site-login-error')?.id;
    expect(field.getAttribute('aria-describedby')).to.equal(`hint ${id}`);
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(document.activeElement?.textContent).to.equal('Elsewhere');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(field.getAttribute('aria-describedby')).to.equal('hint');
    expect(field.getAttribute('aria-invalid')).to.equal('false');
  });

  it('leaves other forms and other actions to the browser', async () => {
    const server = startServer();
    const more = '<button formaction="#forgot">Forgot</button><button formmethod="dialog">Cancel</button></form>';
    const { element, events } = place(`<site-login>
      <form action="#reset"><input name="email"><button>Reset</button></form>
      ${form.replace('</form>', more)}
      <form action="#register"><input name="email"><input name="password" type="password"><button>Register</button></form>
    </site-login>`);
    await frames(2);
    const prevented: boolean[] = [];
    element.parentElement?.addEventListener('submit', (event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    });
    for (const field of element.querySelectorAll<HTMLInputElement>('[name="email"]')) field.value = 'ida@example.com';
    for (const field of element.querySelectorAll<HTMLInputElement>('[name="password"]')) field.value = 'leeward';
    for (const name of ['Reset', 'Forgot', 'Cancel', 'Register'])
      [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
    expect(prevented).to.deep.equal([false, false, false, false]);
    expect(events).to.deep.equal([]);
    expect(callsOf(server, session)).to.equal(0);
  });

  for (const [name, mark, redirect, hash] of [
    ['closes the dialog that the visitor has opened', 'data-site-login', '', ''],
    ['closes a dialog that is not marked', '', '', ''],
    ['closes the dialog before a place on the same page', 'data-site-login', 'success-redirect="#account"', '#account'],
    ['stays on the page instead of another site', '', 'success-redirect="https://other.example/"', ''],
  ] as const)
    it(name, async () => {
      startServer();
      const { element } = place(`<dialog ${mark}><site-login ${redirect}>${form}</site-login></dialog>`);
      await frames(2);
      const dialog = element.closest('dialog');
      dialog?.showModal();
      enter(element, 'ida@example.com');
      await eventually('the dialog is closed', () => !dialog?.open);
      expect(members().member()?.email).to.equal('ida@example.com');
      expect(location.hash).to.equal(hash);
      history.replaceState(null, '', ' ');
    });

  it('announces a failure if the focus is in its field already', async () => {
    const server = startServer();
    server.answers.set(session, () => json({}, 401));
    const { element } = place();
    await frames(2);
    const status = () => element.shadowRoot?.querySelector('[role="status"]')?.textContent;
    fieldOf(element, 'password').focus();
    enter(element, 'ida@example.com', 'wrong');
    await eventually('the announcement', () => status() === 'The e-mail address or the password is wrong.');
    element.lang = 'fr';
    const french = 'L’adresse e-mail ou le mot de passe est incorrect.';
    await eventually('both texts are in French', () => {
      expect(status()).to.equal(french);
      expect(element.querySelector('.site-login-error')?.textContent).to.equal(french);
      return true;
    });
    element.lang = 'en';
    fieldOf(element, 'password').dispatchEvent(new Event('input', { bubbles: true }));
    fieldOf(element, 'email').focus();
    enter(element, 'ida@example.com', 'wrong');
    await eventually('the focus is in the field', () => document.activeElement === fieldOf(element, 'password'));
    await frames(2);
    // Its new description is read.
    expect(status()).to.equal('');
  });

  it('does not state that the visitor is logged in after a logout elsewhere', async () => {
    startServer();
    const { element } = place();
    await frames(2);
    const status = () => element.shadowRoot?.querySelector('[role="status"]')?.textContent;
    enter(element, 'ida@example.com');
    await eventually('the status', () => status() === 'You are logged in.');
    await members().logOut();
    await eventually('the status is gone', () => status() === '');
  });

  it('sends the password to the origin of the page, whatever scripts write into that of the window', async () => {
    const server = startServer();
    const { element, events } = place();
    await frames(2);
    const { origin } = window;
    Object.assign(window, { origin: 'https://other.example' });
    try {
      enter(element, 'ida@example.com');
      await eventually('the member is logged in', () => events.includes('site-logged-in'));
      expect(server.received.map(({ url }) => url.origin)).to.deep.equal(server.received.map(() => location.origin));
    } finally {
      Object.assign(window, { origin });
    }
  });

  it('lets password managers and passkeys fill it in, unless the author has decided', async () => {
    const { element } = place();
    await eventually('the attributes', () => fieldOf(element, 'email').autocomplete === 'username webauthn');
    expect(fieldOf(element, 'password').autocomplete).to.equal('current-password');
    const other = place(`<site-login>${form.replace('type="email"', 'type="email" autocomplete="off"')}</site-login>`);
    await frames(2);
    expect(fieldOf(other.element, 'email').autocomplete).to.equal('off');
    element.remove();
    await eventually('they are restored', () => !fieldOf(element, 'email').hasAttribute('autocomplete'));
  });

  it('is sent once, to this site only, with a new crumb after a refusal', async () => {
    const { element, events } = place();
    await frames(2);
    const base = document.createElement('base');
    base.href = 'https://other.example/';
    document.head.append(base);
    try {
      const server = startServer();
      let refusals = 0;
      server.answers.set(session, () => {
        refusals += 1;
        if (refusals > 1) server.answers.delete(session);
        return json({ crumbFail: true, crumb: 'next' }, 403);
      });
      enter(element, 'ida@example.com');
      enter(element, 'ida@example.com');
      await eventually('the login has failed', () => events.some((event) => event.startsWith('site-login-failed')));
      expect(callsOf(server, session)).to.equal(2);
      enter(element, 'ida@example.com');
      await eventually('the member is logged in', () => events.includes('site-logged-in'));
      expect(server.received.map(({ url }) => url.origin)).to.deep.equal(server.received.map(() => location.origin));
    } finally {
      base.remove();
    }
  });

  it('sends nothing if a listener cancels, and reports a form without fields', async () => {
    const server = startServer();
    const { element } = place();
    await frames(2);
    element.addEventListener('site-log-in', (event) => event.preventDefault());
    enter(element, 'ida@example.com');
    await frames(2);
    expect(callsOf(server, session)).to.equal(0);
    const other = place('<site-login><form action="#login"><button>Log in</button></form></site-login>');
    await frames(2);
    other.element.addEventListener('submit', (event) => event.preventDefault());
    other.element.querySelector('form')?.requestSubmit();
    expect(other.events).to.deep.equal(['site-error login-fields-missing']);
  });
});

const prompt = `<dialog data-site-login><site-login>${form}</site-login></dialog>`;
const send = (text: string) => request('/api/account', { json: { text }, crumb: 'query' });
const textsOf = ({ received }: FakeServer): readonly unknown[] =>
  received.filter(({ name }) => name === 'POST /api/account').map(({ body, token }) => [Object(body).text, token]);

describe('a call that requires a login', () => {
  const openPrompt = async (): Promise<{ element: HTMLElement; dialog: HTMLDialogElement }> => {
    const { element } = place(prompt);
    await frames(2);
    const dialog = element.closest('dialog');
    if (!dialog) throw new Error('The login is in no dialog.');
    return { element, dialog };
  };

  it('opens it in a dialog, and is sent again after it', async () => {
    const server = startServer();
    const { element, dialog } = await openPrompt();
    const sent = send('first');
    const other = send('second');
    await eventually('the dialog is open', () => dialog.matches(':modal'));
    enter(element, 'ida@example.com');
    expect([await sent, await other]).to.deep.equal(
      Array(2).fill({ ok: true, status: 200, data: { for: 'ida@example.com' } }),
    );
    expect(dialog.open).to.equal(false);
    expect(textsOf(server).slice(2)).to.have.deep.members([
      ['first', server.token],
      ['second', server.token],
    ]);
  });

  it('fails if the visitor closes it, and the next one opens it again', async () => {
    const server = startServer();
    const { element, dialog } = await openPrompt();
    const sent = send('first');
    await eventually('the dialog is open', () => dialog.open);
    dialog.close();
    expect((await sent).ok).to.equal(false);
    const again = send('again');
    await eventually('the dialog is open', () => dialog.open);
    enter(element, 'ida@example.com');
    expect((await again).ok).to.equal(true);
    expect(textsOf(server).length).to.equal(3);
  });

  it('fails if the login is removed from the page, or is a part of it', async () => {
    startServer();
    const { dialog } = await openPrompt();
    const sent = send('first');
    await eventually('the dialog is open', () => dialog.open);
    dialog.remove();
    expect((await sent).ok).to.equal(false);
    const hidden = form.replace('>', '><input type="hidden" name="returnTo" value="/">');
    const { element } = place(`<section data-site-login><site-login>${hidden}</site-login></section>`);
    await frames(2);
    expect((await send('second')).ok).to.equal(false);
    expect(document.activeElement).to.equal(fieldOf(element, 'email'));
  });

  it('fails if the element around the login does not open', async () => {
    startServer();
    const name = `wrapper-${crypto.randomUUID()}`;
    customElements.define(name, class extends HTMLElement {});
    const { element } = place(`<${name} data-site-login><site-login>${form}</site-login></${name}>`);
    await frames(2);
    expect((await send('first')).ok).to.equal(false);
    expect(document.activeElement).to.equal(fieldOf(element, 'email'));
  });

  it('is not sent for another member, and is sent again for the same one', async () => {
    for (const email of ['ada@example.com', 'ida@example.com']) {
      const server = startServer('ida@example.com');
      await members().read();
      const { element, dialog } = await openPrompt();
      server.email = undefined;
      server.answers.set('POST /api/account', () => {
        server.answers.delete('POST /api/account');
        return json({ loginRequired: true }, 401);
      });
      const sent = send('typed by Ida');
      await eventually('the dialog is open', () => dialog.open);
      expect(members().member()).to.equal(undefined);
      enter(element, email);
      expect((await sent).ok, email).to.equal(email === 'ida@example.com');
      expect(textsOf(server).length, email).to.equal(email === 'ida@example.com' ? 2 : 1);
      expect(members().member()?.email).to.equal(email);
      element.closest('[data-test]')?.remove();
    }
  });

  it('ends with the session of another tab: a login continues it, and a logout ends it', async () => {
    for (const [email, isSent] of [
      ['ida@example.com', true],
      [undefined, false],
    ] as const) {
      const server = startServer('ida@example.com');
      await members().read();
      const { dialog, element } = await openPrompt();
      server.answers.set('POST /api/account', () => {
        server.answers.delete('POST /api/account');
        return json({ loginRequired: true }, 401);
      });
      server.email = undefined;
      const sent = send('typed');
      await eventually('the dialog is open', () => dialog.open);
      server.email = email;
      const channel = new BroadcastChannel('site-elements.members.v1');
      // A message is not trusted: the server decides who is logged in.
      channel.postMessage(email ? { email: 'eve@example.com', token: 'forged' } : 'logout');
      expect((await sent).ok).to.equal(isSent);
      expect(members().member()?.email).to.equal(email);
      channel.close();
      element.closest('[data-test]')?.remove();
    }
  });

  it('sends the token to this site only, and never in a redirect', async () => {
    const server = startServer('ida@example.com');
    await members().read();
    const tokens: (string | null)[] = [];
    const redirects: string[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const call = input as Request;
      tokens.push(call.headers.get('x-xsrf-token'));
      redirects.push(call.redirect);
      return fetch(input, init);
    };
    await request('/api/account', { json: {} });
    await request('https://other.example/api/account', { json: {} });
    await request('/api/account', { json: {}, apiOrigin: 'https://api.example' });
    await request('/api/account');
    expect(tokens).to.deep.equal([server.token, null, null, null]);
    expect(redirects).to.deep.equal(['error', 'follow', 'follow', 'follow']);
  });

  it('ignores a stored token that is not one', async () => {
    startServer();
    for (const token of ['a\r\nb', '', 7, null, 'é', 'a'.repeat(501)]) {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      sessionStorage.setItem('site:member', JSON.stringify({ value: { email: 'eve@example.com', token } }));
      const own = frame.contentDocument;
      if (own) expect(members(own).member()).to.equal(undefined);
      frame.remove();
    }
    sessionStorage.removeItem('site:member');
  });
});

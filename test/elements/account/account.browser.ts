/** `<site-account>` as members use it. */
import { expect } from '@open-wc/testing';
import type { Members } from '../../../core/page/members.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { json, restoreFetch, startServer } from '../login/fake-server.ts';

await import('/dist/test/site-account.js' as string);
const { members }: { members: (document?: Document) => Members } = await import('/dist/test/site-members.js' as string);

const logout = 'DELETE /api/site-users/account/session';

const link = '<a href="/account/login">Log in</a>';

function place(attributes = '', content = link): HTMLElement {
  const box = document.createElement('div');
  box.dataset.test = '';
  document.body.append(box);
  box.innerHTML = `<site-account ${attributes}>${content}</site-account>`;
  const element = box.querySelector<HTMLElement>('site-account');
  if (!element) throw new Error('The markup has no <site-account>.');
  // The page of the test stays.
  element.addEventListener('site-logged-out', (event) => event.preventDefault());
  return element;
}

const part = (element: Element, name: string): HTMLElement | null | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);

afterEach(async () => {
  startServer('ida@example.com');
  await members().read();
  await members().logOut();
  restoreFetch();
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
});

describe('<site-account>', () => {
  it('shows the link of the author to visitors, and the account to members', async () => {
    const server = startServer();
    const element = place('account-href="/my-account"');
    await eventually('the server has answered', () => members().isKnown());
    await frames(2);
    expect(element.shadowRoot?.querySelector('slot:not([hidden])')).to.exist;
    await members().logIn({ email: 'ida@example.com', password: 'leeward' });
    await eventually('the account', () => part(element, 'account')?.textContent === 'ida@example.com');
    expect(part(element, 'account')?.getAttribute('href')).to.equal('/my-account');
    expect(element.matches(':state(logged-in)')).to.equal(true);
    expect(element.outerHTML + (element.shadowRoot?.innerHTML ?? '')).not.to.include(server.token);
  });

  it('logs out with the token of the member, and keeps the cart if wanted', async () => {
    const server = startServer('ida@example.com');
    const element = place('clone-cart');
    await eventually('the account', () => part(element, 'log-out'));
    const { token } = server;
    part(element, 'log-out')?.click();
    part(element, 'log-out')?.click();
    await eventually('the link of the author', () => element.shadowRoot?.querySelector('slot:not([hidden])'));
    const calls = server.received.filter(({ name }) => name === logout);
    expect(calls.map((call) => [call.token, call.url.searchParams.get('cloneCart')])).to.deep.equal([[token, 'true']]);
    expect(members().member()).to.equal(undefined);
    expect(sessionStorage.getItem('site:member')).to.equal(null);
  });

  it('shows why the visitor is still logged in', async () => {
    for (const [text, answer] of [
      ['You could not be logged out. Try again.', () => json({}, 500)],
      ['No connection: you may still be logged in. Try again.', () => Promise.reject(new TypeError('offline'))],
    ] as const) {
      const server = startServer('ida@example.com');
      const element = place();
      await eventually('the account', () => part(element, 'log-out'));
      server.answers.set(logout, answer);
      part(element, 'log-out')?.click();
      await eventually(text, () => part(element, 'error')?.textContent === text);
      expect(members().member()?.email).to.equal('ida@example.com');
      element.remove();
    }
  });

  it('does not log another member out, whose session has replaced this one', async () => {
    const server = startServer('ida@example.com');
    const element = place();
    await eventually('the account', () => part(element, 'log-out'));
    Object.assign(server, { email: 'ada@example.com', token: 'token-of-ada' });
    part(element, 'log-out')?.click();
    await eventually('the reason', () => part(element, 'error')?.textContent?.startsWith('Another member'));
    expect(server.email).to.equal('ada@example.com');
    expect(part(element, 'account')?.textContent).to.equal('ada@example.com');
  });

  it('renews a refused token once, and reports an ended session as logged out', async () => {
    const server = startServer('ida@example.com');
    const element = place();
    await eventually('the account', () => part(element, 'log-out'));
    server.token = 'renewed';
    part(element, 'log-out')?.click();
    await eventually('the link of the author', () => element.shadowRoot?.querySelector('slot:not([hidden])'));
    expect(server.received.filter(({ name }) => name === logout).map(({ token }) => token === 'renewed')).to.deep.equal(
      [false, true],
    );
  });

  it('reports a session that has ended before the logout as logged out', async () => {
    const server = startServer('ida@example.com');
    const element = place();
    await eventually('the account', () => part(element, 'log-out'));
    Object.assign(server, { email: undefined, token: 'ended' });
    part(element, 'log-out')?.click();
    await eventually('the link of the author', () => element.shadowRoot?.querySelector('slot:not([hidden])'));
    expect(part(element, 'error')).to.equal(null);
  });

  it('gives the focus to the link of the author if the visitor stays, and announces the logout', async () => {
    startServer('ida@example.com');
    const element = place();
    await eventually('the account', () => part(element, 'log-out'));
    part(element, 'log-out')?.focus();
    part(element, 'log-out')?.click();
    await eventually('the focus', () => document.activeElement === element.querySelector('a'));
    expect(element.shadowRoot?.querySelector('[role="status"]')?.textContent).to.equal('You are logged out.');
  });

  it('logs a contributor out', async () => {
    const server = startServer();
    const element = place('contributor');
    await eventually('the account', () => part(element, 'account')?.textContent === 'Your account');
    let isLeaving = false;
    element.addEventListener('site-logged-out', () => {
      isLeaving = true;
    });
    server.answers.set('POST /api/auth/Logout', () => json({}));
    part(element, 'log-out')?.click();
    await eventually('the contributor is logged out', () => isLeaving);
    await eventually('the link of the author', () => element.shadowRoot?.querySelector('slot:not([hidden])'));
    expect(server.received.some(({ name }) => name === logout)).to.equal(false);
  });
});

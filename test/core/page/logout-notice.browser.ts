/** The notice after logging out, on a page with the loader (docs/spec.md#runtime-2). */
import { expect } from '@open-wc/testing';
import type { Members } from '../../../core/page/members.ts';
import { restoreFetch, startServer } from '../../elements/login/fake-server.ts';
import { press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { addFrame, closePages } from '../../support/own-page.ts';

const { members }: { members: () => Members } = await import('/dist/test/site-members.js' as string);
const { showLogoutNotice }: { showLogoutNotice: () => Promise<void> } = await import(
  '/dist/test/site-logout.js' as string
);

afterEach(closePages);

/** Loads a page that is served, so that it has a query. */
async function open(query: string): Promise<Window> {
  const frame = addFrame();
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = `/examples/spinner.html${query}`;
  await loaded;
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  return frame.contentWindow;
}

const dialogIn = ({ document: page }: Window): HTMLDialogElement | null | undefined =>
  page.querySelector('body > [data-site-owned]')?.shadowRoot?.querySelector('dialog');

const textOf = (view: Window, part: string): string | null | undefined =>
  dialogIn(view)?.querySelector(`[part="${part}"]`)?.textContent;

describe('the logout notice', () => {
  it('is a dialog with its title, which is not shown again after a reload', async () => {
    const view = await open('?a=1&logout=true#top');
    await eventually('the notice is shown', () => dialogIn(view)?.matches(':modal'));
    expect(textOf(view, 'title')).to.equal('Logout Successful');
    expect(textOf(view, 'text')).to.equal('You have been successfully logged out.');
    expect(dialogIn(view)?.getAttribute('aria-labelledby')).to.equal('title');
    expect(view.location.search + view.location.hash).to.equal('?a=1#top');
    dialogIn(view)?.querySelector('button')?.click();
    await eventually('the notice is closed', () => !dialogIn(view));
    const frame = view.frameElement;
    const reloaded = new Promise((resolve) => frame?.addEventListener('load', resolve, { once: true }));
    view.location.reload();
    await reloaded;
    await eventually('the loader has run', () => view.customElements.get('site-spinner'));
    expect(dialogIn(view)).to.equal(undefined);
  });

  it('follows the language of the page', async () => {
    const view = await open('?logout=true');
    await eventually('the notice is shown', () => dialogIn(view)?.matches(':modal'));
    view.document.documentElement.lang = 'es';
    await eventually('it is in Spanish', () => textOf(view, 'title') === 'Sesión cerrada');
    expect(textOf(view, 'close')).to.equal('Aceptar');
  });

  it('is closed with Escape', async () => {
    const view = await open('?logout=true');
    await eventually('the notice is shown', () => dialogIn(view)?.matches(':modal'));
    await press('Escape');
    await eventually('the notice is closed', () => !dialogIn(view));
  });

  it('is shown to a member whom the form of the author has logged out, and not to one who is logged in', async () => {
    const isOpen = (): boolean => dialogIn(window)?.matches(':modal') === true;
    const draft = 'site:site-form:contact:/';
    const server = startServer('ida@example.com');
    const reads = (): number => server.received.filter(({ name }) => name.startsWith('GET')).length;
    try {
      await members().read();
      sessionStorage.setItem(draft, '{"value":[]}');
      history.replaceState(null, '', '?logout=true');
      await showLogoutNotice();
      expect([reads(), location.search, isOpen()]).to.deep.equal([2, '', false]);
      expect(members().member()?.email).to.equal('ida@example.com');
      server.email = undefined;
      history.replaceState(null, '', '?logout=true');
      await showLogoutNotice();
      expect(isOpen()).to.equal(true);
      expect([members().member(), sessionStorage.getItem(draft)]).to.deep.equal([undefined, null]);
      dialogIn(window)?.querySelector('button')?.click();
      await eventually('the notice is closed', () => !dialogIn(window));
    } finally {
      restoreFetch();
      sessionStorage.removeItem(draft);
    }
  });

  for (const query of ['?logout=trueish', '?next=%3Flogout%3Dtrue', '?xlogout=true'])
    it(`is not shown for ${query}`, async () => {
      const view = await open(query);
      await eventually('the loader has run', () => view.customElements.get('site-spinner'));
      expect(dialogIn(view)).to.equal(undefined);
      expect(view.location.search).to.equal(query);
    });
});

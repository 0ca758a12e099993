/** The notice after logging out, on a page with the loader (docs/spec.md#runtime-2). */
import { expect } from '@open-wc/testing';
import { press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { addFrame, closePages } from '../../support/own-page.ts';

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

  it('is closed with Escape', async () => {
    const view = await open('?logout=true');
    await eventually('the notice is shown', () => dialogIn(view)?.matches(':modal'));
    await press('Escape');
    await eventually('the notice is closed', () => !dialogIn(view));
  });

  it('is not shown to a member who is logged in', async () => {
    const key = 'site:member';
    sessionStorage.setItem(key, JSON.stringify({ value: { email: 'ida@example.com', token: 'token' } }));
    try {
      const view = await open('?logout=true');
      await eventually('the parameter is removed', () => view.location.search === '');
      await eventually('the loader has run', () => view.customElements.get('site-spinner'));
      expect(dialogIn(view)).to.equal(undefined);
    } finally {
      sessionStorage.removeItem(key);
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

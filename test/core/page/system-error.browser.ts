import { expect } from '@open-wc/testing';
import { expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { addFrame, closePages, openPage } from '../../support/own-page.ts';
import { openStrictPage, violationsOf } from '../../support/strict-page.ts';
import { loadServices } from './services.ts';

const { addMessages, request, showSystemErrors } = await loadServices();

const original = globalThis.fetch;

/** The server refuses with this body from now on. */
function refuse(body: object): void {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status: 403 }));
}

const coverOf = (page: Document) => page.querySelector('body > [data-site-owned]')?.shadowRoot?.querySelector('dialog');
const covered = (page: Document): Promise<HTMLDialogElement> => eventually('the page is covered', () => coverOf(page));
const free = (page: Document): Promise<unknown> => eventually('the cover is removed', () => !coverOf(page));
const partOf = (cover: HTMLElement, part: string): HTMLElement => {
  const found = cover.querySelector<HTMLElement>(`[part="${part}"]`);
  if (!found) throw new Error(`there is no ${part}`);
  return found;
};

beforeEach(() => refuse({ authorizationFail: true }));
afterEach(() => {
  globalThis.fetch = original;
  coverOf(document)?.close();
  closePages();
});

describe('the system error', () => {
  it('appears only on pages that enable it', async () => {
    const { document: page } = await openPage();
    await request('/api/first', { document: page });
    showSystemErrors(page);
    showSystemErrors(page);
    expect(coverOf(page)).to.equal(undefined);
    await request('/api/second', { document: page });
    await covered(page);
  });

  it('covers the whole window, has a name, and keeps keys and focus until it is dismissed', async () => {
    showSystemErrors();
    const button = document.createElement('button');
    button.textContent = 'Buy';
    document.body.append(button);
    button.focus();
    try {
      await request('/api/x');
      const cover = await covered(document);
      expect(cover.matches(':modal')).to.equal(true);
      const { x, y, width, height } = cover.getBoundingClientRect();
      expect([x, y, width, height]).to.deep.equal([0, 0, innerWidth, innerHeight]);
      await expectAccessible(cover, { role: 'dialog', name: 'Something went wrong' });
      await expectAccessible(partOf(cover, 'reload'), { role: 'button', name: 'Reload Page' });
      await expectAccessible(partOf(cover, 'clear'), { role: 'button', name: 'Clear' });
      await expect(cover).to.be.accessible();
      expect(cover.textContent).to.contain('Unauthorized request');
      const focused = () => cover.querySelector(':focus');
      expect(focused()).to.equal(partOf(cover, 'reload'));
      await press('Tab');
      expect(focused()).to.equal(partOf(cover, 'clear'));
      await press('Enter');
      await free(document);
      expect(document.activeElement).to.equal(button);
    } finally {
      button.remove();
    }
  });

  it('is dismissed with Escape, and appears again with the next error', async () => {
    showSystemErrors();
    for (const path of ['/api/x', '/api/y']) {
      await request(path);
      await covered(document);
      await press('Escape');
      await free(document);
    }
  });

  it('appears once, with the message of the first failure', async () => {
    const { document: page } = await openPage();
    showSystemErrors(page);
    // A status whose text is shown.
    globalThis.fetch = () =>
      Promise.resolve(new Response('{"authorizationFail": true, "message": "<b>First</b>"}', { status: 401 }));
    await request('/api/x', { document: page });
    const cover = await covered(page);
    refuse({ authorizationFail: true });
    await request('/api/y', { document: page });
    await request('/api/z', { document: page });
    expect(page.querySelectorAll('[data-site-owned]')).to.have.length(1);
    expect(coverOf(page)).to.equal(cover);
    expect(cover.textContent).to.contain('<b>First</b>');
  });

  it('reloads the page', async () => {
    const frame = addFrame();
    frame.src = '/test/elements/video/fixtures/other-player.html';
    const loaded = () => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    await loaded();
    const { contentDocument: page } = frame;
    if (!page) throw new Error('the frame has no page');
    showSystemErrors(page);
    await request('/api/x', { document: page });
    const again = loaded();
    partOf(await covered(page), 'reload').click();
    await again;
    expect(frame.contentDocument).to.not.equal(page);
  });

  it('has messages in the language of the page', async () => {
    const { document: page } = await openPage();
    page.documentElement.lang = 'da';
    addMessages('da', { 'system-error-clear': 'Fjern', 'request-unauthorized': 'Ingen adgang' }, page);
    showSystemErrors(page);
    await request('/api/x', { document: page });
    const cover = await covered(page);
    expect(partOf(cover, 'clear').textContent).to.equal('Fjern');
    expect(partOf(cover, 'reason').textContent).to.equal('Ingen adgang');
    page.documentElement.lang = 'de';
    await eventually('it is in German', () => partOf(cover, 'clear').textContent === 'Ausblenden');
    expect(partOf(cover, 'reason').textContent).to.equal('Zugriff nicht erlaubt');
  });

  it('does not violate a strict content security policy', async () => {
    const strict = await openStrictPage();
    const { document: page } = strict;
    showSystemErrors(page);
    await request('/api/x', { document: page });
    const cover = await covered(page);
    expect(getComputedStyle(cover).textAlign).to.equal('center');
    expect(await violationsOf(strict)).to.deep.equal([]);
  });

  it('appears for an uncaught error of the request layer, and for no other error', async () => {
    const { document: page, view } = await openPage({
      head: `<script type="module">
        import { request, showSystemErrors } from '/dist/test/page-services.js';
        showSystemErrors();
        window.wrong = () => request('http://[');
      </script>`,
    });
    const wrong: () => Promise<unknown> = await eventually('its script', () => Reflect.get(view, 'wrong'));
    await wrong().catch(() => undefined);
    let uncaught = 0;
    view.addEventListener('unhandledrejection', () => {
      uncaught += 1;
    });
    view.eval('Promise.reject(new TypeError("of another script"))');
    await eventually('another rejection', () => uncaught === 1);
    expect(coverOf(page)).to.equal(undefined);
    view.eval('void wrong()');
    expect((await covered(page)).textContent).to.not.contain('Invalid URL');
  });
});

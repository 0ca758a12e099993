/** Whether the bar is shown is decided before the first paint, with the script that pages contain. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages, isPrerendered, type OwnPage, openPage, styled } from '../../support/own-page.ts';
import { prerenderedHtml } from '../../support/prerendered.ts';
import { skipUnless } from '../../support/skip.ts';
import { after, barOf, forget, isShown, leaves, markup, open, part } from './announcement-bar.ts';

beforeEach(forget);
afterEach(() => {
  closePages();
  forget();
});

const script = await (await fetch('/dist/test/inline/announcement-bar.js')).text();

/** The visitor has closed this bar on an earlier page. */
async function closeBefore(body = markup): Promise<void> {
  const { bar } = await open(body);
  part(bar, 'close').click();
  await leaves(bar);
}

/** Opens a page without the script of the element, with the copied script after the bar. */
const copied = (body = markup): Promise<OwnPage> =>
  openPage({ head: styled, body: `${body}<script>${script}</script>${after}` });

const prerendered = (body = markup, options: { head?: string; context?: object } = {}): Promise<OwnPage> =>
  openPage({
    head: styled + (options.head ?? ''),
    body: prerenderedHtml(body, options.context ? { context: options.context } : {}) + after,
  });

const ways = { 'the script that is copied after it': copied, 'prerendered markup': prerendered };

for (const [way, openWith] of Object.entries(ways))
  describe(`before the first paint, with ${way}`, () => {
    it('the bar is shown to a visitor who has not closed it', async () => {
      expect(isShown(barOf(await openWith()))).to.equal(true);
    });

    it('the bar is hidden from a visitor who has closed it', async () => {
      await closeBefore();
      const page = await openWith();
      expect([isShown(barOf(page)), page.troubles]).to.deep.equal([false, []]);
    });

    it('the bar is shown if its text, its version or its id has changed', async () => {
      await closeBefore();
      for (const [from, to] of [
        ['back', 'sold out'],
        ['id', 'version="2" id'],
        ['edition', 'shipping'],
        ['id', 'dismissible="false" id'],
      ] as const)
        expect(isShown(barOf(await openWith(markup.replace(from, to)))), to).to.equal(true);
    });

    it('the bar is hidden by its version, whatever its text', async () => {
      const versioned = markup.replace('id', 'version="2" id');
      await closeBefore(versioned);
      expect(isShown(barOf(await openWith(versioned.replace('back', 'sold out'))))).to.equal(false);
    });

    it('the bar is shown if the entry has expired or is not valid', async () => {
      const value = 'Leeward is back. See it';
      for (const text of ['', '{', 'null', '[]', JSON.stringify({ value, expires: Date.now() - 1 })]) {
        localStorage.setItem('site:site-announcement-bar:edition', text);
        const page = await openWith();
        expect([isShown(barOf(page)), page.troubles], text).to.deep.equal([true, []]);
      }
    });
  });

describe('a prerendered bar', () => {
  beforeEach(function () {
    skipUnless(this, 'a page that is not prerendered', !isPrerendered);
  });

  const loader = '<script type="module" src="/dist/test/site.js"></script>';

  /** After this, a use of the bar is noticed. */
  const isIdle = ({ view }: OwnPage): Promise<unknown> =>
    eventually('the page has been idle', () =>
      view.performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/idle.js')),
    );

  it('loads no React for a visitor who has closed it', async () => {
    await closeBefore();
    const page = await prerendered(markup, { head: loader });
    await isIdle(page);
    expect([page.view.customElements.get('site-announcement-bar'), isShown(barOf(page))]).to.deep.equal([
      undefined,
      false,
    ]);
  });

  it('closes on the first click of its button', async () => {
    const page = await prerendered(markup, { head: loader });
    const bar = barOf(page);
    await isIdle(page);
    part(bar, 'close').click();
    await leaves(bar);
    expect(sessionStorage.length).to.equal(1);
    expect(page.troubles).to.deep.equal([]);
  });

  it('shows the text of the settings, and its links when the page is idle', async () => {
    const context = { announcementBarSettings: { text: '<p>Join <a href="#club">the&nbsp;club</a></p>' } };
    const bare = '<site-announcement-bar></site-announcement-bar>';
    const json = `<script type="application/json" data-site-context>${JSON.stringify(context)}</script>`;
    const page = await prerendered(bare, { head: json + loader, context });
    const bar = barOf(page);
    expect([isShown(bar), part(bar, 'text').textContent]).to.deep.equal([true, 'Join the club']);
    const { height } = bar.getBoundingClientRect();
    await eventually('the link', () => part(bar, 'text').querySelector('a'));
    expect(bar.getBoundingClientRect().height).to.equal(height);
    expect(page.troubles).to.deep.equal([]);
  });

  it('is hidden without a text', async () => {
    expect(isShown(barOf(await prerendered('<site-announcement-bar></site-announcement-bar>')))).to.equal(false);
  });
});

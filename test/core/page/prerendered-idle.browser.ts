/** Files that a prerendered page fetches before its first use. */
import { expect } from '@open-wc/testing';
import { type } from '../../support/engine.ts';
import { eventually, never } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, styled, type View } from '../../support/own-page.ts';
import { prerenderedHtml } from '../../support/prerendered.ts';

const gallery = `<site-gallery design="carousel" slides-per-row="1">${'<img alt="A" src="/waves.png" width="30" height="20">'.repeat(3)}</site-gallery>`;
const dialog = '<site-dialog id="terms" dialog-title="Terms"><p>Short.</p></site-dialog>';
const opener = '<button type="button" id="opener" commandfor="terms" command="--show">Terms</button>';

let runs = 0;

const loader = (blocked = 'none'): string =>
  `<script type="module" src="/blocked/${Date.now()}-${runs++}/${blocked}/dist/test/site.js"></script>`;

const requestsOf = ({ view }: Pick<OwnPage, 'view'>): readonly string[] =>
  view.performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /[^/]+\.js$/.exec(new URL(name).pathname)?.[0] ?? []);

const open = (markup: string, prepare?: (view: View) => void): Promise<OwnPage> =>
  openPage({ head: styled + loader(), body: prerenderedHtml(markup), ...(prepare && { prepare }) });

const needed = ['site-gallery.js', 'MovingGallery.js', 'site-dialog.js', 'hydration.js', 'react.js', 'bridge.js'];

afterEach(closePages);

describe('a prerendered page that is idle', () => {
  it('has fetched what its elements need, each file once, and runs none of it', async () => {
    const page = await open(gallery + dialog);
    await eventually('all files are fetched', () => needed.every((file) => requestsOf(page).includes(file)));
    const requests = requestsOf(page);
    expect([...new Set(requests)]).to.deep.equal([...requests]);
    expect([page.view.customElements.get('site-gallery'), page.troubles]).to.deep.equal([undefined, []]);
  });

  it('makes no further request at the first use', async () => {
    const page = await open(gallery);
    // All lines are written at once.
    const isFetched = (): boolean => {
      const files = [...page.document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
      const requests = requestsOf(page);
      return files.length > 0 && files.every(({ href }) => requests.includes(href.replace(/.*\//, '')));
    };
    await eventually('all files are fetched', isFetched);
    const before = requestsOf(page);
    const host = page.document.querySelector('site-gallery');
    host?.shadowRoot?.querySelector<HTMLElement>('[aria-label^="Next"]')?.click();
    await eventually('the gallery has moved', () => host && Reflect.get(host, 'currentIndex') > 0);
    expect(requestsOf(page)).to.deep.equal(before);
  });

  it('has fetched none of it before it has loaded', async () => {
    let before: readonly string[] | undefined;
    const page = await open(gallery, (view) => {
      view.addEventListener('load', () => {
        before = requestsOf({ view });
      });
    });
    await eventually('the gallery is fetched', () => requestsOf(page).includes('site-gallery.js'));
    expect(before?.filter((file) => needed.includes(file))).to.deep.equal([]);
  });

  it('does not request its preparation at every use if that has failed', async () => {
    const body = `<p><label>Name <input></label></p>${prerenderedHtml(gallery)}`;
    const page = await openPage({ head: styled + loader('idle.js'), body });
    const count = (): number => requestsOf(page).filter((file) => file === 'idle.js').length;
    await eventually('it is requested', () => count() > 0);
    const input = page.document.querySelector('input');
    const before = count();
    input?.focus();
    await type('Ada Lovelace');
    await never('it is requested again', () => count() > before);
    expect(input?.value).to.equal('Ada Lovelace');
  });

  it('ignores a clicked node with an id that the page removes at the click', async () => {
    const page = await open(`<p><button type="button" id="later">Later</button></p>${dialog}${opener}`);
    page.document.querySelector('p')?.addEventListener('click', ({ currentTarget }) => {
      // The listener is that of an element.
      (currentTarget as Element).remove();
    });
    await eventually('the page is idle', () => requestsOf(page).includes('idle.js'));
    page.document.getElementById('later')?.click();
    page.document.getElementById('opener')?.click();
    await eventually('the dialog is open', () =>
      page.document.querySelector('site-dialog')?.shadowRoot?.querySelector('dialog[open]'),
    );
    expect(page.troubles).to.deep.equal([]);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
    it(`fetches nothing for a visitor with ${JSON.stringify(connection)}, until an element is used`, async () => {
      const page = await open(dialog + opener, (view) => {
        Object.defineProperty(view.navigator, 'connection', { value: connection });
      });
      await eventually('the page is idle', () => requestsOf(page).includes('idle.js'));
      await never('a file is fetched', () => requestsOf(page).includes('site-dialog.js'));
      page.document.querySelector<HTMLElement>('#opener')?.click();
      await eventually('the dialog is open', () =>
        page.document.querySelector('site-dialog')?.shadowRoot?.querySelector('dialog[open]'),
      );
    });
});

describe('a prerendered page with a bundle of its author', () => {
  // The modules of the package, which bundlers read. Like in a bundle, no scripts of elements are beside them.
  const bundle = `<script type="module">
    import { watch } from '/dist/core/page/prerendered.js';
    window.woken = [];
    for (const tag of ['site-cookie-banner', 'site-tooltip'])
      customElements.define(tag, class extends HTMLElement {
        connectedCallback() {
          watch(this).resume = () => woken.push(tag);
        }
      });
  </script>`;
  const banner = '<site-cookie-banner preset="strict"><p>We count visits.</p></site-cookie-banner>';
  const tip = '<button type="button">Send</button><site-tooltip>Takes a day</site-tooltip>';

  it('requests no script that the bundle does not contain, and wakes the elements that need one', async () => {
    const page = await openPage({ head: styled + bundle, body: prerenderedHtml(banner + tip) });
    await eventually('both are woken', () => Reflect.get(page.view, 'woken').length === 2);
    expect(requestsOf(page).toSorted()).to.deep.equal(['idle.js', 'node-properties.js', 'prerendered.js']);
    expect(page.troubles).to.deep.equal([]);
  });
});

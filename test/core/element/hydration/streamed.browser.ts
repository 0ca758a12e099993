import { expect } from '@open-wc/testing';
import { figure, find, repeat } from '../../../elements/gallery/gallery.ts';
import { eventually } from '../../../support/eventually.ts';
import { addFrame, closePages, listen, type View } from '../../../support/own-page.ts';
import { prerenderPage } from '../../../support/prerendered.ts';

afterEach(closePages);

let runs = 0;

/** A page that arrives in parts. */
class StreamedPage {
  readonly #url = `/streamed/${Date.now()}-${runs++}`;
  readonly troubles: string[] = [];
  readonly view: View;

  private constructor() {
    const frame = addFrame();
    frame.src = this.#url;
    this.view = frame.contentWindow as View;
  }

  /** Opens a page that has defined `<site-gallery>` before its body arrives. */
  static async open(): Promise<StreamedPage> {
    const page = new StreamedPage();
    // Engines wait for a minimum of bytes.
    await eventually('the page is open', async () => page.#post(''));
    // WebKit defers async scripts that arrive before the first paint until the page is parsed; it does not defer import().
    await page.send(
      `<!doctype html><html lang="en" data-site-debug="false"><head><title>A page</title><script>import('/dist/test/site-gallery.js')</script></head><body><!--${' '.repeat(4096)}--><p>First</p>`,
    );
    await eventually('the element is defined', () => page.view.customElements.get('site-gallery'));
    listen(page.view, page.troubles);
    expect(page.document.readyState).to.equal('loading');
    return page;
  }

  get document(): Document {
    return this.view.document;
  }

  async #post(part: string, end = ''): Promise<boolean> {
    const { status } = await fetch(this.#url + end, { method: 'POST', body: part });
    return status === 204;
  }

  send(part: string): Promise<unknown> {
    return this.#post(part);
  }

  async end(): Promise<void> {
    await this.#post('', '/end');
    await eventually('the page is complete', () => this.document.readyState === 'complete');
  }
}

const markup = `<site-gallery design="carousel" slides-per-row="1">${repeat(4, (index) => figure(`Picture ${index}`))}</site-gallery>`;

/** The markup, prerendered. */
function prerendered(): string {
  const before = '<!doctype html><html lang="en"><head></head><body>';
  return prerenderPage(before + markup).html.slice(before.length);
}

/** Places at which a page is cut: after the start tag, in the styles, in the view, and after the shadow root. */
const cuts: Readonly<Record<string, (html: string) => number>> = {
  'after the start tag': (html) => html.indexOf('<template'),
  'in the start tag of the template': (html) => html.indexOf('shadowrootmode'),
  'in the styles': (html) => html.indexOf('</style>') - 20,
  'before the view': (html) => html.indexOf('<div data-site-view'),
  'in the view': (html) => html.indexOf('</button>'),
  'at the end of the template': (html) => html.indexOf('</template>'),
  'after the template': (html) => html.indexOf('</template>') + '</template>'.length,
  'in the content': (html) => html.indexOf('<figcaption>'),
};

describe('an element that is defined before the page is parsed', () => {
  for (const [place, cut] of Object.entries(cuts)) {
    it(`keeps its shadow root when the page arrives in two parts, divided ${place}`, async () => {
      const page = await StreamedPage.open();
      const html = prerendered();
      await page.send(html.slice(0, cut(html)));
      await eventually('the first part is parsed', () => page.document.querySelector('site-gallery'));
      await page.send(`${html.slice(cut(html))}<p>Last</p>`);
      await page.end();
      const host = find(page.document, 'site-gallery');
      const root = host.shadowRoot as ShadowRoot;
      expect(host.querySelector('template')).to.equal(null);
      const button = find(root, '[part~="next"]');
      Reflect.get(host, 'next').call(host);
      await eventually('the carousel has moved', () => Reflect.get(host, 'currentIndex') === 1);
      expect(find(root, '[part~="next"]')).to.equal(button);
      expect(page.troubles).to.deep.equal([]);
    });
  }

  it('renders while the page is parsed if it is not prerendered', async () => {
    const page = await StreamedPage.open();
    await page.send(`${markup}<p id="last">Last</p>`);
    await eventually('the first part is parsed', () => page.document.querySelector('#last'));
    const host = find(page.document, 'site-gallery');
    await eventually('the carousel is rendered', () => host.shadowRoot?.querySelector('[part~="next"]'));
    expect(page.document.readyState).to.equal('loading');
    await page.end();
  });

  it('renders at once if a script creates it while the page is parsed', async () => {
    const page = await StreamedPage.open();
    const host = page.document.createElement('site-gallery');
    page.document.body.append(host);
    expect(host.shadowRoot?.querySelector('slot')).to.not.equal(null);
    await page.end();
  });

  it('renders when the page ends with it', async () => {
    const page = await StreamedPage.open();
    await page.send('<site-gallery></site-gallery>');
    await page.end();
    const host = find(page.document, 'site-gallery');
    expect(host.shadowRoot?.querySelector('slot')).to.not.equal(null);
  });
});

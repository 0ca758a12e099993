/** Opens separate pages for the loader, in frames: each has its own registry of elements and its own list of requests. */
import { frames } from '../../../support/eventually.ts';

/** The records of the frame's page. */
interface Page extends Window {
  readonly failures: readonly { readonly target: string; readonly code: string; readonly args: object }[];
  /** Callbacks of the loader's time limit, which only tests call. */
  readonly limits: readonly (() => void)[];
  readonly performance: Performance;
}

const remember = `<script>
  window.failures = [];
  window.limits = [];
  document.addEventListener('site-error', ({ target, detail }) => {
    failures.push({ target: target.localName, code: detail.code, args: detail.args });
  });
  const start = window.setTimeout.bind(window);
  window.setTimeout = (callback, ms, ...rest) => (ms === 120000 ? limits.push(callback) : start(callback, ms, ...rest));
</script>`;

let runs = 0;

/** Returns the URL of the built bundles under a new path. The first request for `failing` gets a 404. */
export const bundles = (failing = 'nothing'): string => `/fails-once/${Date.now()}-${runs++}/${failing}/dist/test/`;

export const loaderTag = (base: string, attributes = ''): string =>
  `<script type="module" src="${base}site.js" ${attributes}></script>`;

export class LoaderPage {
  readonly frame = document.createElement('iframe');

  /** Resolves once the page's scripts have run. `height` is that of the frame. */
  static async open(html: string, height = 300): Promise<LoaderPage> {
    const page = new LoaderPage();
    page.frame.style.cssText = `display: block; inline-size: 500px; block-size: ${height}px; border: 0`;
    page.frame.srcdoc = `<!doctype html><html lang="en"><title>Page</title>${remember}${html}`;
    const loaded = new Promise((resolve) => page.frame.addEventListener('load', resolve, { once: true }));
    document.body.prepend(page.frame);
    await loaded;
    return page;
  }

  /** Adds the loader to a page that is already loaded. */
  addLoader(base: string): void {
    const script = this.document.createElement('script');
    Object.assign(script, { type: 'module', src: `${base}site.js` });
    this.document.head.append(script);
  }

  get window(): Page {
    // The script above sets these properties of the window.
    return this.frame.contentWindow as unknown as Page;
  }

  get document(): Document {
    if (!this.frame.contentDocument) throw new Error('the page is closed');
    return this.frame.contentDocument;
  }

  find<E extends HTMLElement = HTMLElement>(selector: string): E {
    const found = this.document.querySelector<E>(selector);
    if (!found) throw new Error(`the page has no ${selector}`);
    return found;
  }

  /** The number of requests for the chunk of a tag. */
  requests(tag: string): number {
    const names = this.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return names.filter((name) => name.endsWith(`/${tag}.js`)).length;
  }

  isDefined(tag: string): boolean {
    return this.document.querySelector(`${tag}:defined`) !== null;
  }
}

/** Resolves when chunks that a page had requested would have arrived: the same files, requested later, have. */
export async function settled(): Promise<void> {
  await frames(3);
  const names = ['site-dialog', 'site-gallery', 'site-lightbox'];
  const arrivals = names.map((name) => fetch(`/dist/test/${name}.js`, { cache: 'no-store' }));
  await Promise.all(arrivals.map(async (arrival) => (await arrival).text()));
  await frames(3);
}

export const closeAll = (): void => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  scrollTo(0, 0);
};

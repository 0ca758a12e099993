/** A page with prerendered elements, whose scripts arrive when the test delivers them. */
import { unclobber } from '../../../../core/page/unclobber.ts';
import { eventually } from '../../../support/eventually.ts';
import { closePages, type OwnPage, openPage, styled } from '../../../support/own-page.ts';
import { prerenderPage } from '../../../support/prerendered.ts';

interface Waiting {
  readonly tag: string;
  readonly resolve: () => void;
}

type Prerendered = typeof import('../../../../core/page/prerendered.ts');

/** How the page loads a script of a tag. */
const load = (view: OwnPage['view'], path: string): Promise<unknown> =>
  // Evaluated in the frame, so that the module runs in its window.
  Reflect.get(view, 'eval').call(view, `import(${JSON.stringify(path)})`);

export class PrerenderedPage {
  readonly #page: OwnPage;
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  #waiting: Waiting[] = [];
  readonly #loading: Record<string, Promise<void> | null> = {};

  private constructor(page: OwnPage, host: HTMLElement) {
    this.#page = page;
    this.host = host;
    this.root = host.shadowRoot as ShadowRoot;
  }

  /** Opens a page with this body, whose first prerendered element is the host. */
  static async open(body: string): Promise<PrerenderedPage> {
    const source = `<!doctype html><html lang="en" data-site-debug="false"><head><title>A page</title>${styled}</head><body>${body}</body></html>`;
    const { html, findings } = prerenderPage(source);
    if (findings.length > 0) throw new Error(JSON.stringify(findings));
    const own = await openPage({ source: html });
    const hosts = [...own.document.querySelectorAll<HTMLElement>('*')].filter((node) => unclobber(node).shadowRoot);
    const [host] = hosts;
    if (!host) throw new Error('the page has no prerendered element');
    const page = new PrerenderedPage(own, host);
    const { adopt } = (await load(own.view, '/dist/test/prerendered.js')) as Prerendered;
    for (const one of hosts) adopt(one, page.#load);
    return page;
  }

  get view(): OwnPage['view'] {
    return this.#page.view;
  }

  get document(): Document {
    return this.#page.document;
  }

  get troubles(): readonly string[] {
    return this.#page.troubles;
  }

  get isPrerendered(): boolean {
    return !!this.root.querySelector('[data-site-root]');
  }

  find<E extends HTMLElement = HTMLElement>(selector: string): E {
    const found = this.document.querySelector<E>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  }

  /** Defines an element, as another one on the page does. */
  async define(tag: string): Promise<void> {
    await load(this.view, `/dist/test/${tag}.js`);
    await this.settled();
  }

  readonly #load = (tag: string): Promise<void> | null | undefined => {
    if (this.view.customElements.get(tag)) return null;
    this.#loading[tag] ??= new Promise<void>((resolve) => this.#waiting.push({ tag, resolve }));
    return this.#loading[tag];
  };

  /** Waits until the script of a tag is requested. */
  requested(tag: string): Promise<unknown> {
    return eventually(`<${tag}> is requested`, () => this.#waiting.some((one) => one.tag === tag));
  }

  async #end(tag: string, before: () => Promise<unknown>): Promise<void> {
    const ended = this.#waiting.filter((one) => one.tag === tag);
    this.#waiting = this.#waiting.filter((one) => one.tag !== tag);
    if (ended.length === 0) throw new Error(`<${tag}> was not requested`);
    await before();
    this.#loading[tag] = null;
    for (const { resolve } of ended) resolve();
  }

  /** The requested script arrives. */
  deliver(tag: string): Promise<void> {
    return this.#end(tag, () => load(this.view, `/dist/test/${tag}.js`));
  }

  /** The requested script cannot be loaded. */
  fail(tag: string): Promise<void> {
    return this.#end(tag, async () => {});
  }

  /** Resolves when the page has loaded, and has prepared for the first use. */
  async idle(): Promise<void> {
    const { performance } = this.view;
    await eventually('the page is idle', () =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/idle.js')),
    );
    await load(this.view, '/dist/test/idle.js');
    await this.settled();
  }

  /** Resolves when everything that follows from what has happened has happened. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => this.view.setTimeout(resolve));
  }

  close(): void {
    closePages();
  }
}

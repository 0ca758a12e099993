/** A separate page in a frame, observed from before its first script: for tests that need a complete page. */
import { unclobber } from '../../core/page/unclobber.ts';
import { eventually } from './eventually.ts';
import { awake, prerenderPage } from './prerendered.ts';

export type View = Window & typeof globalThis;

/** The properties of a page that a drive or a specimen needs. */
export interface DrivenPage {
  readonly view: View;
  /** Adds markup at the end of the page and returns its first element. */
  place(markup: string): HTMLElement;
}

export interface OwnPage extends DrivenPage {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  /** All problems of the page: errors, rejections, console messages, and `site-error` events by their code. */
  readonly troubles: readonly string[];
}

export interface PageOptions {
  readonly head?: string;
  readonly body?: string;
  /** The whole page instead. */
  readonly source?: string;
  readonly width?: number;
  readonly height?: number;
  /** Called with the empty page, before any of its scripts. */
  readonly prepare?: (view: View) => void;
}

export const styled = '<link rel="stylesheet" href="/dist/site-elements.css">';

/** Loads built bundles, of this build or from another folder. */
export const scripted = (names: readonly string[], folder = '/dist/test/'): string =>
  names.map((name) => `<script type="module" src="${folder}${name}.js"></script>`).join('');

/** Records all problems in a window from now on. */
export function listen(view: View, troubles: string[]): void {
  const note = (text: unknown): void => void troubles.push(String(text));
  view.addEventListener('error', ({ message }) => note(message));
  view.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  // Our elements dispatch no other event with this name.
  view.document.addEventListener('site-error', (event) => note(`site-error ${(event as CustomEvent).detail.code}`));
  for (const level of ['error', 'warn'] as const)
    view.console[level] = (...values: unknown[]) => note(values.join(' '));
}

/** Parses markup here and moves it to the page, because that may forbid markup from strings. */
export function placeIn(page: Document, markup: string): HTMLElement {
  const box = new DOMParser().parseFromString(`<div>${markup}</div>`, 'text/html').body.firstElementChild;
  if (!box) throw new Error('there is no markup');
  const { body, importNode } = unclobber(page);
  const placed = importNode(box, true);
  body.append(placed);
  // The markup of tests starts with an HTML element.
  return placed.firstElementChild as HTMLElement;
}

const frames: HTMLIFrameElement[] = [];

/** Adds a frame, which `closePages` removes. */
export function addFrame(width = 800, height = 600): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'a separate page';
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0', display: 'block' });
  frames.push(frame);
  document.body.append(frame);
  return frame;
}

/** Whether elements wait for hydration. Hostile pages replace properties of their document. */
export const isAsleep = (page: Document, tag: string): boolean =>
  [...Document.prototype.querySelectorAll.call(page, tag)].some((host) =>
    host.shadowRoot?.querySelector('[data-site-root]'),
  );

/** An element counts as defined when it has taken over its markup. */
function delayDefinition({ customElements, document: page }: View): void {
  const { whenDefined } = customElements;
  customElements.whenDefined = async (tag) => {
    const type = await whenDefined.call(customElements, tag);
    await eventually(`${tag} has taken over`, () => !isAsleep(page, tag));
    return type;
  };
}

/** Resolves when all scripts of the page have run, in their order, or have failed to. */
export const scriptsEnded = ({ view }: DrivenPage): Promise<unknown> =>
  eventually('the scripts of the page', () => Reflect.get(view, 'haveScriptsRun'));

/** Likewise; prerendered elements whose scripts have run have taken over their markup too. */
export async function scriptsRan(page: DrivenPage): Promise<void> {
  await scriptsEnded(page);
  await eventually('the elements have taken over', () => !isAsleep(page.view.document, ':defined'));
}

/** The scripts that tests add to a page; a policy of the page has to allow them. */
export const addedScripts = ['parent.ownPage(window)', 'window.haveScriptsRun = true'] as const;

/** The page calls it as `parent.ownPage(window)`: with its first script, and again when it has been read. */
const caller = `<script>${addedScripts[0]}</script>`;
const last = `<script type="module">${addedScripts[1]}</script>`;

/** In the lane of prerendered pages: see prerender-lane.ts. */
export const isPrerendered = document.documentElement.hasAttribute('data-prerender');

const sourceOf = ({ head = '', body = '' }: PageOptions): string => `<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body style="margin: 0">${body}</body></html>`;

/**
 * Opens a page, made of head and body or from a whole source, and waits until it has been read, but for none of its modules. One page
 * after the other.
 */
export async function openPage(options: PageOptions = {}): Promise<OwnPage> {
  const frame = addFrame(options.width, options.height);
  const troubles: string[] = [];
  const { source: plain = sourceOf(options) } = options;
  // Tests of prerendered pages write them themselves.
  const isInLane = isPrerendered && !plain.includes('data-site-prerendered');
  const read = new Promise<View>((resolve) => {
    const begin = (view: View): void => {
      Reflect.set(globalThis, 'ownPage', resolve);
      listen(view, troubles);
      if (isInLane) delayDefinition(view);
      options.prepare?.(view);
    };
    Reflect.set(globalThis, 'ownPage', begin);
  });
  const source = isInLane ? awake(prerenderPage(plain).html) : plain;
  frame.srcdoc = source.replace('<head>', `<head>${caller}`).replace('</body>', `${last}${caller}</body>`);
  const view = await read;
  return { frame, view, document: view.document, troubles, place: (markup) => placeIn(view.document, markup) };
}

/** Removes all pages. */
export function closePages(): void {
  for (const frame of frames.splice(0)) frame.remove();
}

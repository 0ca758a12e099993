/** A page of its own in a frame, from before its first script: for what only a whole page shows. */
import { until } from './until.ts';

export type View = Window & typeof globalThis;

/** What a drive or a specimen needs of a page. */
export interface DrivenPage {
  readonly view: View;
  /** Puts markup at the end of the page and returns its first element. */
  place(markup: string): HTMLElement;
}

export interface OwnPage extends DrivenPage {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  /** Whatever went wrong: errors, rejections, what was written to the console, `site-error` by its code. */
  readonly troubles: readonly string[];
}

export interface PageOptions {
  readonly head?: string;
  readonly body?: string;
  readonly width?: number;
  readonly height?: number;
  /** Called with the empty page, before any of its scripts. */
  readonly prepare?: (view: View) => void;
}

export const styled = '<link rel="stylesheet" href="/dist/site-elements.css">';

/** Loads built bundles, of this build or from another folder. */
export const scripted = (names: readonly string[], folder = '/dist/test/'): string =>
  names.map((name) => `<script type="module" src="${folder}${name}.js"></script>`).join('');

function listen(view: View, troubles: string[]): void {
  const note = (text: unknown): void => void troubles.push(String(text));
  view.addEventListener('error', ({ message }) => note(message));
  view.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  // Ours dispatch nothing else under this name.
  view.document.addEventListener('site-error', (event) => note(`site-error ${(event as CustomEvent).detail.code}`));
  for (const level of ['error', 'warn'] as const) view.console[level] = (...words: unknown[]) => note(words.join(' '));
}

/** Parsed here and moved there: a page may forbid markup from strings. */
export function placeIn(page: Document, markup: string): HTMLElement {
  const box = new DOMParser().parseFromString(`<div>${markup}</div>`, 'text/html').body.firstElementChild;
  if (!box) throw new Error('there is no markup');
  const placed = page.importNode(box, true);
  page.body.append(placed);
  // The markup of tests starts with an HTML element.
  return placed.firstElementChild as HTMLElement;
}

const frames: HTMLIFrameElement[] = [];

/** A frame that `closePages` takes away again. */
export function addFrame(width = 800, height = 600): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'a page of its own';
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0', display: 'block' });
  frames.push(frame);
  document.body.append(frame);
  return frame;
}

/** Resolves when the page has been read and all that it names is loaded. */
export const loaded = (page: Document): Promise<true> =>
  until('the page is loaded', () => page.readyState === 'complete');

/** Opens a page. Its scripts run after this returns. */
export function openPage({ head = '', body = '', width, height, prepare }: PageOptions = {}): OwnPage {
  const frame = addFrame(width, height);
  const { contentDocument: page } = frame;
  // Every window has the globals of its own; the type of the property only says Window.
  const view = frame.contentWindow as View | null;
  if (!page || !view) throw new Error('the frame has no page');
  const troubles: string[] = [];
  page.open();
  listen(view, troubles);
  prepare?.(view);
  page.write(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head>
    <body style="margin: 0">${body}</body></html>`);
  page.close();
  return { frame, view, document: page, troubles, place: (markup) => placeIn(page, markup) };
}

/** Takes all pages away. */
export function closePages(): void {
  for (const frame of frames.splice(0)) frame.remove();
}

/** Opens a separate page in a frame, for tests of a whole page: its requests, its policy, its late scripts. */

export interface Page {
  readonly view: Window & typeof globalThis;
  readonly document: Document;
}

interface Options {
  readonly head?: string;
  readonly width?: number;
}

export const styled = '<link rel="stylesheet" href="/dist/site-elements.css">';
export const scripted = '<script type="module" src="/dist/test/site-video.js"></script>';

/** Opens a page with this body and waits until it is loaded. */
export async function openPage(body: string, { head = styled + scripted, width = 640 }: Options = {}): Promise<Page> {
  const frame = document.createElement('iframe');
  frame.title = 'a separate page';
  frame.dataset.test = '';
  frame.width = String(width);
  frame.height = '500';
  frame.style.border = '0';
  frame.srcdoc = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>${head}
    <body style="margin: 0">${body}<p>What follows must not move.</p></body></html>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const { contentWindow: view, contentDocument } = frame;
  if (!view || !contentDocument) throw new Error('the frame has no page');
  // Every window has its own globals; the type of the property is only Window.
  return { view: view as Window & typeof globalThis, document: contentDocument };
}

/** Returns the first video of a page, with its shadow root. */
export function videoIn(page: Document): { element: HTMLElement; shadow: ShadowRoot } {
  const element = page.querySelector<HTMLElement>('site-video');
  if (!element?.shadowRoot) throw new Error('the page has no video that is defined');
  return { element, shadow: element.shadowRoot };
}

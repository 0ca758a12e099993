/** Pages of the examples and the docs as visitors get them, under the strict policy that the docs recommend. */
import type { AxeResults } from 'axe-core';
import { addFrame, listen, type OwnPage, placeIn, type View } from './own-page.ts';

/** Also files that cannot be loaded, and policy violations. */
function listenClosely(view: View, troubles: string[]): void {
  listen(view, troubles);
  const failed = ({ target }: Event): void => {
    if (target !== view) troubles.push(`cannot be loaded: ${(target as Element | null)?.outerHTML}`);
  };
  view.addEventListener('error', failed, true);
  view.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    troubles.push(`${violatedDirective} forbids ${blockedURI} ${sample}`),
  );
}

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  /** Without it the browser runs none of the page's scripts. */
  readonly hasScript?: boolean;
  /** Called before any script of the page, also for each frame in it. */
  readonly prepare?: (view: View) => void;
}

/**
 * Opens a page, `examples/map.html` or `docs/index.html`, and waits until its initial resources are loaded. Troubles of frames
 * in it count as its own.
 */
export async function visit(
  path: string,
  { width = 1200, height = 700, hasScript = true, prepare }: VisitOptions = {},
): Promise<OwnPage> {
  const frame = addFrame(width, height);
  const troubles: string[] = [];
  // The server lets every page call it before its own scripts.
  Reflect.set(globalThis, 'ownPage', (view: View) => {
    listenClosely(view, troubles);
    prepare?.(view);
  });
  if (!hasScript) frame.setAttribute('sandbox', 'allow-same-origin allow-forms');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = `/visit/${path}`;
  await loaded;
  // Every window has its own globals, but the type of the property is only Window.
  const view = frame.contentWindow as View | null;
  if (!view) throw new Error('the frame has no page');
  return { frame, view, document: view.document, troubles, place: (markup) => placeIn(view.document, markup) };
}

/** The violations that axe finds in a visited page or in one of its frames, as `rule: markup`. */
export async function complaints(
  view: Window,
  rules: Readonly<Record<string, object>> = {},
): Promise<readonly string[]> {
  await Reflect.get(view, 'loadAxe')();
  // Selected by name: in Chromium, nodes of a frame that another page has accessed during loading fail instanceof checks in it.
  // Without stylesheets, which axe copies into inline styles, against the policy: only a rule that is off reads them.
  const options = { iframes: false, preload: { assets: ['media'] }, rules };
  const { violations }: AxeResults = await Reflect.get(view, 'axe').run(':root', options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

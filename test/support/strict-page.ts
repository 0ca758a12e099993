/** The page whose policy forbids inline styles and scripts, and HTML from strings. */
import { eventually, once } from './eventually.ts';
import { addFrame, type DrivenPage, placeIn, type View } from './own-page.ts';

export interface StrictPage extends DrivenPage {
  readonly document: Document;
  /** The refused styles and scripts with their nodes. */
  readonly violations: readonly { readonly text: string; readonly target: EventTarget | null }[];
}

/** Opens the page with all elements. */
export async function openStrictPage(): Promise<StrictPage> {
  const frame = addFrame();
  frame.src = '/test/hostile/strict-csp.html';
  await once(frame, 'load');
  const { contentDocument: page } = frame;
  // Every window has its own globals; the type of the property is only Window.
  const view = frame.contentWindow as View | null;
  if (!page || !view) throw new Error('the frame has no page');
  const violations: { text: string; target: EventTarget | null }[] = [];
  page.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, target }) =>
    violations.push({ text: `${violatedDirective} ${sample}`, target }),
  );
  // WebKit 2.50 hangs if the frame is removed while its page imports the elements.
  await eventually('all elements', () => page.documentElement.dataset.complete !== undefined);
  return { view, document: page, violations, place: (markup) => placeIn(page, markup) };
}

/** Violations are reported in separate tasks: one that is planted last arrives after all others. */
export async function violationsOf({ document: page, violations }: StrictPage): Promise<readonly string[]> {
  const planted = page.body.appendChild(page.createElement('i'));
  planted.setAttribute('style', 'color: red');
  await eventually('the planted violation', () => violations.some(({ target }) => target === planted));
  return violations.filter(({ target }) => target !== planted).map(({ text }) => text);
}

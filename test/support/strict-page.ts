/** The page whose policy forbids inline styles and scripts, and HTML from strings. */
import { eventually, once } from './eventually.ts';
import { addFrame, type DrivenPage, placeIn, type View } from './own-page.ts';

export interface StrictPage extends DrivenPage {
  readonly document: Document;
  readonly violations: readonly string[];
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
  const violations: string[] = [];
  page.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
    violations.push(`${violatedDirective} ${sample}`),
  );
  // WebKit 2.52 hangs if the frame is removed while its page imports the elements.
  await eventually('all elements', () => page.documentElement.dataset.complete !== undefined);
  return { view, document: page, violations, place: (markup) => placeIn(page, markup) };
}

/** Violations are reported in separate tasks: one that is planted last arrives after all others. */
export async function violationsOf({ document: page, violations }: StrictPage): Promise<readonly string[]> {
  page.body.setAttribute('style', 'color: red');
  await eventually('the planted violation', () => violations.some((violation) => violation.startsWith('style-src')));
  return violations.slice(0, -1);
}

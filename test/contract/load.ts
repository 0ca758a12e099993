/** The contract's test elements, from the bundle that the build made of them. */
type Elements = typeof import('./fixtures/contract-elements.fixture.tsx');

const bundle = '/dist/test/contract-elements.js';

/** Loads and registers the test elements. */
export async function loadElements(): Promise<Elements> {
  const elements: Elements = await import(bundle);
  elements.defineAll();
  return elements;
}

/** Adds markup to the page and returns its first element. `clear` removes it. */
export function place<E extends Element = HTMLElement>(markup: string): E {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  // Tests name the element that their own markup starts with.
  return box.firstElementChild as E;
}

/** Removes everything that `place` added, and waits until it is unmounted. */
export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await rendered();
}

/** Waits until the changes of a script are rendered. */
export const rendered = (): Promise<void> => Promise.resolve();

/** Returns the values that a test element renders. */
export const shown = (element: Element): Record<string, unknown> =>
  JSON.parse(element.shadowRoot?.querySelector('output')?.textContent ?? '{}');

/** Collects the console warnings while `action` runs. */
export async function warningsDuring(action: () => unknown): Promise<string[]> {
  const warnings: string[] = [];
  const original = console.warn;
  console.warn = (...texts: unknown[]) => warnings.push(texts.join(' '));
  try {
    await action();
    await rendered();
  } finally {
    console.warn = original;
  }
  return warnings;
}

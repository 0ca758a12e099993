import { expect } from '@open-wc/testing';
import { place } from '../contract/load.ts';
import { shownChildren } from './questions.ts';

type Bundle = typeof import('./frameworks/react-shared.ts');

/** Returns the console errors while `action` runs. */
function errorsDuring(action: () => void): unknown[] {
  const errors: unknown[] = [];
  const { error } = console;
  console.error = (...parts: unknown[]) => errors.push(parts.join(' '));
  try {
    action();
  } finally {
    console.error = error;
  }
  return errors;
}

for (const bundle of ['react-shared', 'react-19-0']) {
  it(`an element that is defined while ${bundle} renders is mounted without an error of React`, async () => {
    const { hydrateAndDefine }: Bundle = await import(`/dist/test/hosts/${bundle}.js`);
    const tag = `site-defined-in-${bundle}` as const;
    const element = place(`<${tag}><p>Ash</p></${tag}>`);
    const box = element.parentElement as HTMLElement;
    let root: ReturnType<Bundle['hydrateAndDefine']>;
    expect(errorsDuring(() => (root = hydrateAndDefine(box, tag)))).to.deep.equal([]);
    await Promise.resolve();
    expect(box.firstElementChild).to.equal(element);
    expect(shownChildren(element)).to.deep.equal(['Ash']);
    root?.unmount();
    box.remove();
  });
}

import { expect } from '@open-wc/testing';
import type { SiteContext } from '../../core/model/site-context/site-context.ts';
import { sample } from '../core/model/site-context/sample.ts';
import { closePages } from '../support/own-page.ts';
import { completeContext, withTexts } from './contexts.ts';
import { specimens } from './specimens.ts';
import { allStrings, attacks, openTrap, pressAll, rendered, type TrappedPage } from './strings.ts';

type Runtime = typeof import('../../core/page/runtime.ts');

/** Records keys that are read and missing in the context, because the tests below would not cover them. */
function watched<Value extends object>(value: Value, missing: Set<string>, path = ''): Value {
  return new Proxy(value, {
    get(target, key) {
      const name = `${path}${String(key)}`;
      const found: unknown = Reflect.get(target, key);
      if (typeof key === 'string' && !(key in target)) missing.add(name);
      return typeof found === 'object' && found !== null ? watched(found, missing, `${name}.`) : found;
    },
  });
}

/** Adds every element to the page, clicks its controls, and removes it. */
async function visit(page: TrappedPage, isPressed: boolean): Promise<void> {
  const elements = Object.values(specimens).map(({ markup }) => page.place(markup));
  await rendered();
  if (isPressed) for (const element of elements) await pressAll(element);
  for (const element of elements) element.parentElement?.remove();
}

const runtime: Runtime = await import('/dist/test/site-page.js');

afterEach(closePages);

describe('malicious strings', () => {
  it('have no effect in any field of a context that a script sets', async function () {
    // Five hundred times all elements, which take half a minute on a busy machine.
    this.timeout(180_000);
    const page = await openTrap();
    for (const text of allStrings) {
      runtime.startSite(
        withTexts(completeContext(), () => text),
        page.document,
      );
      await visit(page, attacks.includes(text));
      runtime.destroySite(page.document);
    }
    expect(await page.executions()).to.deep.equal([]);
    expect(page.failures()).to.deep.equal([]);
  });

  for (const first of [0, 10, 20, 30, 40]) {
    it(`have no effect in any field of the context in the markup, from string ${first} on`, async () => {
      let count = first;
      const context = withTexts(sample, () => attacks[count++ % attacks.length] ?? '');
      const json = JSON.stringify(context).replaceAll('<', String.raw`\u003c`);
      const head = `<script type="application/json" data-site-context>${json}</script>`;
      const page = await openTrap({ head });
      await visit(page, true);
      expect(await page.executions()).to.deep.equal([]);
      expect(page.failures()).to.deep.equal([]);
    });
  }

  it('are set in every field that an element reads, which this test checks', async () => {
    const missingIn = async (context: SiteContext): Promise<readonly string[]> => {
      const missing = new Set<string>();
      const page = await openTrap();
      runtime.startSite(watched(context, missing), page.document);
      await visit(page, true);
      // An option of the function, not a field of the context.
      missing.delete('tracking');
      return [...missing];
    };
    expect(await missingIn(completeContext())).to.deep.equal([]);
    expect(await missingIn({})).to.include('website');
  });
});

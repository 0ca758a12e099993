import { expect } from '@open-wc/testing';
import { readSiteContext } from '../../core/model/site-context/read-site-context.ts';
import type { SiteContext } from '../../core/model/site-context/site-context.ts';
import { sample } from '../core/model/site-context/sample.ts';
import { closePages } from '../support/own-page.ts';
import { specimens } from './specimens.ts';
import { allStrings, attacks, openTrap, pressAll, rendered, type TrappedPage } from './strings.ts';

type Runtime = typeof import('../../core/page/runtime.ts');

/** The same with another text in the place of each. */
function withTexts(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return next();
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withTexts(entry, next)]));
}

/** Remembers what is read of a context that it does not hold: then the tests below would miss it. */
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

/** Every field of the sample, also those for which its pages have an older name. */
const complete = (): SiteContext => {
  const context = readSiteContext(sample);
  const cookieSettings = {
    isRestrictiveCookiePolicyAbsolute: false,
    cookieBannerTheme: 'light',
    cookieBannerText: '<p>We count visits.</p>',
    cookieBannerOptOutCtaText: 'No',
    ...context.cookieSettings,
  } as const;
  return { ...context, cookieSettings };
};

/** Puts every element on the page, presses what it shows, and takes it away again. */
async function visit(page: TrappedPage, isPressed: boolean): Promise<void> {
  const elements = Object.values(specimens).map(({ markup }) => page.place(markup));
  await rendered();
  if (isPressed) for (const element of elements) await pressAll(element);
  for (const element of elements) element.parentElement?.remove();
}

const runtime: Runtime = await import('/dist/test/site-page.js');

afterEach(closePages);

describe('strings of attackers', () => {
  it('do nothing in any field of the context that a script gives', async function () {
    // Five hundred times all elements; on a busy machine they take half a minute.
    this.timeout(180_000);
    const page = await openTrap();
    for (const text of allStrings) {
      // A value that is any text where the type is text, as the reader returns it.
      runtime.startSite(withTexts(complete(), () => text) as SiteContext, page.document);
      await visit(page, attacks.includes(text));
      runtime.destroySite(page.document);
    }
    expect(await page.executions()).to.deep.equal([]);
    expect(page.failures()).to.deep.equal([]);
  });

  for (const first of [0, 10, 20, 30, 40]) {
    it(`do nothing in any field of the context in the markup, from the string number ${first} on`, async () => {
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

  it('are put into every field that an element reads, which this test can see', async () => {
    const missingIn = async (context: SiteContext): Promise<readonly string[]> => {
      const missing = new Set<string>();
      const page = await openTrap();
      runtime.startSite(watched(context, missing), page.document);
      await visit(page, true);
      return [...missing];
    };
    expect(await missingIn(complete())).to.deep.equal([]);
    expect(await missingIn({})).to.include('website');
  });
});

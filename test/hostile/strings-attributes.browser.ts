import { expect } from '@open-wc/testing';
import { attributeName } from '../../core/model/contract/names.ts';
import { sample } from '../support/sample.ts';
import { specimens } from './specimens.ts';
import { allStrings, attacks, pressAll, rendered, trapOfSuite } from './strings.ts';

/** An empty key is a mistake that is reported, and an open cart reports that these pages reach no server. */
const expected = /^site-error (captcha-not-set-up|cart-read-failed)|request-unreachable/;

for (const { contract, markup } of Object.values(specimens)) {
  describe(`malicious strings in <${contract.tag}>`, () => {
    const openedPage = trapOfSuite();

    for (const [index, key] of Object.keys(contract.attributes).entries()) {
      it(`have no effect in ${attributeName(key)}, as attribute and property`, async () => {
        const page = openedPage();
        const put = async (element: HTMLElement, text: string): Promise<void> => {
          if (key !== 'open' && 'open' in contract.attributes) element.setAttribute('open', '');
          element.setAttribute(attributeName(key), text);
          await rendered();
          Reflect.set(element, key, text);
          await rendered();
        };
        // All strings are set below. Clicks are tested with different strings for neighbouring attributes.
        for (const text of sample(attacks, 4, index)) {
          const element = page.place(markup);
          await put(element, text);
          await pressAll(element);
          element.parentElement?.remove();
        }
        const element = page.place(markup);
        for (const text of allStrings) await put(element, text);
        element.parentElement?.remove();
        expect(await page.executions()).to.deep.equal([]);
        expect(page.failures().filter((failure) => !expected.test(failure))).to.deep.equal([]);
      });
    }
  });
}

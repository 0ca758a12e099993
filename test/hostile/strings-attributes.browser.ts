import { expect } from '@open-wc/testing';
import { attributeName } from '../../core/model/contract/names.ts';
import { closePages } from '../support/own-page.ts';
import { specimens } from './specimens.ts';
import { allStrings, attacks, openTrap, pressAll, rendered } from './strings.ts';

afterEach(closePages);

describe('strings of attackers', () => {
  for (const { contract, markup } of Object.values(specimens)) {
    for (const key of Object.keys(contract.attributes)) {
      it(`do nothing in ${attributeName(key)} of <${contract.tag}>, as attribute and property`, async function () {
        this.timeout(30_000);
        const page = await openTrap();
        const put = async (element: HTMLElement, text: string): Promise<void> => {
          if (key !== 'open' && 'open' in contract.attributes) element.setAttribute('open', '');
          element.setAttribute(attributeName(key), text);
          await rendered();
          Reflect.set(element, key, text);
          await rendered();
        };
        for (const text of attacks) {
          const element = page.place(markup);
          await put(element, text);
          await pressAll(element);
          element.parentElement?.remove();
        }
        const element = page.place(markup);
        for (const text of allStrings) await put(element, text);
        expect(await page.executions()).to.deep.equal([]);
        expect(page.failures()).to.deep.equal([]);
      });
    }
  }
});

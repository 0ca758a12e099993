import { expect } from '@open-wc/testing';
import { collectGarbage } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { placeIn } from '../support/own-page.ts';
import { hasAllInputs } from '../support/sample.ts';
import { skipUnless } from '../support/skip.ts';
import { specimens } from './specimens.ts';

const cycles = hasAllInputs ? 200 : 50;
/** Planted leaks: the count below is reliable only if it includes these. */
const planted = 3;

describe(`${cycles} times`, () => {
  for (const { contract, markup, use } of Object.values(specimens)) {
    it(`after mounting, use and removal, nothing of <${contract.tag}> is retained`, async function () {
      skipUnless(this, 'garbage collection', await collectGarbage());
      await import(`/dist/test/${contract.tag}.js`);
      const references: WeakRef<Element>[] = [];
      const kept: Element[] = [];
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const element = placeIn(document, markup);
        await use(element);
        references.push(new WeakRef(element));
        if (cycle < planted) kept.push(element);
        element.parentElement?.remove();
        await Promise.resolve();
      }
      const alive = (): number => references.filter((reference) => reference.deref()).length;
      // The time of garbage collection is not defined: an element that is still alive after many passes is leaked.
      const collected = async (): Promise<boolean> => {
        await collectGarbage();
        return alive() <= kept.length + 1;
      };
      await eventually('the elements are collected', collected);
      expect(alive()).to.be.within(planted, planted + 1);
    });
  }
});

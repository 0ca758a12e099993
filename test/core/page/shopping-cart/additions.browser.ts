/** Additions to the cart of a page over the mock API: shown at once, undone when refused, and made once for each key. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../../support/eventually.ts';
import { closePages } from '../../../support/own-page.ts';
import { forgetCart, openTab, override, summary, textOf } from '../cart-tab.ts';

const leeward = { itemId: '64f1c0de5a1e7a0b2c3d4f01', sku: 'SQ0000001' };

beforeEach(forgetCart);
afterEach(closePages);

describe('an addition to the cart', () => {
  it('is shown at once, and keeps the entry of the server', async () => {
    const tab = await openTab();
    await tab.client.sync();
    const adding = tab.client.add({ ...leeward, quantity: 2 });
    expect(summary(tab.client.get())).to.deep.equal([5, '669.00']);
    expect((await adding).ok).to.equal(true);
    expect(tab.client.get()?.entries.map(({ id, quantity }) => [id, quantity])).to.deep.equal([
      ['leeward', 3],
      ['saltmarsh', 2],
    ]);
  });

  it('needs no cart that has been read', async () => {
    const tab = await openTab();
    const adding = tab.client.add({ ...leeward, quantity: 1 });
    expect(tab.client.get()).to.equal(undefined);
    expect((await adding).ok).to.equal(true);
    expect(summary(tab.client.get())).to.deep.equal([4, '489.00']);
  });

  it('is undone if the server refuses it, with its reason', async () => {
    const tab = await openTab();
    await tab.client.sync();
    const cases = [
      [{ ...leeward, quantity: 9 }, 'Only 5 of them are left.'],
      [{ ...leeward, quantity: 1, unitPrice: { currency: 'EUR', value: '1.00' } }, 'The price has changed to €180.00.'],
      [{ ...leeward, quantity: 0 }, 'Unable to add item'],
      [{ itemId: 'gone', quantity: 1 }, 'Unable to add item'],
    ] as const;
    for (const [item, text] of cases) {
      expect(textOf(tab, await tab.client.add(item))).to.equal(text);
      expect(summary(tab.client.get()), 'undone').to.deep.equal([3, '309.00']);
    }
  });

  it('is made once although responses are lost, refused for a conflict, or invalid', async () => {
    for (const overrides of ['code=503', 'fault=malformed', 'code=204', 'scenario=conflict']) {
      forgetCart();
      const tab = await openTab();
      await tab.client.sync();
      override(overrides);
      expect((await tab.client.add({ ...leeward, quantity: 1 })).ok, overrides).to.equal(true);
      expect(summary(tab.client.get()), overrides).to.deep.equal([4, '489.00']);
    }
  });

  it('is made once for a key, also when the visitor repeats the action', async () => {
    const tab = await openTab();
    const adding = () => tab.client.add({ ...leeward, quantity: 1 }, 'one-press');
    expect((await Promise.all([adding(), adding()])).map(({ ok }) => ok)).to.deep.equal([true, true]);
    expect(summary(tab.client.get())).to.deep.equal([4, '489.00']);
  });

  it('reaches the other tab, and adds to that of the other tab', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.client.sync();
    await Promise.all([first, second].map(({ client }) => client.add({ ...leeward, quantity: 1 })));
    await first.client.sync();
    await eventually('the other tab to follow', () => second.client.get()?.entries[0]?.quantity === 3);
  });
});

/** Coupons, shipping and fast changes of the cart of a page over the mock API. */
import { expect } from '@open-wc/testing';
import { closePages } from '../../../support/own-page.ts';
import { forgetCart, openTab, override, summary, textOf } from '../cart-tab.ts';

beforeEach(forgetCart);
afterEach(closePages);

describe('a coupon', () => {
  it('reduces the price, or has the reason why it does not', async () => {
    const { client } = await openTab();
    await client.load();
    expect((await client.addCoupon(' tenpercent ')).ok).to.equal(true);
    expect((await client.addCoupon('NEVER')).ok).to.equal(true);
    const { validCoupons, invalidCoupons, discountCents, grandTotalCents } = client.get() ?? {};
    expect(validCoupons).to.deep.equal([{ code: 'TENPERCENT', name: '10 % off', discountCents: 3090 }]);
    expect(invalidCoupons).to.deep.equal([{ code: 'NEVER', name: 'NEVER', reason: 'unknown' }]);
    expect([discountCents, grandTotalCents]).to.deep.equal([3090, 27_810]);
    expect((await client.removeCoupon('TENPERCENT')).ok).to.equal(true);
    expect([client.get()?.validCoupons, client.get()?.grandTotalCents]).to.deep.equal([[], 30_900]);
  });

  it('is entered although the response is lost, or another tab was faster', async () => {
    for (const overrides of ['code=503', 'fault=malformed', 'code=204', 'scenario=conflict']) {
      forgetCart();
      const { client } = await openTab();
      await client.load();
      override(overrides);
      expect((await client.addCoupon('TENPERCENT')).ok, overrides).to.equal(true);
      expect(client.get()?.discountCents, overrides).to.equal(3090);
    }
  });

  it('that the server refuses changes nothing, and has a text', async () => {
    const tab = await openTab();
    await tab.client.load();
    override('code=429');
    expect(textOf(tab, await tab.client.addCoupon('FIVEOFF'))).to.equal('Unable to update coupons');
    expect(tab.client.get()?.coupons.map(({ code }) => code)).not.to.include('FIVEOFF');
  });
});

describe('shipping', () => {
  it('has a price and taxes for its destination', async () => {
    const { client } = await openTab();
    await client.load();
    expect((await client.setShipping({ location: { country: 'NO' } })).ok).to.equal(true);
    const shown = client.get();
    expect(shown?.shippingLocation).to.deep.equal({ country: 'NO' });
    expect(shown?.selectedShippingOption).to.deep.equal({
      id: 'standard',
      name: 'Standard, 2 to 4 days',
      costCents: 490,
    });
    expect(shown?.applicableTaxRules).to.deep.equal([{ name: 'MVA', taxCents: 7848 }]);
    expect((await client.setShipping({ optionId: 'express' })).ok).to.equal(true);
    expect(client.get()?.shippingCostCents).to.equal(1490);
  });

  it('is set although the response is lost, whatever the order of the keys', async () => {
    const { client } = await openTab();
    await client.load();
    override('code=503');
    const location = { postalCode: '1771', country: 'NO' };
    expect((await client.setShipping({ location, optionId: 'express' })).ok).to.equal(true);
    expect(client.get()?.shippingLocation).to.deep.equal({ country: 'NO', postalCode: '1771' });
  });

  it('keeps the destination when the server refuses another one', async () => {
    const tab = await openTab();
    await tab.client.load();
    await tab.client.setShipping({ location: { country: 'DE' } });
    override('code=429');
    const refused = await tab.client.setShipping({ location: { country: 'NO' } });
    expect(textOf(tab, refused)).to.equal('Unable to update shipping');
    expect(tab.client.get()?.shippingLocation).to.deep.equal({ country: 'DE' });
  });
});

describe('fast clicks on the buttons of a quantity', () => {
  it('are shown at once, and sent as one call', async () => {
    const { client, view } = await openTab();
    await client.load();
    const clicks = [1, 1, 1, 1, -1].map((by) => client.changeQuantity('saltmarsh', by));
    expect(summary(client.get())).to.deep.equal([6, '502.50']);
    expect((await Promise.all(clicks)).every(({ ok }) => ok)).to.equal(true);
    const calls = view.performance.getEntriesByType('resource').filter(({ name }) => name.includes('/entries/'));
    expect(calls.length).to.equal(1);
    expect(summary(client.get())).to.deep.equal([6, '502.50']);
  });

  it('beyond the stock keep what the server has accepted', async () => {
    const tab = await openTab();
    await tab.client.load();
    expect((await tab.client.changeQuantity('leeward', 1)).ok).to.equal(true);
    const clicks = [9, 1].map((by) => tab.client.changeQuantity('leeward', by));
    for (const result of await Promise.all(clicks)) expect(textOf(tab, result)).to.equal('Only 5 of them are left.');
    expect(tab.client.get()?.entries[0]?.quantity).to.equal(2);
  });
});

/** The cart of a page over the mock API: changes show at once, are undone when the server refuses, and reach other tabs. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { forgetCart, openTab, override, path, summary, textOf } from './cart-tab.ts';

beforeEach(forgetCart);

afterEach(closePages);

describe('the cart of a page', () => {
  it('is unknown before the server responds, and is not requested before it is used', async () => {
    const tab = await openTab();
    const events: unknown[] = [];
    tab.document.addEventListener('site-cart-changed', (event) =>
      events.push(summary((event as CustomEvent).detail.cart)),
    );
    expect(tab.client.get()).to.equal(undefined);
    expect(tab.view.performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path))).to.equal(false);
    const result = await tab.client.sync();
    expect([result.ok, summary(tab.client.get()), events]).to.deep.equal([true, [3, '309.00'], [[3, '309.00']]]);
  });

  it('shows a change at once and keeps the values of the server', async () => {
    const tab = await openTab();
    await tab.client.sync();
    const changing = tab.client.setQuantity('saltmarsh', 4);
    expect(summary(tab.client.get())).to.deep.equal([5, '438.00']);
    expect((await changing).ok).to.equal(true);
    const removing = tab.client.remove('leeward');
    expect(summary(tab.client.get())).to.deep.equal([4, '258.00']);
    await removing;
    expect((await tab.client.setQuantity('saltmarsh', 0)).ok).to.equal(true);
    expect([summary(tab.client.get()), tab.module.cartText(tab.document.body)]).to.deep.equal([
      [0, '0.00'],
      'You have nothing in your shopping cart.',
    ]);
  });

  it('sends changes, but no reads, even if the visitor leaves the page', async () => {
    const sent: [method: string, isKept: boolean][] = [];
    const tab = await openTab((view) => {
      const fetch = view.fetch.bind(view);
      view.fetch = (request, init) => {
        const { method, keepalive } = request as Request;
        sent.push([method, keepalive]);
        return fetch(request, init);
      };
    });
    await tab.client.sync();
    await tab.client.setQuantity('saltmarsh', 4);
    await tab.client.remove('saltmarsh');
    expect(sent.filter(([method]) => method !== 'GET')).to.deep.equal([
      ['PUT', true],
      ['DELETE', true],
    ]);
    expect(sent.filter(([method]) => method === 'GET').some(([, keepalive]) => keepalive)).to.equal(false);
  });

  it('undoes what the server refuses, and reports the reason with the text of the server or ours', async () => {
    const tab = await openTab();
    await tab.client.sync();
    const refusals = [
      [() => tab.client.setQuantity('leeward', 9), '', 'Only 5 of them are left.'],
      [() => tab.client.setQuantity('saltmarsh', 9), 'code=429', 'Unable to update quantity'],
      [() => tab.client.remove('leeward'), 'code=403', 'Unable to remove item'],
    ] as const;
    for (const [act, overrides, text] of refusals) {
      if (overrides) override(overrides);
      const acting = act();
      expect(summary(tab.client.get()), 'shown at once').not.to.deep.equal([3, '309.00']);
      expect(textOf(tab, await acting)).to.equal(text);
      expect(summary(tab.client.get()), 'undone').to.deep.equal([3, '309.00']);
    }
  });

  it('requests the cart after a change whose response was lost or is invalid', async () => {
    const tab = await openTab();
    await tab.client.sync();
    for (const [quantity, overrides] of [
      [4, 'code=503'],
      [6, 'fault=malformed'],
      [3, 'code=204'],
    ] as const) {
      override(overrides);
      expect((await tab.client.setQuantity('saltmarsh', quantity)).ok, overrides).to.equal(true);
      expect(tab.client.get()?.entries[1]?.quantity).to.equal(quantity);
    }
  });

  it('never shows an older state while several changes are pending', async () => {
    const tab = await openTab();
    await tab.client.sync();
    const seen: number[] = [];
    tab.client.subscribe(() => seen.push(tab.client.get()?.totalQuantity ?? -1));
    const acting = [3, 4, 5].map((quantity) => tab.client.setQuantity('saltmarsh', quantity));
    expect(seen).to.deep.equal([4, 5, 6]);
    expect((await Promise.all(acting)).every(({ ok }) => ok)).to.equal(true);
    // The totals that the server adds to each change are not an older state.
    expect([...new Set(seen)], seen.join()).to.deep.equal([4, 5, 6]);
    expect(seen).to.deep.equal(seen.toSorted());
  });

  it('has a quantity that was set, although the server has got it from another tab', async () => {
    const tab = await openTab();
    await tab.client.sync();
    const { fetch } = tab.view;
    // The change is lost, and another tab makes the same one.
    tab.view.fetch = async (input, init) => {
      tab.view.fetch = fetch;
      const { url } = new Request(input, init);
      await window.fetch(url.replace(/key=[^&]+/, 'key=other'), { method: 'DELETE' });
      return new Response('{}', { status: 503 });
    };
    expect((await tab.client.remove('saltmarsh')).ok).to.equal(true);
    expect(tab.client.get()?.entries.map(({ id }) => id)).to.deep.equal(['leeward']);
  });

  it('undoes only one of several changes', async () => {
    const tab = await openTab();
    await tab.client.sync();
    const [refused, taken] = [tab.client.setQuantity('leeward', 9), tab.client.setQuantity('saltmarsh', 3)];
    expect([(await refused).ok, (await taken).ok]).to.deep.equal([false, true]);
    expect(tab.client.get()?.entries.map(({ quantity }) => quantity)).to.deep.equal([1, 3]);
  });

  it('changes a quantity by a difference, before it has read the cart as well', async () => {
    const tab = await openTab();
    expect((await tab.client.changeQuantity('saltmarsh', 2)).ok).to.equal(true);
    const changing = tab.client.changeQuantity('saltmarsh', -1);
    expect(tab.client.get()?.entries[1]?.quantity).to.equal(3);
    expect((await changing).ok).to.equal(true);
    await tab.client.changeQuantity('leeward', -1);
    expect(tab.client.get()?.entries.map(({ id, quantity }) => [id, quantity])).to.deep.equal([['saltmarsh', 3]]);
    expect(textOf(tab, await tab.client.changeQuantity('gone', 1))).to.equal('Unable to update quantity');
  });

  it('gives up when a server refuses every version', async () => {
    let version = 0;
    let changes = 0;
    const tab = await openTab((view) => {
      view.fetch = async (input) => {
        version += 1;
        // The code under test calls it with a request.
        const isChange = (input as Request).url.includes('/entries/');
        if (isChange) changes += 1;
        const body = JSON.stringify({ version, entries: [{ id: 'a', quantity: 2 }] });
        return new Response(body, { status: isChange ? 409 : 200 });
      };
    });
    expect(textOf(tab, await tab.client.changeQuantity('a', 1))).to.equal('Unable to update quantity');
    expect(changes).to.be.within(2, 30);
    expect(tab.client.get()?.entries[0]?.quantity, 'undone').to.equal(2);
  });

  it('does not request an invalid quantity', async () => {
    const tab = await openTab();
    await tab.client.sync();
    for (const quantity of [-1, 1.5, Number.NaN])
      expect(textOf(tab, await tab.client.setQuantity('leeward', quantity))).to.equal('Unable to update quantity');
    for (const by of [0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(textOf(tab, await tab.client.changeQuantity('leeward', by))).to.equal('Unable to update quantity');
    expect(summary(tab.client.get())).to.deep.equal([3, '309.00']);
  });

  it('that cannot be read reports it, and can be read later', async () => {
    const tab = await openTab();
    override('code=403');
    expect(textOf(tab, await tab.client.sync())).to.equal('Unable to load. Try again.');
    expect(tab.client.get()).to.equal(undefined);
    expect((await tab.client.sync()).ok).to.equal(true);
  });

  it('is read once for all callers', async () => {
    const tab = await openTab();
    const { load } = tab.client;
    await Promise.all([load(), load(), load()]);
    await load();
    const calls = tab.view.performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(path));
    expect(calls).to.have.length(1);
  });

  it('has the currency of the shop for amounts without one', async () => {
    const tab = await openTab((view) => {
      view.fetch = async () => new Response('{"totalQuantity": 2, "subtotalCents": 1250}');
    });
    const script = Object.assign(tab.document.createElement('script'), { type: 'application/json' });
    script.dataset.siteContext = '';
    script.textContent = '{"website": {"storeSettings": {"selectedCurrency": "JPY"}}}';
    tab.document.body.append(script);
    await tab.client.sync();
    expect(tab.client.get()?.subtotalAmount).to.deep.equal({ currency: 'JPY', value: '1250' });
  });
});

describe('the carts of two tabs', () => {
  it('show the same cart', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.client.sync();
    await second.client.sync();
    await first.client.setQuantity('saltmarsh', 5);
    await eventually('the other tab to follow', () => second.client.get()?.totalQuantity === 6);
    await second.client.remove('leeward');
    await eventually('the first tab to follow', () => first.client.get()?.totalQuantity === 5);
  });

  it('add up the differences of both', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.client.setQuantity('saltmarsh', 4);
    await second.client.sync();
    const presses = Array.from({ length: 10 }, () => [first, second])
      .flat()
      .map(({ client }) => client.changeQuantity('saltmarsh', 1));
    expect((await Promise.all(presses)).every(({ ok }) => ok)).to.equal(true);
    await first.client.sync();
    await second.client.sync();
    const quantities = [first, second].map(({ client }) => client.get()?.entries[1]?.quantity);
    expect(quantities).to.deep.equal([24, 24]);
  });

  it('keep an entry that one tab increases while the other removes its last item', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.client.sync();
    await second.client.sync();
    expect((await first.client.changeQuantity('leeward', 1)).ok).to.equal(true);
    expect((await second.client.changeQuantity('leeward', -1)).ok).to.equal(true);
    expect(second.client.get()?.entries[0]?.quantity).to.equal(1);
  });

  it('follow a change that a page made with its own call', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.client.sync();
    await second.client.sync();
    await fetch(`${path}/entries/leeward`, { method: 'DELETE' });
    await first.client.sync();
    await eventually('the other tab to follow', () => second.client.get()?.totalQuantity === 2);
  });

  it('show the same cart after a tab returns from the back-forward cache', async () => {
    const tab = await openTab();
    await tab.client.sync();
    const { PageTransitionEvent } = tab.view;
    tab.view.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await fetch(`${path}/entries/leeward`, { method: 'DELETE' });
    tab.view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await eventually('the current cart', () => tab.client.get()?.totalQuantity === 2);
    const other = await openTab();
    await other.client.setQuantity('saltmarsh', 7);
    await eventually('the tab to follow others again', () => tab.client.get()?.totalQuantity === 7);
  });

  it('are two separate carts without BroadcastChannel, and both work', async () => {
    const tab = await openTab((view) => Reflect.set(view, 'BroadcastChannel', undefined));
    expect((await tab.client.sync()).ok).to.equal(true);
    expect((await tab.client.remove('leeward')).ok).to.equal(true);
  });
});

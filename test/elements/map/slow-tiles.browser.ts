/** Tests a tile server that does not answer, with a clock that the test advances. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { closePages, scripted, styled } from '../../support/own-page.ts';
import { openMap, tiles } from './map.ts';

/** Replaces long timers of a page; returns a function that lets their time pass. */
function keepLongTimers(view: Window): () => void {
  const { setTimeout, clearTimeout } = view;
  const timers = new Map<number, TimerHandler>();
  view.setTimeout = ((handler: TimerHandler, time = 0, ...args: unknown[]) => {
    const id = setTimeout.call(view, time < 10_000 ? handler : () => undefined, time, ...args);
    if (time === 10_000) timers.set(id, handler);
    return id;
  }) as typeof setTimeout;
  view.clearTimeout = (id) => {
    if (id !== undefined) timers.delete(id);
    clearTimeout.call(view, id);
  };
  return () => {
    for (const handler of timers.values()) if (typeof handler === 'function') handler();
    timers.clear();
  };
}

const open = async (template: string) => {
  let pass = (): void => undefined;
  const page = await openMap(`address-title="Halden" tiles="${template}"`, '', {
    head: styled + scripted(['site-map']),
    prepare: (view) => {
      pass = keepLongTimers(view);
    },
  });
  page.part('show')?.click();
  await page.comes('map');
  await eventually('the map is drawn', () => page.events.includes('shown'));
  return { ...page, pass: () => pass() };
};

afterEach(closePages);

describe('a tile server', () => {
  it('that never answers is reported after 10 seconds: the image is back, with a message and the link', async () => {
    const page = await open('/stalls/{z}/{x}/{y}');
    expect(page.part('map'), 'before').not.to.equal(null);
    page.pass();
    const notice = await page.comes('notice');
    expect([notice.role, notice.textContent]).to.deep.equal([
      'alert',
      'The map could not be loaded. Please try again, or use the marker’s link.',
    ]);
    expect([page.part('map'), page.part('marker')?.localName]).to.deep.equal([null, 'a']);
    expect(page.events).to.deep.equal(['show', 'shown', 'error']);
  });

  it('that answers in time is not reported', async () => {
    const page = await open(tiles);
    await eventually('a tile', () => page.map.shadowRoot?.querySelector('.leaflet-tile-loaded'));
    page.pass();
    expect([page.part('notice'), page.events]).to.deep.equal([null, ['show', 'shown']]);
  });

  it('is no longer waited for after the map was removed', async () => {
    const page = await open('/stalls/{z}/{x}/{y}');
    page.map.remove();
    await Promise.resolve();
    page.pass();
    expect(page.events).to.deep.equal(['show', 'shown']);
  });
});

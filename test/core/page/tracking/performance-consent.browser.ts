/** Tests that nothing is measured without the visitor's consent. */
import { expect } from '@open-wc/testing';
import { eventually, frames, never } from '../../../support/eventually.ts';
import { closePages } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';
import {
  errors,
  fail,
  hanging,
  identifiedViews,
  openAllowed,
  openMeasured,
  type PerformancePage,
  setProperty,
} from './performance-page.ts';

const { destroySite } = await loadServices();

afterEach(closePages);

describe('the consent of the visitor to performance records', () => {
  /** The files that only measured pages load. */
  const loaded = ({ view }: PerformancePage): readonly string[] =>
    view.performance
      .getEntries()
      .map(({ name }) => name)
      .filter((name) => name.includes('performance-records'));

  it('is required before anything is loaded or requested', async () => {
    const page = await openMeasured();
    page.measure();
    fail(page);
    page.show('hidden');
    page.withdraw();
    page.show('visible');
    page.show('hidden');
    page.restore();
    await never('the view is requested', () => page.requests.length > 0);
    expect(loaded(page)).to.deep.equal([]);
    expect(page.clock.waiting()).to.equal(0);
    page.allow();
    await identifiedViews(page, 1);
    expect(loaded(page)).to.have.length(1);
  });

  it('is refused by Global Privacy Control', async () => {
    const page = await openMeasured();
    setProperty(page.view.navigator, 'globalPrivacyControl', true);
    page.allow();
    page.measure();
    page.show('hidden');
    await never('the view is requested', () => page.requests.length > 0);
    expect(loaded(page)).to.deep.equal([]);
  });

  it('ends the records and erases those that wait, when it is withdrawn, and begins a new view when it is given again', async () => {
    const page = await openAllowed();
    fail(page);
    page.withdraw();
    expect(page.clock.waiting()).to.equal(0);
    page.show('hidden');
    page.show('visible');
    page.restore();
    fail(page);
    expect(page.beacons).to.deep.equal([]);
    expect(page.requests).to.have.length(1);
    page.allow();
    await identifiedViews(page, 2);
    page.show('hidden');
    expect(await errors(page)).to.deep.equal([0]);
    expect((await page.batches())[0]?.[0]?.pageLoadId).to.equal('view-2');
  });

  it('can be withdrawn while the script is loaded', async () => {
    const page = await openMeasured();
    page.allow();
    page.measure();
    page.withdraw();
    await eventually('the script is loaded', () => loaded(page).length === 1);
    await never('the view is requested', () => page.requests.length > 0);
    page.show('hidden');
    expect(page.beacons).to.deep.equal([]);
  });

  it('does not outlast the site, which destroySite ends, also while the view is requested', async () => {
    const page = await openMeasured({ settings: [hanging] });
    page.allow();
    page.measure();
    await eventually('the view is requested', () => page.requests.length === 1);
    fail(page);
    destroySite(page.document);
    expect(page.requests[0]?.[1].signal?.aborted).to.equal(true);
    page.show('hidden');
    page.restore();
    page.clock.advance(60_000);
    await frames(2);
    expect(page.requests).to.have.length(1);
    expect(page.beacons).to.deep.equal([]);
    expect(page.troubles).to.deep.equal([]);
  });
});

/** Tests the hydration times that a measured page sends. */
import { expect } from '@open-wc/testing';
import { figure, find, repeat } from '../../../elements/gallery/gallery.ts';
import { eventually } from '../../../support/eventually.ts';
import { closePages } from '../../../support/own-page.ts';
import { PrerenderedPage } from '../../element/hydration/prerendered-page.ts';
import { loadServices } from '../services.ts';
import { type SentRecord, setProperty } from './performance-page.ts';

const { consent, destroySite } = await loadServices();

const tag = 'site-gallery';
const carousel = `<${tag} design="carousel" slides-per-row="1" speed="0s">${repeat(3, (index) => figure(`Picture ${index}`))}</${tag}>`;

interface Measured {
  readonly page: PrerenderedPage;
  /** Hides the page, and returns the records of hydrations that it sends. */
  readonly hydrations: () => Promise<readonly SentRecord[]>;
}

/** Evaluates an import in the page, so that the module runs in its window. */
const load = (view: PrerenderedPage['view'], path: string): Promise<object> =>
  Reflect.get(view, 'eval').call(view, `import(${JSON.stringify(path)})`);

const hosts = ({ document: page }: PrerenderedPage): readonly Element[] => [...page.querySelectorAll(tag)];

/** Opens a page with two carousels that have been used and wait for their script, and measures it. */
async function open(): Promise<Measured> {
  const page = await PrerenderedPage.open(carousel + carousel);
  const { view } = page;
  const bodies: Blob[] = [];
  let isIdentified = false;
  view.fetch = async () => {
    isIdentified = true;
    return new Response('{"pageLoadId":"view"}');
  };
  view.navigator.sendBeacon = (_url, body) => {
    if (body instanceof view.Blob) bodies.push(body);
    return true;
  };
  for (const { shadowRoot } of hosts(page)) if (shadowRoot) find(shadowRoot, '[part~="next"]').click();
  await page.requested(tag);
  consent(page.document).grant('analytics');
  Reflect.get(await load(view, '/dist/test/site-tracking-performance.js'), 'measurePerformance')();
  await eventually('the view is requested', () => isIdentified);
  await page.settled();
  const hydrations = async (): Promise<readonly SentRecord[]> => {
    setProperty(page.document, 'visibilityState', 'hidden');
    page.document.dispatchEvent(new view.Event('visibilitychange', { bubbles: true }));
    const records: SentRecord[] = (await Promise.all(bodies.map((body) => body.text()))).flatMap((text) =>
      JSON.parse(text),
    );
    return records.filter(({ name }) => name === 'hydration');
  };
  return { page, hydrations };
}

const isWaiting = (page: PrerenderedPage): boolean =>
  hosts(page).some((host) => host.shadowRoot?.querySelector('[data-site-root]'));

async function deliver(page: PrerenderedPage): Promise<void> {
  await page.deliver(tag);
  await eventually('the carousels have taken over', () => !isWaiting(page));
  await page.settled();
}

afterEach(closePages);

describe('the hydration times of a measured page', () => {
  it('are sent for all elements with a tag together', async () => {
    const { page, hydrations } = await open();
    await deliver(page);
    const [record, ...others] = await hydrations();
    expect(others).to.deep.equal([]);
    expect(record).to.include({ pageLoadId: 'view', name: 'hydration', element: tag, count: 2 });
    expect(record?.value).to.be.greaterThan(0);
    expect(page.troubles).to.deep.equal([]);
  });

  it('do not contain elements whose script could not be loaded', async () => {
    const { page, hydrations } = await open();
    await page.fail(tag);
    await page.settled();
    expect(isWaiting(page)).to.equal(true);
    expect(await hydrations()).to.deep.equal([]);
  });

  for (const [name, end] of Object.entries({
    'the consent is withdrawn': (page: Document) => consent(page).withdraw('analytics'),
    'the site is destroyed': destroySite,
  }))
    it(`end when ${name}, and the elements still take over`, async () => {
      const { page, hydrations } = await open();
      end(page.document);
      await deliver(page);
      expect(await hydrations()).to.deep.equal([]);
    });
});

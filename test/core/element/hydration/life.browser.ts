/** Tests prerendered elements that are cloned, adopted, inserted again, destroyed and removed before they take their markup over. */
import { expect } from '@open-wc/testing';
import { figure, find, repeat } from '../../../elements/gallery/gallery.ts';
import { specimens } from '../../../hostile/specimens.ts';
import { click, collectGarbage } from '../../../support/engine.ts';
import { eventually } from '../../../support/eventually.ts';
import { openPage } from '../../../support/own-page.ts';
import { mountPrerendered } from '../../../support/prerendered.ts';
import { skipUnless } from '../../../support/skip.ts';
import { loadServices } from '../../page/services.ts';
import { PrerenderedPage } from './prerendered-page.ts';

const services = await loadServices();

const carousel = `<site-gallery design="carousel" slides-per-row="1" speed="0s">${repeat(4, (index) => figure(`Picture ${index}`))}</site-gallery>`;

let page: PrerenderedPage;

const rootOf = (host: Element): ShadowRoot => host.shadowRoot as ShadowRoot;
const nextIn = (host: Element): HTMLElement => find(rootOf(host), '[part~="next"]');
const indexOf = (host: Element): number => Reflect.get(host, 'currentIndex');
const isPrerendered = (host: Element): boolean => rootOf(host).querySelector('[data-site-root]') !== null;

/** A visitor moves a carousel by one slide. */
async function useOnce(host: Element): Promise<void> {
  const before = indexOf(host);
  await click(nextIn(host));
  await eventually('the carousel has moved', () => indexOf(host) === before + 1);
}

describe('a prerendered element', () => {
  afterEach(() => page.close());

  const copies: Readonly<Record<string, (host: Element) => Node>> = {
    'cloneNode()': (host) => host.cloneNode(true),
    'importNode()': (host) => page.document.importNode(host, true),
  };

  for (const [name, copy] of Object.entries(copies)) {
    it(`takes its markup over in a copy by ${name} that is made before its script arrives`, async () => {
      page = await PrerenderedPage.open(carousel);
      const clone = copy(page.host) as HTMLElement;
      page.document.body.append(clone);
      expect(isPrerendered(clone)).to.equal(true);
      const button = nextIn(clone);
      await click(button);
      await page.requested('site-gallery');
      await page.deliver('site-gallery');
      await eventually('the copy has moved', () => indexOf(clone) === 1);
      await page.settled();
      expect([nextIn(clone) === button, indexOf(page.host), isPrerendered(page.host), page.troubles]).to.deep.equal([
        true,
        0,
        true,
        [],
      ]);
      await useOnce(page.host);
      expect(indexOf(clone)).to.equal(1);
    });

    it(`renders a copy by ${name} that is made when its script is there, asleep or awake`, async () => {
      page = await PrerenderedPage.open(carousel);
      await page.define('site-gallery');
      const asleep = copy(page.host) as HTMLElement;
      page.document.body.append(asleep);
      await useOnce(asleep);
      await useOnce(page.host);
      const awake = copy(page.host) as HTMLElement;
      page.document.body.append(awake);
      await page.settled();
      expect(rootOf(awake).querySelectorAll('[part~="next"]')).to.have.length(1);
      // The copy starts at the slide that the attribute of the original specifies.
      await useOnce(awake);
      expect(page.troubles).to.deep.equal([]);
    });
  }

  it('can be used in another document', async () => {
    page = await PrerenderedPage.open(carousel);
    await page.define('site-gallery');
    const other = await openPage();
    other.document.body.append(page.host);
    expect(page.host.ownerDocument).to.equal(other.document);
    await eventually('it takes its markup over', () => !isPrerendered(page.host));
    await useOnce(page.host);
    expect([page.troubles, other.troubles]).to.deep.equal([[], []]);
  });

  it('can be used in another document when its script arrives', async () => {
    page = await PrerenderedPage.open(carousel);
    const other = await openPage();
    const { host } = page;
    other.document.body.append(host);
    await page.define('site-gallery');
    page.document.body.append(host);
    await useOnce(host);
    expect([page.troubles, other.troubles]).to.deep.equal([[], []]);
  });

  it('renders as on other pages when its markup is inserted again, which has no shadow root', async () => {
    page = await PrerenderedPage.open(`<div id="box">${carousel}</div>`);
    await page.define('site-gallery');
    const box = page.find('#box');
    // The test itself inserts markup into the page of the frame.
    Reflect.set(box, 'innerHTML', box.innerHTML);
    const host = page.find('site-gallery');
    expect(host).not.to.equal(page.host);
    await eventually('it is rendered', () => host.shadowRoot?.querySelector('[part~="next"]'));
    await useOnce(host);
    expect(page.troubles).to.deep.equal([]);
  });

  it('stays in its place while it is removed and added as its script loads', async () => {
    page = await PrerenderedPage.open(carousel);
    const { host } = page;
    await click(nextIn(host));
    await page.requested('site-gallery');
    host.remove();
    page.document.body.append(host);
    await page.deliver('site-gallery');
    await eventually('the carousel has moved', () => indexOf(host) === 1);
    await page.settled();
    expect([rootOf(host).querySelectorAll('[aria-busy]').length, page.troubles]).to.deep.equal([0, []]);
  });

  it('shows the markup of the author when the site is destroyed, and renders where it is added again', async () => {
    page = await PrerenderedPage.open(carousel);
    await page.define('site-gallery');
    const { host } = page;
    services.destroySite(page.document);
    expect([...rootOf(host).children].map(({ localName }) => localName)).to.deep.equal(['slot']);
    services.startSite(undefined, page.document);
    await click(page.find('img'));
    await page.settled();
    expect(rootOf(host).querySelector('button')).to.equal(null);
    host.remove();
    await page.settled();
    page.document.body.append(host);
    await eventually('it is rendered', () => rootOf(host).querySelector('[part~="next"]'));
    await useOnce(host);
    expect(page.troubles).to.deep.equal([]);
  });

  it('repeats a use when the site was destroyed before its script arrived', async () => {
    page = await PrerenderedPage.open(carousel);
    await click(nextIn(page.host));
    services.destroySite(page.document);
    await page.deliver('site-gallery');
    await eventually('the carousel has moved', () => indexOf(page.host) === 1);
    expect(page.troubles).to.deep.equal([]);
  });

  it('follows the site context while it sleeps', async () => {
    page = await PrerenderedPage.open(
      '<site-cookie-banner preset="strict"><p>We count visits.</p></site-cookie-banner>',
    );
    await page.define('site-cookie-banner');
    const height = (): number =>
      rootOf(page.host).querySelector('[part="banner"]')?.getBoundingClientRect().height ?? 0;
    expect([height() > 0, page.isPrerendered]).to.deep.equal([true, true]);
    services.siteContext(page.document).set({ cookieSettings: { isCookieBannerEnabled: false } });
    await eventually('the banner is hidden', () => height() === 0);
    expect([page.isPrerendered, page.troubles]).to.deep.equal([false, []]);
  });
});

const cycles = 20;

describe(`prerendered elements that are removed before they are used, ${cycles} times`, () => {
  for (const { contract, markup } of Object.values(specimens)) {
    it(`are collected: <${contract.tag}>`, async function () {
      skipUnless(this, 'garbage collection', await collectGarbage());
      await import(`/dist/test/${contract.tag}.js`);
      const references: WeakRef<Element>[] = [];
      for (let cycle = 0; cycle < cycles; cycle += 1) {
        const box = mountPrerendered(`<div>${markup}</div>`).parentElement as HTMLElement;
        const hosts = [...box.querySelectorAll('*')].filter(({ shadowRoot }) => shadowRoot);
        expect(hosts).not.to.have.length(0);
        references.push(...hosts.map((host) => new WeakRef(host)));
        await new Promise((resolve) => setTimeout(resolve));
        box.remove();
      }
      const alive = (): number => references.filter((reference) => reference.deref()).length;
      await eventually('the elements are collected', async () => {
        await collectGarbage();
        // The engine may keep the last one.
        return alive() <= references.length / cycles;
      });
    });
  }

  it('are collected with their documents', async function () {
    skipUnless(this, 'garbage collection', await collectGarbage());
    const documents: WeakRef<Document>[] = [];
    for (let cycle = 0; cycle < 5; cycle += 1) {
      const opened = await PrerenderedPage.open(carousel);
      documents.push(new WeakRef(opened.document));
      await click(nextIn(opened.host));
      opened.close();
    }
    await eventually('the documents are collected', async () => {
      await collectGarbage();
      return documents.filter((reference) => reference.deref()).length <= 1;
    });
  });
});

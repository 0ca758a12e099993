/** Tests galleries whose definition arrives late or never. Layouts are tested in test/hostile/layout-shift.browser.ts. */
import { expect } from '@open-wc/testing';
import { closePages, isPrerendered, type OwnPage, openPage, styled } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import { figure, image, repeat } from './gallery.ts';

async function define({ view, document: page }: OwnPage): Promise<void> {
  const script = page.createElement('script');
  script.type = 'module';
  script.src = '/dist/test/site-gallery.js';
  page.head.append(script);
  await view.customElements.whenDefined('site-gallery');
}

const boxes = ({ document: page }: OwnPage): readonly string[] =>
  [...page.body.querySelectorAll('*')].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [node.localName, ...[left, top, width, height].map((edge) => edge.toFixed(1))].join(' ');
  });

afterEach(closePages);

describe('a definition that arrives late', () => {
  it('moves nothing before the images are loaded, if their size is known', async function () {
    // The lane wakes elements when their page has loaded, and this one never has.
    skipUnless(this, 'a page that is not prerendered', !isPrerendered);
    const waiting = '<img alt="Waves" src="/stalls/never.png" width="300" height="200">';
    const body = `<site-gallery design="grid">${waiting}<figure>${waiting}</figure></site-gallery>`;
    const page = await openPage({ head: styled, body, width: 1440 });
    const [first] = page.document.images;
    expect(first?.getBoundingClientRect().height, 'the attributes reserve the space').to.be.above(200);
    const before = boxes(page);
    await define(page);
    expect(boxes(page)).to.deep.equal(before);
  });

  it('gives a gallery inside a shadow root the same look', async () => {
    const page = await openPage({ head: styled, body: '<div id="place"></div>', width: 1440 });
    const shadow = page.document.getElementById('place')?.attachShadow({ mode: 'open' });
    const slides = repeat(3, () => figure()) + image();
    if (shadow)
      shadow.innerHTML = `<site-gallery design="grid" slides-per-row="2" aspect-ratio="2">${slides}</site-gallery>`;
    await define(page);
    const width = shadow?.host.getBoundingClientRect().width ?? Number.NaN;
    const shown = shadow?.querySelector('img')?.getBoundingClientRect();
    expect([shown?.width, shown?.height]).to.deep.equal([(width - 11) / 2, (width - 11) / 4]);
  });
});

describe('without script', () => {
  it('a hidden gallery is hidden', async () => {
    const page = await openPage({ head: styled, body: `<site-gallery hidden>${figure()}</site-gallery>` });
    const gallery = page.document.querySelector('site-gallery');
    expect(gallery && page.view.getComputedStyle(gallery).display).to.equal('none');
  });
});

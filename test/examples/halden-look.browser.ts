/** How the example site looks: its map in the dark, its poster, its header and its pages on paper. */
import { expect } from '@open-wc/testing';
import { removeCookies } from '../support/cookies.ts';
import { click, emulateMedia, screenshot, setViewport } from '../support/engine.ts';
import { eventually } from '../support/eventually.ts';
import { closePages } from '../support/own-page.ts';
import { skipUnless } from '../support/skip.ts';
import { answerBanner, enter, find, partOf } from './halden.ts';

/** The pixels of an image, as red, green, blue and alpha. */
function pixelsOf(image: CanvasImageSource, width: number, height: number): Uint8ClampedArray {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

/** The brightness of a pixel, from 0 to 255. */
const brightnessAt = (pixels: Uint8ClampedArray, index: number): number =>
  [0, 1, 2].reduce((sum, channel) => sum + (pixels[index * 4 + channel] ?? 0) / 3, 0);

before(() => setViewport({ width: 1300, height: 800 }));
beforeEach(() => removeCookies('site-consent'));
afterEach(async () => {
  closePages();
  await emulateMedia({});
});

describe('Halden', () => {
  it('has a dark map in dark mode, without numbers of tiles', async function () {
    skipUnless(this, 'emulated dark mode', await emulateMedia({ colorScheme: 'dark' }));
    const page = await enter('halden/visit');
    await answerBanner(page, 'decline');
    const map = find(page.document, 'site-map');
    map.scrollIntoView({ block: 'center', behavior: 'instant' });
    await click(await eventually('the button of the map', () => map.shadowRoot?.querySelector('button')));
    const loaded = () => [...(map.shadowRoot?.querySelectorAll<HTMLImageElement>('.leaflet-tile-loaded') ?? [])];
    await eventually('map tiles', () => loaded().length > 5);
    for (const { src } of loaded()) expect(await (await fetch(src)).text()).not.to.include('<text');
    const file = await screenshot('halden-dark-map');
    skipUnless(this, 'screenshots', file !== null);
    const image = await createImageBitmap(await (await fetch(`/.cache${file?.split('.cache')[1]}`)).blob());
    const { left, top } = (loaded()[0] ?? map).getBoundingClientRect();
    const box = map.getBoundingClientRect();
    const pixels = pixelsOf(image, image.width, image.height);
    // A column of pixels beside the zoom buttons and the marker.
    const column = Math.round(Math.max(left, box.left) + 20);
    const rows = Array.from({ length: 100 }, (_, row) => Math.round(Math.max(top, box.top) + row));
    const bright = rows.filter((row) => brightnessAt(pixels, row * image.width + column) > 128);
    expect(bright).to.deep.equal([]);
  });

  it('has a poster that fills its box to the edges', async () => {
    const { document: page } = await enter('halden/journal-leeward');
    const video = find(page, 'site-video');
    video.scrollIntoView();
    const image = find<HTMLImageElement>(video, 'img');
    await eventually('the poster', () => image.complete && image.naturalWidth > 0);
    const box = video.getBoundingClientRect();
    const shown = image.getBoundingClientRect();
    // The image covers its own box, which is larger than that of the video.
    const scale = Math.max(shown.width / image.naturalWidth, shown.height / image.naturalHeight);
    const toImage = (at: number, from: number, size: number, natural: number): number =>
      Math.round((at - from - size / 2) / scale + natural / 2);
    const pixels = pixelsOf(image, image.naturalWidth, image.naturalHeight);
    const rows = Array.from({ length: 200 }, (_, row) => box.top + (row / 200) * box.height);
    for (const x of [box.left + 2, box.right - 2]) {
      const column = toImage(x, shown.left, shown.width, image.naturalWidth);
      const values = rows.map((y) => {
        const row = toImage(y, shown.top, shown.height, image.naturalHeight);
        return brightnessAt(pixels, row * image.naturalWidth + column);
      });
      expect(Math.max(...values) - Math.min(...values), `column ${column}`).to.be.above(60);
    }
  });

  it('ends its header at the edge of the page, whether the cart is known or not', async () => {
    const { document: page } = await enter('halden/index');
    const header = find(page, '.masthead');
    const edge = () => header.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(header).paddingRight);
    const end = () => find(header, 'a[href="cart.html"]').getBoundingClientRect().right;
    expect(end()).to.be.closeTo(edge(), 1);
    const indicator = find(page, 'site-cart-indicator');
    await partOf(indicator, 'subtotal');
    expect(end()).to.be.closeTo(edge(), 1);
  });

  for (const name of ['index', 'journal-leeward', 'work', 'prints'] as const)
    it(`prints ${name} with all images between the margins of the text, and none with empty space`, async function () {
      skipUnless(this, 'emulated print', await emulateMedia({ print: true }));
      const { document: page } = await enter(`halden/${name}`, { width: 794 });
      const { left, right } = find(page, 'h1').getBoundingClientRect();
      const margin = left - 1;
      // A poster is cropped by its box.
      for (const image of page.querySelectorAll<HTMLImageElement>('main img:not(site-video img)')) {
        image.loading = 'eager';
        await eventually('the image', () => image.complete && image.naturalWidth > 0);
        const box = image.getBoundingClientRect();
        expect(box.left, image.alt).to.be.at.least(margin);
        expect(box.right, image.alt).to.be.at.most(Math.max(right, 794 - margin));
        // Galleries crop their images, and prints have a mat.
        if (image.closest('site-gallery, .print')) continue;
        expect(box.width / box.height, image.alt).to.be.closeTo(image.naturalWidth / image.naturalHeight, 0.02);
      }
    });

  for (const [name, parent] of [
    ['cart', 'site-cart'],
    ['visit', '.desk site-form'],
    ['prints', '.print'],
  ] as const)
    it(`prints ${name} without buttons`, async function () {
      skipUnless(this, 'emulated print', await emulateMedia({ print: true }));
      const { document: page } = await enter(`halden/${name}`, { width: 794 });
      const nodes = (): readonly Element[] => [...page.querySelectorAll('*')];
      const buttons = () =>
        [page, ...nodes().flatMap(({ shadowRoot }) => shadowRoot ?? [])].flatMap((root) => [
          ...root.querySelectorAll('button'),
        ]);
      const box = page.querySelector(parent);
      box?.scrollIntoView();
      await eventually('the buttons', () => box?.querySelector('button') ?? box?.shadowRoot?.querySelector('button'));
      const shown = buttons().filter((button) => button.checkVisibility());
      expect(shown.map(({ textContent }) => textContent)).to.deep.equal([]);
    });
});

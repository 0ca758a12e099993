/** The definition may come late, or never: the page is right before it, and nothing moves when it arrives. */
import { expect } from '@open-wc/testing';
import { skipUnless } from '../../support/skip.ts';
import { decoded, figure, image, pause, repeat } from './gallery.ts';

interface Page {
  readonly view: Window & typeof globalThis;
  readonly document: Document;
  readonly shifts: () => readonly PerformanceEntry[];
}

const styled = '<link rel="stylesheet" href="/dist/site-elements.css">';

const markupOf = (body: string, sheets: string): string => `<!doctype html>
  <html lang="en"><meta charset="utf-8"><title>Late</title>${sheets}<body style="margin: 0">${body}
  <p>What follows the gallery must not move.</p></body></html>`;

/** Loads a page of its own, without the element's script. */
async function open(body: string, width: number, sheets = styled): Promise<Page> {
  const frame = document.createElement('iframe');
  frame.title = 'a page without the definition';
  frame.dataset.test = '';
  frame.width = String(width);
  frame.height = '700';
  frame.srcdoc = markupOf(body, sheets);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const { contentWindow: view, contentDocument } = frame;
  if (!view || !contentDocument) throw new Error('the frame has no page');
  await decoded(contentDocument);
  // Every window has the globals of its own; the type of the property only says Window.
  return watch(view as Window & typeof globalThis, contentDocument);
}

function watch(view: Window & typeof globalThis, page: Document): Page {
  const shifts: PerformanceEntry[] = [];
  const observer = new view.PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: false });
  return { view, document: page, shifts: () => [...shifts, ...observer.takeRecords()] };
}

/** The script arrives 300 ms later, and the element shows itself. */
async function define({ view, document: page }: Page): Promise<void> {
  await pause(300);
  const script = page.createElement('script');
  script.type = 'module';
  script.src = '/dist/test/site-gallery.js';
  page.head.append(script);
  await view.customElements.whenDefined('site-gallery');
  await pause(100);
}

const boxes = ({ document: page }: Page): readonly string[] =>
  [...page.body.querySelectorAll('*')].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [node.localName, ...[left, top, width, height].map((edge) => edge.toFixed(1))].join(' ');
  });

const slides = (isSized: boolean): string =>
  repeat(3, () => figure('The sea', { isSized })) +
  `<a href="#one">${image({ size: [200, 300], isSized })}</a>` +
  image({ size: [400, 100], isSized }) +
  `<figure><a href="#two">${image({ isSized })}</a><figcaption>Two</figcaption></figure><div>Words</div>`;

const everywhere = [
  '',
  'design="grid" slides-per-row="3" aspect-ratio="1:1"',
  'slides-per-row="7" gutter="22" aspect-ratio="widescreen" auto-crop="false"',
  'design="mosaic"',
  'design="list"',
  'design="list" list-image-size="25%" gutter="33" aspect-ratio="3:2"',
];
const withTypedAttributes = ['gutter="13" aspect-ratio="1.37"', 'design="list" list-image-size="170" gutter="1.5"'];
const readsNumbers = CSS.supports('width: attr(x px)');

const clear = (): void => {
  for (const frame of document.querySelectorAll('[data-test]')) frame.remove();
};

afterEach(clear);

describe('a definition that arrives late', () => {
  for (const attributes of [...everywhere, ...withTypedAttributes]) {
    for (const width of [320, 1440]) {
      it(`moves nothing: <site-gallery ${attributes} design="grid"> at ${width} px`, async function () {
        skipUnless(this, 'typed attr()', everywhere.includes(attributes) || readsNumbers);
        for (const isSized of [true, false]) {
          const page = await open(`<site-gallery ${attributes} design="grid">${slides(isSized)}</site-gallery>`, width);
          const before = boxes(page);
          await define(page);
          expect(boxes(page)).to.deep.equal(before);
          expect(page.shifts()).to.deep.equal([]);
          clear();
        }
      });
    }
  }

  it('moves nothing while the pictures have not come yet, if their size is known', async () => {
    const waiting = '<img alt="Waves" src="/test/never.png" width="300" height="200">';
    const page = await open(`<site-gallery design="grid">${waiting}<figure>${waiting}</figure></site-gallery>`, 1440);
    const [first] = page.document.images;
    expect(first?.getBoundingClientRect().height, 'the attributes give the place').to.be.above(200);
    const before = boxes(page);
    await define(page);
    expect(boxes(page)).to.deep.equal(before);
  });

  it('would move things without the style sheet of the page, which this test can see', async () => {
    const page = await open(`<site-gallery design="grid">${slides(true)}</site-gallery>`, 1440, '');
    const before = boxes(page);
    await define(page);
    expect(boxes(page)).not.to.deep.equal(before);
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) expect(page.shifts()).not.to.deep.equal([]);
  });

  it('gives a gallery inside a shadow root the same look', async () => {
    const page = await open('<div id="place"></div>', 1440);
    const shadow = page.document.getElementById('place')?.attachShadow({ mode: 'open' });
    if (shadow)
      shadow.innerHTML = `<site-gallery slides-per-row="2" aspect-ratio="2" design="grid">${slides(true)}</site-gallery>`;
    await define(page);
    const width = shadow?.host.getBoundingClientRect().width ?? Number.NaN;
    const shown = shadow?.querySelector('img')?.getBoundingClientRect();
    expect([shown?.width, shown?.height]).to.deep.equal([(width - 11) / 2, (width - 11) / 4]);
  });
});

describe('a strict content security policy', () => {
  it('is kept: no style or script that it forbids, and the look is there', async () => {
    // Spelled out: Firefox gives a srcdoc page no 'self'.
    const ours = location.origin;
    const policy = `default-src 'none'; img-src data:; style-src ${ours}; script-src ${ours}; require-trusted-types-for 'script'`;
    const slide = image({ attributes: 'data-image-focal-point="0.1,0.2"' });
    const page = await open(
      `<site-gallery slides-per-row="2" aspect-ratio="1" design="grid">${repeat(2, () => slide)}</site-gallery>`,
      1440,
      `<meta http-equiv="Content-Security-Policy" content="${policy}">${styled}
        <script type="module" src="/dist/test/site-gallery.js"></script>`,
    );
    const violations: string[] = [];
    page.document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
    const another = page.document.querySelector('site-gallery')?.cloneNode(true);
    if (another) page.document.body.append(another);
    await pause(100);
    const looks = [...page.document.images].map((shown) => page.view.getComputedStyle(shown));
    expect(looks.map(({ objectPosition, aspectRatio }) => `${objectPosition}, ${aspectRatio}`)).to.deep.equal(
      Array(4).fill('10% 20%, 1 / 1'),
    );
    expect(violations).to.deep.equal([]);
  });
});

describe('without script', () => {
  it('a hidden gallery is hidden', async () => {
    const page = await open(`<site-gallery hidden design="grid">${slides(true)}</site-gallery>`, 1440);
    const gallery = page.document.querySelector('site-gallery');
    expect(gallery && page.view.getComputedStyle(gallery).display).to.equal('none');
  });
});

/** Tests that text does not move when a font replaces its fallback. */
import { expect } from '@open-wc/testing';
import type { FallbackFont } from '../../../../core/model/fonts/read-font-settings.ts';
import { frames } from '../../../support/eventually.ts';
import { closePages, openPage } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';
import { type FontPage, familiesOf, file, foreignFile, openFontPage, requested } from './font-page.ts';

const { consent, measureFallback } = await loadServices();

const sentence = 'The ferry left the harbour late, and the light on the water had begun to turn. ';
/** Engines round the heights of lines differently; WebKit has no descriptors for them. A page that sets the height of its lines has no such differences. */
const bodyWith = (
  lineHeight: string,
): string => `<main style="width: 24rem; font: 20px/${lineHeight} 'Fraunces', 'Fraunces fallback'">
  <h1>Saltmarsh</h1>${`<p>${sentence.repeat(10)}</p>`.repeat(3)}<hr></main>`;

/** Only Chromium measures shifts; it also has exact heights of lines. */
const isChromium = PerformanceObserver.supportedEntryTypes.includes('layout-shift');

/** Returns a font that this machine has: first those that most visitors have. */
async function localFont(): Promise<string> {
  for (const name of ['Arial', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans']) {
    const face = await new FontFace('x', `local("${name}")`).load().catch(() => undefined);
    if (face) return name;
  }
  throw new Error('This machine has none of the fonts that the test knows.');
}

/** Measures the fallback in a page that has the font. */
async function measured(): Promise<FallbackFont> {
  const page = await openFontPage({ families: [{ family: 'Fraunces', faces: [{ src: file, weight: '100 900' }] }] });
  return measureFallback('Fraunces', await localFont(), { document: page.document, text: sentence, size: 20 });
}

interface Shifted extends FontPage {
  /** The positions of the paragraphs and of the line below them. */
  readonly positions: () => readonly number[];
  /** The layout shifts that the browser has measured. */
  readonly shifts: () => readonly number[];
}

/** Opens a page whose font, from another origin, waits for consent. */
async function openWaiting(fallback: FallbackFont, lineHeight = '1.5'): Promise<Shifted> {
  const faces = [{ src: foreignFile, weight: '100 900' }];
  const page = await openFontPage({ families: [{ family: 'Fraunces', faces, fallback }] }, bodyWith(lineHeight));
  const shifts: number[] = [];
  const record = (entries: PerformanceEntryList): void => {
    // The entries of this type have a value, which the types of TypeScript lack.
    for (const entry of entries) shifts.push((entry as PerformanceEntry & { value: number }).value);
  };
  const observer = new page.view.PerformanceObserver((list) => record(list.getEntries()));
  await requested(page, 'Fraunces fallback');
  await frames(3);
  if (isChromium) observer.observe({ type: 'layout-shift' });
  return {
    ...page,
    positions: () =>
      [...page.document.querySelectorAll('p, hr')].map((element) => Math.round(element.getBoundingClientRect().top)),
    shifts: () => {
      record(observer.takeRecords());
      return shifts;
    },
  };
}

/** Lets the font arrive. */
async function swap(page: Shifted): Promise<void> {
  consent(page.document).grant('media');
  expect(familiesOf(page)).to.include('Fraunces');
  expect(await requested(page, 'Fraunces')).to.include('loaded');
  await frames(5);
}

afterEach(closePages);

describe('a fallback with measured metrics', () => {
  for (const lineHeight of isChromium ? ['1.5', 'normal'] : ['1.5'])
    it(`is replaced without a shift, with lines of height ${lineHeight}`, async () => {
      const fallback = await measured();
      const page = await openWaiting(fallback, lineHeight);
      const before = page.positions();
      await swap(page);
      expect(page.positions(), JSON.stringify(fallback)).to.deep.equal(before);
      expect(page.shifts()).to.deep.equal([]);
    });

  it('would shift without them', async () => {
    const { family } = await measured();
    const page = await openWaiting({ family });
    const before = page.positions();
    await swap(page);
    expect(page.positions()).not.to.deep.equal(before);
    expect(page.shifts().length > 0).to.equal(isChromium);
  });

  it('is about as wide and high as a font that it is measured for', async () => {
    const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = await measured();
    // Fraunces: ascent 978, descent 255, line gap 0, of 1000 units; the local font differs between machines.
    const ratio = (sizeAdjust ?? 0) / 100;
    expect(ratio).to.be.within(0.8, 1.3);
    expect((ascentOverride ?? 0) * ratio).to.be.closeTo(97.8, 0.5);
    expect((descentOverride ?? 0) * ratio).to.be.closeTo(25.5, 0.5);
    expect(lineGapOverride).to.be.within(0, 1);
  });

  it('is measured with all files of the text', async () => {
    const faces = ['U+20', 'U+21-FFF'].map((unicodeRange) => ({ src: file, weight: '100 900', unicodeRange }));
    const { document: page } = await openFontPage({ families: [{ family: 'Fraunces', faces }] });
    const options = { document: page, text: sentence, size: 20 };
    expect(await measureFallback('Fraunces', await localFont(), options)).to.deep.equal(await measured());
  });

  it('cannot be measured for a font that is missing', async () => {
    const { document: page } = await openPage({});
    const failed = await measureFallback('No such font', 'Arial', { document: page }).catch((error) => error);
    expect(failed.code).to.equal('font-measure-missing');
    expect(failed.message).to.equal('The font "No such font" is missing.');
  });
});

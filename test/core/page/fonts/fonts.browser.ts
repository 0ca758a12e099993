/**
 * Tests the fonts of a site: what is requested when, what is removed, and what is reported. The file is long because fonts of the page,
 * of a service and of other origins have the same cases.
 */
import { expect } from '@open-wc/testing';
import { eventually, frames } from '../../../support/eventually.ts';
import { closePages, openPage } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';
import { contextOf, familiesOf, file, foreignFile, linksOf, openFontPage, requested, serviceUrl } from './font-page.ts';

const { consent, destroySite, loadFonts, siteContext, startSite } = await loadServices();

const own = { family: 'Fraunces', faces: [{ src: file, weight: '100 900' }] };
const karla = { family: 'Karla', faces: [{ weight: 400 }, { weight: 700, style: 'italic' }] };
const lora = { family: 'Lora' };
const service = { url: serviceUrl };
const { warn } = console;
let warnings: string[] = [];

beforeEach(() => {
  warnings = [];
  console.warn = (...texts) => void warnings.push(texts.join(' '));
});
afterEach(() => {
  closePages();
  console.warn = warn;
});

describe('fonts on the origin of the page', () => {
  it('are loaded without consent, and swapped', async () => {
    const page = await openFontPage({ families: [own] });
    expect(await requested(page, 'Fraunces')).to.deep.equal(['loaded']);
    expect([...page.document.fonts].map(({ display, weight }) => `${display} ${weight}`)).to.deep.equal([
      'swap 100 900',
    ]);
    expect(linksOf(page)).to.deep.equal([]);
    expect(page.failures).to.deep.equal([]);
  });

  it('are requested only if the page uses them', async () => {
    const page = await openFontPage({ families: [own] });
    await frames(3);
    expect([...page.document.fonts].map(({ status }) => status)).to.deep.equal(['unloaded']);
  });

  it('have local fallbacks, also where they come from a service', async () => {
    const fallback = { family: 'Arial', sizeAdjust: 101 };
    const page = await openFontPage({
      families: [
        { ...own, fallback },
        { ...karla, fallback },
      ],
      service,
    });
    expect([...familiesOf(page)].sort()).to.deep.equal(['Fraunces', 'Fraunces fallback', 'Karla fallback']);
  });

  it('are removed when the site is destroyed, and loaded again afterwards', async () => {
    const page = await openFontPage({ families: [own] });
    expect(loadFonts(page.document)).to.equal(page.stop);
    expect(page.document.adoptedStyleSheets).to.have.length(1);
    destroySite(page.document);
    expect(page.document.adoptedStyleSheets).to.have.length(0);
    loadFonts(page.document);
    expect(familiesOf(page)).to.deep.equal(['Fraunces']);
  });

  it('are not loaded when an earlier listener destroys the site as the context changes', async () => {
    const page = await openPage({});
    const unsubscribe = siteContext(page.document).subscribe(() => destroySite(page.document));
    loadFonts(page.document);
    siteContext(page.document).set({ fonts: { families: [own] } });
    unsubscribe();
    expect(familiesOf(page)).to.deep.equal([]);
  });

  it('may come from startSite', async () => {
    const page = await openFontPage(undefined);
    expect(familiesOf(page)).to.deep.equal([]);
    startSite({ fonts: { families: [own] } }, page.document);
    expect(familiesOf(page)).to.deep.equal(['Fraunces']);
    destroySite(page.document);
  });
});

describe('a font service', () => {
  it('is not contacted before the visitor allows media, nor after a refusal', async () => {
    const page = await openFontPage({ families: [karla], service });
    consent(page.document).grant('analytics', 'functional', 'marketing');
    consent(page.document).withdraw('media');
    await frames(3);
    expect(linksOf(page)).to.deep.equal([]);
    expect(familiesOf(page)).to.deep.equal([]);
    expect(page.failures).to.deep.equal([]);
  });

  it('is requested once with all families when the visitor agrees, and removed when the consent is withdrawn', async () => {
    const page = await openFontPage({ families: [own, karla, lora], service });
    const { grant, withdraw } = consent(page.document);
    for (const round of [1, 2]) {
      grant('media');
      await eventually('the families of the service', () => familiesOf(page).includes('Lora'));
      expect(linksOf(page), `round ${round}`).to.deep.equal([
        `stylesheet ${serviceUrl}?family=Karla%3Aital%2Cwght%400%2C400%3B1%2C700&family=Lora&display=swap`,
      ]);
      expect([...familiesOf(page)].sort()).to.deep.equal(['Fraunces', 'Karla', 'Lora']);
      withdraw('media');
      expect(linksOf(page)).to.deep.equal([]);
      expect(familiesOf(page)).to.deep.equal(['Fraunces']);
    }
    expect(page.failures).to.deep.equal([]);
  });

  it('is removed while it loads, and reports nothing then', async () => {
    const page = await openFontPage({ families: [karla], service: { url: `${location.origin}/stalls/fonts.css` } });
    const { grant, withdraw } = consent(page.document);
    grant('media');
    await frames(1);
    expect(linksOf(page)).to.have.length(1);
    withdraw('media');
    await frames(3);
    expect(linksOf(page)).to.deep.equal([]);
    expect(page.failures).to.deep.equal([]);
  });

  it('is reported if its stylesheet is missing, or is not https', async () => {
    for (const url of [`${location.origin}/nothing/fonts.css`, 'http://fonts.example.com/css2', 'http://[']) {
      const page = await openFontPage({ families: [karla], service: { url } });
      consent(page.document).grant('media');
      await eventually('the failure', () => page.failures.length > 0);
      expect(page.failures[0]).to.match(/^font-service-failed http/);
      expect(page.failures).to.have.length(1);
      expect(linksOf(page)).to.deep.equal([]);
    }
  });

  it('is not requested when an earlier listener destroys the site as the visitor agrees', async () => {
    const page = await openPage({ head: contextOf({ families: [karla], service }) });
    const unsubscribe = consent(page.document).subscribe(() => destroySite(page.document));
    loadFonts(page.document);
    consent(page.document).grant('media');
    unsubscribe();
    expect(linksOf(page)).to.deep.equal([]);
  });

  it('is not requested for families with files', async () => {
    const page = await openFontPage({ families: [own], service });
    consent(page.document).grant('media');
    await frames(3);
    expect(linksOf(page)).to.deep.equal([]);
  });
});

describe('a file on another origin', () => {
  it('needs consent too', async () => {
    const page = await openFontPage({ families: [{ family: 'Fraunces', faces: [{ src: foreignFile }] }] });
    expect(familiesOf(page)).to.deep.equal([]);
    consent(page.document).grant('media');
    expect(await requested(page, 'Fraunces')).to.deep.equal(['loaded']);
    consent(page.document).withdraw('media');
    expect(familiesOf(page)).to.deep.equal([]);
  });
});

describe('a missing font', () => {
  const missing = { family: 'Absent', faces: [{ src: '/nothing/absent.woff2' }] };

  it('is reported once if its file fails, and the page uses it', async () => {
    const page = await openFontPage(
      { families: [missing, own] },
      '<p style="font-family: Absent, serif">A print</p><p style="font-family: Absent; font-weight: 700">Sold</p>',
    );
    await eventually('the failure', () => page.failures.length > 0);
    page.document.body.insertAdjacentHTML('beforeend', '<em style="font-family: Absent">A boat</em>');
    await requested(page, 'Absent');
    await frames(3);
    expect(page.failures).to.have.length(1);
    expect(page.failures[0]).to.match(/^font-missing Absent The file did not load\. Check "src"/);
  });

  it('is not reported if a file fails that is not one of the settings', async () => {
    const face =
      "<style>@font-face { font-family: Fraunces; font-weight: 950; unicode-range: U+53-5A; src: url('/nothing/own.woff2') }</style>";
    const page = await openFontPage(
      { families: [{ ...own, faces: [{ src: file, weight: 400, unicodeRange: 'U+0-52, U+5B-FFF' }] }] },
      '<p style="font: 950 1rem Fraunces">SOLD</p>',
      face,
    );
    await eventually('the failure of the page', () =>
      [...page.document.fonts].some(({ status }) => status === 'error'),
    );
    await frames(3);
    expect(page.failures).to.deep.equal([]);
  });

  it('is reported if one of several files fails', async () => {
    const faces = [
      { src: file, weight: '100 600', unicodeRange: 'u+0-52' },
      { src: '/nothing/absent.woff2', weight: '100 600', unicodeRange: 'U+53-5A, U+6?' },
    ];
    const page = await openFontPage({ families: [{ ...own, faces }] }, '<p style="font-family: Fraunces">SOLD</p>');
    await eventually('the failure', () => page.failures.length > 0);
    expect(page.failures[0]).to.match(/^font-missing Fraunces The file did not load\./);
  });

  it('is not reported if only its local fallback is missing', async () => {
    const page = await openFontPage(
      { families: [{ ...own, fallback: { family: 'No such font' } }] },
      '<p style="font-family: Fraunces, \'Fraunces fallback\'">A print</p>',
    );
    await requested(page, 'Fraunces fallback');
    await frames(3);
    expect(page.failures).to.deep.equal([]);
  });

  it('is reported if the stylesheet of the service does not have it', async () => {
    const page = await openFontPage({
      families: [karla, lora],
      service: { url: `${serviceUrl}?family=Lora`, format: 'kit' },
    });
    consent(page.document).grant('media');
    await eventually('the failure', () => page.failures.length > 0);
    expect(page.failures).to.have.length(1);
    expect(page.failures[0]).to.match(/^font-missing Karla The stylesheet of the service does not contain it\./);
  });

  it('is reported if the service does not have it, although the page has a face of that name', async () => {
    const page = await openFontPage(
      { families: [karla, { family: 'lora' }], service: { url: `${serviceUrl}?family=Lora`, format: 'kit' } },
      '',
      `<style>@font-face { font-family: Karla; src: url('${file}') }</style>`,
    );
    consent(page.document).grant('media');
    await eventually('the failure', () => page.failures.length > 0);
    expect(page.failures).to.have.length(1);
    expect(page.failures[0]).to.match(/^font-missing Karla The stylesheet of the service/);
  });

  it('is reported if a file of the service fails', async () => {
    const sheet = `@font-face { font-family: Karla; src: url(/nothing/karla.woff2) }`;
    const page = await openFontPage(
      { families: [karla], service },
      '<p style="font-family: Karla">A print</p>',
      `<style>${sheet}</style>`,
    );
    await eventually('the failure', () => page.failures.length > 0);
    expect(page.failures[0]).to.match(/^font-missing Karla A file of the service did not load\./);
  });

  for (const family of ['a\\41 x', "'q'", 'Olga "Two"', 'a\\'])
    it(`is reported whatever its name is: ${family}`, async () => {
      const page = await openFontPage({ families: [{ ...missing, family }] });
      await page.document.fonts.load(`16px ${CSS.escape(family)}`).catch(() => []);
      await eventually('the failure', () => page.failures.length > 0);
      expect(page.failures[0]).to.contain(`font-missing ${family} The file did not load.`);
    });

  it('is reported without file and service, and with a URL that is not http or https', async () => {
    const families = [karla, { family: 'Odd', faces: [{ src: 'javascript:alert(1)' }, { src: 'data:font/woff2,x' }] }];
    const page = await openFontPage({ families });
    expect(page.failures).to.have.length(2);
    expect(page.failures[0]).to.match(/^font-missing Karla It has no file and there is no service\./);
    expect(page.failures[1]).to.match(/^font-missing Odd The URL "javascript:alert\(1\)" is not/);
    expect(familiesOf(page)).to.deep.equal([]);
  });

  it('is reported without the file that a data URL contains', async () => {
    const src = `data:font/woff2,${'x'.repeat(200_000)}`;
    const page = await openFontPage({ families: [{ family: 'Odd', faces: [{ src }] }] });
    expect(page.failures[0]?.length).to.be.below(400);
  });
});

describe('hostile settings', () => {
  it('do not leave the rules of fonts', async () => {
    const family = 'x"}*{color:red}\\\n@import "https://e.invalid/a";@font-face{src:url(https://e.invalid/b)';
    const src = `${file}?"),url("https://example.invalid/c`;
    const page = await openFontPage({
      families: [{ family, faces: [{ src }], fallback: { family, sizeAdjust: 100 } }],
    });
    const rules = page.document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    expect(rules.map((rule) => rule.constructor.name)).to.deep.equal(['CSSFontFaceRule', 'CSSFontFaceRule']);
    expect(page.document.fonts.size).to.equal(2);
    expect(page.failures).to.deep.equal([]);
  });

  it('beyond the limits are ignored with a warning', async () => {
    const families = Array.from({ length: 1000 }, (_, at) => ({ family: `Family ${at}`, faces: [{ src: file }] }));
    const page = await openFontPage({ families });
    expect(familiesOf(page)).to.have.length(20);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('Ignored fonts in "fonts" of the site context: 980.');
  });

  for (const fonts of [null, 5, 'Karla', [], {}, { families: 5 }, { families: [null, 5, [], {}] }])
    it(`do nothing: ${JSON.stringify(fonts)}`, async () => {
      const page = await openFontPage(fonts);
      consent(page.document).grant('media');
      expect(familiesOf(page)).to.deep.equal([]);
      expect(page.troubles).to.deep.equal([]);
      expect(page.failures).to.deep.equal([]);
    });

  it('in a document without a window do nothing', () => {
    const page = document.implementation.createHTMLDocument();
    startSite({ fonts: { families: [own, karla], service } }, page);
    const stop = loadFonts(page);
    consent(page).grant('media');
    expect(page.querySelectorAll('link')).to.have.length(0);
    stop();
  });
});

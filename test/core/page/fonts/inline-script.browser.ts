/** Fonts before the first paint, by the script that authors copy into their pages, and under strict policies. */
import { expect } from '@open-wc/testing';
import { eventually, frames } from '../../../support/eventually.ts';
import { closePages, openPage, scripted } from '../../../support/own-page.ts';
import { loadServices } from '../services.ts';
import { contextOf, familiesOf, file, foreignFile, requested, serviceUrl } from './font-page.ts';

const { consent, loadFonts, startSite } = await loadServices();
const code = await (await fetch('/dist/test/inline/fonts.js')).text();

const fallback = { family: 'Arial', sizeAdjust: 101 };
const fonts = {
  families: [
    { family: 'Fraunces', faces: [{ src: file, weight: '100 900' }], fallback },
    { family: 'Foreign', faces: [{ src: foreignFile }] },
    { family: 'Karla', fallback },
  ],
  service: { url: serviceUrl },
};

afterEach(closePages);

describe('the script in the page', () => {
  it('adopts files of the origin and fallbacks before the body, and nothing else', async () => {
    const noted = '<script>window.sheetsBefore = document.adoptedStyleSheets.length</script>';
    const page = await openPage({ head: `${contextOf(fonts)}<script>${code}</script>${noted}` });
    expect(Reflect.get(page.view, 'sheetsBefore')).to.equal(1);
    expect([...familiesOf(page)].sort()).to.deep.equal(['Fraunces', 'Fraunces fallback', 'Karla fallback']);
    expect(page.document.querySelectorAll('link')).to.have.length(0);
  });

  it('is continued by the service, which adopts nothing again', async () => {
    const page = await openPage({ head: `${contextOf(fonts)}<script>${code}</script>` });
    const [sheet] = page.document.adoptedStyleSheets;
    const stop = loadFonts(page.document);
    expect(page.document.adoptedStyleSheets).to.have.length(1);
    expect(page.document.adoptedStyleSheets[0]).to.equal(sheet);
    consent(page.document).grant('media');
    await eventually('the fonts of the service', () => familiesOf(page).includes('Karla'));
    expect(familiesOf(page)).to.include('Foreign');
    stop();
    expect(familiesOf(page)).to.deep.equal([]);
  });

  it('is undone by settings without fonts', async () => {
    const page = await openPage({ head: `${contextOf(fonts)}<script>${code}</script>` });
    startSite({ fonts: {} }, page.document);
    loadFonts(page.document);
    expect(familiesOf(page)).to.deep.equal([]);
  });

  for (const [name, head] of [
    ['without a context', ''],
    ['with a context that is not JSON', '<script type="application/json" data-site-context>{</script>'],
    ['with a context without fonts', contextOf(undefined)],
  ] as const)
    it(`does nothing in a page ${name}`, async () => {
      const page = await openPage({ head: `${head}<script>${code}</script>` });
      expect(page.document.adoptedStyleSheets).to.have.length(0);
      expect(page.troubles).to.deep.equal([]);
    });
});

describe('a strict policy', () => {
  it('allows fonts without inline styles, and with Trusted Types', async () => {
    const { origin } = location;
    const policy =
      `default-src 'none'; script-src ${origin} 'unsafe-inline'; style-src ${origin}; font-src ${origin}; ` +
      "require-trusted-types-for 'script'; trusted-types site-elements";
    // The policy refuses files on other origins.
    const allowed = { ...fonts, families: fonts.families.filter(({ family }) => family !== 'Foreign') };
    const violations: string[] = [];
    const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">${contextOf(allowed)}${scripted(['site-fonts'])}`;
    const page = await openPage({
      source: `<!doctype html><html lang="en"><head><title>A page</title>${head}</head><body><p>A print</p></body></html>`,
      prepare: ({ document: page }) =>
        page.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          violations.push(`${violatedDirective} ${blockedURI}`),
        ),
    });
    await eventually('the fonts', () => familiesOf(page).includes('Fraunces'));
    expect(await requested(page, 'Fraunces')).to.deep.equal(['loaded']);
    consent(page.document).grant('media');
    await eventually('the fonts of the service', () => familiesOf(page).includes('Karla'));
    await frames(3);
    expect(violations).to.deep.equal([]);
  });
});

import { expect } from '@open-wc/testing';
import { hover, moveTo } from '../../../support/engine.ts';
import { eventually } from '../../../support/eventually.ts';
import { bundles, closeAll, LoaderPage, loaderTag, settled } from './frame.ts';

const dialog = '<site-dialog id="ask">Really?</site-dialog>';

beforeEach(() => moveTo(0, 590));
afterEach(closeAll);

describe('the loader', () => {
  it('loads elements that are added later, at any depth', async () => {
    const page = await LoaderPage.open(loaderTag(bundles()));
    page.document.body.insertAdjacentHTML('beforeend', '<div><p><site-gallery>x</site-gallery></p></div>');
    await eventually('<site-gallery> is defined', () => page.isDefined('site-gallery'));
  });

  it('loads the elements of a template once it is cloned, and not before', async () => {
    const page = await LoaderPage.open(`${loaderTag(bundles())}<template><site-gallery>x</site-gallery></template>`);
    await settled();
    expect(page.requests('site-gallery')).to.equal(0);
    page.document.body.append(page.find<HTMLTemplateElement>('template').content.cloneNode(true));
    await eventually('<site-gallery> is defined', () => page.isDefined('site-gallery'));
  });

  it('does not request an element that was removed before it would load', async () => {
    const html = `<button aria-controls="ask">Ask</button>${dialog}<div style="height: 3000px"></div><site-gallery>x</site-gallery>`;
    const page = await LoaderPage.open(loaderTag(bundles()) + html);
    page.find('#ask').remove();
    page.find('site-gallery').remove();
    await hover(page.find('button'));
    page.window.scrollTo(0, 3000);
    await settled();
    expect([page.requests('site-dialog'), page.requests('site-gallery')]).to.deep.equal([0, 0]);
  });

  it('ignores unknown tags, and those inside shadow roots', async () => {
    const page = await LoaderPage.open(`${loaderTag(bundles())}<site-unknown>x</site-unknown><div id="host"></div>`);
    page.find('#host').attachShadow({ mode: 'open' }).innerHTML = '<site-gallery>x</site-gallery>';
    await hover(page.find('site-unknown'));
    await settled();
    expect([page.requests('site-unknown'), page.requests('site-gallery')]).to.deep.equal([0, 0]);
  });

  it('loads the elements that its script tag names, even if the page has none, and no unknown ones', async () => {
    const base = bundles();
    const preload = 'data-site-preload="site-dialog ../site-page constructor"';
    const page = await LoaderPage.open(loaderTag(base, preload));
    await eventually('<site-dialog> is defined', () => page.window.customElements.get('site-dialog') !== undefined);
    await settled();
    expect([page.requests('site-dialog'), page.requests('site-page'), page.requests('constructor')]).to.deep.equal([
      1, 0, 0,
    ]);
  });

  it('loads the measuring of visits for the attribute of its script tag, and not without it', async () => {
    const without = await LoaderPage.open(loaderTag(bundles()));
    const page = await LoaderPage.open(loaderTag(bundles(), 'data-site-tracking'));
    await eventually('the script is requested', () => page.requests('site-tracking') === 1);
    await settled();
    expect([page.requests('site-tracking'), without.requests('site-tracking')]).to.deep.equal([1, 0]);
  });

  it('does not request the chunk of an element that the page has loaded itself', async () => {
    const own = `<script type="module" src="${bundles()}site-gallery.js"></script>`;
    const page = await LoaderPage.open(`${own}${loaderTag(bundles())}<site-gallery>x</site-gallery>`);
    await eventually('<site-gallery> is defined', () => page.isDefined('site-gallery'));
    page.document.body.insertAdjacentHTML('beforeend', '<site-gallery>y</site-gallery>');
    await settled();
    expect(page.requests('site-gallery')).to.equal(1);
  });

  it('works once on a page that has it twice', async () => {
    const html = `<button commandfor="ask" command="--show">Ask</button>${dialog}`;
    const page = await LoaderPage.open(loaderTag(bundles()) + loaderTag(bundles()) + html);
    let shown = 0;
    page.document.addEventListener('site-shown', () => {
      shown += 1;
    });
    page.find('button').click();
    await eventually('the dialog is shown', () => shown > 0);
    await settled();
    expect([shown, page.requests('site-dialog'), page.requests('react')]).to.deep.equal([1, 1, 1]);
  });
});

describe('a chunk that fails', () => {
  const asking = `<button commandfor="ask" command="--show">Ask</button>${dialog}`;

  it('leaves the author’s markup, reports it, and loads on the next intent', async () => {
    const base = bundles('site-dialog.js');
    const page = await LoaderPage.open(loaderTag(base) + asking);
    page.find('button').click();
    await eventually('the failure is reported', () => page.window.failures.length > 0);
    const url = new URL(`${base}site-dialog.js`, location.href).href;
    expect(page.window.failures).to.deep.equal([
      { target: 'site-dialog', code: 'chunk-load-failed', args: { type: 'error', url } },
    ]);
    expect([page.isDefined('site-dialog'), page.find('#ask').outerHTML]).to.deep.equal([false, dialog]);
    page.find('button').click();
    await eventually('the dialog is open', () => page.find('#ask').shadowRoot?.querySelector('dialog')?.open === true);
    expect(page.window.failures.length).to.equal(1);
  });

  it('opens nothing later for an earlier intent', async () => {
    const page = await LoaderPage.open(loaderTag(bundles('site-dialog.js')) + asking);
    page.find('button').click();
    await eventually('the failure is reported', () => page.window.failures.length > 0);
    await hover(page.find('#ask'));
    await eventually('<site-dialog> is defined', () => page.isDefined('site-dialog'));
    await settled();
    expect(page.find('#ask').shadowRoot?.querySelector('dialog')?.open).to.equal(false);
  });

  it('is not requested again with every movement of a pointer on the element', async () => {
    const html = '<site-dialog id="ask" style="display: block"><i>One</i> <b>Two</b></site-dialog><p>Elsewhere</p>';
    const page = await LoaderPage.open(loaderTag(bundles('site-dialog.js')) + html);
    await hover(page.find('i'));
    await eventually('the failure is reported', () => page.window.failures.length > 0);
    await hover(page.find('b'));
    await settled();
    expect([page.requests('site-dialog'), page.isDefined('site-dialog')]).to.deep.equal([1, false]);
    await hover(page.find('p'));
    await hover(page.find('b'));
    await eventually('<site-dialog> is defined', () => page.isDefined('site-dialog'));
  });

  it('is reported after 120 s, and still used when it arrives', async () => {
    const page = await LoaderPage.open(loaderTag(bundles()) + dialog);
    page.find('#ask').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    expect(page.window.limits.length).to.equal(1);
    for (const expire of page.window.limits) expire();
    await eventually('the failure is reported', () => page.window.failures.length > 0);
    const [failure] = page.window.failures;
    expect([failure?.code, Reflect.get(failure?.args ?? {}, 'type')]).to.deep.equal(['chunk-load-failed', 'timeout']);
    await eventually('<site-dialog> is defined', () => page.isDefined('site-dialog'));
  });
});

describe('a stylesheet that fails', () => {
  const link = (href: string): string => `<link rel="stylesheet" data-site-css href="${href}">`;
  const missing = link('/no-such-sheet.css');
  const reported = (type: string): object => ({
    target: 'link',
    code: 'css-chunk-load-failed',
    args: { type, url: new URL('/no-such-sheet.css', location.href).href },
  });

  it('is reported at its link', async () => {
    const page = await LoaderPage.open(missing + loaderTag(bundles()));
    await eventually('the failure is reported', () => page.window.failures.length > 0);
    expect(page.window.failures).to.deep.equal([reported('error')]);
  });

  it('is reported even if an element has provided the tokens meanwhile', async () => {
    const base = bundles();
    const element = `<script type="module" src="${base}site-gallery.js"></script><site-gallery>x</site-gallery>`;
    const page = await LoaderPage.open(missing + loaderTag(base) + element);
    await eventually('the failure is reported', () => page.window.failures.length > 0);
    expect(page.window.getComputedStyle(page.document.body).getPropertyValue('--site-accent')).to.not.equal('');
    expect(page.window.failures).to.deep.equal([reported('error')]);
  });

  it('is reported after 120 s if there is no other sign of its failure', async () => {
    const page = await LoaderPage.open(missing);
    page.addLoader(bundles());
    await eventually('the time limit is set', () => page.window.limits.length > 0);
    for (const expire of page.window.limits) expire();
    await eventually('the failure is reported', () => page.window.failures.length > 0);
    expect(page.window.failures).to.deep.equal([reported('timeout')]);
  });

  it('is not reported if it is loaded', async () => {
    const page = await LoaderPage.open(link('/dist/site-elements.css') + loaderTag(bundles()));
    for (const expire of page.window.limits) expire();
    await settled();
    expect([page.window.limits.length, page.window.failures]).to.deep.equal([1, []]);
  });
});

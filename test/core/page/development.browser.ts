/** The warnings for developers about mistakes in the markup of elements. */
import { expect } from '@open-wc/testing';
import { foreignNames } from '../../../core/model/vocabularies/foreign-names.ts';
import { DeveloperConsole } from '../../support/developer-console.ts';
import { eventually, never } from '../../support/eventually.ts';
import { closePages, type OwnPage, openPage, scripted, scriptsRan } from '../../support/own-page.ts';
import { awake, prerenderedHtml } from '../../support/prerendered.ts';
import { visit } from '../../support/visit.ts';

const tags = Object.keys(foreignNames);
const image = '<img alt="A print" width="40" height="30" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
const chunk = 'development-warnings.js';

/** Opens a page without host, where `data-site-debug` on the root element turns the warnings on. */
async function open(
  body: string,
  root = 'data-site-debug',
  head = '',
): Promise<OwnPage & { console: DeveloperConsole }> {
  const console = new DeveloperConsole();
  const source = `<!doctype html><html lang="en" ${root}><head>${head}${scripted(tags)}</head><body>${body}</body></html>`;
  const page = await openPage({ source, prepare: console.observe });
  await scriptsRan(page);
  return { ...page, console };
}

const requested = ({ view }: Pick<OwnPage, 'view'>): boolean =>
  view.performance.getEntriesByType('resource').some(({ name }) => name.endsWith(chunk));

/** The mistake that is reported last, so that all others have been reported as well. */
const last = '<site-image id="last" aria-label="last" columns-of-nothing></site-image>';
const lastWarning = '<site-image> has had no <img>';

afterEach(closePages);

describe('a page in development', () => {
  it('reports the mistakes in each element once, with the fix and the page of the docs', async () => {
    const { console, view, place } = await open(`
      <site-gallery columns="3" slidesperrow="2" onsite-slid="go()">${image}</site-gallery>
      <site-dialog onclose="go()" label="Sure?"></site-dialog>
      <site-gallery></site-gallery>
      <site-lightbox for="missing"></site-lightbox>
      <site-lightbox hidden>${image}</site-lightbox>
      <site-video title="Waves" src="https://youtu.be/aqz-KE-bpKQ"></site-video>
      ${last}`);
    await console.until(lastWarning);
    expect(console.warnings).to.have.length(8);
    for (const text of [
      '<site-gallery> has no attribute "columns". Use slides-per-row instead. The name "columns" is from CSS. Docs: site-elements/dist/docs/coming-from.html',
      '<site-gallery> has no attribute "slidesperrow". Use slides-per-row instead.',
      '"onsite-slid" has no effect: <site-gallery> has no attributes for its events. Listen in a script: element.addEventListener("site-slid", …).',
      '"onclose" has no effect: <site-dialog> has no attributes for its events. Listen in a script: element.addEventListener("site-hidden", …).',
      '<site-dialog> has no attribute "label". Use dialog-title instead.',
      '<site-gallery> has had no slides for 5 seconds, so it shows nothing.',
      '<site-lightbox> has had no slides for 5 seconds, so nothing opens it.',
    ])
      expect(
        console.warnings.filter((line) => line.includes(text)),
        text,
      ).to.have.length(1);
    expect(console.hints).to.have.length(2);
    expect(console.hints.join()).to.include(
      '<site-video> does not read the attribute "title". Use video-title, unless',
    );
    expect(console.hints.join()).to.include('<site-lightbox hidden> has no control that opens it.');
    const before = console.warnings.length;
    view.document.querySelector('site-gallery')?.setAttribute('columns', '4');
    place(
      '<site-form heading="A" endpoint="/a" gap="1" lat="1" columns="2"></site-form><site-gallery gap="1"></site-gallery>',
    );
    await console.until('attribute "gap"');
    expect(console.warnings.slice(before).filter((line) => line.includes('"columns"'))).to.deep.equal([]);
  });

  it('reports every name of another library that check reports', async () => {
    const names = Object.entries(foreignNames).flatMap(([tag, rows]) =>
      rows
        .filter(({ kind, source }) => kind === 'attribute' && source)
        .map(({ name, instead }) => ({ tag, name, instead })),
    );
    const attributesOf = (tag: string) =>
      names
        .filter((row) => row.tag === tag)
        .map(({ name }) => `${name}="1"`)
        .join(' ');
    const { console } = await open(tags.map((tag) => `<${tag} ${attributesOf(tag)}></${tag}>`).join('') + last);
    await console.until(lastWarning);
    const isGeneral = (name: string): boolean => ['title', 'draggable'].includes(name) || name.startsWith('data-');
    for (const { tag, name, instead } of names) {
      const lines = isGeneral(name) ? console.hints : console.warnings;
      const start = isGeneral(name)
        ? `<${tag}> does not read the attribute "${name}".`
        : `<${tag}> has no attribute "${name}".`;
      const found = lines.filter((line) => line.includes(`${start} Use ${instead}`));
      expect(found, `${tag} ${name}`).to.have.length(1);
    }
    const guesses = Object.values(foreignNames)
      .flat()
      .filter(({ kind, source }) => kind === 'attribute' && !source);
    expect(guesses.length).to.be.greaterThan(0);
  });

  it('does not report what scripts correct, names of frameworks, and what is waiting', async () => {
    const {
      console,
      document: page,
      place,
    } = await open(`
      <site-gallery id="late"></site-gallery>
      <site-gallery id="corrected" columns="3">${image}</site-gallery>
      <site-gallery :columns="3" @gap="1" v-dots x-arrows hx-delay="1" data-columns="3" aria-label="A" heading="a">${image}</site-gallery>
      <site-video title="Waves" video-title="Waves" src="https://youtu.be/aqz-KE-bpKQ"></site-video>
      <site-gallery aria-busy="true"></site-gallery>
      <div aria-busy="true"><site-image></site-image></div>
      <site-lightbox id="opened"></site-lightbox>
      <site-lightbox id="named" hidden>${image}</site-lightbox>
      <button commandfor="named" command="--show">Look</button>
      <ul id="prints"><li>${image}</li></ul><site-lightbox for="prints" hidden></site-lightbox>
      <site-dialog gap="1" dots></site-dialog>`);
    const { checks } = console;
    await eventually('a check', () => console.checks > checks);
    page.querySelector('#late')?.append(...page.querySelectorAll('#corrected img'));
    page.querySelector('#corrected')?.remove();
    page.querySelector('#opened')?.setAttribute('open', '');
    place(last);
    await console.until(lastWarning);
    expect(console.warnings).to.have.length(1);
    expect(console.hints).to.deep.equal([]);
  });

  it('reports elements in shadow roots, and mentions the URL of the docs that the page specifies', async () => {
    const script = '<script data-site-debug="/docs/"></script>';
    const { console, document: page } = await open('', '', script);
    const gallery = page.createElement('site-gallery');
    gallery.setAttribute('columns', '3');
    const host = page.createElement('div');
    host.attachShadow({ mode: 'open' }).append(gallery);
    page.body.append(host);
    await console.until('attribute "columns"');
    expect(console.warnings.join()).to.include(`Docs: ${location.origin}/docs/coming-from.html`);
  });
});

describe('prerendered markup that differs from what the element renders', () => {
  const gallery = `<site-gallery design="carousel" slides-per-row="1">${image.repeat(3)}</site-gallery>`;

  /** Opens a page whose gallery was changed after prerendering, and takes its markup over. */
  const openChanged = (root: string): ReturnType<typeof open> =>
    open(awake(prerenderedHtml(gallery)).replace('aria-label="Next', 'aria-label="Forth'), root);

  it('is reported with the difference in development', async () => {
    const { console, document: page, troubles } = await openChanged('data-site-debug');
    await console.until('The prerendered markup of <site-gallery> does not match');
    const [warning] = console.warnings;
    expect(warning).to.include('<button aria-label>: expected Next, found Forth');
    expect(warning).to.include('Docs: site-elements/dist/docs/prerendering.html');
    expect(page.querySelector('site-gallery')?.shadowRoot?.querySelector('[aria-label="Next"]')).to.exist;
    expect(troubles).to.include('site-error hydration-mismatch');
  });

  it('dispatches only an event elsewhere', async () => {
    const page = await openChanged('');
    expect(page.troubles).to.deep.equal(['site-error hydration-mismatch']);
    await never('the request of the warnings', () => requested(page));
    expect(page.console.warnings).to.deep.equal([]);
  });
});

describe('a prerendered element whose inline script has not run', () => {
  it('is reported in development', async () => {
    const banner = awake(prerenderedHtml('<site-cookie-banner preset="strict"></site-cookie-banner>'));
    // Browsers do not run a script of this type, as if a policy refused it.
    const { console } = await open(banner.replace('<script>', '<script type="text/plain">'));
    await console.until('The inline script of the prerendered <site-cookie-banner> did not run');
    expect(console.warnings).to.have.length(1);
    expect(console.warnings[0]).to.include('Docs: site-elements/dist/docs/prerendering.html');
  });
});

describe('the warnings are loaded', () => {
  const mistake = '<site-gallery columns="3"></site-gallery>';

  it('on a local host', async () => {
    const console = new DeveloperConsole();
    const page = await visit('examples/gallery-grid.html?debug', { prepare: console.observe });
    page.place(mistake);
    await console.until('attribute "columns"');
    expect(requested(page)).to.equal(true);
  });

  it('not on other hosts', async () => {
    const page = await open(mistake, '');
    await never('the request', () => requested(page));
  });

  it('not if the root element turns them off', async () => {
    const page = await open(mistake, 'data-site-debug="false"');
    await never('the request', () => requested(page));
    // The page of this test is on a local host.
    expect(requested({ view: window as OwnPage['view'] })).to.equal(false);
  });

  it('and not used if a script after another one turns them off, as in pages of serve', async () => {
    const head = '<script data-site-debug="/docs/"></script><script data-site-debug="false"></script>';
    const page = await open(mistake, '', head);
    await eventually('the request', () => requested(page));
    await never('a warning', () => page.console.checks > 0);
  });

  it('not for content that claims to be a script', async () => {
    const page = await open(`<form data-site-debug><input name="dataset"></form>${mistake}`, '');
    await never('the request', () => requested(page));
  });
});

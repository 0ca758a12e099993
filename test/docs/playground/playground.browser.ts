/** The playground of the docs, as an author uses it. */
import { expect } from '@open-wc/testing';
import { emulateMedia, press, setViewport, type } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, type OwnPage } from '../../support/own-page.ts';
import { complaints, visit } from '../../support/visit.ts';

const find = <Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found => {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`No element matches ${selector}.`);
  return found;
};

const all = ({ document: page }: OwnPage, selector: string): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(selector),
];

const textOf = ({ document: page }: OwnPage, selector: string): string => find(page, selector).textContent;

const editorOf = ({ document: page }: OwnPage): ShadowRoot => {
  const { shadowRoot } = find(page, '.playground-editor');
  if (!shadowRoot) throw new Error('There is no editor.');
  return shadowRoot;
};

const linesOf = (page: OwnPage): readonly string[] =>
  [...editorOf(page).querySelectorAll('.cm-line')].map((line) => line.textContent);

const frameOf = ({ document: page }: OwnPage): HTMLIFrameElement | null =>
  page.querySelector<HTMLIFrameElement>('.playground-preview iframe:not([inert])');

/** The messages that the source of the preview sends to the page of the playground. */
const messages: unknown[] = [];

const hasMessage = (text: string): boolean => messages.includes(text);

/** Markup that sends the result of an expression. */
const sends = (expression: string): string => `<script>parent.postMessage(String(${expression}), '*')</script>`;

const sendsLater = (expression: string): string =>
  `<script type="module">parent.postMessage(String(${expression}), '*')</script>`;

async function compress(source: string): Promise<string> {
  const stream = new Blob([source]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function openAt(hash: string, width = 1200): Promise<OwnPage> {
  messages.length = 0;
  const page = await visit(`docs/playground.html${hash}`, {
    width,
    height: 900,
    prepare: (view) => view.addEventListener('message', ({ data }) => messages.push(data)),
  });
  await eventually('the editor is ready', () => !find(page.document, '.playground').hidden);
  return page;
}

const open = async (source: string, more = '', width?: number): Promise<OwnPage> =>
  openAt(`#/source=${await compress(source)}${more}`, width);

/** The source of the editor, as a link to it contains it. */
async function reopen(page: OwnPage): Promise<OwnPage> {
  const { hash } = page.view.location;
  return openAt(hash);
}

function change(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

async function focusEditor(page: OwnPage): Promise<void> {
  page.view.focus();
  find<HTMLElement>(editorOf(page), '.cm-content').focus();
}

before(async () => {
  await setViewport({ width: 1300, height: 900 });
  await emulateMedia({ reducedMotion: true });
});
afterEach(closePages);

describe('the playground', () => {
  it('shows what the author types in the preview', async () => {
    const page = await open('');
    await eventually('the preview', () => frameOf(page));
    await focusEditor(page);
    await type(`<svg onload=parent.postMessage('typed','*')>`);
    await eventually('the preview runs the source', () => hasMessage('typed'));
  });

  for (const build of ['slim', 'react']) {
    it(`defines the elements of the ${build} build, and their modules can be imported`, async () => {
      const source = `<site-spinner>Wait</site-spinner><script type="module">
import { cart } from '/site-elements/site-shopping-cart.js';
parent.postMessage(typeof cart + ' ' + !!document.querySelector('site-spinner').shadowRoot, '*');</script>`;
      const page = await open(source, `&build=${build}`);
      await eventually('the elements', () => hasMessage('function true'));
      expect(find<HTMLSelectElement>(page.document, '[name="build"]').value).to.equal(build);
    });
  }

  it('runs the source in an opaque origin, without access to the docs and to other servers', async () => {
    const attempt = (code: string): string => `(() => { try { return ${code} } catch { return 'refused' } })()`;
    const page = await open(
      sends('self.origin') +
        sends(attempt(`'docs: ' + parent.document.title`)) +
        sends(attempt(`'storage: ' + localStorage.length`)) +
        sendsLater(`'request: ' + await fetch('/').then(() => 'sent', () => 'blocked')`),
    );
    await eventually('the request', () => hasMessage('request: blocked'));
    expect(messages).to.include('null');
    expect(messages.filter((message) => message === 'refused')).to.have.length(2);
    expect(frameOf(page)?.contentDocument ?? null).to.equal(null);
    await eventually('the author sees what was refused', () =>
      /does not load/.test(textOf(page, '.playground-problems')),
    );
    expect(page.troubles).to.deep.equal([]);
  });

  it('keeps the strict policy of the docs', async () => {
    const page = await open('<p>text</p>');
    const policy = find<HTMLMetaElement>(page.document, '[http-equiv="Content-Security-Policy"]').content;
    expect(policy)
      .to.match(/script-src 'self';/)
      .and.match(/style-src 'self';/)
      .and.not.include('unsafe');
    await eventually('the findings', () => textOf(page, '.playground-count') !== '');
    expect(page.troubles).to.deep.equal([]);
  });

  it('shows errors of the preview to the author', async () => {
    const page = await open(`<script>throw new Error('broken on purpose')</script>`);
    const text = /broken on purpose|A script has an error/;
    await eventually('the error', () => text.test(textOf(page, '.playground-problems')));
    expect(page.troubles).to.deep.equal([]);
  });

  it('marks findings, counts them aloud, and fixes them', async () => {
    const page = await open('<site-gallery design="gird">\n<img src="images/leeward.svg">\n</site-gallery>');
    await eventually('the count', () => textOf(page, '.playground-count') === '2 errors.');
    expect(find(page.document, '.playground-count').role).to.equal('status');
    const marks = (): readonly Element[] => [...editorOf(page).querySelectorAll('.cm-lintRange-error')];
    expect(marks().map((mark) => mark.textContent)).to.deep.equal(['gird', '<img']);
    const [mark] = marks();
    const { backgroundImage, textDecorationLine } = getComputedStyle(mark as Element);
    expect([backgroundImage, textDecorationLine]).to.deep.equal(['none', 'underline']);
    const fix = all(page, '.playground-findings button').find((button) => button.textContent === 'Fix');
    fix?.click();
    await eventually('the fix', () => linesOf(page)[0] === '<site-gallery design="grid">');
    await eventually('the new count', () => textOf(page, '.playground-count') === '1 error.');
    const line = all(page, '.playground-findings button').find((button) => button.textContent === 'Line 2');
    line?.click();
    expect(editorOf(page).activeElement?.ariaLabel).to.equal('Markup');
  });

  it('has a control for each attribute of the element at the cursor, which changes the markup', async () => {
    const page = await open('<p>text</p>\n<site-dialog id="a">b</site-dialog>\n<site-spinner></site-spinner>');
    const field = (name: string) => find<HTMLInputElement>(page.document, `#attribute-${name}`);
    change(field('dialog-title'), 'Say "yes"');
    field('destructive').click();
    expect(linesOf(page)[1]).to.equal(`<site-dialog id="a" dialog-title='Say "yes"' destructive>b</site-dialog>`);
    field('destructive').click();
    change(field('dialog-title'), '');
    expect(linesOf(page)[1]).to.equal('<site-dialog id="a">b</site-dialog>');
    change(find<HTMLSelectElement>(page.document, '[name="element"]'), 'site-spinner');
    await eventually(
      'the controls of the other element',
      () => page.document.querySelector('#attribute-dialog-title') === null,
    );
  });

  it('is shared by its URL', async () => {
    const page = await open('');
    await focusEditor(page);
    await type('<p>é 漢');
    await eventually('the URL', () => page.view.location.hash.length > 10);
    await eventually('all of it', () => linesOf(page).join() === '<p>é 漢</p>');
    change(find<HTMLSelectElement>(page.document, '[name="width"]'), 'phone');
    await eventually('the width in the URL', () => page.view.location.hash.endsWith('&width=phone'));
    const again = await reopen(page);
    expect(linesOf(again)).to.deep.equal(['<p>é 漢</p>']);
    expect(find(again.document, '.playground-preview').dataset.width).to.equal('phone');
  });

  it('keeps the markup when a link to a part of the page is followed', async () => {
    const page = await open('<p>mine</p>');
    const links = all(page, 'a[href^="#"]');
    expect(links.length).to.be.at.least(2);
    for (const link of links) {
      const { hash } = page.view.location;
      const target = link.getAttribute('href');
      const followed =
        hash === target
          ? undefined
          : new Promise((done) => page.view.addEventListener('hashchange', done, { once: true }));
      link.click();
      await followed;
      expect(page.view.location.hash).to.equal(target);
    }
    await new Promise((done) => page.view.requestAnimationFrame(done));
    expect(linesOf(page)).to.deep.equal(['<p>mine</p>']);
    find(page.document, '[name="reset"]').click();
    expect(linesOf(page)).to.deep.equal(['<p>mine</p>']);
  });

  it('runs the source again when a link has the same source and another build', async () => {
    const page = await open('<p>text</p>');
    await eventually('the preview', () => frameOf(page));
    const first = frameOf(page);
    page.view.location.hash += '&build=react';
    await eventually('the other preview', () => frameOf(page) !== null && frameOf(page) !== first);
    expect(find<HTMLSelectElement>(page.document, '[name="build"]').value).to.equal('react');
    expect(linesOf(page)).to.deep.equal(['<p>text</p>']);
  });

  it('shows an example, and the reason, when the link is damaged', async () => {
    const page = await openAt('#/source=AAAA<script>');
    expect(textOf(page, '.playground-status')).to.match(/damaged/);
    expect(linesOf(page)[0]).to.match(/<site-gallery/);
    expect(page.troubles).to.deep.equal([]);
  });

  it('is opened by the Edit link of every example, with its source', async () => {
    const { document: docs } = await visit('docs/elements/spinner.html');
    const figure = find(docs, 'figure.example');
    const source = find(figure, 'pre code').textContent;
    const link = find<HTMLAnchorElement>(figure, 'figcaption a');
    expect(link.textContent).to.match(/^Edit/);
    expect(docs.querySelectorAll('figure.example').length).to.equal(
      docs.querySelectorAll('a[href*="playground.html#"]').length,
    );
    const page = await openAt(link.hash);
    expect(linesOf(page).join('\n').trim()).to.equal(source.trim());
  });

  it('copies as React and Vue, and shows what was copied', async () => {
    const page = await open('<site-spinner class="a"></site-spinner>');
    const code = (): string => textOf(page, '.playground-copy pre');
    find(page.document, '[name="react"]').click();
    await eventually('the component', () => code().includes('<site-spinner className="a"></site-spinner>'));
    find(page.document, '[name="vue"]').click();
    await eventually('the single file', () => code().startsWith('<script setup>'));
    await eventually('the announcement', () => /Vue/.test(textOf(page, '.playground-status')));
  });

  it('does not trap the focus: Tab leaves the editor in both directions', async () => {
    const page = await open('<p>text</p>');
    await focusEditor(page);
    const content = editorOf(page).activeElement;
    expect(content?.ariaLabel).to.equal('Markup');
    const hint = editorOf(page).getElementById(content?.getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).to.match(/^Tab leaves the editor/);
    await press('Shift+Tab');
    expect((page.document.activeElement as HTMLButtonElement).name).to.equal('share');
    await press('Tab');
    expect(editorOf(page).activeElement).to.equal(content);
    await press('Tab');
    expect(page.document.activeElement).not.to.equal(find(page.document, '.playground-editor'));
    expect(linesOf(page)).to.deep.equal(['<p>text</p>']);
  });

  it('has named controls, passes axe, and fits into a phone', async () => {
    const page = await open('<site-gallery design="gird"></site-gallery>', '', 320);
    const { document: own } = page;
    await eventually('the findings', () => textOf(page, '.playground-count') !== '');
    expect(own.documentElement.scrollWidth).to.be.at.most(320);
    for (const { labels, name, id } of own.querySelectorAll<HTMLInputElement>('.playground :is(input, select)'))
      expect(labels?.[0]?.textContent.trim(), name || id).not.to.equal('');
    expect(await complaints(page.view)).to.deep.equal([]);
  });

  it('explains without script that it needs it, and where the examples are', async () => {
    const { document: own } = await visit('docs/playground.html', { hasScript: false });
    expect(find(own, '.playground').hidden).to.equal(true);
    const notice = find(own, '.playground-fallback');
    expect(notice.textContent).to.match(/needs JavaScript/);
    expect(find<HTMLAnchorElement>(notice, 'a').getAttribute('href')).to.equal('search.html');
  });
});

import { expect } from '@open-wc/testing';
import { figure, find, repeat } from '../../../elements/gallery/gallery.ts';
import { eventually } from '../../../support/eventually.ts';
import { noticeUse, prerenderedHtml, prerenderPage } from '../../../support/prerendered.ts';
import { wakeForTest } from './wake.ts';

const gallery = `<site-gallery design="carousel" slides-per-row="1" pagination="dots">${repeat(4, (index) => figure(`Picture ${index}`))}</site-gallery>`;

const errors: { code: string; difference?: string }[] = [];
const listen = (event: Event): void => {
  const { code, args } = (event as CustomEvent).detail;
  errors.push({ code, ...args });
};

before(async () => {
  await noticeUse();
  await import('/dist/test/site-gallery.js');
  document.addEventListener('site-error', listen);
});

after(() => document.removeEventListener('site-error', listen));

afterEach(() => {
  document.body.replaceChildren();
  errors.length = 0;
});

/** Changes prerendered markup, and lets the element take it over. */
async function takeOver(change: (html: string) => string): Promise<HTMLElement> {
  const html = prerenderedHtml(gallery);
  const changed = change(html);
  expect(changed, 'the change has no effect').to.not.equal(html);
  document.body.setHTMLUnsafe(changed);
  const host = find(document, 'site-gallery');
  await wakeForTest(host);
  await eventually('the markup is taken over', () => !host.shadowRoot?.querySelector('[data-site-root]'));
  return host;
}

const buttons = (host: Element): readonly (string | null)[] =>
  [...(host.shadowRoot?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute('aria-label'));

/** Mistakes in the shadow root, as from an edit by hand, another version or other attribute values. */
const changes: Readonly<Record<string, (html: string) => string>> = {
  'an attribute with another value': (html) => html.replace(/aria-label="Next/, 'aria-label="Forth'),
  'an attribute too much': (html) => html.replace(/<button /, '<button title="Press me" '),
  'an attribute less': (html) => html.replace(/(<button [^>]*)type="button"/, '$1'),
  'a node too much': (html) => html.replace(/<button /, '<b>New</b><button '),
  'a node less': (html) => html.replace(/<button .*?<\/button>/, ''),
  'another node': (html) => html.replace(/<slot([^>]*)><\/slot>/, '<p>Nothing</p>'),
  'a text too much': (html) => html.replace(/<button /, 'Press: <button '),
  'no content': (html) => html.replace(/(<div data-site-view[^>]*>).*?(<\/div><\/template>)/s, '$1$2'),
};

/** Galleries whose views depend on values that only a browser has: the URL of the page, the chosen source. */
const onlyInBrowsers: Readonly<Record<string, string>> = {
  'thumbnails of images with relative URLs': `<site-gallery design="slider" thumbnails>${repeat(3, (index) => `<img alt="${index}" src="assets/${index}.png" srcset="/test/${index}.png 2x" width="30" height="20">`)}</site-gallery>`,
  autoplay: `<site-gallery design="slideshow" autoplay>${repeat(3, (index) => figure(`Picture ${index}`))}</site-gallery>`,
};

describe('a prerendered page whose URL was not known', () => {
  for (const [name, markup] of Object.entries(onlyInBrowsers))
    it(`is not rendered anew by ${name}`, async () => {
      const html = prerenderPage(markup).html;
      expect(html)
        .to.include('data-site-prerendered')
        .and.not.match(/site\.invalid/);
      document.body.setHTMLUnsafe(html);
      const host = find(document, 'site-gallery');
      const controls = [...(host.shadowRoot?.querySelectorAll('button') ?? [])];
      await wakeForTest(host);
      await eventually('the markup is taken over', () => !host.shadowRoot?.querySelector('[data-site-root]'));
      expect(errors).to.deep.equal([]);
      expect(controls.length > 2 && controls.every(({ isConnected }) => isConnected)).to.equal(true);
    });
});

describe('a prerendered root that is not what the view renders', () => {
  for (const [name, change] of Object.entries(changes)) {
    it(`is rendered anew and reported: ${name}`, async () => {
      const host = await takeOver(change);
      const slides = [...host.children];
      expect(errors.map(({ code }) => code)).to.deep.equal(['hydration-mismatch']);
      const fresh = document.createElement('div');
      fresh.innerHTML = gallery;
      document.body.append(fresh);
      const expected = find(fresh, 'site-gallery');
      await eventually('the other one is rendered', () => buttons(expected).length > 0);
      expect(buttons(host)).to.deep.equal(buttons(expected));
      expect(slides.map(({ localName }) => localName)).to.deep.equal(['figure', 'figure', 'figure', 'figure']);
      Reflect.get(host, 'next').call(host);
      await eventually('the carousel moves', () => Reflect.get(host, 'currentIndex') === 1);
    });
  }

  it('is rendered anew and reported if the page has other attribute values now', async () => {
    await takeOver((html) => html.replace('pagination="dots"', ''));
    expect(errors.map(({ code }) => code)).to.deep.equal(['hydration-mismatch']);
  });

  it('is rendered anew without a report if a script has changed the content', async () => {
    document.body.setHTMLUnsafe(prerenderedHtml(gallery));
    const host = find(document, 'site-gallery');
    await eventually('the element waits', async () => {
      await Promise.resolve();
      return true;
    });
    host.lastElementChild?.remove();
    await wakeForTest(host);
    await eventually('the markup is taken over', () => !host.shadowRoot?.querySelector('[data-site-root]'));
    expect(errors).to.deep.equal([]);
    await eventually('it has a dot for each slide', () => buttons(host).length === 5);
  });
});

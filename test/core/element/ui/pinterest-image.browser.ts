/** Tests the link that saves an image to Pinterest, over <site-image>. */
import { expect } from '@open-wc/testing';
import { emulateMedia, expectAccessible, hover, moveTo, press } from '../../../support/engine.ts';
import { eventually, frames, never } from '../../../support/eventually.ts';
import { leeward } from '../../../support/images.ts';
import { openPage, scripted, styled } from '../../../support/own-page.ts';
import { awake, prerenderedHtml } from '../../../support/prerendered.ts';
import { skipUnless } from '../../../support/skip.ts';
import { canHover, clear, descriptionOf, image, isHidden, isShown, linkOf, linksOf, place } from './pinterest.ts';

afterEach(clear);

describe('an image with a link to Pinterest', () => {
  it('links to the service, with the page, the image and its text', async () => {
    const link = await linkOf(await place(`<site-image pinterest="always">${image()}</site-image>`));
    const url = new URL(link.href);
    expect(url.origin + url.pathname).to.equal('https://www.pinterest.com/pin/create/button/');
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      url: location.href.replace(/#.*/, ''),
      media: leeward(),
      description: 'Waves & wind',
    });
    expect([link.target, link.rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
    await expectAccessible(link, { role: 'link', name: 'Save to Pinterest: Waves & wind (new window)' });
  });

  it('requests nothing from the service', async () => {
    const link = await linkOf(await place(`<site-image pinterest="always">${image()}</site-image>`));
    await hover(link);
    link.focus();
    await frames(2);
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname);
    expect(names.filter((name) => name.includes('pin'))).to.deep.equal([]);
  });

  it('prefers the canonical URL of the page', async () => {
    const canonical = Object.assign(document.createElement('link'), { rel: 'canonical', href: '/prints#top' });
    document.head.append(canonical);
    const link = await linkOf(await place(`<site-image pinterest="always">${image()}</site-image>`));
    expect(new URL(link.href).searchParams.get('url')).to.equal(`${location.origin}/prints`);
    canonical.remove();
  });

  it('is saved in full size, with the text of its caption', async () => {
    const text = '<p slot="caption">A print\n  of <b>waves</b></p>';
    const source = leeward('large');
    const link = await linkOf(
      await place(`<site-image pinterest="always" source="${source}">${image()}${text}</site-image>`),
    );
    expect(new URL(link.href).searchParams.get('media')).to.equal(source);
    expect(descriptionOf(link)).to.equal('A print of waves');
  });

  it('has none unless it is one of the site', async () => {
    const element = await place('<site-image pinterest="always"></site-image>');
    const sources = [
      'https://images.example.com/leeward.jpg',
      'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      'javascript:alert(1)',
      `blob:${location.origin}/0`,
      `https://squarespace-cdn.com.example.com/leeward.jpg`,
      '',
    ];
    for (const source of sources) {
      element.innerHTML = image('loading="lazy"', source);
      await frames(2);
      expect(linksOf(element), source).to.deep.equal([]);
    }
    element.innerHTML = image('loading="lazy"', 'https://images.squarespace-cdn.com/content/leeward.jpg');
    await linkOf(element);
  });

  it('is always shown to visitors who cannot hover', async function () {
    skipUnless(this, 'screen without a mouse', !canHover);
    await isShown(await linkOf(await place(`<site-image pinterest="hover">${image()}</site-image>`)));
  });

  it('is shown on hover and focus', async function () {
    skipUnless(this, 'mouse', canHover);
    const element = await place(
      `<site-image pinterest="hover"><a href="#print">${image()}</a></site-image><button>Next</button>`,
    );
    const link = await linkOf(element);
    await isHidden(link);
    await hover(element);
    await isShown(link);
    await moveTo(0, 0);
    await isHidden(link);
    element.querySelector('a')?.focus();
    await isShown(link);
    await press('Tab');
    expect(element.shadowRoot?.activeElement).to.equal(link);
    await isShown(link);
    await press('Tab');
    await isHidden(link);
  });

  it('cannot be dragged', async () => {
    const link = await linkOf(await place(`<site-image pinterest="always">${image()}</site-image>`));
    expect(link.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true }))).to.equal(false);
  });

  it('is off by default, and when it is switched off', async () => {
    const element = await place(`<site-image>${image()}</site-image>`);
    await never('a link', () => linksOf(element).length > 0);
    element.setAttribute('pinterest', 'hover');
    await linkOf(element);
    element.setAttribute('pinterest', 'off');
    await eventually('no link', () => linksOf(element).length === 0);
  });

  it('has at least 24 pixels in every shape and size, and 44 for fingers', async () => {
    const boxOf = async (attributes: string) => {
      const link = await linkOf(await place(`<site-image pinterest="always" ${attributes}>${image()}</site-image>`));
      const { width, height } = link.getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    };
    const large = matchMedia('(pointer: coarse)').matches ? 44 : 32;
    const small = matchMedia('(pointer: coarse)').matches ? 44 : 24;
    expect(await boxOf('pinterest-shape="round"')).to.deep.equal([small, small]);
    expect(await boxOf('pinterest-shape="round" pinterest-size="large"')).to.deep.equal([large, large]);
    const [width = 0, height] = await boxOf('pinterest-shape="rect"');
    expect(width).to.be.greaterThan(40);
    expect(height).to.equal(small);
  });

  it('is at the start of the image, also in right-to-left text, and in the middle of a shape', async () => {
    const offset = async (markup: string, edge: 'left' | 'right') => {
      const element = await place(markup);
      const link = await linkOf(element);
      return Math.round(Math.abs(link.getBoundingClientRect()[edge] - element.getBoundingClientRect()[edge]));
    };
    const inner = `pinterest="always">${image()}</site-image>`;
    expect(await offset(`<site-image ${inner}`, 'left')).to.equal(6);
    expect(await offset(`<site-image dir="rtl" ${inner}`, 'right')).to.equal(6);
    const element = await place(`<site-image shape="diamond" pinterest-shape="round" ${inner}`);
    const middle = ({ left, right, top, bottom }: DOMRect) => [Math.round(left + right), Math.round(top + bottom)];
    const link = await linkOf(element);
    expect(middle(link.getBoundingClientRect())).to.deep.equal(middle(element.getBoundingClientRect()));
  });

  it('has enough contrast in every colour', async () => {
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
        .map((value) => Number(value) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    for (const color of ['red', 'white', 'gray']) {
      const link = await linkOf(
        await place(`<site-image pinterest="always" pinterest-color="${color}">${image()}</site-image>`),
      );
      const style = getComputedStyle(link);
      const [low = 0, high = 0] = [style.color, style.backgroundColor].map(luminance).sort((a, b) => a - b);
      expect((high + 0.05) / (low + 0.05), color).to.be.greaterThan(4.5);
    }
  });

  it('has a border in forced colours, and is not printed', async function () {
    const link = await linkOf(await place(`<site-image pinterest="always">${image()}</site-image>`));
    skipUnless(this, 'emulated media', await emulateMedia({ forcedColors: true }));
    expect(getComputedStyle(link).borderTopColor).to.equal(getComputedStyle(link).color);
    await emulateMedia({ print: true });
    expect(getComputedStyle(link).display).to.equal('none');
    await emulateMedia({});
  });

  it('gets a link when it is hydrated, if it is an image of the site only then', async () => {
    const { document: page, troubles } = await openPage({
      head: styled + scripted(['site']),
      body: awake(
        prerenderedHtml(`<site-image pinterest="always">${image()}</site-image>`, {
          url: 'https://prints.example.com/',
        }),
      ),
    });
    await linkOf(page.querySelector('site-image') as HTMLElement);
    expect(troubles).to.deep.equal([]);
  });

  it('is a link in prerendered markup, before its script has loaded', async () => {
    const markup = `<site-image pinterest="hover">${image()}</site-image>`;
    const { document: page } = await openPage({ head: styled, body: prerenderedHtml(markup) });
    const element = page.querySelector('site-image') as HTMLElement;
    const link = element.shadowRoot?.querySelector<HTMLAnchorElement>('[part="pinterest"]');
    expect(link && new URL(link.href).searchParams.get('media')).to.equal(leeward());
  });

  it('keeps the link of a page that was prerendered for another URL, and updates it', async () => {
    const markup = `<site-image pinterest="always">${image('', '/examples/images/leeward.svg')}</site-image>`;
    const { document: page, troubles } = await openPage({
      head: styled + scripted(['site']),
      body: awake(prerenderedHtml(markup, { url: 'https://prints.example.com/leeward' })),
    });
    const element = page.querySelector('site-image') as HTMLElement;
    const link = await linkOf(element);
    await eventually('hydration', () => !element.shadowRoot?.querySelector('[data-site-root]'));
    await frames(2);
    expect(linksOf(element)).to.deep.equal([link]);
    await eventually('the URL of this page', () =>
      new URL(link.href).searchParams.get('url')?.startsWith(location.origin),
    );
    expect(troubles).to.deep.equal([]);
  });
});

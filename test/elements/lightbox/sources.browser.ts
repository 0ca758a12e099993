/** Tests the URLs that a lightbox shows: content of editors and servers may contain any (docs/security.md). */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { address, clear, control, hasPart, image, open, place, type SiteLightbox, shownImage } from './lightbox.ts';

afterEach(clear);

const unsafe = {
  'javascript:': 'javascript:void%200',
  'javascript: in mixed case': 'JavaScript:void%200',
  'javascript: in character references': '&#106;avascript&colon;void%203',
  'javascript: after a control character': '&#1;javascript:void%200',
  'javascript: with the name of an image': 'javascript:void%200//wave.png',
  'vbscript:': 'vbscript:x',
  'data: with a page': 'data:text/html,<p>x',
  'data: with a page that is named like an image': 'data:text/html,image/png',
  'data: without a type': 'data:,x',
  'file:': 'file:///etc/wave.png',
  'about:': 'about:blank',
  'view-source:': 'view-source:https://example.com/wave.png',
} as const;

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = `data:image/png;base64,${pixel}`;
const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>')}`;

/** Calls back while console warnings are recorded. */
async function warnings(action: () => Promise<unknown>): Promise<readonly string[]> {
  const { warn } = console;
  const texts: string[] = [];
  console.warn = (text) => texts.push(text);
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return texts;
}

const figure = (attributes: string): string => `<figure ${attributes}>${image('leeward')}</figure>`;

const shown = async (slide: string): Promise<SiteLightbox> =>
  open(await place(`<site-lightbox speed="0" download>${slide}</site-lightbox>`));

/** The URLs in the attributes of all elements that the lightbox renders. */
const rendered = (lightbox: SiteLightbox): readonly string[] =>
  ['src', 'srcset', 'href'].flatMap((name) =>
    [...(lightbox.shadowRoot?.querySelectorAll(`[${name}]`) ?? [])].map((node) => node.getAttribute(name) ?? ''),
  );

describe('a lightbox ignores an unsafe URL', () => {
  for (const [name, url] of Object.entries(unsafe)) {
    for (const attribute of ['data-src', 'data-image'])
      it(`in ${attribute}, shows the image of the page, and reports it: ${name}`, async () => {
        let lightbox: SiteLightbox | undefined;
        const texts = await warnings(async () => {
          lightbox = await shown(figure(`${attribute}="${url}" data-slide-id="${attribute} ${name}"`));
        });
        if (!lightbox) throw new Error('the lightbox is missing');
        expect([...new Set(rendered(lightbox))]).to.deep.equal([address('leeward')]);
        // The same value in the other attribute has been reported.
        if (attribute === 'data-src')
          expect(texts.filter((text) => text.includes('<site-lightbox>'))).to.have.length(1);
      });

    it(`in a link around the image: ${name}`, async () => {
      const lightbox = await shown(`<a href="${url}">${image('leeward')}</a>`);
      expect([...new Set(rendered(lightbox))]).to.deep.equal([address('leeward')]);
    });

    it(`in a srcset: ${name}`, async () => {
      const lightbox = await shown(
        `<img src="${address('leeward')}" srcset="${address('leeward')} 1x, ${url} 2x" alt="">`,
      );
      expect([...new Set(rendered(lightbox))]).to.deep.equal([address('leeward')]);
    });

    it(`in the link of a video: ${name}`, async () => {
      const lightbox = await shown(`<a data-type="video" href="${url}">${image('leeward')}</a>`);
      const player = await eventually('the video', () => lightbox.shadowRoot?.querySelector('.player site-video'));
      expect([player.getAttribute('src') ?? '', player.querySelector('a')]).to.deep.equal(['', null]);
    });
  }

  it('and shows the next source', async () => {
    const other = address('undertow');
    const lightbox = await shown(figure(`data-src="javascript:void%201" data-image="${other}"`));
    expect(shownImage(lightbox).src).to.equal(other);
  });

  it('and shows the message for a missing image if the slide has no other', async () => {
    const lightbox = await shown('<figure data-src="javascript:void%202"></figure>');
    expect(hasPart(lightbox, 'error')).to.equal(true);
  });

  it('reports each URL once', async () => {
    const texts = await warnings(async () => {
      for (let turn = 0; turn < 2; turn += 1) {
        await shown(figure('data-src="javascript:once"'));
        await clear();
      }
    });
    expect(texts.filter((text) => text.includes('javascript:once'))).to.deep.equal([
      '<site-lightbox>: Ignored the image URL "javascript:once" of a slide. Use http, https, blob, or data with an image.',
    ]);
  });
});

describe('a lightbox shows a safe URL', () => {
  for (const [name, url, isDownloadable] of [
    ['relative', '/examples/images/undertow.svg', true],
    ['https:', 'https://127.0.0.1:1/wave.png', true],
    ['data: with a PNG file', png, true],
    ['data: with an SVG file, which a link must not open', svg, false],
  ] as const)
    it(name, async () => {
      const lightbox = await shown(figure(`data-src="${url}"`));
      const link = hasPart(lightbox, 'download') ? control(lightbox, 'download').getAttribute('href') : null;
      expect(link).to.equal(isDownloadable ? url : null);
      if (!url.startsWith('https')) expect(shownImage(lightbox).getAttribute('src')).to.equal(url);
    });

  it('blob:', async () => {
    const blob = await (await fetch(png)).blob();
    const url = URL.createObjectURL(blob);
    const lightbox = await shown(figure(`data-src="${url}"`));
    expect([shownImage(lightbox).src, hasPart(lightbox, 'download')]).to.deep.equal([url, true]);
    URL.revokeObjectURL(url);
  });
});

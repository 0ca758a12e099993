/** Tests the accessibility of galleries: keyboard, pointer, assistive technology and user preferences. */
import { expect } from '@open-wc/testing';
import { click, emulateMedia, expectAccessible, press } from '../../support/engine.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, define, figure, find, image, place, rect, repeat, type SiteGallery } from './gallery.ts';

await define();

afterEach(clear);

const linked = (design: string, attributes = ''): string =>
  `<button id="before">Before</button><site-gallery design="${design}" lightbox="false" ${attributes}>
    <a href="#one">${image({ attributes: 'alt="One"' })}</a>
    <figure><a href="#two">${image()}</a><figcaption>See <a href="#three">the series</a></figcaption></figure>
    ${image()}
    <a href="#four">${image()}</a>
  </site-gallery>`;

const focused = (): string | null | undefined => document.activeElement?.getAttribute('href');

async function tabInto(gallery: SiteGallery): Promise<void> {
  find((gallery.parentElement ?? gallery) as Element, '#before').focus();
  await press('Tab');
}

for (const design of ['grid', 'list']) {
  describe(`a ${design} with links`, () => {
    it('has the tab order of the markup, forward and backward', async () => {
      await tabInto(await place(linked(design)));
      const order = [focused()];
      for (let step = 0; step < 3; step += 1) {
        await press('Tab');
        order.push(focused());
      }
      expect(order).to.deep.equal(['#one', '#two', '#three', '#four']);
      await press('Shift+Tab');
      expect(focused()).to.equal('#three');
    });

    it('follows a link by key and by pointer', async () => {
      const gallery = await place(linked(design));
      await tabInto(gallery);
      await press('Enter');
      expect(location.hash).to.equal('#one');
      await click(find(gallery, '[href="#four"] img'));
      expect(location.hash).to.equal('#four');
      history.replaceState(null, '', location.pathname + location.search);
    });

    it('shows the focus ring around the whole image, above other slides', async function () {
      const gallery = await place(linked(design, 'gutter="0" aspect-ratio="1"'));
      await tabInto(gallery);
      // WebKitGTK stops matching :focus-visible in all windows but the first one of a session.
      skipUnless(this, ':focus-visible after Tab', document.activeElement?.matches(':focus-visible') === true);
      await press('Tab');
      const link = find(gallery, '[href="#two"]');
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(link);
      expect([outlineStyle, outlineWidth, outlineOffset]).to.deep.equal(['solid', '2px', '2px']);
      expect(getComputedStyle(find(gallery, 'figure')).zIndex).to.equal('1');
      const [ring, shown] = [link, find(link, 'img')].map(rect);
      for (const edge of ['left', 'top', 'width', 'height'] as const) {
        expect(ring?.[edge], edge).to.be.closeTo(shown?.[edge] ?? Number.NaN, 0.1);
      }
    });
  });
}

describe('assistive technology', () => {
  it('has no axe violations, with and without a name, as a grid and as a list', async () => {
    for (const attributes of ['', 'aria-label="Prints"', 'design="list"', 'design="list" aria-label="Prints"']) {
      const gallery = await place(
        `<site-gallery ${attributes} design="grid">${repeat(4, () => figure())}</site-gallery>`,
      );
      await expect(gallery).to.be.accessible();
      await clear();
    }
  });

  it('exposes a group while the author sets a name', async () => {
    const gallery = await place(
      `<h2 id="prints">Our prints</h2><site-gallery design="grid">${figure()}</site-gallery>`,
    );
    gallery.setAttribute('aria-labelledby', 'prints');
    await Promise.resolve();
    await expectAccessible(gallery, { role: 'group', name: 'Our prints' });
    gallery.removeAttribute('aria-labelledby');
    gallery.setAttribute('aria-label', 'Drawings');
    await Promise.resolve();
    await expectAccessible(gallery, { role: 'group', name: 'Drawings' });
    gallery.removeAttribute('aria-label');
    await Promise.resolve();
    const [unnamed] = await Promise.allSettled([expectAccessible(gallery, { role: 'group', name: '' })]);
    expect(unnamed?.status, 'still a group').to.equal('rejected');
  });

  it('keeps the role that the author writes, and exposes the slides unchanged', async () => {
    const gallery = await place(
      `<site-gallery role="region" aria-label="Prints" design="grid"><a href="#one">${image()}</a>${image()}</site-gallery>`,
    );
    await expectAccessible(gallery, { role: 'region', name: 'Prints' });
    await expectAccessible(find(gallery, 'a'), { role: 'link', name: 'Waves' });
    await expectAccessible(find(gallery, ':scope > img'), { role: 'image', name: 'Waves' });
  });
});

describe('forced colours', () => {
  it('show the focus', async function () {
    skipUnless(this, 'emulation of forced colours', await emulateMedia({ forcedColors: true }));
    const gallery = await place(linked('grid'));
    await tabInto(gallery);
    const { outlineStyle, outlineColor } = getComputedStyle(find(gallery, '[href="#one"]'));
    expect(outlineStyle).to.equal('solid');
    expect(outlineColor).not.to.equal(getComputedStyle(document.body).backgroundColor);
    await emulateMedia({});
  });
});

import { expect } from '@open-wc/testing';
import { keyThrottle } from '../../../elements/lightbox/model/commands.ts';
import { click, hover, moveTo, press } from '../../support/engine.ts';
import { elapsed, eventually, never } from '../../support/eventually.ts';
import { closePages, openPage, styled } from '../../support/own-page.ts';
import { clear, define, find, place, repeat, type SiteGallery } from './gallery.ts';

const address = (name: string): string => `${location.origin}/examples/images/${name}.svg`;
const names = ['leeward', 'undertow', 'tidepool'] as const;

const image = (name: string, attributes = ''): string =>
  `<img src="${address(name)}" alt="Print ${name}" width="120" height="80" ${attributes}>`;
const slide = (index: number): string => `<figure>${image(names[index] ?? '')}</figure>`;
const linked = (index: number): string => `<a href="${address(names[index] ?? '')}">${image(names[index] ?? '')}</a>`;

const dialog = (gallery: SiteGallery): HTMLDialogElement | null | undefined =>
  gallery.shadowRoot?.querySelector('dialog');
const isOpen = (gallery: SiteGallery): boolean => dialog(gallery)?.matches(':modal') ?? false;
const shown = (gallery: SiteGallery): string | undefined =>
  dialog(gallery)?.querySelector<HTMLImageElement>('.current .image')?.src;

const isLoaded = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/lightbox.js'));

before(define);

afterEach(async () => {
  const isInHistory = history.state?.siteLightbox !== undefined;
  const settled = isInHistory && new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await clear();
  await settled;
});

describe('the lightbox of a gallery', () => {
  it('is loaded when a visitor points at it, not before', async () => {
    await moveTo(1, 1);
    const gallery = await place(`<p>before</p><site-gallery lightbox>${repeat(3, linked)}</site-gallery>`);
    await never('the lightbox is loaded', isLoaded);
    await hover(find(gallery, 'img'));
    await eventually('it is loaded', isLoaded);
  });

  it('opens the clicked image, with and without a link', async () => {
    for (const markup of [linked, slide]) {
      const gallery = await place(`<site-gallery lightbox>${repeat(3, markup)}</site-gallery>`);
      await click(find(gallery, ':scope > :nth-child(2) img'));
      await eventually('it is open', () => isOpen(gallery));
      expect(shown(gallery)).to.equal(address('undertow'));
      await press('Escape');
      await eventually('it is closed', () => !dialog(gallery));
      await clear();
    }
  });

  it('is on by default for a grid, and off for other designs', async () => {
    const grid = await place(`<site-gallery design="grid">${repeat(3, slide)}</site-gallery>`);
    await click(find(grid, 'img'));
    await eventually('it is open', () => isOpen(grid));
    await press('Escape');
    await eventually('it is closed', () => !dialog(grid));
    const off = await place(`<site-gallery design="grid" lightbox="false">${repeat(3, slide)}</site-gallery>`);
    await click(find(off, 'img'));
    const list = await place(`<site-gallery design="list">${repeat(3, slide)}</site-gallery>`);
    await click(find(list, 'img'));
    await never('a lightbox opens', () => isOpen(off) || isOpen(list));
  });

  it('uses the author’s theme', async () => {
    const gallery = await place(`<site-gallery lightbox lightbox-theme="light">${repeat(3, slide)}</site-gallery>`);
    await click(find(gallery, 'img'));
    await eventually('it is open', () => isOpen(gallery));
    expect(dialog(gallery)?.matches('.light')).to.equal(true);
  });

  it('can be opened by keyboard: by a button, or by the links of the images', async () => {
    const linkedGallery = await place(`<site-gallery lightbox>${repeat(3, linked)}</site-gallery>`);
    expect(linkedGallery.shadowRoot?.querySelector('[part="open"]')).to.equal(null);
    find(linkedGallery, ':scope > a:nth-child(2)').focus();
    await press('Enter');
    await eventually('it is open', () => isOpen(linkedGallery));
    expect(shown(linkedGallery)).to.equal(address('undertow'));
    await press('Escape');
    await eventually('it is closed', () => !dialog(linkedGallery));
    expect(document.activeElement).to.equal(find(linkedGallery, ':scope > a:nth-child(2)'));

    const gallery = await place(`<site-gallery lightbox>${repeat(3, slide)}</site-gallery>`);
    const button = gallery.shadowRoot?.querySelector<HTMLElement>('[part="open"]');
    expect(button?.textContent).to.equal('Show the pictures large');
    button?.focus();
    await press('Enter');
    await eventually('it is open', () => isOpen(gallery));
    expect(shown(gallery)).to.equal(address('leeward'));
  });

  it('reserves no space for that button', async () => {
    const without = await place(`<site-gallery>${repeat(3, slide)}</site-gallery>`);
    const { height } = without.getBoundingClientRect();
    const gallery = await place(`<site-gallery lightbox>${repeat(3, slide)}</site-gallery>`);
    expect(gallery.getBoundingClientRect().height).to.equal(height);
  });
});

describe('a slide that is removed while the lightbox shows it', () => {
  it('fades unchanged, and is not enlarged when it is inserted again', async () => {
    const gallery = await place(`<site-gallery lightbox>${repeat(3, slide)}</site-gallery>`);
    const second = find(gallery, ':scope > :nth-child(2)');
    await click(find(second, 'img'));
    await eventually('it is open', () => isOpen(gallery));
    second.remove();
    await eventually('it leaves', () => dialog(gallery)?.matches('.hiding') ?? true);
    if (dialog(gallery)) expect(shown(gallery)).to.equal(address('undertow'));
    await eventually('it is closed', () => !dialog(gallery));
    gallery.append(second);
    await eventually('the slide is placed again', () => second.getBoundingClientRect().width > 0);
    await never('the slide is enlarged', () => dialog(gallery));
  });
});

describe('a gallery whose lightbox fails to load', () => {
  afterEach(closePages);

  it('has links that navigate to their URLs', async () => {
    const page = await openPage({
      head: `${styled}<script type="module" src="/without/lightbox.js/dist/test/site-gallery.js"></script>`,
      body: `<site-gallery lightbox>${linked(0)}</site-gallery>`,
      width: 800,
      height: 600,
    });
    await page.view.customElements.whenDefined('site-gallery');
    const gallery = find<SiteGallery>(page.document, 'site-gallery');
    const prevented: boolean[] = [];
    page.document.addEventListener('click', (event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    });
    find(gallery, 'img').click();
    await eventually('the error is reported', () => page.troubles.includes('site-error gallery-lightbox-missing'));
    find(gallery, 'img').click();
    expect(prevented).to.deep.equal([true, false]);
  });
});

describe('the lightbox of a gallery that moves', () => {
  const markup = (attributes = ''): string =>
    `<site-gallery design="slideshow" lightbox speed="0" ${attributes}>${repeat(3, slide)}</site-gallery>`;

  it('opens at the current slide instead of moving, and the gallery follows it', async () => {
    const gallery = await place(markup('current-index="1"'), 600);
    await click(find(gallery, ':scope > :nth-child(2) img'));
    await eventually('it is open', () => isOpen(gallery));
    expect([shown(gallery), gallery.currentIndex]).to.deep.equal([address('undertow'), 1]);
    await press('ArrowRight');
    await eventually('the next one is shown', () => shown(gallery) === address('tidepool'));
    await eventually('in the gallery too', () => gallery.currentIndex === 2);
    await press('Escape');
    await eventually('it is closed', () => !dialog(gallery));
    expect(gallery.currentIndex).to.equal(2);
  });

  it('is followed by the gallery even during its movement to the slide before', async () => {
    const gallery = await place(markup('').replace('speed="0"', 'speed="600ms"'), 600);
    await click(find(gallery, ':scope > :first-child img'));
    await eventually('it is open', () => isOpen(gallery));
    await press('ArrowRight');
    await eventually('the next one is shown', () => shown(gallery) === address('undertow'));
    await elapsed(keyThrottle);
    await press('ArrowRight');
    await eventually('the last one is shown', () => shown(gallery) === address('tidepool'));
    await eventually('the gallery follows', () => gallery.currentIndex === 2);
  });

  it('leaves the gallery and its URL at the slide that was shown last', async () => {
    const { href } = location;
    const slides = names.map((name) => `<figure data-slide-id="${name}">${image(name)}</figure>`).join('');
    const gallery = await place(
      `<site-gallery design="slideshow" lightbox speed="0" history-hash>${slides}</site-gallery>`,
      600,
    );
    await click(find(gallery, ':scope > :first-child img'));
    await eventually('it is open', () => isOpen(gallery) && history.state?.siteLightbox);
    await press('ArrowRight');
    await eventually('the gallery follows', () => gallery.currentIndex === 1);
    await press('Escape');
    await eventually('it is closed', () => !dialog(gallery));
    await eventually('the URL names the slide', () => location.hash === '#itemId=undertow');
    expect([gallery.currentIndex, history.state?.siteLightbox]).to.deep.equal([1, undefined]);
    history.replaceState(null, '', href);
  });

  it('moves one slide per key press, although both listen for keys', async () => {
    const gallery = await place(markup(), 600);
    gallery.shadowRoot?.querySelector<HTMLElement>('[part="open"]')?.focus();
    await press('Enter');
    await eventually('it is open', () => isOpen(gallery));
    await press('ArrowRight');
    await eventually('the next one is shown', () => shown(gallery) === address('undertow'));
    await eventually('the gallery follows', () => gallery.currentIndex === 1);
    await never('it moves further', () => gallery.currentIndex !== 1);
  });

  it('is followed by the gallery, also while that is still changing slides', async () => {
    const gallery = await place(markup('current-index="0"').replace('speed="0"', 'speed="60s"'), 600);
    await click(find(gallery, ':scope > :nth-child(1) img'));
    await eventually('it is open', () => isOpen(gallery));
    for (const [name, index] of [
      ['undertow', 1],
      ['tidepool', 2],
    ] as const) {
      await press('ArrowRight');
      await eventually('the next one is shown', () => shown(gallery) === address(name));
      await eventually('in the gallery too', () => gallery.currentIndex === index);
      await elapsed(keyThrottle);
    }
    expect(gallery.matches(':state(moving)')).to.equal(false);
  });
});

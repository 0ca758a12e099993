import { expect } from '@open-wc/testing';
import { click, press } from '../../support/engine.ts';
import { eventually, once } from '../../support/eventually.ts';
import { pictures as bitmaps } from './bitmaps.ts';
import {
  address,
  clear,
  control,
  dialog,
  hasPart,
  image,
  inPage,
  isOver,
  link,
  names,
  open,
  picture,
  place,
  type SiteLightbox,
  shownImage,
  shows,
  still,
  threeLinks,
} from './lightbox.ts';

afterEach(clear);

const sources = (lightbox: SiteLightbox): string[] => [
  ...new Set([...dialog(lightbox).querySelectorAll<HTMLImageElement>('.image')].map(({ src }) => src)),
];

describe('images', () => {
  it('are as large as the window allows, whole, and in the middle', async () => {
    const lightbox = await open(await place(threeLinks('speed="0" padding="100"')));
    const { left, right, top, bottom, width, height } = picture(lightbox).getBoundingClientRect();
    expect(width / height).to.be.closeTo(1200 / 800, 0.01);
    expect(left).to.be.closeTo(innerWidth - right, 1);
    expect(top).to.be.closeTo(innerHeight - bottom, 1);
    expect(left, 'less space than requested in a small window').to.be.within(60, 100);
  });

  it('need no size in the markup', async () => {
    const bare = `<img src="${bitmaps(60, 120)}" alt="A tall one">`;
    const lightbox = await open(await place(`<site-lightbox>${bare}</site-lightbox>`));
    await eventually(
      'the image has its own ratio',
      () => picture(lightbox).offsetHeight === 2 * picture(lightbox).offsetWidth,
    );
  });

  it('are never larger than their file, except SVG images', async () => {
    const small = `<img src="${bitmaps(60, 40)}" alt="A small one" width="300" height="200">`;
    const lightbox = await open(await place(`<site-lightbox>${small}${image('leeward')}</site-lightbox>`));
    await eventually('the image has its own size', () => picture(lightbox).offsetWidth === 60);
    lightbox.next();
    await eventually('a drawing is shown', () => shows(lightbox, 'leeward'));
    await eventually('as large as fits', () => picture(lightbox).offsetWidth > 400);
  });

  it('in several sizes are loaded as large as the window needs, and larger when they are enlarged', async () => {
    const own = `<img src="${bitmaps(60, 40)}" srcset="${bitmaps(60, 40)} 60w, ${bitmaps(3000, 2000)} 3000w" sizes="60px"
      alt="In two sizes" width="60" height="40">`;
    const lightbox = await open(await place(`<site-lightbox>${own}</site-lightbox>`));
    await eventually('the large image is loaded', () => shownImage(lightbox).currentSrc === bitmaps(3000, 2000));
    await eventually('as large as fits', () => picture(lightbox).offsetWidth > 400);
    expect(shownImage(lightbox).sizes).to.equal('100vw');
    await press('+');
    await eventually('it requests a larger image', () => shownImage(lightbox).sizes === '300vw');
  });

  it('whose larger size fails to load keep the smaller one when they are enlarged', async () => {
    // Larger than the window of each engine, and smaller than three times that.
    const small = bitmaps(1500, 1000);
    const own = `<img src="${small}" srcset="${small} 1500w, /never/there.png 9000w" sizes="60px" alt="Once" width="60"
      height="40">`;
    const lightbox = await open(await place(`<site-lightbox>${own}</site-lightbox>`));
    const image = shownImage(lightbox);
    await eventually('the image is loaded', () => image.currentSrc === small);
    const failed = once(image, 'error');
    await press('+');
    await failed;
    await eventually('the image is loaded again', () => image.currentSrc === small && image.naturalWidth > 0);
    expect([hasPart(lightbox, 'error'), image.isConnected]).to.deep.equal([false, true]);
    await press('-');
    await eventually('it fits again', () => control(lightbox, 'zoom').getAttribute('aria-pressed') === 'false');
  });

  it('have the size of data-src, whatever sizes the thumbnail has', async () => {
    const own = `<img src="${bitmaps(60, 40)}" srcset="${bitmaps(60, 40)} 60w, ${bitmaps(90, 60)} 90w" sizes="60px"
      data-src="${bitmaps(1200, 800)}" alt="In two sizes" width="60" height="40">`;
    const lightbox = await open(await place(`<site-lightbox>${own}</site-lightbox>`));
    await eventually('the large image is loaded', () => shownImage(lightbox).currentSrc === bitmaps(1200, 800));
  });

  it('are replaced by their thumbnail until they are loaded', async () => {
    const slow = `<a href="/never/there.png"><img src="${address('leeward')}" alt="Slow" width="120" height="80"></a>`;
    const lightbox = await place(`<site-lightbox>${slow}</site-lightbox>`);
    const shown = once(lightbox, 'site-shown');
    lightbox.show();
    await shown;
    const preview = picture(lightbox).querySelector<HTMLImageElement>('.preview');
    expect(preview?.src).to.equal(address('leeward'));
  });

  it('that fail to load show an error', async () => {
    const lost = `<a href="/never/there.png"><img src="${address('leeward')}" alt="Lost" width="120" height="80"></a>`;
    const lightbox = await place(`<site-lightbox speed="0">${lost}${link('tidepool')}</site-lightbox>`);
    lightbox.show();
    await eventually('the error is shown', () => hasPart(lightbox, 'error'));
    expect(control(lightbox, 'error').textContent).to.equal('This picture could not be loaded.');
    lightbox.next();
    await eventually('the next image is loaded', () => shows(lightbox, 'tidepool'));
  });

  it('next to the current one are loaded, and no others', async () => {
    const slides = ['leeward', 'undertow', 'tidepool', 'survey', 'tremor'].map((name) => link(name)).join('');
    const lightbox = await open(await place(`<site-lightbox speed="0">${slides}</site-lightbox>`), 0);
    expect(sources(lightbox)).to.have.members(['leeward', 'undertow', 'tremor'].map(address));
    lightbox.next();
    await eventually('the next but one is loaded too', () => sources(lightbox).includes(address('tidepool')));
    expect(sources(lightbox)).to.not.include(address('survey'));
  });

  it('of 5,000 slides need as many nodes as of three', async () => {
    const lightbox = await place(`<site-lightbox speed="0" class="many"></site-lightbox>`);
    const slides = Array.from({ length: 5000 }, () => {
      const one = document.createElement('a');
      one.href = address('leeward');
      one.innerHTML = '<img alt="" loading="lazy">';
      return one;
    });
    lightbox.hidden = true;
    lightbox.append(...slides);
    lightbox.hidden = false;
    await open(lightbox, 2500);
    expect(dialog(lightbox).querySelectorAll('.slide')).to.have.length(3);
    await press('ArrowRight');
    await eventually('the next one is shown', () => lightbox.currentIndex === 2501);
    expect(dialog(lightbox).querySelectorAll('.slide')).to.have.length(3);
  });
});

describe('the animation from the page and back', () => {
  const cropped = (position: string): string =>
    `<a href="${address('leeward')}"><img src="${address('leeward')}" alt="Cropped"
      style="display: block; width: 100px; height: 100px; object-fit: cover; object-position: ${position}"></a>`;

  /** Returns the position and crop of the image in the first frame of the animation. */
  function firstFrame(lightbox: SiteLightbox, at: 0 | 1): { readonly left: number; readonly width: number } {
    const box = picture(lightbox);
    const motion = box.getAnimations()[0];
    const frame = (motion?.effect as KeyframeEffect | undefined)?.getKeyframes()[at];
    // Engines omit repeated values of the shorthand: top, right, bottom and left.
    const [, right = 0, , left = right] =
      String(frame?.clipPath)
        .match(/[\d.]+(?=%)/g)
        ?.map(Number) ?? [];
    const [scale = 1] =
      String(frame?.transform)
        .match(/(?<=scale\()[\d.]+/)
        ?.map(Number) ?? [];
    const [x = 0] =
      String(frame?.transform)
        .match(/(?<=translate\()-?[\d.]+/)
        ?.map(Number) ?? [];
    const width = box.offsetWidth * scale;
    return {
      left: innerWidth / 2 + x - width / 2 + (width * left) / 100,
      width: width * (1 - (left + right) / 100),
    };
  }

  for (const position of ['0% 50%', '50% 50%', '100% 0%']) {
    it(`begins and ends at the thumbnail, cropped as that is (${position})`, async () => {
      const lightbox = await place(`<site-lightbox>${cropped(position)}</site-lightbox>`);
      const thumbnail = inPage('img').getBoundingClientRect();
      const shown = once(lightbox, 'site-shown');
      await click(inPage('img'));
      await shown;
      const out = firstFrame(lightbox, 0);
      expect(out.left).to.be.closeTo(thumbnail.left, 1.5);
      expect(out.width).to.be.closeTo(100, 1.5);
      await still(lightbox);
      lightbox.hide();
      await eventually('it returns to the thumbnail', () => picture(lightbox).getAnimations().length > 0);
      const back = firstFrame(lightbox, 1);
      expect(back.left).to.be.closeTo(thumbnail.left, 1.5);
      expect(back.width).to.be.closeTo(100, 1.5);
      await eventually('the animation has ended', () => isOver(lightbox));
    });
  }

  it('of a thumbnail that is not visible is a fade', async () => {
    const lightbox = await place(`${threeLinks()}<div style="height: 300vh"></div>`);
    scrollTo(0, 2000);
    const shown = once(lightbox, 'site-shown');
    lightbox.show();
    await shown;
    const [first] = (picture(lightbox).getAnimations()[0]?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
    expect([first?.opacity, first?.transform]).to.deep.equal(['0', undefined]);
    scrollTo(0, 0);
  });
});

describe('a change of slides', () => {
  it('fades one out over the other, in 0.6 s', async () => {
    const lightbox = await open(await place(threeLinks('')));
    lightbox.next();
    const fades = (): CSSNumberish[] =>
      dialog(lightbox)
        .getAnimations({ subtree: true })
        .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.slide'))
        .map(({ effect }) => effect?.getTiming().duration as number);
    await eventually('two slides fade', () => fades().length === 2);
    expect(fades()).to.deep.equal([600, 600]);
    const slid = once(lightbox, 'site-slid');
    await slid;
    expect(fades()).to.deep.equal([]);
    expect(names.length).to.equal(3);
  });

  it('may begin before the last one has ended', async () => {
    const lightbox = await open(await place(threeLinks('')));
    lightbox.next();
    await eventually('it fades', () => dialog(lightbox).getAnimations({ subtree: true }).length > 0);
    lightbox.next();
    const slid = await once(lightbox, 'site-slid');
    expect((slid as CustomEvent).detail).to.deep.equal({ from: 1, to: 2 });
    expect(shownImage(lightbox).src).to.equal(address('tidepool'));
  });
});

/** Tests dragging of slides: what happens on release, and what pauses during a drag. */
import { expect } from '@open-wc/testing';
import { drag, emulateMedia, moveTo, touch } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { clear, define, image, rect, repeat, type SiteGallery } from './gallery.ts';
import { hasBeenSeen, moving, part, settled, slid } from './moving.ts';

await define();

const { href } = location;

afterEach(async () => {
  await clear();
  await emulateMedia({});
  history.replaceState(history.state, '', href);
});

const slides = repeat(4, () => image());

/** Returns the distance of the first slide from its position. */
const drawn = (gallery: SiteGallery): number =>
  rect(gallery.children[0] as Element).left - rect(part(gallery, 'slides')).left;

/** Slow enough not to count as a flick, however fast the test is: a tenth of a second between two points. */
const places = [0, -60, -120, -120, -120];

/** Drags the first slide a little, releases it, and returns its position at that moment. */
function letGo(gallery: SiteGallery): number {
  const slide = gallery.children[0] as Element;
  const { left, top } = rect(slide);
  const send = (type: string, place: number): void => {
    const [clientX, clientY] = [left + 300 + (places[place] ?? 0), top + 50];
    const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true, bubbles: true, composed: true };
    const event = new PointerEvent(type, { ...finger, clientX, clientY });
    Object.defineProperty(event, 'timeStamp', { value: place * 100 });
    slide.dispatchEvent(event);
  };
  send('pointerdown', 0);
  for (const place of places.keys()) send('pointermove', place);
  send('pointerup', places.length - 1);
  return drawn(gallery);
}

describe('a slide that was not dragged far enough', () => {
  it('moves back to its position', async () => {
    const gallery = await moving('slideshow', 'transition="swipe"', slides);
    expect(letGo(gallery)).to.be.closeTo(-120, 2);
    await eventually('it is in its place', () => drawn(gallery) === 0);
    expect([gallery.currentIndex, gallery.matches(':state(moving)')]).to.deep.equal([0, false]);
  });

  it('resists at an end, and returns from there', async () => {
    const gallery = await moving('slideshow', 'transition="swipe" loop="false"', slides);
    await drag(gallery.children[0] as Element, { x: 100, y: 0 }, { x: 300, y: 0 }, { x: 270, y: 0 });
    await eventually('it is in its place', () => drawn(gallery) === 0);
    expect(gallery.currentIndex).to.equal(0);
  });

  it('does not prevent a change during the movement', async () => {
    const gallery = await moving('slideshow', 'transition="swipe"', slides);
    letGo(gallery);
    await slid(gallery, () => gallery.next());
    const box = rect(part(gallery, 'slides'));
    expect(rect(gallery.children[1] as Element).left).to.be.closeTo(box.left, 1);
    expect(part(gallery, 'slides').style.getPropertyValue('--_site-gallery-drawn')).to.equal('');
  });

  it('stops where the next finger touches it', async () => {
    const gallery = await moving('slideshow', 'transition="swipe"', slides);
    letGo(gallery);
    expect(letGo(gallery), 'the drag continues from there').to.be.lessThan(-121);
    await eventually('it is in its place', () => drawn(gallery) === 0);
    expect(gallery.currentIndex).to.equal(0);
  });

  it('is back immediately under reduced motion', async function () {
    skipUnless(this, 'emulation of reduced motion', await emulateMedia({ reducedMotion: true }));
    expect(letGo(await moving('slideshow', 'transition="swipe"', slides))).to.equal(0);
  });

  it('returns immediately if the URL has nomotion=true', async () => {
    history.replaceState(history.state, '', `${location.pathname}${location.search}&nomotion=true`);
    expect(letGo(await moving('slideshow', 'transition="swipe"', slides))).to.equal(0);
  });
});

describe('a finger on the slides', () => {
  const path = [-20, -40, -60, -80, -60, -40, -20].map((x) => ({ x, y: 0 }));

  for (const design of ['slideshow', 'carousel'] as const) {
    it(`pauses the autoplay of a ${design} until it is lifted`, async function () {
      await moveTo(790, 590);
      const gallery = await moving(
        design,
        'autoplay autoplay-timeout="80ms" autoplay-pause-on-mouseover="false"',
        slides,
      );
      await hasBeenSeen(gallery);
      await settled(gallery, () => gallery.matches(':state(playing)'));
      const plays: boolean[] = [];
      gallery.addEventListener('touchmove', () => plays.push(gallery.matches(':state(playing)')), { passive: true });
      skipUnless(this, 'touch', await touch(part(gallery, 'slides'), path));
      expect(plays.at(-1)).to.equal(false);
      await settled(gallery, () => gallery.matches(':state(playing)'));
    });
  }
});

/** Tests which keys a gallery takes, and which it leaves to the page. */
import { expect } from '@open-wc/testing';
import { moveTo, press } from '../../support/engine.ts';
import { eventually, frames } from '../../support/eventually.ts';
import { clear, define, find, place } from './gallery.ts';
import { hasBeenSeen, moving, part, prints, quick, slid } from './moving.ts';

await define();

afterEach(clear);

const slider = `<site-gallery design="slider" ${quick}>${prints(4)}</site-gallery>`;

describe('arrow keys', () => {
  it('change the slides of the only gallery of a page, wherever the focus is', async () => {
    const gallery = await place(slider, 600);
    await hasBeenSeen(gallery);
    await slid(gallery, () => press('ArrowRight'));
    expect(gallery.currentIndex).to.equal(1);
  });

  it('change the slides of one of two galleries only with the focus in it', async () => {
    const first = await place(slider + slider, 800);
    const second = first.nextElementSibling as typeof first;
    await hasBeenSeen(first);
    await hasBeenSeen(second);
    await press('ArrowRight');
    await frames(2);
    expect([first.currentIndex, second.currentIndex]).to.deep.equal([0, 0]);
    part(second, 'next').focus();
    await slid(second, () => press('ArrowRight'));
    expect([first.currentIndex, second.currentIndex]).to.deep.equal([0, 1]);
  });

  it('that scroll the page are left to it, unless the focus is in the gallery', async () => {
    const gallery = await moving('slideshow', 'keys="ArrowUp ArrowDown"');
    const tall = document.createElement('div');
    tall.dataset.test = '';
    tall.style.blockSize = '3000px';
    document.body.append(tall);
    await hasBeenSeen(gallery);
    const before = scrollY;
    await press('ArrowDown');
    await eventually('the page scrolls', () => scrollY > before);
    expect(gallery.currentIndex).to.equal(0);
    scrollTo(0, 0);
    part(gallery, 'next').focus();
    await slid(gallery, () => press('ArrowDown'));
    expect(gallery.currentIndex).to.equal(1);
  });

  it('that scroll a box with the focus are left to it', async () => {
    const box = await place(
      `<div tabindex="0" style="overflow: auto; inline-size: 200px"><p style="inline-size: 900px">A wide table</p></div>${slider}`,
      800,
    );
    await hasBeenSeen(box);
    const wide = find(document, '[tabindex]');
    wide.focus();
    await press('ArrowRight');
    await eventually('the box scrolls', () => wide.scrollLeft > 0);
    expect(box.currentIndex).to.equal(0);
  });
});

describe('the pause control', () => {
  it('is the first stop of the Tab key in the gallery', async () => {
    await moveTo(790, 590);
    const gallery = await moving('slideshow', 'autoplay', '<a href="#a">A</a><a href="#b">B</a>');
    await hasBeenSeen(gallery);
    await eventually('the control', () => gallery.shadowRoot?.querySelector('[part~="pause"]'));
    const before = document.createElement('button');
    before.dataset.test = '';
    gallery.parentElement?.before(before);
    before.focus();
    await press('Tab');
    expect(gallery.shadowRoot?.activeElement?.getAttribute('part')).to.equal('control pause');
  });
});

/** Size and place of a popup. */
import { expect } from '@open-wc/testing';
import { emulateMedia, setScreen } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages, openPage, scripted, styled } from '../../support/own-page.ts';
import { skipUnless } from '../../support/skip.ts';
import { appears, forget, letter, open, type PopupPage, part, popupTag, still } from './popup.ts';

beforeEach(forget);
afterEach(() => {
  closePages();
  forget();
});

const boxOf = ({ popup }: PopupPage): DOMRect => part(popup, 'popup').getBoundingClientRect();
const image = `<img slot="media" alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='400' height='300'/>">`;
const long = `${letter}<p>${'Each month one print. '.repeat(200)}</p>`;

const openStill = async (...args: Parameters<typeof open>): Promise<PopupPage> => {
  const page = await open(...args);
  await appears(page);
  await still(page);
  return page;
};

describe('the box of a popup', () => {
  it('is in the middle of the window and at most 480 px wide', async () => {
    const page = await openStill(popupTag());
    const { left, right, width } = boxOf(page);
    expect(width).to.equal(480);
    expect(left).to.be.closeTo(page.document.documentElement.clientWidth - right, 1);
  });

  for (const direction of ['ltr', 'rtl'])
    it(`is in the corner if it is not modal: ${direction}`, async () => {
      const page = await openStill(`<div dir="${direction}">${popupTag('modal="false"')}</div>`);
      const { left, right, bottom } = boxOf(page);
      expect(page.view.innerHeight - bottom).to.be.closeTo(22, 1);
      if (direction === 'rtl') expect(left).to.be.closeTo(22, 1);
      else expect(page.document.documentElement.clientWidth - right).to.be.closeTo(22, 1);
    });

  it('has a close button of 44 px in its corner, in view while the content scrolls', async () => {
    const page = await openStill(popupTag('', long));
    const dialog = part(page.popup, 'popup');
    dialog.scrollTop = dialog.scrollHeight;
    const [box, close] = [boxOf(page), part(page.popup, 'close').getBoundingClientRect()];
    expect([close.width, close.height]).to.deep.equal([44, 44]);
    expect(close.top).to.be.closeTo(box.top, 1);
    expect(box.right - close.right).to.be.within(0, 20);
  });

  it('fits into a low window', async () => {
    const page = await openStill(popupTag('', long), { height: 300 });
    const { top, bottom } = boxOf(page);
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.at.most(300);
  });

  it('has the image above or beside the content', async () => {
    const stacked = await openStill(popupTag('', image + letter));
    const rectOf = (page: PopupPage, selector: string): DOMRect | undefined =>
      page.popup.querySelector(selector)?.getBoundingClientRect();
    expect(rectOf(stacked, 'h2')?.top).to.be.at.least(rectOf(stacked, 'img')?.bottom ?? Number.NaN);
    const side = await openStill(popupTag('popup-style="side" id="side"', image + letter));
    expect(rectOf(side, 'h2')?.left).to.be.at.least(rectOf(side, 'img')?.right ?? Number.NaN);
  });

  it('is a panel at the bottom on phones, which leaves the page visible', async function () {
    const size = { width: 390, height: 800 };
    skipUnless(this, 'emulated screens', await setScreen(size));
    try {
      const page = await openStill(popupTag('enable-mobile popup-style="side"', image + long));
      page.frame.style.inlineSize = '390px';
      await eventually('the panel has the width of the window', () => boxOf(page).width === page.view.innerWidth);
      const { top, bottom } = boxOf(page);
      expect(bottom).to.be.closeTo(page.view.innerHeight, 1);
      expect(top).to.be.at.least(page.view.innerHeight / 3);
      expect(page.document.documentElement.scrollWidth).to.be.at.most(page.view.innerWidth);
    } finally {
      await setScreen({ width: 800, height: 600 });
    }
  });

  it('does not move under reduced motion', async function () {
    skipUnless(this, 'emulated media', await emulateMedia({ reducedMotion: true }));
    const page = await open(popupTag());
    await appears(page);
    expect(page.popup.shadowRoot?.getAnimations()).to.have.length(0);
    await emulateMedia({});
  });
});

describe('a page with a popup', () => {
  it('shows none of it before and without its script', async () => {
    const { document: page } = await openPage({ head: styled, body: popupTag('open') });
    await eventually('the stylesheet', () => page.styleSheets.length > 0);
    expect(page.querySelector('h2')?.checkVisibility()).to.equal(false);
  });

  it('has the same layout as without it', async () => {
    const body = '<div style="display: flex; flex-direction: column; gap: 40px"><p>A</p>POPUP<p>B</p></div>';
    const topOf = async (markup: string): Promise<number | undefined> => {
      const own = await openPage({ head: styled + scripted(['site-popup']), body: body.replace('POPUP', markup) });
      await own.view.customElements.whenDefined('site-popup');
      return own.document.querySelectorAll('p')[markup ? 2 : 1]?.getBoundingClientRect().top;
    };
    expect(await topOf(popupTag('show-on-timer="false"', '<p>x</p>'))).to.equal(await topOf(''));
  });
});

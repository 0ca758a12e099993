/** Tests the banner with the keyboard, with assistive technology and on small screens. */
import { expect } from '@open-wc/testing';
import { click, expectAccessible, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { closePages } from '../../support/own-page.ts';
import { type BannerPage, forget, open } from './banner.ts';

const strict = '<site-cookie-banner preset="strict"></site-cookie-banner>';

beforeEach(forget);
afterEach(() => {
  forget();
  closePages();
});

const focused = ({ document: page, banner }: BannerPage): string | null | undefined =>
  page.activeElement === banner
    ? banner.shadowRoot?.activeElement?.getAttribute('part')
    : page.activeElement?.id || page.activeElement?.localName;

describe('assistive technology', () => {
  /** On the test page itself, whose accessibility tree the engines expose. */
  const place = async (settings: string): Promise<(part: string) => Element> => {
    await import('/dist/test/site-cookie-banner.js');
    const box = document.createElement('div');
    box.innerHTML = `<site-cookie-banner ${settings}></site-cookie-banner>`;
    document.body.append(box);
    const find = (part: string) => box.firstElementChild?.shadowRoot?.querySelector(`[part="${part}"]`);
    await eventually('the banner', () => find('banner'));
    return (part) => {
      const found = find(part);
      if (!found) throw new Error(`the banner shows no ${part}`);
      return found;
    };
  };

  afterEach(() => document.querySelector('site-cookie-banner')?.parentElement?.remove());

  it('gets a region with a name, not a dialog, and buttons with names', async () => {
    const get = await place('preset="strict"');
    await expectAccessible(get('banner'), { role: 'region', name: 'Cookies' });
    await expectAccessible(get('decline'), { role: 'button', name: 'Decline' });
    expect(get('banner').hasAttribute('aria-modal')).to.equal(false);
  });

  it('gets a name for the close button', async () => {
    const get = await place('');
    await expectAccessible(get('accept'), { role: 'button', name: 'Accept' });
  });

  for (const settings of ['', 'preset="strict"', 'preset="strict" variant="popup" theme="light"'])
    it(`has no axe violations: ${settings}`, async () => {
      const get = await place(settings);
      await Promise.all(
        get('banner')
          .getAnimations()
          .map(({ finished }) => finished),
      );
      await expect(get('banner')).to.be.accessible();
    });
});

describe('keys', () => {
  it('reach the banner first, then the page, and are not trapped', async () => {
    const page = await open(strict, { body: '<a id="link" href="#x">A link</a>' });
    page.view.focus();
    expect(focused(page), 'the banner does not take the focus').to.equal('body');
    const visited: unknown[] = [];
    page.document.body.tabIndex = -1;
    page.document.body.focus();
    for (let step = 0; step < 4; step += 1) {
      await press('Tab');
      visited.push(focused(page));
    }
    // WebKit skips links, as on a Mac.
    expect(visited.slice(0, 3)).to.deep.equal(['preferences', 'decline', 'accept']);
    expect(visited[3]).to.not.equal('preferences');
  });

  it('answer: Enter, and Space', async () => {
    const page = await open(strict);
    page.view.focus();
    page.get('decline').focus();
    await press('Enter');
    await eventually('it is gone', () => !page.find('banner'));
    expect(page.consent.choices().media).to.equal(false);
  });
});

describe('a popup', () => {
  it('does not block the page behind it, which can be clicked and reached by keys, and Escape is not an answer', async () => {
    const page = await open('<site-cookie-banner preset="strict" variant="popup"></site-cookie-banner>', {
      body: '<button id="buy">Buy</button>',
    });
    expect(page.get('banner').matches(':modal')).to.equal(false);
    const buy = page.document.getElementById('buy');
    if (!buy) throw new Error('the page has no button');
    let clicks = 0;
    buy.addEventListener('click', () => {
      clicks += 1;
    });
    await click(buy);
    page.get('accept').focus();
    await press('Tab');
    expect(focused(page)).to.equal('buy');
    await press('Enter');
    expect(clicks).to.equal(2);
    await press('Escape');
    expect(page.find('banner')).to.not.equal(null);
    expect(page.consent.choices()).to.deep.equal({});
  });
});

describe('the focused element', () => {
  const tall = '<p style="block-size: 2000px; margin: 0"></p>';
  const isCovered = (page: BannerPage, id: string): boolean => {
    const node = page.document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
    const banner = page.get('banner').getBoundingClientRect();
    return node.top < banner.bottom && node.bottom > banner.top && node.left < banner.right && node.right > banner.left;
  };

  const places = [
    ['bar', 'top'],
    ['bar', 'bottom'],
    ['popup', 'top-left'],
    ['popup', 'bottom-left'],
  ] as const;
  for (const [variant, position] of places)
    it(`is scrolled out from behind a ${variant} at the ${position}`, async () => {
      const markup = `<site-cookie-banner preset="strict" variant="${variant}" position="${position}"></site-cookie-banner>`;
      const page = await open(markup, { body: `${tall}<button id="here">Here</button>${tall}` });
      const button = page.document.getElementById('here');
      button?.scrollIntoView({ block: position.startsWith('top') ? 'start' : 'end', behavior: 'instant' });
      expect(isCovered(page, 'here'), 'planted').to.equal(true);
      button?.focus({ preventScroll: true });
      await eventually('it is not covered', () => !isCovered(page, 'here'));
    });

  it('is visible even at the end of the page: the banner moves to the other edge, and returns', async () => {
    const page = await open(strict, {
      body: `<button id="first">First</button>${tall}<button id="last">Last</button>`,
    });
    page.document.getElementById('last')?.focus();
    await eventually('the banner is at the top', () => page.get('banner').getBoundingClientRect().top < 1);
    expect(isCovered(page, 'last')).to.equal(false);
    page.document.getElementById('first')?.focus();
    await eventually('it is not covered', () => !isCovered(page, 'first'));
  });
});

describe('a small screen', () => {
  for (const given of ['', 'preset="strict"', 'variant="popup" preset="strict"'])
    it(`has at most a third covered by the banner: ${given}`, async () => {
      const page = await open(`<site-cookie-banner ${given}></site-cookie-banner>`, { width: 320, height: 640 });
      const { height, left, right } = page.get('banner').getBoundingClientRect();
      expect(height).to.be.at.most(640 / 3);
      expect(left >= 0 && right <= 320).to.equal(true);
      const accept = page.get('accept').getBoundingClientRect();
      const banner = page.get('banner').getBoundingClientRect();
      expect(accept.top >= banner.top && accept.bottom <= banner.bottom, 'the answer is in view').to.equal(true);
    });
});

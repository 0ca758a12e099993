import { expect } from '@open-wc/testing';
import { click, press } from '../../support/engine.ts';
import { eventually, frames, never, once } from '../../support/eventually.ts';
import {
  address,
  clear,
  control,
  events,
  figure,
  hasPart,
  image,
  inPage,
  isModal,
  isOver,
  link,
  names,
  open,
  place,
  shownImage,
  shows,
  threeLinks,
} from './lightbox.ts';

afterEach(clear);

const wall = `<div id="wall">${names.map((name) => figure(name)).join('')}</div>`;

describe('a lightbox with its own slides', () => {
  it('does not move them, and opens the one that is clicked', async () => {
    const lightbox = await place(threeLinks());
    expect(inPage('a').checkVisibility()).to.equal(true);
    const shown = once(lightbox, 'site-shown');
    await click(inPage(`a[href$="undertow.svg"] img`));
    await shown;
    expect(isModal(lightbox)).to.equal(true);
    expect([lightbox.open, lightbox.currentIndex]).to.deep.equal([true, 1]);
    expect(shownImage(lightbox).src).to.equal(address('undertow'));
  });

  it('opens even if it is hidden: only its slides are', async () => {
    const lightbox = await open(await place(threeLinks('hidden speed="0"')));
    expect(inPage('a').checkVisibility()).to.equal(false);
    expect([isModal(lightbox), shownImage(lightbox).checkVisibility()]).to.deep.equal([true, true]);
  });

  it('opens a link by key', async () => {
    const lightbox = await place(threeLinks());
    inPage(`a[href$="tidepool.svg"]`).focus();
    const shown = once(lightbox, 'site-shown');
    await press('Enter');
    await shown;
    expect(lightbox.currentIndex).to.equal(2);
  });

  it('has a button for the keyboard only, if its images are not links', async () => {
    const linked = await place(threeLinks());
    expect(hasPart(linked, 'open')).to.equal(false);
    await clear();
    const lightbox = await place(`<site-lightbox>${image('leeward')}${image('tidepool')}</site-lightbox>`);
    const button = control(lightbox, 'open');
    expect(button.textContent).to.equal('Show the pictures large');
    expect(button.getBoundingClientRect().width).to.be.at.most(1);
    button.focus();
    const shown = once(lightbox, 'site-shown');
    await press('Enter');
    await shown;
    expect(isModal(lightbox)).to.equal(true);
  });
});

describe('a lightbox that refers to other elements', () => {
  it('shows the slides of these elements, and takes no space', async () => {
    const lightbox = await place(`${wall}<site-lightbox for="wall" speed="0"></site-lightbox><p>after</p>`);
    expect(lightbox.getBoundingClientRect().height).to.equal(0);
    const shown = once(lightbox, 'site-shown');
    await click(inPage('figure:nth-child(2) img'));
    await shown;
    expect([lightbox.currentIndex, shownImage(lightbox).src]).to.deep.equal([1, address('undertow')]);
  });

  it('shows several elements, and single images, in the order of the references', async () => {
    const lightbox = await place(
      `${wall}${image('survey', 'id="single"')}<site-lightbox for="single wall"></site-lightbox>`,
    );
    await open(lightbox);
    expect(shownImage(lightbox).src).to.equal(address('survey'));
    expect(control(lightbox, 'counter').textContent).to.equal('1 / 4');
  });

  it('shows slides that were added after it', async () => {
    const lightbox = await place(`<div id="wall"></div><site-lightbox for="wall"></site-lightbox>`);
    lightbox.show();
    await never('the lightbox opens', () => !isOver(lightbox));
    expect([lightbox.open, isOver(lightbox)], 'nothing to show').to.deep.equal([true, true]);
    lightbox.hide();
    inPage('#wall').innerHTML = figure('survey');
    await open(lightbox);
    expect(shownImage(lightbox).src).to.equal(address('survey'));
  });

  it('works inside a shadow tree, and the page behind is still inert', async () => {
    await place('<div id="host"></div><button>outside</button><site-lightbox></site-lightbox>');
    const root = inPage('#host').attachShadow({ mode: 'open' });
    root.innerHTML = `${wall}<site-lightbox for="wall" speed="0"></site-lightbox>`;
    const lightbox = root.querySelector('site-lightbox');
    if (!lightbox) throw new Error('the shadow tree has no lightbox');
    const shown = once(lightbox, 'site-shown');
    const picture = root.querySelector('img');
    if (picture) await click(picture);
    await shown;
    for (let presses = 0; presses < 8; presses += 1) {
      await press('Tab');
      expect(document.activeElement, 'never the button outside').to.not.equal(inPage('button'));
    }
    const hidden = once(lightbox, 'site-hidden');
    await press('Escape');
    await hidden;
  });
});

describe('a click that means something else', () => {
  const isOpened = async (markup: string, selector: string): Promise<boolean> => {
    const lightbox = await place(markup);
    const stay = (event: Event): void => event.preventDefault();
    document.addEventListener('click', stay);
    inPage(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
    document.removeEventListener('click', stay);
    await frames(3);
    return lightbox.open;
  };

  it('on a link elsewhere, a caption, a control or a player opens nothing', async () => {
    const slide = (inner: string): string => `<site-lightbox><figure>${inner}</figure></site-lightbox>`;
    expect(await isOpened(slide(`<a href="/about">${image('leeward')}</a>`), 'img')).to.equal(false);
    expect(await isOpened(slide(image('leeward', 'data-click-through-url="/about"')), 'img')).to.equal(false);
    await clear();
    expect(await isOpened(slide(`${link('leeward')}<figcaption>Leeward</figcaption>`), 'figcaption')).to.equal(false);
    await clear();
    expect(await isOpened(slide(`${image('leeward')}<button><i>Buy</i></button>`), 'i')).to.equal(false);
    await clear();
    expect(await isOpened(slide('<video controls></video>'), 'video')).to.equal(false);
  });

  it('on an image whose caption has a link still opens the image', async () => {
    const caption = '<figcaption><a href="/about">About it</a></figcaption>';
    const markup = `<site-lightbox><figure>${image('leeward')}${caption}</figure></site-lightbox>`;
    expect(await isOpened(markup, 'img')).to.equal(true);
  });

  it('for a new tab, or one already handled, is ignored', async () => {
    const lightbox = await place(threeLinks());
    const seen: boolean[] = [];
    const stay = (event: Event): void => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.body.addEventListener('click', stay);
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      const init = { bubbles: true, cancelable: true, [modifier]: true };
      inPage('a').dispatchEvent(new MouseEvent('click', init));
    }
    inPage('a').click();
    document.body.removeEventListener('click', stay);
    await never('it opens', () => lightbox.open);
    expect([lightbox.open, seen]).to.deep.equal([false, [false, false, false, false, false]]);
  });
});

describe('opening from markup and script', () => {
  it('works with commands', async () => {
    const lightbox = await place(
      `<button commandfor="box" command="--show">Open</button>${threeLinks('id="box" speed="0"')}`,
    );
    const shown = once(lightbox, 'site-shown');
    await click(inPage('button'));
    await shown;
    for (const [command, index] of [
      ['--next', 1],
      ['--previous', 0],
      ['--previous', 2],
    ] as const) {
      lightbox.dispatchEvent(Object.assign(new Event('command'), { command }));
      await eventually(`slide ${index} is shown`, () => lightbox.currentIndex === index);
    }
    const hidden = once(lightbox, 'site-hidden');
    lightbox.dispatchEvent(Object.assign(new Event('command'), { command: '--hide' }));
    await hidden;
    expect(document.activeElement).to.equal(inPage('button'));
  });

  it('works with the attributes, at first and later', async () => {
    const lightbox = await place(threeLinks('open current-index="2" speed="0"'));
    expect(isModal(lightbox)).to.equal(true);
    await eventually('the third picture is shown', () => shows(lightbox, 'tidepool'));
    lightbox.setAttribute('current-index', '-2');
    await eventually('any number is wrapped', () => shows(lightbox, 'undertow'));
    const hidden = once(lightbox, 'site-hidden');
    lightbox.removeAttribute('open');
    await hidden;
    await eventually('it is destroyed', () => isOver(lightbox));
  });

  it('dispatches every event, in order', async () => {
    const lightbox = await place(threeLinks());
    const seen = events(lightbox);
    await open(lightbox, 1);
    const slid = once(lightbox, 'site-slid');
    lightbox.next();
    expect(((await slid) as CustomEvent).detail).to.deep.equal({ from: 1, to: 2 });
    const hidden = once(lightbox, 'site-hidden');
    lightbox.hide();
    await hidden;
    expect(seen).to.deep.equal(['show', 'shown', 'slide', 'slid', 'hide', 'hidden']);
    expect([lightbox.open, lightbox.currentIndex]).to.deep.equal([false, 2]);
  });

  it('goes to a slide by number while it is open', async () => {
    const lightbox = await open(await place(threeLinks()));
    lightbox.show(2);
    await eventually('the third picture is shown', () => shows(lightbox, 'tidepool'));
  });

  for (const type of ['site-show', 'site-hide', 'site-slide'] as const) {
    it(`a listener that cancels ${type} is obeyed, whatever caused the event`, async () => {
      const lightbox = await place(threeLinks());
      if (type !== 'site-show') await open(lightbox);
      lightbox.addEventListener(type, (event) => event.preventDefault());
      const { open: wasOpen, currentIndex } = lightbox;
      if (type === 'site-show') lightbox.show(1);
      if (type === 'site-hide') await press('Escape');
      if (type === 'site-slide') await press('ArrowRight');
      await never('it obeys', () => lightbox.open !== wasOpen || lightbox.currentIndex !== currentIndex);
      expect(isModal(lightbox)).to.equal(lightbox.open);
    });
  }
});

/** Tests a video with assistive technology, right to left, on a narrow screen and in print. */
import { expect } from '@open-wc/testing';
import { emulateMedia, expectAccessible, screenshot, setViewport } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { skipUnless } from '../../support/skip.ts';
import { openPage, scripted, styled, videoIn } from './page.ts';
import { clear, define, find, otherPlayer, place, player, poster, start, youtube } from './video.ts';

await define();

afterEach(clear);

describe('assistive technology', () => {
  it('gets the name of the video from the title, the embed or the image', async () => {
    const embed = `&lt;iframe title=&quot;The embed&quot; src=&quot;${otherPlayer}&quot;&gt;`;
    for (const [markup, name] of [
      [`<site-video src="${otherPlayer}" video-title="Tide">${poster()}</site-video>`, 'Play: Tide'],
      [`<site-video embed-html="${embed}">${poster()}</site-video>`, 'Play: The embed'],
      [`<site-video src="${otherPlayer}">${poster('Waves')}</site-video>`, 'Play: Waves'],
      [`<site-video src="${otherPlayer}"></site-video>`, 'Play video'],
    ] as const) {
      await expectAccessible(find(place(markup), 'play'), { role: 'button', name });
    }
  });

  it('gets the provider that the click contacts', () => {
    const video = place(`<site-video src="${youtube}"></site-video>`);
    const id = find(video, 'play').getAttribute('aria-describedby') ?? '';
    expect(video.shadowRoot?.getElementById(id)?.textContent).to.contain('YouTube');
  });

  it('gets the name of the player', async () => {
    const titled = await start(place(`<site-video src="${otherPlayer}" video-title="Tide"></site-video>`));
    expect(titled.title).to.equal('Tide');
    const untitled = await start(place(`<site-video src="${otherPlayer}"></site-video>`));
    expect(untitled.title).to.equal('Video player');
  });

  it('has no axe violations: thumbnail, consent prompt, player, error', async () => {
    const plain = place(`<site-video src="${youtube}" video-title="Tide">${poster('')}</site-video>`);
    await expect(plain).to.be.accessible();
    const asking = place(`<site-video src="${youtube}" require-consent></site-video>`);
    find(asking, 'play').click();
    const allow = await eventually('the question', () => asking.shadowRoot?.querySelector('[part="allow"]'));
    await expect(asking).to.be.accessible();
    await expectAccessible(allow, { role: 'button', name: 'Allow and play' });
    const playing = place(`<site-video src="${otherPlayer}"></site-video>`);
    await start(playing);
    await expect(playing).to.be.accessible({ ignoredRules: ['frame-tested'] });
    await expect(place('<site-video embed-html="x"></site-video>')).to.be.accessible();
  });
});

describe('a narrow screen', () => {
  const boxes = [
    [320, ''],
    [300, 'aspect-ratio="21:9"'],
  ] as const;
  for (const [width, settings] of boxes)
    it(`fits the consent prompt, without overflow or small targets: ${width} px ${settings}`, async () => {
      const page = await openPage(`<site-video src="${youtube}" require-consent ${settings}>${poster()}</site-video>`, {
        width,
      });
      const { element, shadow } = videoIn(page.document);
      const { width: before } = shadow.querySelector('[part="mark"]')?.getBoundingClientRect() ?? new DOMRect();
      expect(before).to.be.at.least(44);
      shadow.querySelector<HTMLElement>('[part="play"]')?.click();
      await eventually('the question', () => shadow.querySelector('[part="allow"]'));
      const box = element.getBoundingClientRect();
      expect(page.document.documentElement.scrollWidth).to.be.at.most(width);
      for (const name of ['allow', 'elsewhere']) {
        const { left, right, top, bottom, height } =
          shadow.querySelector(`[part="${name}"]`)?.getBoundingClientRect() ?? new DOMRect();
        expect(height, name).to.be.at.least(44);
        expect(left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom, name).to.equal(true);
      }
    });
});

describe('the dark box', () => {
  it('has readable text: for an image that cannot be loaded, and for a link without an image', async () => {
    const page = await openPage(
      `<site-video src="${otherPlayer}"><img alt="Waves" src="/nothing/waves.jpg"></site-video>
       <site-video embed-html="x"><a href="#film">Watch the film</a></site-video>`,
      { head: `${styled}<style>body { color: #111 } a { color: inherit }</style>${scripted}` },
    );
    await page.view.customElements.whenDefined('site-video');
    const colours = [...page.document.querySelectorAll('img, a')].map((node) => page.view.getComputedStyle(node).color);
    expect(colours).to.deep.equal(['rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
  });
});

describe('right to left', () => {
  it('mirrors the notice, and not the play icon', () => {
    const video = place(`<div dir="rtl"><site-video src="${youtube}">${poster()}</site-video></div>`);
    const notice = find(video, 'notice').getBoundingClientRect();
    expect(Math.round(video.getBoundingClientRect().right - notice.right)).to.equal(6);
  });
});

describe('preferences', () => {
  it('forced colours keep the focus ring and the play icon visible', async function () {
    skipUnless(this, 'emulation of forced colours', await emulateMedia({ forcedColors: true }));
    const video = place(`<site-video src="${otherPlayer}">${poster()}</site-video>`);
    find(video, 'play').focus();
    expect(getComputedStyle(find(video, 'mark')).fill).not.to.equal(getComputedStyle(document.body).backgroundColor);
    await emulateMedia({});
  });

  it('nothing moves automatically', () => {
    const video = place(`<site-video src="${otherPlayer}">${poster()}</site-video>`);
    expect(video.shadowRoot?.getAnimations()).to.deep.equal([]);
  });
});

describe('looks', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(`are written as screenshots for visual review: ${colorScheme}`, async function () {
      skipUnless(this, 'emulation of colour schemes', await emulateMedia({ colorScheme }));
      await setViewport({ width: 760, height: 900 });
      const pictures = ['leeward', 'night-shift', 'homespun'];
      const videos = pictures.map(
        (name) => `<site-video src="${youtube}"><img alt="x" src="/examples/images/${name}.svg"></site-video>`,
      );
      const more = `<site-video src="${youtube}" require-consent class="ask"></site-video><site-video embed-html="x"></site-video>
        <site-video data-html="x"><img alt="x" src="/examples/images/leeward.svg"></site-video>`;
      const page = await openPage(
        `<div style="display: grid; grid-template-columns: 1fr 1fr; gap: 16px; padding: 16px">${videos.join('')}${more}</div>`,
        {
          head: `${styled}<style>:root { color-scheme: light dark; font-family: sans-serif }</style>${scripted}`,
          width: 740,
        },
      );
      page.document.querySelector<HTMLElement>('.ask')?.shadowRoot?.querySelector('button')?.click();
      await eventually('the question', () =>
        page.document.querySelector('.ask')?.shadowRoot?.querySelector('[part="allow"]'),
      );
      const frame = page.view.frameElement as HTMLIFrameElement;
      frame.height = '850';
      page.document
        .querySelector('site-video')
        ?.shadowRoot?.querySelector('button')
        ?.focus({ focusVisible: true } as FocusOptions);
      await Promise.all([...page.document.images].map((image) => image.decode()));
      await screenshot(`site-video-${colorScheme}`);
      await emulateMedia({});
    });
  }
});

describe('in print', () => {
  it('the thumbnail is shown, also while the video is playing', async () => {
    const video = place(`<site-video src="${otherPlayer}">${poster()}</site-video>`);
    await start(video);
    const frame = await player(video);
    const printed = [...(video.shadowRoot?.adoptedStyleSheets ?? [])]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
      .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[]);
    const isHidden = (node: Element): boolean =>
      printed.some(({ selectorText, style }) => node.matches(selectorText) && style.display === 'none');
    expect([isHidden(frame), isHidden(find(video, 'box'))]).to.deep.equal([true, false]);
    expect(video.querySelector('img')?.getBoundingClientRect().width).to.equal(640);
  });
});

/** Tests the box: its ratio, the position of the player in it, and that there is no layout shift (docs/spec.md#widgets-9; docs/decisions.md#decision-10). */
import { expect } from '@open-wc/testing';
import { elapsed, eventually, never } from '../../support/eventually.ts';
import { openPage, scripted, styled } from './page.ts';
import {
  clear,
  define,
  events,
  find,
  otherPlayer,
  part,
  place,
  player,
  poster,
  type SiteVideo,
  start,
} from './video.ts';

await define();

afterEach(clear);

const embed = (size: string): string =>
  `&lt;iframe ${size.replaceAll('"', '&quot;')} src=&quot;${otherPlayer}&quot;&gt;`;
const ratioOf = (element: Element): number => {
  const { width, height } = element.getBoundingClientRect();
  return width / height;
};
const near = (actual: number, expected: number): void => void expect(actual).to.be.closeTo(expected, 0.01);

describe('the box', () => {
  const table: readonly (readonly [markup: string, ratio: number])[] = [
    [`<site-video src="${otherPlayer}"></site-video>`, 100 / 56.3],
    [`<site-video src="${otherPlayer}">${poster()}</site-video>`, 16 / 9],
    [`<site-video embed-html="${embed('width="640" height="480"')}">${poster()}</site-video>`, 640 / 480],
    [`<site-video embed-html="${embed('width="640" height="480"')}" aspect-ratio="50%"></site-video>`, 2],
    [`<site-video src="${otherPlayer}" aspect-ratio="21:9">${poster()}</site-video>`, 21 / 9],
    [`<site-video embed-html="nothing"></site-video>`, 100 / 65],
    ['<site-video></site-video>', 100 / 65],
  ];
  for (const [markup, ratio] of table) {
    it(`is ${ratio.toFixed(3)} as wide as high, and stays so: ${markup.replace(/data:[^"]*/, '')}`, async () => {
      const video = place(markup);
      near(ratioOf(video), ratio);
      if (!video.shadowRoot?.querySelector('[part="play"]')) return;
      const before = JSON.stringify(video.getBoundingClientRect());
      const frame = await start(video);
      expect(JSON.stringify(video.getBoundingClientRect())).to.equal(before);
      near(ratioOf(frame), ratio);
    });
  }

  it('shows the thumbnail edge to edge, whatever styles the page has for images', async () => {
    const page = await openPage(`<site-video src="${otherPlayer}"><a href="#x">${poster()}</a></site-video>`, {
      head: `${styled}<style>img { max-width: 100%; height: auto }</style>${scripted}`,
    });
    await page.view.customElements.whenDefined('site-video');
    const [image] = page.document.images;
    const box = page.document.querySelector('site-video')?.getBoundingClientRect();
    expect(JSON.stringify(image?.getBoundingClientRect())).to.equal(JSON.stringify(box));
    expect(image && page.view.getComputedStyle(image).objectFit).to.equal('cover');
  });
});

describe('the player', () => {
  const sized = embed('width="400" height="300"');
  const inBox = async (mode: string): Promise<{ video: SiteVideo; player: DOMRect; box: DOMRect }> => {
    const markup = `<div style="block-size: 300px"><site-video mode="${mode}" embed-html="${sized}"></site-video></div>`;
    const video = place(markup, 800);
    await start(video);
    const frame = await player(video);
    return { video, player: frame.getBoundingClientRect(), box: find(video, 'box').getBoundingClientRect() };
  };

  it('is entirely inside of the box: fit', async () => {
    const { player, box } = await inBox('fit');
    expect([box.width, box.height, player.width, player.height]).to.deep.equal([800, 300, 400, 300]);
    near(player.left - box.left, 200);
  });

  it('covers it: fill', async () => {
    const { player, box } = await inBox('fill');
    expect([box.width, box.height, player.width, player.height]).to.deep.equal([800, 300, 800, 600]);
    near(player.top - box.top, -150);
  });

  it('has the size of the embed: none', async () => {
    const { player, box } = await inBox('none');
    expect([box.height, player.width, player.height]).to.deep.equal([600, 400, 300]);
  });

  it('keeps the ratio if the page sets no height', () => {
    near(ratioOf(place(`<site-video mode="fit" embed-html="${sized}"></site-video>`)), 4 / 3);
  });

  it('follows when the box changes', async () => {
    const { video } = await inBox('fill');
    if (video.parentElement) video.parentElement.style.blockSize = '150px';
    const frame = await player(video);
    await eventually(
      'the new position',
      () => frame.getBoundingClientRect().top - video.getBoundingClientRect().top === -225,
    );
  });

  it('is measured again 1000 ms after fullscreen, and not before', async () => {
    const { video } = await inBox('fit');
    const frame = await player(video);
    const fullscreenDelay = 1000;
    let inFull: Element | null = video;
    Object.defineProperty(document, 'fullscreenElement', { get: () => inFull, configurable: true });
    const height = (): number => frame.getBoundingClientRect().height;
    try {
      document.dispatchEvent(new Event('fullscreenchange'));
      if (video.parentElement) video.parentElement.style.blockSize = '150px';
      await never('it is measured in full screen', () => height() !== 300, { frames: 6 });
      inFull = null;
      document.dispatchEvent(new Event('fullscreenchange'));
      const left = performance.now();
      await never('it is measured right after it', () => height() !== 300, { until: elapsed(fullscreenDelay / 2) });
      await eventually('the new position', () => height() === 150);
      expect(performance.now() - left).to.be.at.least(fullscreenDelay - 50);
    } finally {
      Reflect.deleteProperty(document, 'fullscreenElement');
    }
  });
});

describe('an embed that cannot be played', () => {
  const plain = 'Invalid video embed.';
  const withImage =
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.';
  const script = '&lt;script&gt;&lt;/script&gt;';

  for (const [markup, text, code] of [
    [`<site-video embed-html="${script}"></site-video>`, plain, 'video-embed-invalid'],
    [`<site-video data-html="${script}">${poster()}</site-video>`, withImage, 'video-image-needs-embed'],
    [`<site-video src="ftp://halden.invalid/tide.mp4"></site-video>`, plain, 'video-embed-invalid'],
  ] as const) {
    it(`reports it: ${markup.replace(/data:[^"]*/, '')}`, async () => {
      const errors: CustomEvent[] = [];
      // In the document, because the element reports it on connection.
      const note = (event: Event): void => void errors.push(event as CustomEvent);
      document.addEventListener('site-error', note);
      const video = place(markup);
      document.removeEventListener('site-error', note);
      expect(find(video, 'error').textContent).to.equal(text);
      expect(errors.map(({ detail }) => detail.code)).to.deep.equal([code]);
      expect(video.shadowRoot?.querySelector('button')).to.equal(null);
    });
  }

  it('reports a page of a provider that is not a video when it is about to be played', async () => {
    const page = 'https://www.youtube.com/@halden';
    const video = place(`<site-video><a href="${page}">${poster()}</a></site-video>`);
    const names = events(video);
    find(video, 'play').focus();
    await eventually('the text', () => part(video, 'error')?.textContent === withImage);
    expect([part(video, 'play'), names]).to.deep.equal([null, ['error']]);
    expect(video.querySelector('a')?.assignedSlot?.inert).to.equal(false);
    video.src = otherPlayer;
    await Promise.resolve();
    expect(find(video, 'play')).not.to.equal(null);
    const other = place(`<site-video src="${page}"></site-video>`);
    other.play();
    await eventually('the text', () => part(other, 'error')?.textContent === plain);
  });

  it('keeps the author’s link usable', () => {
    const video = place(`<site-video embed-html="x"><a href="#film">${poster()}</a></site-video>`);
    expect(video.querySelector('a')?.assignedSlot?.closest('[inert]')).to.equal(null);
    video.querySelector('a')?.focus();
    expect(document.activeElement?.getAttribute('href')).to.equal('#film');
  });

  it('is no longer reported once the embed is valid', async () => {
    const video = place('<site-video embed-html="x"></site-video>');
    const names = events(video);
    video.embedHtml = `<iframe src="${otherPlayer}"></iframe>`;
    await Promise.resolve();
    expect(video.shadowRoot?.querySelector('[part="error"]')).to.equal(null);
    video.embedHtml = 'y';
    await Promise.resolve();
    expect(names).to.deep.equal(['error']);
  });

  it('is not reported while no video is set', () => {
    expect(place('<site-video></site-video>').shadowRoot?.querySelector('[part="error"]')).to.equal(null);
  });
});

import { expect } from '@open-wc/testing';
import { keyThrottle } from '../../../elements/lightbox/model/commands.ts';
import { click, press } from '../../support/engine.ts';
import { elapsed, eventually, once } from '../../support/eventually.ts';
import {
  address,
  clear,
  control,
  dialog,
  hasPart,
  image,
  link,
  open,
  place,
  type SiteLightbox,
  shows,
} from './lightbox.ts';

afterEach(clear);

/** A frame on the page's own server that is not a file: it counts as a third party. */
const embed = '&lt;iframe src=&quot;/test/none.html&quot;&gt;&lt;/iframe&gt;';

type Player = HTMLElement & { readonly pause?: () => void };

const video = (lightbox: SiteLightbox): Player | null =>
  lightbox.shadowRoot?.querySelector<Player>('.current .player > *') ?? null;

const inPlayer = (lightbox: SiteLightbox, part: string): HTMLElement | null =>
  video(lightbox)?.shadowRoot?.querySelector<HTMLElement>(`[part="${part}"]`) ?? null;

async function opened(slide: string, last = ''): Promise<SiteLightbox> {
  const slides = `${slide}${link('tidepool')}${last}`;
  const lightbox = await open(await place(`<site-lightbox speed="0">${slides}</site-lightbox>`));
  await eventually('the video is shown', () => video(lightbox) !== null);
  return lightbox;
}

describe('a video in the lightbox', () => {
  for (const [what, slide] of [
    ['embed markup', `<div data-html="${embed}" data-provider-name="Halden">${image('leeward')}</div>`],
    ['a <site-video>', `<site-video embed-html="${embed}" video-title="Being drawn">${image('leeward')}</site-video>`],
    ['a link to it', `<figure data-type="video"><a href="/test/none.html">${image('leeward')}</a></figure>`],
    ['an <iframe>', `<figure>${image('leeward')}<iframe title="x" src="/test/none.html"></iframe></figure>`],
  ] as const) {
    it(`as ${what}, is played by a click in place, in a sandbox, and stops when it is left`, async () => {
      const lightbox = await opened(slide);
      await eventually('it can be played', () => inPlayer(lightbox, 'play') !== null);
      expect(video(lightbox)?.shadowRoot?.querySelector('iframe'), 'no request before the click').to.equal(null);
      await click(inPlayer(lightbox, 'play') as HTMLElement);
      await eventually('it plays', () => inPlayer(lightbox, 'player') !== null);
      const frame = inPlayer(lightbox, 'player') as HTMLIFrameElement;
      expect(new URL(frame.src).pathname).to.equal('/test/none.html');
      expect(frame.sandbox.contains('allow-same-origin')).to.equal(false);
      expect(frame.sandbox.contains('allow-scripts')).to.equal(true);
      expect([lightbox.open, lightbox.currentIndex], 'the click was handled by the video').to.deep.equal([true, 0]);
      const player = video(lightbox);
      lightbox.next();
      await eventually('the slide is left', () => shows(lightbox, 'tidepool'));
      await eventually('the video has stopped', () => !player?.shadowRoot?.querySelector('[part="player"]'));
    });
  }

  it('from the author’s own file has the browser’s controls, plays only on request, and is paused', async () => {
    const own =
      '<video id="own" class="card" srcset="a.jpg" autoplay muted src="data:video/mp4," width="320" height="180"></video>';
    const lightbox = await opened(`<figure>${own}</figure>`);
    const copy = video(lightbox) as unknown as HTMLVideoElement;
    expect([copy.localName, copy.controls, copy.autoplay]).to.deep.equal(['video', true, false]);
    expect(copy.getAttributeNames()).to.have.members(['muted', 'src', 'width', 'height', 'controls']);
    let paused = 0;
    copy.pause = () => {
      paused += 1;
    };
    lightbox.next();
    await eventually('it is paused', () => paused > 0);
  });

  it('keeps the URL of its link, and leaves everything else of the link to the page', async () => {
    const attributes = 'id="own" class="card" style="color: red" onclick="void 0" srcset="a.jpg" target="_blank"';
    const lightbox = await opened(
      `<figure data-type="video"><a href="/test/none.html" ${attributes}>${image('leeward')}</a></figure>`,
    );
    const copied = video(lightbox)?.querySelector('a')?.attributes ?? [];
    expect([...copied].map(({ name, value }) => [name, value])).to.deep.equal([
      ['href', '/test/none.html'],
      ['target', '_blank'],
    ]);
  });

  for (const [what, own] of [
    ['its file', '<video src="/never/there.mp4"></video>'],
    ['the last of its files', '<video><source src="/never/there.webm"><source src="/never/there.mp4"></video>'],
  ] as const) {
    it(`shows an error if ${what} fails to load, and the rest works`, async () => {
      const lightbox = await opened(`<figure>${own}</figure>`);
      await eventually('the error is shown', () => hasPart(lightbox, 'error'));
      expect(control(lightbox, 'error').textContent).to.equal('This video could not be loaded.');
      await press('ArrowRight');
      await eventually('the next one is shown', () => shows(lightbox, 'tidepool'));
    });
  }

  for (const [key, other, name] of [
    ['ArrowRight', 'ArrowLeft', 'tidepool'],
    ['ArrowLeft', 'ArrowRight', 'undertow'],
  ] as const) {
    it(`does not keep the focus when it is left by ${key}`, async () => {
      const lightbox = await opened(`<div data-html="${embed}">${image('leeward')}</div>`, link('undertow'));
      await eventually('it can be played', () => inPlayer(lightbox, 'play') !== null);
      inPlayer(lightbox, 'play')?.focus();
      await press(key);
      await eventually('the slide is left', () => shows(lightbox, name));
      await elapsed(keyThrottle);
      await press(other);
      await eventually('keys are still handled', () => lightbox.currentIndex === 0);
    });
  }

  it('is opened by a click on its link in the page', async () => {
    const lightbox = await place(
      `<site-lightbox><figure data-type="video"><a href="/test/none.html">${image('leeward')}</a></figure></site-lightbox>`,
    );
    const shown = once(lightbox, 'site-shown');
    const picture = lightbox.querySelector('img');
    if (picture) await click(picture);
    await shown;
    await eventually('the video is shown', () => video(lightbox) !== null);
    expect(video(lightbox)?.querySelector('img')?.src).to.equal(address('leeward'));
    expect(dialog(lightbox).querySelector('[part~="zoom"]'), 'videos are not enlarged').to.equal(null);
  });
});

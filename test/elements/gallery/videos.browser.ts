/** Videos in slides that move: the one that is left goes on no more. */
import { expect } from '@open-wc/testing';
import { until } from '../../support/until.ts';
import { clear, define, find, image, place, type SiteGallery } from './gallery.ts';
import { has, moving, quick, slid } from './moving.ts';

await define();

afterEach(clear);

/** A file that is never asked for. */
const video = '<video muted></video>';

/** Plays nothing, and says so when it is asked. */
function pretend(gallery: SiteGallery): HTMLVideoElement {
  const film = find<HTMLVideoElement>(gallery, 'video');
  let isPaused = false;
  Object.defineProperty(film, 'paused', { get: () => isPaused });
  film.pause = () => {
    isPaused = true;
    film.dispatchEvent(new Event('pause'));
  };
  return film;
}

interface Said {
  readonly message: unknown;
  readonly origin: string;
}

/** A frame whose page is ours, and what it is told. */
function listenIn(frame: HTMLIFrameElement): Said[] {
  const said: Said[] = [];
  const player = { postMessage: (message: unknown, origin: string) => said.push({ message, origin }) };
  Object.defineProperty(frame, 'contentWindow', { get: () => player });
  return said;
}

/** Nobody is asked: what a frame holds goes before its address. */
const frame = (src: string): string => `<figure><iframe title="A film" src="${src}" srcdoc="A film"></iframe></figure>`;

describe('a video of the author’s', () => {
  for (const design of ['slideshow', 'slider'] as const) {
    it(`is paused when its slide in a ${design} is left`, async () => {
      const gallery = await moving(design, '', `<figure>${video}</figure>${image()}${image()}`);
      const film = pretend(gallery);
      film.dispatchEvent(new Event('play'));
      await slid(gallery, () => gallery.next());
      expect(film.paused).to.equal(true);
    });
  }

  it('is paused also when it began before there was anything that moves the slides', async () => {
    const gallery = await place(`<site-gallery ${quick}><figure>${video}</figure>${image()}</site-gallery>`, 800);
    const film = pretend(gallery);
    gallery.design = 'slideshow';
    await until('what moves the slides is there', () => has(gallery, 'next'));
    await slid(gallery, () => gallery.next());
    expect(film.paused).to.equal(true);
  });

  it('plays on as long as its group in a carousel is in view', async () => {
    const gallery = await moving('carousel', 'slides-per-row="3"', `${image()}<figure>${video}</figure>`.repeat(3));
    const film = pretend(gallery);
    film.dispatchEvent(new Event('play'));
    gallery.append(document.createElement('figure'));
    await until('the slide has come', () => gallery.children.length === 7);
    expect(film.paused).to.equal(false);
    await slid(gallery, () => gallery.next());
    expect(film.paused).to.equal(true);
  });
});

describe('a frame of the author’s', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/abcdefghijk?enablejsapi=1';
  const vimeo = 'https://player.vimeo.com/video/1?api=1';

  it('is asked to pause in the words of its player, at its own origin, when its slide is left', async () => {
    const films = frame(youtube) + frame(vimeo) + frame('https://films.example/1') + image();
    const gallery = await moving('slideshow', '', films);
    const said = [...gallery.querySelectorAll('iframe')].map(listenIn);
    await slid(gallery, () => gallery.next());
    const pause = JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] });
    expect(said).to.deep.equal([[{ message: pause, origin: 'https://www.youtube-nocookie.com' }], [], []]);
    await slid(gallery, () => gallery.next());
    expect(said[1]).to.deep.equal([{ message: { method: 'pause' }, origin: 'https://player.vimeo.com' }]);
    await slid(gallery, () => gallery.next());
    expect(
      said.map(({ length }) => length),
      'a stranger is told nothing',
    ).to.deep.equal([1, 1, 0]);
  });
});

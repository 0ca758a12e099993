/** Tests videos in moving slides: a video is paused when its slide is left. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { clear, define, find, image, place, type SiteGallery } from './gallery.ts';
import { has, moving, quick, slid } from './moving.ts';

await define();

afterEach(clear);

/** A file that is never requested. */
const video = '<video muted></video>';

/** A stub that plays nothing, and records whether it is paused. */
function pretend(gallery: SiteGallery): HTMLVideoElement {
  const stub = find<HTMLVideoElement>(gallery, 'video');
  let isPaused = false;
  Object.defineProperty(stub, 'paused', { get: () => isPaused });
  stub.pause = () => {
    isPaused = true;
    stub.dispatchEvent(new Event('pause'));
  };
  return stub;
}

interface SentMessage {
  readonly message: unknown;
  readonly origin: string;
}

/** Records the messages that are sent to a frame. */
function recordMessages(frame: HTMLIFrameElement): SentMessage[] {
  const sent: SentMessage[] = [];
  const player = { postMessage: (message: unknown, origin: string) => sent.push({ message, origin }) };
  Object.defineProperty(frame, 'contentWindow', { get: () => player });
  return sent;
}

/** No request is made: srcdoc takes precedence over the URL of a frame. */
const frame = (src: string): string =>
  `<figure><iframe title="A video" src="${src}" srcdoc="A video"></iframe></figure>`;

describe('a video of the author’s', () => {
  for (const design of ['slideshow', 'slider'] as const) {
    it(`is paused when its slide in a ${design} is left`, async () => {
      const gallery = await moving(design, '', `<figure>${video}</figure>${image()}${image()}`);
      const stub = pretend(gallery);
      stub.dispatchEvent(new Event('play'));
      await slid(gallery, () => gallery.next());
      expect(stub.paused).to.equal(true);
    });
  }

  it('is also paused if it began before the moving designs were loaded', async () => {
    const gallery = await place(`<site-gallery ${quick}><figure>${video}</figure>${image()}</site-gallery>`, 800);
    const stub = pretend(gallery);
    gallery.design = 'slideshow';
    await eventually('the moving designs are loaded', () => has(gallery, 'next'));
    await slid(gallery, () => gallery.next());
    expect(stub.paused).to.equal(true);
  });

  it('continues as long as its group in a carousel is in view', async () => {
    const gallery = await moving('carousel', 'slides-per-row="3"', `${image()}<figure>${video}</figure>`.repeat(3));
    const stub = pretend(gallery);
    stub.dispatchEvent(new Event('play'));
    gallery.append(document.createElement('figure'));
    await eventually('the slide is in view', () => gallery.children.length === 7);
    expect(stub.paused).to.equal(false);
    await slid(gallery, () => gallery.next());
    expect(stub.paused).to.equal(true);
  });
});

describe('a frame of the author’s', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/abcdefghijk?enablejsapi=1';
  const vimeo = 'https://player.vimeo.com/video/1?api=1';

  it('receives the pause message of its player, at its own origin, when its slide is left', async () => {
    const frames = frame(youtube) + frame(vimeo) + frame('https://videos.example/1') + image();
    const gallery = await moving('slideshow', '', frames);
    const sent = [...gallery.querySelectorAll('iframe')].map(recordMessages);
    await slid(gallery, () => gallery.next());
    const pause = JSON.stringify({ event: 'command', func: 'pauseVideo', args: [] });
    expect(sent).to.deep.equal([[{ message: pause, origin: 'https://www.youtube-nocookie.com' }], [], []]);
    await slid(gallery, () => gallery.next());
    expect(sent[1]).to.deep.equal([{ message: { method: 'pause' }, origin: 'https://player.vimeo.com' }]);
    await slid(gallery, () => gallery.next());
    expect(
      sent.map(({ length }) => length),
      'another origin receives no message',
    ).to.deep.equal([1, 1, 0]);
  });
});

/** Tests videos that the browser plays: a `<video>` of the author, and a file. */
import { expect } from '@open-wc/testing';
import { eventually } from '../../support/eventually.ts';
import { clear, define, events, markup, part, place, type SiteVideo, shown, stalledFile, start } from './video.ts';

await define();

afterEach(clear);

describe('a video of the author’s own', () => {
  const own = '<video width="640" height="360" controls></video>';
  const mediaOf = (video: SiteVideo): HTMLVideoElement => video.querySelector('video') as HTMLVideoElement;

  it('plays in place, with its own controls', () => {
    const video = place(`<site-video>${own}</site-video>`);
    expect(shown(video)).to.deep.equal([]);
    const { width, height } = mediaOf(video).getBoundingClientRect();
    expect([width, Math.round(height)]).to.deep.equal([640, 360]);
    expect(mediaOf(video).assignedSlot?.closest('[inert]')).to.equal(null);
  });

  it('reports its actions and stops for other videos', async () => {
    const video = place(`<site-video>${own}</site-video>`);
    const names = events(video);
    const other = place(markup());
    await start(other);
    let isPaused = false;
    mediaOf(video).pause = () => {
      isPaused = true;
    };
    mediaOf(video).dispatchEvent(new Event('play'));
    await eventually('the other one stops', () => !part(other, 'player'));
    expect(shown(other)).to.deep.equal(['play']);
    await start(other);
    expect(isPaused).to.equal(true);
    mediaOf(video).dispatchEvent(new Event('pause'));
    mediaOf(video).dispatchEvent(new Event('ended'));
    // It has no thumbnail to return to: it is paused, and dispatches an event.
    expect(names).to.deep.equal(['played', 'paused', 'ended']);
  });

  it('that already plays is paused for other videos too', async () => {
    const media = document.createElement('video');
    let isPaused = false;
    media.pause = () => {
      isPaused = true;
    };
    Object.defineProperty(media, 'paused', { value: false });
    const video = document.createElement('site-video');
    video.append(media);
    place('<site-video></site-video>').parentElement?.append(video);
    await start(place(markup()));
    expect(isPaused).to.equal(true);
  });

  it('obeys play() and pause()', () => {
    const video = place(`<site-video>${own}</site-video>`);
    const calls: string[] = [];
    mediaOf(video).play = async () => void calls.push('play');
    mediaOf(video).pause = () => void calls.push('pause');
    video.play();
    video.pause();
    expect(calls).to.deep.equal(['play', 'pause']);
  });
});

describe('a file', () => {
  it('is played by the browser, with a name and controls', async () => {
    const video = place(`<site-video src="${stalledFile}" video-title="Tide"></site-video>`);
    const names = events(video);
    const file = await start<HTMLVideoElement>(video);
    expect([file.localName, file.controls, file.autoplay, file.getAttribute('aria-label')]).to.deep.equal([
      'video',
      true,
      true,
      'Tide',
    ]);
    for (const type of ['play', 'pause', 'play', 'ended']) file.dispatchEvent(new Event(type));
    expect(names.filter((name) => name !== 'error')).to.deep.equal(['play', 'played', 'paused', 'played', 'ended']);
  });
});

/** Tests a player that is still loading, and one that cannot be loaded or played. */
import { expect } from '@open-wc/testing';
import { click } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { openPage, scripted, styled, videoIn } from './page.ts';
import {
  clear,
  define,
  events,
  find,
  focused,
  markup,
  part,
  place,
  type SiteVideo,
  shown,
  stalledFile,
  start,
} from './video.ts';

await define();

afterEach(clear);

describe('a player that is still loading', () => {
  // A module whose evaluation never ends.
  const map = '{"imports": {"/dist/test/VideoPlayer.js": "data:text/javascript,await new Promise(() => {})"}}';
  const open = async () => {
    const head = `<script type="importmap">${map}</script>${styled}${scripted}`;
    const page = await openPage(markup() + markup(), { head });
    const names: string[] = [];
    for (const type of ['play', 'stopped', 'error'])
      page.document.addEventListener(`site-${type}`, () => names.push(type));
    // Defined by the bundle of that page, which is the same.
    const videos = [...page.document.querySelectorAll<SiteVideo>('site-video')];
    const buttons = () => videos.map((video) => find(video, 'play').className);
    return { ...page, names, videos, buttons };
  };

  it('keeps the thumbnail, which shows that the click was received', async () => {
    const { videos, buttons, names, view } = await open();
    find(videos[0] as SiteVideo, 'play').click();
    await Promise.resolve();
    expect(buttons()).to.deep.equal(['play busy', 'play']);
    expect(Number(view.getComputedStyle(find(videos[0] as SiteVideo, 'play')).opacity)).to.be.lessThan(1);
    find(videos[0] as SiteVideo, 'play').click();
    expect(names, 'requested once').to.deep.equal(['play']);
  });

  it('is canceled by a pause, by another video, by another URL and by removal', async () => {
    const { videos, buttons, names } = await open();
    const [first, second] = videos as [SiteVideo, SiteVideo];
    first.play();
    await Promise.resolve();
    first.pause();
    await Promise.resolve();
    expect([buttons(), names.splice(0)]).to.deep.equal([
      ['play', 'play'],
      ['play', 'stopped'],
    ]);
    first.play();
    await Promise.resolve();
    second.play();
    await Promise.resolve();
    expect([buttons(), names.splice(0)]).to.deep.equal([
      ['play', 'play busy'],
      ['play', 'play', 'stopped'],
    ]);
    second.src = stalledFile;
    await Promise.resolve();
    expect([buttons(), names.splice(0)]).to.deep.equal([['play', 'play'], ['stopped']]);
    second.play();
    await Promise.resolve();
    const box = second.parentElement;
    second.remove();
    await Promise.resolve();
    await Promise.resolve();
    box?.append(second);
    expect(buttons()).to.deep.equal(['play', 'play']);
  });
});

describe('a file that cannot be played', () => {
  it('is replaced by the thumbnail, which reports it at once and can be tried again', async () => {
    const video = place('<site-video src="/nothing/film.mp4"></site-video>');
    const names = events(video);
    await click(find(video, 'play'));
    const error = await eventually('the text', () => part(video, 'error'));
    expect([error.textContent, error.getAttribute('role')]).to.deep.equal([
      'The video could not be played. Please try again.',
      'alert',
    ]);
    expect([shown(video), focused(video), names]).to.deep.equal([
      ['play', 'error'],
      'play',
      ['play', 'stopped', 'error'],
    ]);
    const describedBy = find(video, 'play').getAttribute('aria-describedby') ?? '';
    expect(video.shadowRoot?.getElementById(describedBy)).to.equal(error);
    video.src = stalledFile;
    await Promise.resolve();
    expect(shown(video), 'another video shows no error').to.deep.equal(['play']);
    await start<HTMLVideoElement>(video);
    expect(shown(video)).to.deep.equal(['player']);
  });

  it('is no longer reported when a script plays it again', async () => {
    const video = place('<site-video src="/nothing/film.mp4"></site-video>');
    find(video, 'play').click();
    await eventually('the text', () => part(video, 'error'));
    const names = events(video);
    video.play();
    await Promise.resolve();
    expect(part(video, 'error')).to.equal(null);
    await eventually('the second failure', () => part(video, 'error'));
    expect(names).to.deep.equal(['play', 'stopped', 'error']);
  });
});

describe('a player whose script cannot be loaded', () => {
  it('is reported, and tried again by the next click', async () => {
    const head = styled + scripted.replace('/dist/test/', '/without/VideoPlayer.js/dist/test/');
    const page = await openPage(markup(), { head });
    const warnings: unknown[] = [];
    page.view.console.warn = (text) => warnings.push(text);
    const { element, shadow } = videoIn(page.document);
    const codes: string[] = [];
    element.addEventListener('site-error', (event) => codes.push((event as CustomEvent).detail.code));
    const button = (): HTMLElement | null => shadow.querySelector('[part="play"]');
    const text = (): string | null | undefined => shadow.querySelector('[part="error"]')?.textContent;
    button()?.click();
    expect(await eventually('the text', text)).to.contain('try again');
    expect(shadow.querySelector('[role="alert"]')?.textContent).to.equal(text());
    expect(button()).not.to.equal(null);
    button()?.click();
    await eventually('the second attempt', () => codes.length === 2);
    expect(codes).to.deep.equal(['video-player-missing', 'video-player-missing']);
    expect(warnings).to.deep.equal(['The script of the video player could not be loaded. VideoLoader not found']);
  });
});

/** The thumbnail and the player that replaces it, by key, pointer and script. */
import { expect } from '@open-wc/testing';
import { warningsDuring } from '../../contract/load.ts';
import { click, press } from '../../support/engine.ts';
import { openPage, scripted, styled, videoIn } from './page.ts';
import {
  clear,
  define,
  events,
  find,
  focused,
  otherPlayer,
  part,
  pause,
  place,
  player,
  poster,
  type SiteVideo,
  shown,
  stalledFile,
  start,
  until,
} from './video.ts';

await define();

afterEach(clear);

const markup = (attributes = '', children = poster()): string =>
  `<site-video src="${otherPlayer}" ${attributes}>${children}</site-video>`;

describe('a thumbnail', () => {
  it('is replaced by the player on a click, which gets the focus', async () => {
    const video = place(markup());
    const names = events(video);
    expect(shown(video)).to.deep.equal(['play']);
    await click(find(video, 'play'));
    await player(video);
    expect([shown(video), focused(video), names]).to.deep.equal([['player'], 'player', ['play']]);
  });

  for (const key of ['Enter', ' ']) {
    it(`is replaced by the player on ${key === ' ' ? 'Space' : key}`, async () => {
      const video = place(`<button>Before</button>${markup()}`);
      document.querySelector<HTMLElement>('[data-test] button')?.focus();
      await press('Tab');
      expect(focused(video)).to.equal('play');
      await press(key);
      await player(video);
      expect(focused(video)).to.equal('player');
    });
  }

  it('is one stop for the Tab key: its link is for pages without script', async () => {
    const video = place(
      `<button>Before</button>${markup('', `<a href="${otherPlayer}">${poster()}</a>`)}<button>After</button>`,
    );
    document.querySelector<HTMLElement>('[data-test] button')?.focus();
    await press('Tab');
    expect(focused(video)).to.equal('play');
    await press('Tab');
    expect(document.activeElement?.textContent).to.equal('After');
  });

  it('stays when a listener cancels', async () => {
    const video = place(markup());
    video.addEventListener('site-play', (event) => event.preventDefault());
    find(video, 'play').click();
    video.play();
    await pause(50);
    expect(shown(video)).to.deep.equal(['play']);
  });

  it('is replaced when a script calls play(), without taking the focus', async () => {
    const video = place(`<button>Here</button>${markup()}`);
    document.querySelector<HTMLElement>('[data-test] button')?.focus();
    video.play();
    await player(video);
    expect(document.activeElement?.textContent).to.equal('Here');
  });

  it('comes back with the focus when the player had it, and leaves the focus elsewhere alone', async () => {
    const video = place(`<button>Here</button>${markup()}`);
    const names = events(video);
    await click(find(video, 'play'));
    await player(video);
    video.pause();
    await until('the thumbnail', () => part(video, 'play'));
    expect([focused(video), names]).to.deep.equal(['play', ['play', 'stopped']]);
    await start(video);
    document.querySelector<HTMLElement>('[data-test] button')?.focus();
    video.pause();
    await until('the thumbnail', () => part(video, 'play'));
    expect(document.activeElement?.textContent).to.equal('Here');
  });
});

describe('one video at a time', () => {
  it('is shown: the others return to their thumbnails', async () => {
    const [first, second] = [place(markup()), place(markup())];
    const names = events(first);
    await start(first);
    await start(second);
    expect([shown(first), shown(second)]).to.deep.equal([['play'], ['player']]);
    expect(names).to.deep.equal(['play', 'stopped']);
    expect(focused(second)).to.equal('player');
  });

  it('is shown across shadow roots', async () => {
    const outer = place(markup());
    await start(outer);
    const host = document.createElement('div');
    host.dataset.test = '';
    document.body.append(host);
    host.attachShadow({ mode: 'open' }).innerHTML = markup();
    const inner = host.shadowRoot?.querySelector('site-video');
    if (!inner) throw new Error('no video');
    await start(inner);
    expect([shown(outer), shown(inner)]).to.deep.equal([['play'], ['player']]);
  });

  it('is shown again after its element has been away', async () => {
    const video = place(markup());
    await start(video);
    const box = video.parentElement;
    video.remove();
    await pause(10);
    box?.append(video);
    expect(shown(video)).to.deep.equal(['play']);
    await start(video);
    expect(shown(video)).to.deep.equal(['player']);
  });

  it('keeps being shown when its element is moved', async () => {
    const video = place(markup());
    await start(video);
    place('<site-video></site-video>').parentElement?.append(video);
    await pause(20);
    expect(shown(video)).to.deep.equal(['player']);
  });
});

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
    await pause(10);
    expect(shown(other)).to.deep.equal(['play']);
    await start(other);
    expect(isPaused).to.equal(true);
    mediaOf(video).dispatchEvent(new Event('pause'));
    mediaOf(video).dispatchEvent(new Event('ended'));
    // It has no thumbnail to go back to: it is paused, and reports it.
    expect(names).to.deep.equal(['played', 'paused', 'ended']);
  });

  it('that plays already makes way as well', async () => {
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
  it('is played by the browser, named and with controls', async () => {
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

describe('attributes', () => {
  it('that change change the video: the thumbnail of the new one is shown', async () => {
    const video = place(markup());
    await start(video);
    video.src = stalledFile;
    await Promise.resolve();
    expect(shown(video)).to.deep.equal(['play']);
    video.videoTitle = 'Tide';
    await Promise.resolve();
    expect(find(video, 'play').getAttribute('aria-label')).to.equal('Play: Tide');
    expect((await start<HTMLVideoElement>(video)).localName).to.equal('video');
    video.querySelector('img')?.setAttribute('alt', 'Other');
    await pause(10);
    expect(shown(video)).to.deep.equal(['player']);
  });

  it('mode: a change reloads the player, null is no mode, others are reported and ignored', async () => {
    const video = place(markup('mode="null"'));
    const before = await start(video);
    video.mode = 'fit';
    await Promise.resolve();
    const after = await player(video);
    expect(after).not.to.equal(before);
    expect(focused(video)).to.equal('player');
    const warnings = await warningsDuring(() => video.setAttribute('mode', 'wide'));
    expect(warnings.join()).to.contain('none, fit, fill, null');
    expect(video.mode).to.equal(undefined);
  });

  it('by the names of site builders, and a link alone, give the video too', async () => {
    const embed = `&lt;iframe src=&quot;${otherPlayer}?x=1&amp;y=2&quot; title=&quot;Tide&quot;&gt;&lt;/iframe&gt;`;
    for (const children of [
      `<site-video embed-html="${embed}"></site-video>`,
      `<site-video data-html="${embed}"></site-video>`,
      `<site-video><div data-html="${embed}" data-provider-name="YouTube"></div></site-video>`,
      `<site-video><a href="${otherPlayer}?x=1&amp;y=2"><img alt="Tide"></a></site-video>`,
    ]) {
      const video = place(children);
      expect(find(video, 'play').getAttribute('aria-label')).to.equal('Play: Tide');
      expect((await start(video)).src, children).to.equal(`${location.origin}${otherPlayer}?x=1&y=2`);
    }
  });
});

describe('a player that is on its way', () => {
  // A module that never comes to its end.
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

  it('leaves the thumbnail, which shows that the click was received', async () => {
    const { videos, buttons, names, view } = await open();
    find(videos[0] as SiteVideo, 'play').click();
    await Promise.resolve();
    expect(buttons()).to.deep.equal(['play busy', 'play']);
    expect(Number(view.getComputedStyle(find(videos[0] as SiteVideo, 'play')).opacity)).to.be.lessThan(1);
    find(videos[0] as SiteVideo, 'play').click();
    expect(names, 'requested once').to.deep.equal(['play']);
  });

  it('is given up for a pause, for another video, for another address and for good', async () => {
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
    const error = await until('the text', () => part(video, 'error'));
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
    expect(shown(video), 'another video is not to blame').to.deep.equal(['play']);
    await start<HTMLVideoElement>(video);
    expect(shown(video)).to.deep.equal(['player']);
  });

  it('is forgotten when a script plays it again', async () => {
    const video = place('<site-video src="/nothing/film.mp4"></site-video>');
    find(video, 'play').click();
    await until('the text', () => part(video, 'error'));
    const names = events(video);
    video.play();
    await Promise.resolve();
    expect(part(video, 'error')).to.equal(null);
    await until('the second failure', () => part(video, 'error'));
    expect(names).to.deep.equal(['play', 'stopped', 'error']);
  });
});

describe('a player whose script cannot be loaded', () => {
  it('is reported, and tried again by the next click', async () => {
    const head = styled + scripted.replace('/dist/test/', '/without/VideoPlayer.js/dist/test/');
    const page = await openPage(markup(), { head });
    const { element, shadow } = videoIn(page.document);
    const codes: string[] = [];
    element.addEventListener('site-error', (event) => codes.push((event as CustomEvent).detail.code));
    const button = (): HTMLElement | null => shadow.querySelector('[part="play"]');
    const text = (): string | null | undefined => shadow.querySelector('[part="error"]')?.textContent;
    button()?.click();
    expect(await until('the text', text)).to.contain('try again');
    expect(shadow.querySelector('[role="alert"]')?.textContent).to.equal(text());
    expect(button()).not.to.equal(null);
    button()?.click();
    await until('the second attempt', () => codes.length === 2);
    expect(codes).to.deep.equal(['video-player-missing', 'video-player-missing']);
  });
});

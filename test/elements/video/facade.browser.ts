/** Tests the thumbnail and the player that replaces it, by key, pointer and script. */
import { expect } from '@open-wc/testing';
import { warningsDuring } from '../../contract/load.ts';
import { click, press } from '../../support/engine.ts';
import { eventually, frames, never } from '../../support/eventually.ts';
import {
  clear,
  define,
  events,
  find,
  focused,
  markup,
  otherPlayer,
  part,
  place,
  player,
  poster,
  shown,
  stalledFile,
  start,
} from './video.ts';

await define();

afterEach(clear);

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

  it('is one tab stop: its link is for pages without script', async () => {
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
    await never('the player replaces it', () => part(video, 'player'));
    expect(shown(video)).to.deep.equal(['play']);
  });

  it('is replaced when a script calls play(), without taking the focus', async () => {
    const video = place(`<button>Here</button>${markup()}`);
    document.querySelector<HTMLElement>('[data-test] button')?.focus();
    video.play();
    await player(video);
    expect(document.activeElement?.textContent).to.equal('Here');
  });

  it('returns with the focus if the player had it, and does not move the focus otherwise', async () => {
    const video = place(`<button>Here</button>${markup()}`);
    const names = events(video);
    await click(find(video, 'play'));
    await player(video);
    video.pause();
    await eventually('the thumbnail', () => part(video, 'play'));
    expect([focused(video), names]).to.deep.equal(['play', ['play', 'stopped']]);
    await start(video);
    document.querySelector<HTMLElement>('[data-test] button')?.focus();
    video.pause();
    await eventually('the thumbnail', () => part(video, 'play'));
    expect(document.activeElement?.textContent).to.equal('Here');
  });
});

describe('one video at a time', () => {
  it('plays: the others return to their thumbnails', async () => {
    const [first, second] = [place(markup()), place(markup())];
    const names = events(first);
    await start(first);
    await start(second);
    expect([shown(first), shown(second)]).to.deep.equal([['play'], ['player']]);
    expect(names).to.deep.equal(['play', 'stopped']);
    expect(focused(second)).to.equal('player');
  });

  it('plays across shadow roots', async () => {
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

  it('can play again after its element was removed and inserted', async () => {
    const video = place(markup());
    await start(video);
    const box = video.parentElement;
    video.remove();
    await frames(1);
    box?.append(video);
    expect(shown(video)).to.deep.equal(['play']);
    await start(video);
    expect(shown(video)).to.deep.equal(['player']);
  });

  it('keeps playing when its element is moved', async () => {
    const video = place(markup());
    await start(video);
    place('<site-video></site-video>').parentElement?.append(video);
    await never('the player is removed', () => !part(video, 'player'));
    expect(shown(video)).to.deep.equal(['player']);
  });
});

describe('attributes', () => {
  it('change the video: the thumbnail of the new one is shown', async () => {
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
    await never('the player is removed', () => !part(video, 'player'));
    expect(shown(video)).to.deep.equal(['player']);
  });

  it('mode: a change reloads the player, null removes the mode, invalid values are reported and ignored', async () => {
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

  it('with the names of site builders, or only a link, set the video too', async () => {
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

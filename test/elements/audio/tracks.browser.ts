/** `<site-audio>` with a list of tracks, and the controls of the device. */
import { expect } from '@open-wc/testing';
import { click, press } from '../../support/engine.ts';
import { eventually } from '../../support/eventually.ts';
import { type Audio, clear, isPaused, mediaOf, part, place, plays, textOf, trackList, trackUrls } from './audio.ts';

afterEach(clear);

const links = (audio: Audio): readonly HTMLAnchorElement[] => [...audio.querySelectorAll('a')];

function link(audio: Audio, title: string): HTMLAnchorElement {
  const found = links(audio).find(({ textContent }) => textContent === title);
  if (!found) throw new Error(`The list has no track "${title}".`);
  return found;
}

const current = (audio: Audio): readonly (string | null)[] =>
  links(audio)
    .filter((one) => one.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

const playsTrack = (audio: Audio, title: string): Promise<unknown> =>
  eventually(
    `${title} plays`,
    () => !mediaOf(audio).paused && textOf(audio, 'title').startsWith(title) && current(audio).join() === title,
  );

describe('a list of tracks', () => {
  it('plays the track of a link, and pauses it by the same link', async () => {
    const audio = place(trackList);
    expect(textOf(audio, 'title')).to.equal('Windward');
    expect(textOf(audio, 'time')).to.equal('0:00 / 1:40');
    expect(current(audio)).to.deep.equal(['Windward']);
    await click(link(audio, 'Leeward'));
    await playsTrack(audio, 'Leeward');
    expect(audio.currentIndex).to.equal(1);
    expect(audio.getAttribute('current-index')).to.equal('1');
    await click(link(audio, 'Leeward'));
    await isPaused(audio);
    await click(link(audio, 'Windward'));
    await playsTrack(audio, 'Windward');
  });

  it('plays the next track when one ends, and stops after the last', async () => {
    const audio = place(trackList);
    let ended = 0;
    audio.addEventListener('site-ended', () => ended++);
    await click(link(audio, 'Leeward'));
    await playsTrack(audio, 'Leeward');
    await eventually('the duration is known', () => mediaOf(audio).duration === 100);
    mediaOf(audio).currentTime = 99.9;
    await playsTrack(audio, 'Tide');
    await eventually('the duration is known', () => mediaOf(audio).duration === 100);
    mediaOf(audio).currentTime = 99.9;
    await eventually('both have ended', () => ended === 2);
    await isPaused(audio);
    expect(current(audio)).to.deep.equal(['Tide']);
  });

  it('is used by keys', async () => {
    const audio = place(trackList);
    link(audio, 'Leeward').focus();
    await press('Enter');
    await playsTrack(audio, 'Leeward');
    await press('Enter');
    await isPaused(audio);
  });

  it('leaves other clicks on links to the browser', () => {
    const audio = place(
      `${trackList.replace('</ol>', '<li>By <b>Halden</b></li></ol><p><a href="#notes">Notes</a></p>')}`,
    );
    const handled: boolean[] = [];
    audio.parentElement?.addEventListener('click', (event) => {
      handled.push(event.defaultPrevented);
      event.preventDefault();
    });
    const event = (init: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    link(audio, 'Leeward').dispatchEvent(event({ ctrlKey: true }));
    link(audio, 'Notes').dispatchEvent(event());
    expect(handled).to.deep.equal([false, false]);
    expect(mediaOf(audio).paused).to.equal(true);
  });

  it('selects a track by current-index without playing it, and follows changes of the list', async () => {
    const audio = place(trackList);
    audio.currentIndex = -1;
    await eventually('the last track', () => textOf(audio, 'title') === 'Tide' && current(audio).join() === 'Tide');
    expect(mediaOf(audio).getAttribute('src')).to.equal(trackUrls[2]);
    expect(mediaOf(audio).paused).to.equal(true);
    link(audio, 'Tide').textContent = 'Ebb';
    await eventually('the new title', () => textOf(audio, 'title') === 'Ebb');
    audio.querySelector('li')?.remove();
    await eventually('the last of two tracks', () => current(audio).join() === 'Ebb');
  });

  it('restores the links of the author when it is removed', async () => {
    const audio = place(trackList);
    audio.remove();
    await eventually('no link is marked', () => !audio.querySelector('[aria-current]'));
  });
});

describe('the controls of the device', () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const { setActionHandler } = navigator.mediaSession;

  beforeEach(() => {
    handlers.clear();
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers.set(action, handler);
      setActionHandler.call(navigator.mediaSession, action, handler);
    };
  });

  afterEach(() => {
    navigator.mediaSession.setActionHandler = setActionHandler;
  });

  const use = (action: MediaSessionAction, details: object = {}): unknown =>
    handlers.get(action)?.({ action, ...details });

  it('show the track that plays, and change it', async () => {
    const audio = place(trackList.replace('<site-audio', '<site-audio artist="Halden"'));
    await click(part(audio, 'play'));
    await plays(audio);
    await eventually('the title', () => navigator.mediaSession.metadata?.title === 'Windward');
    expect(navigator.mediaSession.metadata?.artist).to.equal('Halden');
    expect(handlers.get('previoustrack')).to.equal(null);
    use('nexttrack');
    await playsTrack(audio, 'Leeward');
    await eventually('the next title', () => navigator.mediaSession.metadata?.title === 'Leeward');
    await eventually('the duration is known', () => mediaOf(audio).duration === 100);
    use('seekto', { seekTime: 40 });
    expect(Math.floor(mediaOf(audio).currentTime)).to.equal(40);
    use('seekbackward', {});
    expect(Math.floor(mediaOf(audio).currentTime)).to.equal(30);
    use('pause');
    await isPaused(audio);
    use('play');
    await plays(audio);
    audio.remove();
    await eventually('nothing is shown', () => navigator.mediaSession.metadata === null && !handlers.get('play'));
  });
});

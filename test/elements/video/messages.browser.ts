/** Tests messages with players: their reports become events, and messages of other windows are ignored (docs/spec.md#widgets-7). */
import { expect } from '@open-wc/testing';
import type { PlayerReport } from '../../../elements/video/model/protocols.ts';
import { elapsed, eventually, frames, never, once } from '../../support/eventually.ts';
import { clear, define, events, part, place, type SiteVideo, shown, start, youtube, youtubePlayer } from './video.ts';

type Frames = typeof import('./fixtures/video-frame.fixture.ts');

await define();
const bundle = '/dist/test/video-frame.js';
const { controlFrame, protocols }: Frames = await import(bundle);

afterEach(clear);

const vimeo = 'https://player.vimeo.com';

/** Dispatches a message as the browser would. */
const deliver = (data: unknown, origin: string, source: MessageEventSource | null): void => {
  dispatchEvent(new MessageEvent('message', { data, origin, source }));
};

const state = (playerState: number): string => JSON.stringify({ event: 'infoDelivery', info: { playerState } });

async function started(src = youtube): Promise<{ video: SiteVideo; names: string[]; source: Window }> {
  const video = place(`<site-video src="${src}"></site-video>`);
  const { contentWindow } = await start(video);
  if (!contentWindow) throw new Error('the frame has no window');
  return { video, names: events(video), source: contentWindow };
}

describe('a report of the player', () => {
  it('becomes an event: YouTube', async () => {
    const { names, source } = await started();
    for (const playerState of [-1, 3, 1, 1, 3, 1, 2, 1, 0]) deliver(state(playerState), youtubePlayer, source);
    deliver(JSON.stringify({ event: 'onStateChange', info: 1 }), youtubePlayer, source);
    expect(names).to.deep.equal(['played', 'paused', 'played', 'ended', 'played']);
  });

  it('becomes an event: Vimeo, as text or as objects', async () => {
    const { names, source } = await started('https://vimeo.com/76979871');
    deliver({ event: 'play', data: {} }, vimeo, source);
    deliver(JSON.stringify({ event: 'pause' }), vimeo, source);
    deliver({ event: 'ended' }, vimeo, source);
    expect(names).to.deep.equal(['played', 'paused', 'ended']);
  });

  it('that Vimeo cannot play the video shows the thumbnail with an explanation', async () => {
    const { video, names, source } = await started('https://vimeo.com/76979871');
    const codes: string[] = [];
    video.addEventListener('site-error', (event) => codes.push(event.detail.code));
    const data = { name: 'PrivacyError', message: 'This video cannot be played here.' };
    deliver({ event: 'error', data: { ...data, method: 'play' } }, vimeo, source);
    expect(names, 'a command that the browser refused').to.deep.equal([]);
    deliver(JSON.stringify({ event: 'error', data }), vimeo, source);
    const text = await eventually('the text', () => part(video, 'error'));
    expect([text.textContent, text.getAttribute('role'), shown(video)]).to.deep.equal([
      'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
      'alert',
      ['play', 'error'],
    ]);
    expect([names, codes]).to.deep.equal([['stopped', 'error'], ['video-vimeo-unsupported']]);
  });

  it('that YouTube cannot play the video shows the thumbnail, which can be tried again', async () => {
    const { video, names, source } = await started();
    deliver(JSON.stringify({ event: 'onError', info: 150 }), youtubePlayer, source);
    const text = await eventually('the text', () => part(video, 'error'));
    expect([text.textContent, names]).to.deep.equal([
      'The video could not be played. Please try again.',
      ['stopped', 'error'],
    ]);
    await start(video);
    expect(shown(video)).to.deep.equal(['player']);
  });

  it('is ignored from another origin, another window or no window', async () => {
    const { names, source } = await started();
    const other = document.createElement('iframe');
    other.title = 'another';
    document.querySelector('[data-test]')?.append(other);
    deliver(state(1), 'https://evil.example', source);
    deliver(state(1), `${youtubePlayer}.evil.example`, source);
    deliver(state(1), 'null', source);
    deliver(state(1), youtubePlayer, other.contentWindow);
    deliver(state(1), youtubePlayer, window);
    deliver(state(1), youtubePlayer, null);
    expect(names).to.deep.equal([]);
    deliver(state(1), youtubePlayer, source);
    expect(names, 'the real one').to.deep.equal(['played']);
    const until = once(window, 'message');
    other.contentWindow?.parent.postMessage(state(2), '*');
    await never('the report is accepted', () => names.length > 1, { until });
    expect(names).to.deep.equal(['played']);
  });

  it('may be any value without an exception', async () => {
    const { names, source } = await started();
    const failures: string[] = [];
    const note = ({ message }: ErrorEvent): void => void failures.push(message);
    addEventListener('error', note);
    const oddities = [
      '',
      '{',
      'null',
      '[]',
      '1',
      null,
      undefined,
      7,
      [],
      {},
      { event: {} },
      '{"event":"infoDelivery","info":null}',
    ];
    for (const data of [
      ...oddities,
      '{"event":"onStateChange","info":"constructor"}',
      '{"__proto__":{"event":"ready"}}',
    ])
      deliver(data, youtubePlayer, source);
    removeEventListener('error', note);
    expect([names, failures]).to.deep.equal([[], []]);
  });

  it('is ignored after the player is removed', async () => {
    const { video, names, source } = await started();
    video.remove();
    await frames(1);
    try {
      deliver(state(1), youtubePlayer, source);
    } catch {
      // In some engines, a removed window cannot be the source of a message.
    }
    expect(names).to.deep.equal(['stopped']);
  });
});

/** The time between two initial messages to a player, in milliseconds. */
const greetingInterval = 500;

/** A fake player in a frame of the same origin, with the messages of YouTube and Vimeo. */
async function fakePlayer(name: 'YouTube' | 'Vimeo') {
  const frame = document.createElement('iframe');
  frame.title = 'a player';
  frame.src = `/test/elements/video/fixtures/known-player.html#${name}`;
  const box = document.createElement('div');
  box.dataset.test = '';
  box.append(frame);
  document.body.append(box);
  const reports: PlayerReport[] = [];
  const controller = new AbortController();
  const controls = controlFrame({
    frame,
    protocol: protocols[name],
    origin: location.origin,
    onReport: (report) => reports.push(report),
    signal: controller.signal,
  });
  const last = (wanted: PlayerReport) => eventually(`"${wanted}"`, () => reports.at(-1) === wanted);
  return { frame, reports, controls, controller, last };
}

for (const name of ['YouTube', 'Vimeo'] as const) {
  describe(`a player with the messages of ${name}`, () => {
    it('receives initial messages until it responds, then is started, paused and started again', async () => {
      const { controls, last } = await fakePlayer(name);
      await last('played');
      controls.pause();
      await last('paused');
      controls.play();
      await last('played');
    });

    it('receives commands only after its first message, and only for its origin', () => {
      const { port1: player } = new MessageChannel();
      const sent: unknown[] = [];
      const postMessage = (message: unknown, target: string) => sent.push([message, target]);
      const frame = Object.defineProperty(document.createElement('iframe'), 'contentWindow', {
        value: Object.assign(player, { postMessage }),
      });
      const { signal } = new AbortController();
      const protocol = protocols[name];
      const controls = controlFrame({ frame, protocol, origin: 'https://player.test', onReport: () => {}, signal });
      controls.pause();
      frame.dispatchEvent(new Event('load'));
      // An error page of the browser has no origin: a greeting for the player's origin would be reported in the console.
      expect(sent).to.deep.equal(protocol.greetings.map((greeting) => [greeting, '*']));
      deliver({ event: 'infoDelivery' }, 'https://other.test', player);
      deliver({ event: 'infoDelivery' }, 'https://player.test', player);
      expect(sent.slice(protocol.greetings.length)).to.deep.equal([[protocol.pause, 'https://player.test']]);
    });

    it('is not started after a pause call before it was loaded', async () => {
      const { controls, last, reports } = await fakePlayer(name);
      controls.pause();
      await last('paused');
      expect(reports).to.deep.equal(['paused']);
      controls.play();
      await last('played');
    });

    it('receives initial messages again when its frame is reloaded, as after a move', async () => {
      const { frame, reports, last } = await fakePlayer(name);
      await last('played');
      reports.length = 0;
      frame.contentWindow?.location.reload();
      await last('played');
    });

    it('receives no messages after it is removed', async () => {
      const { controller, reports, frame } = await fakePlayer(name);
      controller.abort();
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      await never('it reports', () => reports.length > 0, { until: elapsed(greetingInterval) });
      expect(frame.contentDocument?.querySelector('output')?.textContent).to.equal('');
    });
  });
}

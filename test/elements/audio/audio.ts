/** Audio players of the tests. */
import type { SiteAudioElement } from '../../../elements/audio/element.tsx';
import { eventually } from '../../support/eventually.ts';
import { silence } from '../../support/silence.ts';

const bundle = '/dist/test/site-audio.js';
await import(bundle);

export type Audio = InstanceType<typeof SiteAudioElement>;

/** A recording of 7 seconds. */
export const wave = '/examples/sounds/wave.wav';

/** A recording of 100 seconds. Links, attributes and block data cannot have its URL. */
export const recording = silence(100);

export const markup = `<site-audio audio-title="Waves"><audio controls preload="none" src="${recording}"></audio></site-audio>`;

/** Recordings whose URLs differ. */
export const trackUrls = [recording, `${recording}#two`, `${recording}#three`] as const;

export const trackList = `<site-audio><ol>
  <li><a href="${trackUrls[0]}">Windward</a> <time>1:40</time></li>
  <li><a href="${trackUrls[1]}">Leeward</a> <time>1:40</time></li>
  <li><a href="${trackUrls[2]}">Tide</a></li>
</ol></site-audio>`;

const findMedia = (audio: Element): readonly HTMLAudioElement[] =>
  [audio, audio.shadowRoot].flatMap((root) => [...(root?.querySelectorAll('audio') ?? [])]);

export function placeAll(body: string): readonly Audio[] {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = body;
  document.body.append(box);
  const players = [...box.querySelectorAll('site-audio')];
  // Firefox ends a recording with an error on a machine without a sound device, unless it is muted.
  for (const player of players) for (const media of findMedia(player)) media.muted = true;
  return players;
}

export function place(body: string): Audio {
  const [element] = placeAll(body);
  if (!element) throw new Error('The markup has no <site-audio>.');
  return element;
}

export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  document.documentElement.removeAttribute('dir');
  document.documentElement.lang = 'en';
  await Promise.resolve();
}

export const findPart = <E extends HTMLElement = HTMLElement>(audio: Element, name: string): E | null =>
  audio.shadowRoot?.querySelector<E>(`[part="${name}"]`) ?? null;

/** Returns a part that must exist. */
export function part<E extends HTMLElement = HTMLElement>(audio: Element, name: string): E {
  const found = findPart<E>(audio, name);
  if (!found) throw new Error(`The player has no ${name}.`);
  return found;
}

export const sliderOf = (audio: Element): HTMLInputElement => part<HTMLInputElement>(audio, 'seek');

/** Returns the `<audio>` that plays: the author's, or the one of the view. */
export function mediaOf(audio: Element): HTMLAudioElement {
  const [media] = findMedia(audio);
  if (!media) throw new Error('The player has no <audio>.');
  return media;
}

export const plays = (audio: Element): Promise<unknown> =>
  eventually('the recording plays', () => !mediaOf(audio).paused && audio.matches(':state(playing)'));

export const isPaused = (audio: Element): Promise<unknown> =>
  eventually('the recording is paused', () => mediaOf(audio).paused && !audio.matches(':state(playing)'));

/** Waits until the duration of the recording is shown. */
export const isLoaded = (audio: Element, duration = '1:40'): Promise<unknown> =>
  eventually(
    'the duration is known',
    () => part(audio, 'time').textContent?.endsWith(duration) && !sliderOf(audio).disabled,
  );

/** Waits for a position of the recording, in whole seconds. */
export const isAt = (audio: Element, seconds: number): Promise<unknown> =>
  eventually(`the recording is at ${seconds} s`, () => Math.floor(mediaOf(audio).currentTime) === seconds);

export const textOf = (audio: Element, name: string): string =>
  part(audio, name).textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Adds videos to the test page and finds their visible parts. */
import type { SiteVideoElement } from '../../../elements/video/element.tsx';
import { eventually } from '../../support/eventually.ts';

export type SiteVideo = InstanceType<typeof SiteVideoElement>;

const bundle = '/dist/test/site-video.js';

/** Defines the element on the test page. */
export const define = (): Promise<unknown> => import(bundle);

/** A page of the test server that replaces an unknown provider. */
export const otherPlayer = '/test/elements/video/fixtures/other-player.html';

/** A file without a response: it neither plays nor fails. */
export const stalledFile = '/stalls/film.mp4';

/** A video of YouTube, which cannot be loaded here; its frame exists nevertheless. */
export const youtube = 'https://youtu.be/M7lc1UVf-VE';
export const youtubePlayer = 'https://www.youtube-nocookie.com';

/** An image that needs no network. */
export const poster = (alt = 'Waves'): string =>
  `<img alt="${alt}" src="data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="100%" height="100%" fill="teal"/></svg>')}">`;

/** The markup of a video of an unknown provider. */
export const markup = (attributes = '', children = poster()): string =>
  `<site-video src="${otherPlayer}" ${attributes}>${children}</site-video>`;

/** Adds markup to the page, in a box of this width, and returns the video that it starts with. */
export function place(markup: string, width = 640): SiteVideo {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.style.inlineSize = `${width}px`;
  box.innerHTML = markup;
  document.body.append(box);
  const video = box.querySelector('site-video');
  if (!video) throw new Error('the markup has no site-video');
  return video;
}

/** Removes everything that `place` added, and waits until it is unmounted. */
export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await Promise.resolve();
}

export const part = <E extends HTMLElement = HTMLElement>(video: SiteVideo, name: string): E | null =>
  video.shadowRoot?.querySelector<E>(`[part="${name}"]`) ?? null;

/** Returns a part that must exist. */
export function find<E extends HTMLElement = HTMLElement>(video: SiteVideo, name: string): E {
  const found = part<E>(video, name);
  if (!found) throw new Error(`the video shows no ${name}`);
  return found;
}

/** Returns the playing frame or file as soon as it exists. */
export const player = <E extends HTMLElement = HTMLIFrameElement>(video: SiteVideo): Promise<E> =>
  eventually('the player', () => part<E>(video, 'player'));

/** Plays it as a visitor would, without waiting for input. */
export async function start<E extends HTMLElement = HTMLIFrameElement>(video: SiteVideo): Promise<E> {
  find(video, 'play').click();
  return player<E>(video);
}

/** Collects the names of the video's events, in order. */
export function events(video: SiteVideo): string[] {
  const names: string[] = [];
  for (const type of ['play', 'played', 'paused', 'ended', 'stopped', 'error'])
    video.addEventListener(`site-${type}`, () => names.push(type));
  return names;
}

export const focused = (video: SiteVideo): string | null | undefined =>
  video.shadowRoot?.activeElement?.getAttribute('part');

/** The visible parts. */
export const shown = (video: SiteVideo): string[] =>
  [...(video.shadowRoot?.querySelectorAll('[part]') ?? [])]
    .map((node) => node.getAttribute('part') ?? '')
    .filter((name) => !['box', 'mark', 'allow', 'elsewhere'].includes(name));

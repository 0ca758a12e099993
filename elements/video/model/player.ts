/** Where a video is played: the addresses of players, made by us. */
import type { KnownProvider, Video } from './find-video.ts';
import { startTime } from './start-time.ts';

/** The addresses of a video's player and of the page to watch it on. */
export interface PlayerAddress {
  readonly src: string;
  readonly page: string;
}

/** Where the players of known providers live: messages go there and come from there, and from nowhere else. */
export const playerOrigins = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const satisfies Record<KnownProvider, string>;

/** The settings of an author's embed that only concern how the video is shown. */
const shown = /^(?:list|playlist|end|loop|muted?|controls|rel|hl|cc_\w+|texttrack|color|title|byline|portrait)$/;

/** A player's address with the author's settings and ours; ours that are empty are left out. */
function player(address: string, given: URLSearchParams, own: Readonly<Record<string, unknown>>): string {
  const url = new URL(address);
  for (const [name, value] of given) if (shown.test(name)) url.searchParams.set(name, value);
  for (const [name, value] of Object.entries({ autoplay: 1, ...own })) {
    if (value) url.searchParams.set(name, String(value));
  }
  return url.href;
}

function youtube({ id, address }: Video, origin: string): PlayerAddress {
  const url = new URL(address);
  const own = { enablejsapi: 1, playsinline: 1, origin, start: startTime(url) };
  const list = encodeURIComponent(url.searchParams.get('list') ?? '');
  return {
    src: player(`${playerOrigins.YouTube}/embed/${id || 'videoseries'}`, url.searchParams, own),
    page: `https://www.youtube.com/${id ? `watch?v=${id}` : `playlist?list=${list}`}`,
  };
}

function vimeo({ id, hash, address }: Video): PlayerAddress {
  const url = new URL(address);
  const h = hash ?? url.searchParams.get('h');
  const start = startTime(url);
  return {
    src: player(`${playerOrigins.Vimeo}/video/${id}`, url.searchParams, { h, dnt: 1 }) + (start ? `#t=${start}s` : ''),
    page: `https://vimeo.com/${id}${h ? `/${encodeURIComponent(h)}` : ''}`,
  };
}

/** The addresses for a page of this origin. */
export function playerAddress(video: Video, origin: string): PlayerAddress {
  if (video.known === 'YouTube') return youtube(video, origin);
  if (video.known === 'Vimeo') return vimeo(video);
  return { src: video.address, page: video.address };
}

/** Whether the browser plays it by itself. */
export const isFile = ({ known, address }: Video): boolean =>
  !known && /\.(?:mp4|m4v|webm|ogv|mov|m3u8)$/i.test(new URL(address).pathname);

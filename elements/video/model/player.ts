/** Builds the URLs of players. */
import type { VideoProvider } from '../../../core/model/video-players.ts';
import type { Video } from './find-video.ts';

const units = /^(?:(\d{1,4})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/;

/** Seconds from the start, as video addresses say it: `90`, `90s`, `1m30s`, `1h2m3s`; 0 for anything else. */
function seconds(text: string): number {
  const [, hours = 0, minutes = 0, rest = 0] = units.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

/** Where a video starts: `?t=`, `?start=` or `#t=`. */
const startTime = ({ searchParams, hash }: URL): number =>
  seconds(searchParams.get('t') ?? searchParams.get('start') ?? new URLSearchParams(hash.slice(1)).get('t') ?? '');

/** The player of a video, and its URL. */
export interface PlayerAddress {
  /** The provider, if its player supports messages. */
  readonly known: VideoProvider | undefined;
  readonly src: string;
  /** The video's page at the provider. */
  readonly page: string;
}

/** The origins of the players of known providers: messages are exchanged only with these. */
export const playerOrigins = {
  YouTube: 'https://www.youtube-nocookie.com',
  Vimeo: 'https://player.vimeo.com',
} as const satisfies Record<VideoProvider, string>;

/** The settings of an author's embed that only affect appearance and playback. */
const shown =
  /^(?:list|listType|channel|playlist|end|loop|muted?|controls|rel|hl|cc_\w+|texttrack|color|title|byline|portrait)$/;

/** Returns a player's URL with the author's settings and ours; empty settings of ours are omitted. */
function player(address: string, given: URLSearchParams, own: Readonly<Record<string, unknown>>): string {
  const url = new URL(address);
  for (const [name, value] of given) if (shown.test(name)) url.searchParams.set(name, value);
  for (const [name, value] of Object.entries({ autoplay: 1, ...own })) {
    if (value) url.searchParams.set(name, String(value));
  }
  return url.href;
}

function youtube(url: URL, origin: string, id: string | undefined): PlayerAddress {
  const given = url.searchParams;
  const own = { enablejsapi: 1, playsinline: 1, origin, start: startTime(url) };
  const list = encodeURIComponent(given.get('list') ?? '');
  return {
    known: 'YouTube',
    src: player(`${playerOrigins.YouTube}/embed/${id ?? 'videoseries'}`, given, own),
    page: `https://www.youtube.com/${id ? `watch?v=${id}` : `playlist?list=${list}`}`,
  };
}

function vimeo(url: URL, _origin: string, id: string | undefined, key: string | undefined): PlayerAddress {
  const given = url.searchParams;
  const h = key ?? given.get('h');
  const start = startTime(url);
  return {
    known: 'Vimeo',
    src: player(`${playerOrigins.Vimeo}/video/${id}`, given, { h, dnt: 1 }) + (start ? `#t=${start}s` : ''),
    page: `https://vimeo.com/${id}${h ? `/${encodeURIComponent(h)}` : ''}`,
  };
}

/**
 * For each provider: the URLs of its videos (host, path and query) with the id and the key of unlisted videos, and its
 * player.
 */
const players = {
  YouTube: {
    pattern: /(?:\.be\/|\/(?:embed|shorts|live|v|e)\/|[?&]v=)(?!videoseries)([\w-]{11})(?![\w-])|[?&]list=/,
    make: youtube,
  },
  Vimeo: { pattern: /(?<!\/(?:album|showcase|event))\/(\d+)(?:\/(\w+))?\/?(?:\?|$)/, make: vimeo },
} as const satisfies Record<VideoProvider, unknown>;

/**
 * Returns the player of a video for a page of this origin. Returns undefined for other pages of a known provider, which
 * cannot be framed. Other embeds of these providers, such as a showcase, are shown in a plain frame.
 */
export function playerAddress({ known, address, embed }: Video, origin: string): PlayerAddress | undefined {
  const other = { known: undefined, src: address, page: address };
  if (!known) return other;
  const url = new URL(address);
  const { pattern, make } = players[known];
  const found = pattern.exec(url.hostname + url.pathname + url.search);
  return found ? make(url, origin, found[1], found[2]) : embed && other;
}

/** Whether the browser plays the video natively. */
export const isFile = ({ known, src }: PlayerAddress): boolean =>
  !known && /\.(?:mp4|m4v|webm|ogv|mov|m3u8)$/i.test(new URL(src).pathname);

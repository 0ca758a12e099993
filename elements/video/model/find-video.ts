import { type Embed, parseEmbed } from './embed.ts';

/** What the author gave, and the page that it stands in. */
export interface Given {
  /** The address of a video: its page, its player or a file. */
  readonly src?: string | undefined;
  /** Embed markup; `src` goes first. */
  readonly html?: string | undefined;
  /** What relative addresses are relative to. */
  readonly base: string;
  /** The page's own origin. */
  readonly origin: string;
}

/** The providers whose addresses and messages are known (widgets 7). */
export type KnownProvider = 'YouTube' | 'Vimeo';

/** A video that can be played. */
export interface Video extends Partial<Omit<Embed, 'src'>> {
  /** As the author gave it, absolute, without what a service wrapped around it. */
  readonly address: string;
  readonly known: KnownProvider | undefined;
  /** The provider's id of the video; empty for a YouTube playlist. */
  readonly id: string | undefined;
  /** The key of an unlisted video at Vimeo. */
  readonly hash: string | undefined;
  /** The provider's name, or its host name. */
  readonly provider: string;
  /** Whether playing it contacts somebody else than the page's own server. */
  readonly isForeign: boolean;
}

/** By provider: its hosts, and its addresses of videos with their id and key, without the scheme. */
const providers: readonly (readonly [name?: KnownProvider, hosts?: RegExp, address?: RegExp])[] = [
  [
    'YouTube',
    /(?:^|\.)youtu(?:\.be|be(?:-nocookie)?\.com)\//,
    /(?:\.be\/|\/(?:embed|shorts|live|v|e)\/|[?&]v=)(?!videoseries)([\w-]{11})(?![\w-])|[?&]list=/,
  ],
  ['Vimeo', /(?:^|\.)vimeo\.com\//, /(?<!\/(?:album|showcase|event))\/(\d+)(?:\/(\w+))?\/?(?:\?|$)/],
];

function locate(text: string, given: Given): Video | undefined {
  const { base } = given;
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  // A frame without TLS is blocked in a page with it.
  if (base.startsWith('https:') && url.protocol === 'http:') url.protocol = 'https:';
  const { href, hostname, origin, pathname, search, searchParams } = url;
  // What one service wraps around the players of all others.
  const wrapped = hostname === 'cdn.embedly.com' && searchParams.get('src');
  if (wrapped) return locate(wrapped, given);
  const path = hostname + pathname + search;
  const [known, , address = /^/] = providers.find(([, hosts]) => hosts?.test(path)) ?? [];
  const match = /^https?:/.test(href) && address.exec(path);
  if (!match) return undefined;
  const [, id, hash] = match;
  return { address: href, known, id, hash, provider: known ?? hostname, isForeign: origin !== given.origin };
}

/** The video of an address or of embed markup; `undefined` for what cannot be played (widgets 5). */
export function findVideo(given: Given): Video | undefined {
  // All keys are its own: a page may have added some to Object.prototype.
  const embed = given.src ? { src: given.src, size: undefined, title: undefined } : parseEmbed(given.html ?? '');
  const video = embed && locate(embed.src, given);
  return video && { ...embed, ...video };
}

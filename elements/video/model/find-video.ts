import { providerOfHost, type VideoProvider } from '../../../core/model/video-players.ts';
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

/** A video, as far as it concerns who is contacted and what room it takes; how it is played is found in `player.ts`. */
export interface Video {
  /** The markup that it was found in. */
  readonly embed: Embed | undefined;
  /** As the author gave it, absolute, without what a service wrapped around it. */
  readonly address: string;
  readonly known: VideoProvider | undefined;
  /** The provider's name, or its host name. */
  readonly provider: string;
  /** Whether playing it contacts somebody else than the page's own server. */
  readonly isForeign: boolean;
}

function locate(text: string, base: string, page: string): Omit<Video, 'embed'> | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  // A frame without TLS is blocked in a page with it.
  if (/^https/.test(base) && url.protocol === 'http:') url.protocol = 'https:';
  const { href, hostname, origin, searchParams } = url;
  // What one service wraps around the players of all others.
  const wrapped = hostname === 'cdn.embedly.com' && searchParams.get('src');
  if (wrapped) return locate(wrapped, base, page);
  if (!/^https?:/.test(href)) return undefined;
  const known = providerOfHost(hostname);
  return { address: href, known, provider: known ?? hostname, isForeign: origin !== page };
}

/** The video of an address or of embed markup; `undefined` for what cannot be played (docs/spec.md#widgets-5). */
export function findVideo({ src, html, base, origin }: Given): Video | undefined {
  const embed = src ? undefined : parseEmbed(html ?? '');
  const address = src || embed?.src;
  const video = address ? locate(address, base, origin) : undefined;
  return video && { ...video, embed };
}

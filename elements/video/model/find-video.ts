import { providerOfHost, type VideoProvider } from '../../../core/model/video-players.ts';
import { type Embed, parseEmbed } from './embed.ts';

/** The author's input, and the page that contains it. */
export interface VideoSource {
  /** The URL of a video: its page, its player or a file. */
  readonly src?: string | undefined;
  /** Embed markup; `src` takes precedence. */
  readonly html?: string | undefined;
  /** The base URL for relative URLs. */
  readonly base: string;
  /** The page's own origin. */
  readonly origin: string;
}

/** The data of a video that determines which server is contacted and its size; `player.ts` determines how it is played. */
export interface Video {
  /** The markup that contains the video. */
  readonly embed: Embed | undefined;
  /** The author's URL, absolute, without the wrapper of an embedding service. */
  readonly address: string;
  readonly known: VideoProvider | undefined;
  /** The provider's name, or its host name. */
  readonly provider: string;
  /** Whether playback contacts a server other than the page's own. */
  readonly isForeign: boolean;
}

function locate(text: string, base: string, page: string): Omit<Video, 'embed'> | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  // Browsers block frames without TLS in pages with TLS.
  if (/^https/.test(base) && url.protocol === 'http:') url.protocol = 'https:';
  const { href, hostname, origin, searchParams } = url;
  // Embedly wraps the players of other services.
  const wrapped = hostname === 'cdn.embedly.com' && searchParams.get('src');
  if (wrapped) return locate(wrapped, base, page);
  if (!/^https?:/.test(href)) return undefined;
  const known = providerOfHost(hostname);
  return { address: href, known, provider: known ?? hostname, isForeign: origin !== page };
}

/** Returns the video of a URL or of embed markup, or undefined if it cannot be played (docs/spec.md#widgets-5). */
export function findVideo({ src, html, base, origin }: VideoSource): Video | undefined {
  const embed = src ? undefined : parseEmbed(html ?? '');
  const address = src || embed?.src;
  const video = address ? locate(address, base, origin) : undefined;
  return video && { ...video, embed };
}

/** The providers whose addresses are known, and how their players are told something (docs/spec.md#widgets-7). */

export type VideoProvider = 'YouTube' | 'Vimeo';

/** The provider that a host name belongs to. */
export const providerOfHost = (host: string): VideoProvider | undefined =>
  /(^|\.)youtu(\.be|be(-nocookie)?\.com)$/.test(host)
    ? 'YouTube'
    : /(^|\.)vimeo\.com$/.test(host)
      ? 'Vimeo'
      : undefined;

/** What YouTube's player is to do; it takes JSON as text. */
export const youtubeCommand = (func: string): string => JSON.stringify({ event: 'command', func, args: [] });

/** What has a player pause, to be sent to its own origin. YouTube's only listens with `enablejsapi=1` in its address. */
export const pauseMessages: Readonly<Record<VideoProvider, unknown>> = {
  YouTube: youtubeCommand('pauseVideo'),
  Vimeo: { method: 'pause' },
};

/** What has the player at this address pause, and the one origin to tell it; `undefined` for players that are not known. */
export function pauseMessageFor(address: string): readonly [message: unknown, origin: string] | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const known = url && providerOfHost(url.hostname);
  return known && [pauseMessages[known], url.origin];
}

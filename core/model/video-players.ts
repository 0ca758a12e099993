/** Known video providers, and the messages to their players (docs/spec.md#widgets-7). */

export type VideoProvider = 'YouTube' | 'Vimeo';

/** Returns the provider of a host name. */
export const providerOfHost = (host: string): VideoProvider | undefined =>
  /(^|\.)youtu(\.be|be(-nocookie)?\.com)$/.test(host)
    ? 'YouTube'
    : /(^|\.)vimeo\.com$/.test(host)
      ? 'Vimeo'
      : undefined;

/** Returns a command for the YouTube player, which takes JSON as text. */
export const youtubeCommand = (func: string): string => JSON.stringify({ event: 'command', func, args: [] });

/** Messages that pause a player; send them to its own origin. YouTube requires `enablejsapi=1` in the URL of the player. */
export const pauseMessages: Readonly<Record<VideoProvider, unknown>> = {
  YouTube: youtubeCommand('pauseVideo'),
  Vimeo: { method: 'pause' },
};

/** Returns the message that pauses the player at this URL, and its origin; `undefined` for unknown players. */
export function pauseMessageFor(address: string): readonly [message: unknown, origin: string] | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const known = url && providerOfHost(url.hostname);
  return known && [pauseMessages[known], url.origin];
}

/** The message protocols of the two known providers' players (docs/spec.md#widgets-7), in both directions. */
import { pauseMessages, type VideoProvider, youtubeCommand } from '../../../core/model/video-players.ts';

/** A state change that a player reports: an event of that name, or an error that prevents playback. */
export type PlayerReport = 'played' | 'paused' | 'ended' | 'failed';

/** A message from a player. Its shape is not validated. */
export type Message = Readonly<Record<string, unknown>>;

export interface Protocol {
  /** Messages that subscribe to the player's reports. */
  readonly greetings: readonly unknown[];
  readonly play: unknown;
  readonly pause: unknown;
  readonly readReport: (message: Message) => PlayerReport | undefined;
}

const youtubeStates: readonly PlayerReport[] = ['ended', 'played', 'paused'];

const vimeoEvents: ReadonlyMap<unknown, PlayerReport> = new Map([
  ['play', 'played'],
  ['pause', 'paused'],
  ['ended', 'ended'],
]);

export const protocols: Readonly<Record<VideoProvider, Protocol>> = {
  YouTube: {
    greetings: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
    play: youtubeCommand('playVideo'),
    pause: pauseMessages.YouTube,
    readReport: ({ event, info }) => {
      if (event === 'onError') return 'failed';
      const state: unknown = event === 'onStateChange' ? info : Object(info).playerState;
      return typeof state === 'number' ? youtubeStates[state] : undefined;
    },
  },
  Vimeo: {
    greetings: [...vimeoEvents.keys(), 'error'].map((value) => ({ method: 'addEventListener', value })),
    play: { method: 'play' },
    pause: pauseMessages.Vimeo,
    // An error with a method is the answer to a command that the browser refused; the visitor can still play.
    readReport: ({ event, data }) =>
      event === 'error' ? (Object(data).method ? undefined : 'failed') : vimeoEvents.get(event),
  },
};

/** How the players of the two known providers are spoken with (docs/spec.md#widgets-7): messages as data, both ways. */
import { pauseMessages, type VideoProvider, youtubeCommand } from '../../../core/model/video-players.ts';

/** What a player reports; each becomes the event of that name. */
export type Heard = 'played' | 'paused' | 'ended';

/** What a player has sent: any shape at all. */
export type Message = Readonly<Record<string, unknown>>;

export interface Protocol {
  /** Ask the player to report. */
  readonly greetings: readonly unknown[];
  readonly play: unknown;
  readonly pause: unknown;
  readonly hear: (message: Message) => Heard | undefined;
}

const youtubeStates: readonly Heard[] = ['ended', 'played', 'paused'];

const vimeoEvents: ReadonlyMap<unknown, Heard> = new Map([
  ['play', 'played'],
  ['pause', 'paused'],
  ['ended', 'ended'],
]);

export const protocols: Readonly<Record<VideoProvider, Protocol>> = {
  YouTube: {
    greetings: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
    play: youtubeCommand('playVideo'),
    pause: pauseMessages.YouTube,
    hear: ({ event, info }) => {
      const state: unknown = event === 'onStateChange' ? info : Object(info).playerState;
      return typeof state === 'number' ? youtubeStates[state] : undefined;
    },
  },
  Vimeo: {
    greetings: [...vimeoEvents.keys()].map((value) => ({ method: 'addEventListener', value })),
    play: { method: 'play' },
    pause: pauseMessages.Vimeo,
    hear: ({ event }) => vimeoEvents.get(event),
  },
};

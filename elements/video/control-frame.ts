import type { Message, Protocol } from './model/protocols.ts';
import type { Controls, Hear } from './useVideoSession.ts';

/** How often, and after how many milliseconds again, a player is asked to report until it answers. */
const attempts = 20;
const interval = 500;

/** Players send JSON as text or as objects, and anything else may come too. */
function readMessage(data: unknown): Message {
  try {
    return Object(typeof data === 'string' ? JSON.parse(data) : data);
  } catch {
    return {};
  }
}

export interface FrameOptions {
  readonly frame: HTMLIFrameElement;
  readonly protocol: Protocol;
  /** Of the player in the frame. */
  readonly origin: string;
  readonly hear: Hear;
  readonly signal: AbortSignal;
}

/**
 * Speaks with the player in a frame. A message counts only if it comes from this very frame and from the player's
 * origin, and ours go to that origin alone.
 */
export function controlFrame({ frame, protocol, origin, hear, signal }: FrameOptions): Controls {
  let timer: ReturnType<typeof setInterval> | undefined;
  // What was asked of it last; it plays from the start.
  let wanted = protocol.play;
  const send = (message: unknown): void => frame.contentWindow?.postMessage(message, origin);
  const ask = (message: unknown): undefined => {
    wanted = message;
    send(message);
  };
  const listen = (event: MessageEvent): void => {
    if (event.origin !== origin || !event.source || event.source !== frame.contentWindow) return;
    clearInterval(timer);
    const message = readMessage(event.data);
    // Before this Vimeo's player cannot be asked to report; YouTube's may say it after each greeting.
    if (message.event === 'ready') protocol.greetings.forEach(send);
    // A player that may not start by itself starts when it is told to, and now it hears what it was asked before.
    if (message.event === 'ready' || message.event === 'onReady') send(wanted);
    const state = protocol.hear(message);
    if (state) hear(state);
  };
  const greet = (): void => {
    let left = attempts;
    const ring = (): void => {
      protocol.greetings.forEach(send);
      left -= 1;
      if (left === 0) clearInterval(timer);
    };
    clearInterval(timer);
    timer = setInterval(ring, interval);
    ring();
  };
  frame.ownerDocument.defaultView?.addEventListener('message', listen, { signal });
  frame.addEventListener('load', greet, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  return { play: () => ask(protocol.play), pause: () => ask(protocol.pause) };
}

import { unclobber } from '../../core/page/unclobber.ts';
import type { Message, PlayerReport, Protocol } from './model/protocols.ts';
import type { Controls, ReportHandler } from './useVideoSession.ts';

/** The maximum number of greetings sent to a player until it answers, and the milliseconds between them. */
const attempts = 20;
const interval = 500;

/** Parses a message. Players send JSON as text or as objects; other data becomes an empty message. */
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
  /** The origin of the player in the frame. */
  readonly origin: string;
  readonly onReport: ReportHandler;
  readonly signal: AbortSignal;
}

/**
 * Exchanges messages with the player in a frame. Accepts messages only from this frame and from the player's origin.
 * Commands are sent to that origin only, and after the player's first message.
 */
export function controlFrame({ frame, protocol, origin, onReport, signal }: FrameOptions): Controls {
  let timer: ReturnType<typeof setInterval> | undefined;
  // The last requested command. The initial one is to play.
  let command = protocol.play;
  let lastReport: PlayerReport | undefined;
  let hasAnswered = false;
  const send = (message: unknown): void => frame.contentWindow?.postMessage(message, origin);
  // The frame of a player that cannot be loaded shows an error page of the browser, which has no origin; a message to
  // the player's origin would be reported in the console. The greetings contain nothing about the page or the visitor.
  const greetOnce = (): void => {
    for (const greeting of protocol.greetings) frame.contentWindow?.postMessage(greeting, '*');
  };
  const request = (message: unknown): undefined => {
    command = message;
    if (hasAnswered) send(message);
  };
  const listen = (event: MessageEvent): void => {
    if (event.origin !== origin || !event.source || event.source !== frame.contentWindow) return;
    clearInterval(timer);
    const isFirst = !hasAnswered;
    hasAnswered = true;
    const message = readMessage(event.data);
    // Vimeo's player accepts subscriptions only after this event. YouTube's player may send it after each greeting.
    if (message.event === 'ready') greetOnce();
    // A player without permission to start automatically starts on request. Repeat the last command now that the player listens.
    if (isFirst || message.event === 'ready' || message.event === 'onReady') send(command);
    const report = protocol.readReport(message);
    // Players may send the same report more than once.
    if (report && report !== lastReport) onReport(report);
    lastReport = report ?? lastReport;
  };
  const greet = (): void => {
    let left = attempts;
    lastReport = undefined;
    const ring = (): void => {
      greetOnce();
      left -= 1;
      if (left === 0) clearInterval(timer);
    };
    clearInterval(timer);
    timer = setInterval(ring, interval);
    ring();
  };
  unclobber(frame.ownerDocument).defaultView?.addEventListener('message', listen, { signal });
  frame.addEventListener('load', greet, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  return { play: () => request(protocol.play), pause: () => request(protocol.pause) };
}

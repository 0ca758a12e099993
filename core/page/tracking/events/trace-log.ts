/** Collects lines of a log and sends them every 30 s, and when the visitor leaves (docs/spec.md#runtime-7). */
import { jsonText } from '../../../model/json-text.ts';
import { cookies } from '../../../model/vocabularies/cookies.ts';
import { pageCookies } from '../../cookies.ts';
import { originOf, windowOf } from '../../unclobber.ts';
import type { EventPage } from './event-page.ts';

/** How severe a line of the log is. */
export const traceLevels = ['info', 'warn', 'error'] as const;

/** One of `traceLevels`. */
export type TraceLevel = (typeof traceLevels)[number];

/** The interval in milliseconds (docs/spec.md#runtime-9, "Log flush 30 s"), and the limits of what waits. */
const limits = { interval: 30_000, lines: 50, characters: 200, bytes: 16 * 1024 } as const;

/** The log of a page. */
export interface TraceLog {
  /** Adds a line. One that is mistyped, or does not fit, is dropped with a warning. */
  readonly add: (message: unknown, level: unknown) => void;
}

/** The body of the call. Browsers send at most 64 KB when a page ends, of which events may have 48. */
const bodyOf = (lines: readonly object[]): URLSearchParams => new URLSearchParams({ data: jsonText(lines) });

/** Starts a log, until it is ended. It is sent then, unless the consent has been withdrawn. */
export function startTraceLog({ document, warn }: EventPage, ended: AbortSignal, withdrawn: AbortSignal): TraceLog {
  const window = windowOf(document);
  let lines: readonly object[] = [];
  let timer: number | undefined;

  function take(): { readonly url: URL; readonly body: URLSearchParams } {
    const url = new URL('/api/events/Trace', originOf(document));
    const { name } = cookies.crumb;
    const crumb = pageCookies(document).get(name);
    if (crumb) url.searchParams.set(name, crumb);
    const body = bodyOf(lines);
    window.clearTimeout(timer);
    timer = undefined;
    lines = [];
    return { url, body };
  }

  function send(): void {
    const { url, body } = take();
    const options: RequestInit = { method: 'POST', body, keepalive: true, redirect: 'manual', signal: withdrawn };
    // Without a prototype: the platform also reads what a page has added to Object.prototype.
    fetch(url, Object.assign(Object.create(null), options)).catch(() => {});
  }

  function leave(): void {
    if (withdrawn.aborted) take();
    else if (lines.length > 0) {
      const { url, body } = take();
      try {
        window.navigator.sendBeacon(url, body);
      } catch {
        // Missing or replaced in some browsers: the log is lost, and the page works.
      }
    }
  }

  window.addEventListener('pagehide', leave, { signal: ended });
  ended.addEventListener('abort', leave);

  return {
    add: (message, level) => {
      const text = typeof message === 'string' ? message.slice(0, limits.characters) : undefined;
      const isValid = text !== undefined && traceLevels.some((known) => known === level);
      const next = [...lines, { level, message: text, time: new Date().toISOString() }];
      if (!isValid || next.length > limits.lines || String(bodyOf(next)).length > limits.bytes)
        warn('trace-line-dropped', { message: text?.slice(0, 100) ?? typeof message });
      else if (!ended.aborted) {
        lines = next;
        timer ??= window.setTimeout(send, limits.interval);
      }
    },
  };
}

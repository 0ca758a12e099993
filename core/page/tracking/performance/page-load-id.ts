import { originOf, windowOf } from '../../unclobber.ts';
import { messages } from './messages.en.ts';

const path = '/api/1/performance/settings';

/** Milliseconds (docs/spec.md#widgets-7). */
const timeLimit = 30_000;

/** A longer text is not an id. */
const longestId = 200;

/** Returns the id in the response to a request; undefined if it has none. */
function idIn(settings: unknown): string | undefined {
  const id: unknown = Object.getOwnPropertyDescriptor(Object(settings), 'pageLoadId')?.value;
  return typeof id === 'string' && id !== '' && id.length <= longestId ? id : undefined;
}

/**
 * Requests the id of this view of the page. Returns undefined, with a warning, if the server does not return one within 30 seconds;
 * without a warning when the signal aborts.
 */
export async function readPageLoadId(document: Document, ended: AbortSignal): Promise<string | undefined> {
  const window = windowOf(document);
  const timeout = new AbortController();
  const timer = window.setTimeout(() => timeout.abort(), timeLimit);
  const signal = AbortSignal.any([ended, timeout.signal]);
  let id: string | undefined;
  try {
    // Not relative to `<base>`, and without a prototype: the platform also reads what a page has added to Object.prototype.
    const options = Object.assign(Object.create(null), { signal, redirect: 'error' });
    const response = await fetch(new URL(path, originOf(document)), options);
    if (response.ok) id = idIn(await response.json());
  } catch {
    // A response that is not JSON has no id either.
  }
  window.clearTimeout(timer);
  if (ended.aborted) return undefined;
  if (id === undefined) {
    const code = timeout.signal.aborted ? 'performance-settings-timeout' : 'performance-settings-unresolved';
    console.warn(`site-elements: ${messages[code]}`);
  }
  return id;
}

import { originOf } from '../../unclobber.ts';

const path = '/api/commerce/fullstory/getId';

/** Milliseconds until the request is aborted, as those for other settings of a page. */
const timeLimit = 30_000;

/** A longer text is not an id. */
const longestId = 200;

/** The server has no recorder for this site (docs/spec.md#runtime-7). Which ids are mock ids is ours. */
const isMock = (id: string): boolean => /^mock/i.test(id);

/**
 * Requests the id of a recording. Returns undefined for a mock id. Rejects if the server does not return an id within 30 seconds, and when
 * the signal aborts. Does not use `request`, which reports failures to the page and can open a login.
 */
export async function readRecordingId(document: Document, ended: AbortSignal): Promise<string | undefined> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(timeLimit)]);
  // Not relative to `<base>`, and without a prototype: the platform also reads what a page has added to Object.prototype.
  const options = Object.assign(Object.create(null), { signal, redirect: 'error' });
  const response = await fetch(new URL(path, originOf(document)), options);
  const id: unknown = response.ok ? await response.json() : undefined;
  if (typeof id !== 'string' || id === '' || id.length > longestId)
    throw new Error(`No id of a recording: HTTP Status ${response.status}`);
  return isMock(id) ? undefined : id;
}

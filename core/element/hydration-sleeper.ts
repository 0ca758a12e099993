/** Reads and changes what the script that wakes prerendered elements has recorded of an element. */
import { type Sleeper, watch } from '../page/prerendered.ts';
import { unclobber } from '../page/unclobber.ts';

/** Calls the function whenever the element is woken. Replaces the function of an earlier call. */
export function whenWoken(host: Element, resume: (sleeper: Sleeper) => void): void {
  const sleeper = watch(host);
  sleeper.resume = () => resume(sleeper);
  if (sleeper.isWoken) resume(sleeper);
}

/**
 * Records the used nodes by part and position. Call the returned function after the view was rendered again; it replaces each node by its
 * new counterpart.
 */
export function trackUsedNodes(host: Element, root: ShadowRoot): () => void {
  const alike = (part: string | null): Element[] => [...root.querySelectorAll(`[part="${CSS.escape(part ?? '')}"]`)];
  const places = watch(host).uses.map((use) => {
    const part = unclobber(use.node).getAttribute('part');
    return { use, part, index: alike(part).indexOf(use.node) };
  });
  return () => {
    for (const { use, part, index } of places) use.node = alike(part)[index] ?? use.node;
  };
}

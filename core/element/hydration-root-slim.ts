/** React's `hydrateRoot` on top of Preact, for the slim build. */
import { hydrate, options } from 'preact';
import { type Container, createRoot, rendering, type View } from './slim.ts';

interface Options {
  readonly onRecoverableError: (cause: unknown) => void;
}

/** Preact removes the comments that React writes between texts, and adds texts that are empty. */
const isNothing = (node: Node): boolean => node instanceof Comment || (node instanceof Text && node.data === '');

const isDifference = ({ type, addedNodes, removedNodes }: MutationRecord): boolean =>
  type === 'characterData' || ![...addedNodes, ...removedNodes].every(isNothing);

/** Hydrates synchronously. Preact patches nodes and texts that differ silently, so its changes are observed. */
export function hydrateRoot(container: Container, view: View, { onRecoverableError }: Options) {
  const observer = new MutationObserver(() => {});
  const records: MutationRecord[] = [];
  // The container is a proxy of a node, whose methods return the node itself.
  const node = (container as Element).closest('*');
  if (node) observer.observe(node, { childList: true, characterData: true, subtree: true });
  const { diffed } = options;
  // The last node is complete before the first effect runs, which may change nodes as well.
  options.diffed = (virtual) => {
    diffed?.(virtual);
    records.push(...observer.takeRecords());
  };
  rendering.isHydrating = true;
  try {
    hydrate(view, container);
  } finally {
    rendering.isHydrating = false;
    observer.disconnect();
    if (diffed) options.diffed = diffed;
    else delete options.diffed;
  }
  if (records.some(isDifference)) onRecoverableError(new Error('The nodes or texts differ.'));
  return createRoot(container);
}

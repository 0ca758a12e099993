import { atOnce, moments, nearViewport } from 'virtual:load-moments';
import { loadChunk } from './load-chunk.ts';
import { prerenderedRoot, queryAll, read } from './read.ts';

/** Blocks that are animated when they come into view, by one script for all of them. */
const animated = 'site-animate,[data-site-animation]';

const matches = (element: Element, selector: string) => read(element, 'matches')?.call(element, selector);

const nearby = new IntersectionObserver(
  (entries) => {
    entries.forEach((entry) => {
      if (entry.isIntersecting) loadChunk(entry.target.localName);
    });
  },
  { rootMargin: '200px' },
);

/** The script that wakes prerendered elements. */
let waking: Promise<typeof import('../prerendered.ts')> | undefined;

const adopt = (element: Element): void => {
  // Not requested again: blocks are visible without it.
  if (matches(element, animated)) import(import.meta.resolve('./inline/animations.js')).catch(() => {});
  // Nodes that are not elements have no name, and no moment.
  const localName = read(element, 'localName') as string;
  const moment = moments[localName];
  // Without a number the comparison is false.
  if ((moment as number) >= 0 && prerenderedRoot(element)) {
    // The scripts of prerendered elements are loaded when they are used.
    waking ??= import(import.meta.resolve('./prerendered.js'));
    waking.then(
      (module) => {
        module.adopt(element, loadChunk);
      },
      // The element then renders as on a page that is not prerendered.
      () => loadChunk(localName),
    );
    return;
  }
  if (moment === nearViewport) nearby.observe(element);
  // Elements with `open` and the target of the URL's fragment are loaded at once, whatever their contract declares. The
  // document itself never matches.
  if (moment === atOnce || matches(element, '[open],[history-hash]')) loadChunk(localName);
};

const scan = (node: Node): void => {
  // A node that is not an element has no local name, so no moment.
  adopt(node as Element);
  // It has no descendants either.
  queryAll(node, `:not(:defined),${animated}`).forEach(adopt);
};

/**
 * Loads the elements of the document, now and later, each tag at the `load` moment of its contract. Tags inside shadow roots are not
 * observed: the code that renders them imports them.
 */
export const watchDocument = (): void => {
  new MutationObserver((records) => {
    records.forEach(({ target, addedNodes }) => {
      // The `open` attribute has changed; the other targets are not new.
      adopt(target as Element);
      addedNodes.forEach(scan);
    });
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
  scan(document);
};

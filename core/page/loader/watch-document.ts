import { atOnce, moments, nearViewport } from 'virtual:load-moments';
import { loadChunk } from './load-chunk.ts';
import { prerenderedRoot, queryAll, read } from './read.ts';

const nearby = new IntersectionObserver(
  (entries) => {
    entries.forEach((entry) => {
      if (entry.isIntersecting) loadChunk(entry.target.localName);
    });
  },
  { rootMargin: '200px' },
);

const adopt = (element: Element): void => {
  // Nodes that are not elements have no name, and no moment.
  const localName = read(element, 'localName') as string;
  const moment = moments[localName];
  // Without a number the comparison is false.
  if ((moment as number) >= 0 && prerenderedRoot(element)) {
    // The scripts of prerendered elements are loaded when they are used. Another import of a module returns the same one.
    import(import.meta.resolve('./prerendered.js')).then(
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
  if (moment === atOnce || read(element, 'matches')?.call(element, '[open],[history-hash]')) loadChunk(localName);
};

const scan = (node: Node): void => {
  // A node that is not an element has no local name, so no moment.
  adopt(node as Element);
  // It has no descendants either.
  queryAll(node, ':not(:defined)').forEach(adopt);
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

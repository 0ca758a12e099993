import { moments } from 'virtual:load-moments';
import { loadChunk } from './load-chunk.ts';

const nearby = new IntersectionObserver(
  (entries) => {
    entries.forEach((entry) => {
      if (entry.isIntersecting) loadChunk(entry.target.localName);
    });
  },
  { rootMargin: '200px' },
);

const adopt = (element: Element): void => {
  const tag = element.localName;
  const moment = moments[tag];
  if (moment === 'n') nearby.observe(element);
  // What is open is needed, whatever its contract says.
  if (moment === 'a' || (moment && element.hasAttribute('open'))) loadChunk(tag);
};

const scan = (node: Node): void => {
  // A node that is no element has no name, and so no moment.
  adopt(node as Element);
  // Nor does it have descendants to ask for.
  (node as Partial<Element>).querySelectorAll?.(':not(:defined)').forEach(adopt);
};

/**
 * Loads what the document holds now and later, each tag when its contract says. Tags inside shadow roots are not seen:
 * what puts them there imports them.
 */
export const watchDocument = (): void => {
  new MutationObserver((records) => {
    records.forEach((record) => {
      // A changed `open`; the other targets are not new.
      adopt(record.target as Element);
      record.addedNodes.forEach(scan);
    });
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
  scan(document);
};

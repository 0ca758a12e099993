/**
 * Limits the number of images that load at the same time: 16, or one on a phone (docs/spec.md#widgets-9, "Gallery";
 * docs/decisions.md#decision-7).
 */
import { breakpoints } from '../../model/vocabularies/design-tokens.ts';
import { pageService } from '../page.ts';
import { unclobber } from '../unclobber.ts';

type Load = () => Promise<void>;

interface Queue {
  readonly waiting: Set<Load>;
  running: number;
}

const limitOf = (document: Document): number =>
  (unclobber(document).defaultView?.screen.width ?? Infinity) < breakpoints.desktop ? 1 : 16;

const queueOf = (document: Document): Queue =>
  pageService(document, 'images', () => ({ waiting: new Set(), running: 0 }));

function startNext(document: Document): void {
  const queue = queueOf(document);
  const [next] = queue.waiting;
  if (!next || queue.running >= limitOf(document)) return;
  queue.waiting.delete(next);
  queue.running += 1;
  next().finally(() => {
    queue.running -= 1;
    startNext(document);
  });
}

/** Queues a load, whose promise must settle and never reject. Returns a function that removes it from the queue. */
export function enqueue(document: Document, load: Load): () => void {
  const { waiting } = queueOf(document);
  waiting.add(load);
  startNext(document);
  return () => waiting.delete(load);
}

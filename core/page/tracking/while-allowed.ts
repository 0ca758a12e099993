import type { ConsentCategory } from '../../model/vocabularies/consent-categories.ts';
import { consent } from '../consent.ts';
import { destructors } from '../destructors.ts';

/**
 * Starts a service whenever the visitor allows the category, and calls the function that `start` returns when the consent is
 * withdrawn or the site is destroyed. Returns a function that ends the service for good.
 */
export function whileAllowed(category: ConsentCategory, start: () => () => void, document: Document): () => void {
  let end: (() => void) | undefined;

  function set(isOn: boolean): void {
    if (isOn === (end !== undefined)) return;
    const previous = end;
    end = isOn ? start() : undefined;
    previous?.();
  }

  // An earlier listener can end the service while this answer is passed on: then this listener is still called.
  let isEnded = false;
  const update = (): void => set(!isEnded && consent(document).allows(category));
  const unsubscribe = consent(document).subscribe(update);
  const stop = (): void => {
    isEnded = true;
    unsubscribe();
    destructors(document).delete(stop);
    update();
  };
  destructors(document).add(stop);
  update();
  return stop;
}

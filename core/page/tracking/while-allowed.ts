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

  const unsubscribe = consent(document).subscribe(() => set(consent(document).allows(category)));
  const stop = (): void => {
    unsubscribe();
    destructors(document).delete(stop);
    set(false);
  };
  destructors(document).add(stop);
  set(consent(document).allows(category));
  return stop;
}

import { optionalCategories } from '../../model/vocabularies/consent-categories.ts';
import { consent } from '../consent.ts';
import { type ConsentOptions, type ConsentReceipt, storeConsent } from './store.ts';

/**
 * Stores the consent of the page, and adopts an answer whose receipt is dispatched already: cookies may be denied. Calls `onAnswered`
 * when the visitor has answered all categories, wherever.
 */
export function adoptAnswer(
  options: ConsentOptions,
  receipt: ConsentReceipt | undefined,
  onAnswered: () => void,
): void {
  const { answer, choices, subscribe } = consent();
  // Before the store listens to answers, so that it does not report this one again.
  if (receipt) answer(receipt.choices);
  storeConsent(options);
  const look = (): void => {
    if (optionalCategories.every((category) => category in choices())) onAnswered();
  };
  look();
  subscribe(look);
}

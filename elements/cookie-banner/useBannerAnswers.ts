import { useHost } from '../../core/element/hooks/host.ts';
import { type ConsentChoices, optionalCategories } from '../../core/model/vocabularies/consent-categories.ts';
import { optOutSignal } from '../../core/page/consent/opt-out-signal.ts';
import { consent } from '../../core/page/consent.ts';
import type { BannerSession } from './useBannerSession.ts';

type Answer = 'accept' | 'decline' | 'custom';

/** Returns the same answer to all categories. */
export const answerToAll = (isAllowed: boolean): ConsentChoices =>
  Object.fromEntries(optionalCategories.map((category) => [category, isAllowed]));

/** Returns the answer as a whole: `custom` if only some categories are allowed. */
function summaryOf(choices: ConsentChoices): Answer {
  const count = optionalCategories.filter((category) => choices[category]).length;
  if (count === 0) return 'decline';
  return count === optionalCategories.length ? 'accept' : 'custom';
}

const answerNotes = {
  accept: 'cookie-banner-accepted',
  decline: 'cookie-banner-declined',
  custom: 'cookie-banner-accepted-some',
} as const;

export interface BannerAnswers {
  /** Message codes for the visitor's earlier answer and the browser's opt-out signal. */
  readonly notes: readonly ('cookie-banner-signal' | (typeof answerNotes)[Answer])[];
  /** Gives the answers to all categories. `text` is the text that was on the screen, for the receipt. */
  readonly answer: (choices: ConsentChoices, text: string) => void;
}

/** The answers that a visible banner offers, and notes about earlier ones. */
export function useBannerAnswers({ choices, isShown, isAnswered, emit, end }: BannerSession): BannerAnswers {
  const host = useHost();
  const { allows, answer } = consent(host.ownerDocument);
  // Prerendered markup is the same for all visitors.
  const isHonoured = isShown && optOutSignal(host.ownerDocument) && !allows('analytics') && !allows('marketing');
  return {
    notes: [
      ...(isHonoured ? (['cookie-banner-signal'] as const) : []),
      ...(isAnswered ? [answerNotes[summaryOf(choices)]] : []),
    ],
    answer: (given, text) => {
      const detail = { answer: summaryOf(given), choices: given };
      if (!emit('site-answer', detail)) return;
      answer(given, { text: `${host.textContent?.trim()} ${text}`.trim() });
      end();
      emit('site-answered', detail);
    },
  };
}

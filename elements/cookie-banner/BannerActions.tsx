import type { MouseEvent, ReactNode, RefObject } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { Icon } from '../../core/element/ui/icon.tsx';
import type { ConsentChoices } from '../../core/model/vocabularies/consent-categories.ts';
import type { Values } from './model/strict.ts';
import { answerToAll } from './useBannerAnswers.ts';

interface Props {
  readonly values: Values;
  readonly getMessage: GetMessage;
  /** `requested`: after a call of `show()`, while the categories are being loaded. */
  readonly view: 'prompt' | 'requested' | 'categories';
  /** The answers that the switches show. */
  readonly choices: ConsentChoices;
  readonly preferencesButton: RefObject<HTMLButtonElement | null>;
  readonly onPreferences: () => void;
  readonly onAnswer: (choices: ConsentChoices) => void;
}

/** Ignores the second click of a double click: the first one has replaced the button under the pointer. */
const once =
  (action: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) action();
  };

/** The controls of the banner. Those that answer have the same size and weight. */
export function BannerActions(props: Props): ReactNode {
  const { values, getMessage, view, choices, preferencesButton, onPreferences, onAnswer } = props;
  const isPrompt = view === 'prompt';
  const hasCategories = view === 'categories';
  const control = values.ctaVariant === 'text' ? 'button words' : 'button';
  // On request a cross closes the banner, so that it cannot accept.
  const isCross = values.ctaVariant === 'icon' && isPrompt;
  const accept = values.ctaText?.trim() || getMessage('cookie-banner-accept');
  const acceptLabel = hasCategories ? getMessage('cookie-banner-accept-all') : accept;
  const decline = values.optOutCtaText?.trim() || getMessage('cookie-banner-decline');
  return (
    <div part="actions" className="actions">
      {hasCategories ? (
        <button
          type="button"
          part="save"
          className={control}
          onClick={once(() => onAnswer({ ...answerToAll(false), ...choices }))}
        >
          {getMessage('cookie-banner-save')}
        </button>
      ) : (
        (values.preferences || !isPrompt) && (
          <button ref={preferencesButton} type="button" part="preferences" className={control} onClick={onPreferences}>
            {getMessage('cookie-banner-preferences')}
          </button>
        )
      )}
      {(values.acceptType === 'opt-in-and-out' || !isPrompt) && (
        <button type="button" part="decline" className={control} onClick={() => onAnswer(answerToAll(false))}>
          {hasCategories ? getMessage('cookie-banner-decline-all') : decline}
        </button>
      )}
      <button
        type="button"
        part="accept"
        className={isCross ? 'button cross' : control}
        aria-label={isCross ? accept : undefined}
        onClick={() => onAnswer(answerToAll(true))}
      >
        {isCross ? <Icon path="M6 6 18 18M18 6 6 18" /> : acceptLabel}
      </button>
    </div>
  );
}

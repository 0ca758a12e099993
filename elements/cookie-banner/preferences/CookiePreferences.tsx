/** The switches for the categories of consent. Loaded when the visitor opens them. */
import type { ReactNode, RefObject } from 'react';
import { useHostEffect } from '../../../core/element/hooks/host.ts';
import { useMessages } from '../../../core/element/hooks/language.ts';
import { useBridge } from '../../../core/element/root.tsx';
import {
  type ConsentCategory,
  type ConsentChoices,
  consentCategories,
} from '../../../core/model/vocabularies/consent-categories.ts';
import { adoptInto } from '../../../core/page/sheet.ts';
import { messages } from './messages.en.ts';
import sheet from './preferences.css';

interface Props {
  readonly fieldset: RefObject<HTMLFieldSetElement | null>;
  readonly choices: ConsentChoices;
  readonly onChange: (category: ConsentCategory, isAllowed: boolean) => void;
}

/** A switch for each category. That of necessary storage is always on; the others are off until the visitor agrees. */
export function CookiePreferences({ fieldset, choices, onChange }: Props): ReactNode {
  const { shadow } = useBridge().host;
  useHostEffect(() => adoptInto(shadow, [sheet]));
  const getMessage = useMessages(messages);
  return (
    <fieldset ref={fieldset} part="categories" className="categories" tabIndex={-1}>
      <legend>{getMessage('cookie-banner-categories')}</legend>
      {consentCategories.map((category) => (
        <label key={category} part="category" className="category">
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has this state (https://www.w3.org/TR/html-aria/#el-input-checkbox).
            role="switch"
            part="switch"
            value={category}
            aria-labelledby={category}
            aria-describedby={`${category}-text`}
            disabled={category === 'necessary'}
            checked={category === 'necessary' || choices[category] === true}
            onChange={({ currentTarget: { checked } }) => onChange(category, checked)}
          />
          <span>
            <span id={category} className="name">
              {getMessage(`cookie-banner-${category}`)}
            </span>
            <span id={`${category}-text`} className="explanation">
              {getMessage(`cookie-banner-${category}-text`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The suggestions, loaded when the visitor reaches the form. */
import { type ReactNode, useRef } from 'react';
import { type GetMessage, useMessages } from '../../core/element/hooks/language.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { contract } from './contract.ts';
import type { FormState } from './form-state.ts';
import { messages } from './messages.en.ts';
import { problemOf } from './problem.ts';
import { type Combobox, useCombobox } from './useCombobox.ts';

function announcementOf({ isWanted, state, items }: Combobox, getMessage: GetMessage): string {
  const { phase } = state;
  if (!isWanted || phase === 'idle' || phase === 'loading') return '';
  if (phase === 'failed') return problemOf(state, getMessage);
  const n = items.length;
  return getMessage(n > 0 ? 'search-suggested' : 'search-none-suggested', { n });
}

interface Props {
  readonly values: ValuesOf<typeof contract>;
  readonly form: FormState;
}

/** The box with suggestions, and what is announced about them. */
export function Suggestions({ values, form }: Props): ReactNode {
  const getMessage = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const combobox = useCombobox({ values, form, box, label: getMessage('search-suggestions') });
  const { isOpen, hasProblem, state, retry } = combobox;
  return (
    <>
      <div ref={box} part="suggestions" className="suggestions" hidden={!isOpen}>
        {isOpen && hasProblem && (
          <div part="problem">
            {problemOf(state, getMessage)}{' '}
            <button
              type="button"
              part="retry"
              // The focus stays in the field: Safari does not focus buttons, and closes the list without focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={retry}
            >
              {getMessage('search-retry')}
            </button>
          </div>
        )}
        <slot name="suggestions" />
      </div>
      <p className="spoken" role="status">
        {announcementOf(combobox, getMessage)}
      </p>
    </>
  );
}

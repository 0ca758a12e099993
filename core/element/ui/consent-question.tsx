/** Prompts for consent before a provider is contacted, in place of the provider's content. Videos and maps use it. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { consent } from '../../page/consent.ts';
import { adoptInto } from '../../page/sheet.ts';
import { useHostEffect } from '../hooks/host.ts';
import { useBridge } from '../root.tsx';
import buttons from './button.css';
import sheet from './consent-question.css';
import { useFocusRelay } from './focus-relay.ts';

/**
 * Returns whether a provider may be contacted; false without an answer, and updated when the answer changes. A visitor
 * who withdraws the consent is not prompted at once: `onWithdrawn` is called, also when the consent expires.
 */
export function useMediaConsent(isNeeded: boolean, onWithdrawn: () => void): boolean {
  const { allows, subscribe } = consent(useBridge().host.element.ownerDocument);
  const isAllowed = useSyncExternalStore(
    subscribe,
    () => !isNeeded || allows('media'),
    () => !isNeeded,
  );
  useLayoutEffect(() => (isAllowed ? () => onWithdrawn() : undefined), [isAllowed]);
  return isAllowed;
}

interface Props {
  readonly question: string;
  /** The label of the button that agrees. */
  readonly allow: string;
  readonly hasFocus: RefObject<boolean>;
  /** The link to the content that needs no consent. */
  readonly children: ReactNode;
}

export function ConsentQuestion({ question, allow, hasFocus, children }: Props): ReactNode {
  const { element, shadow } = useBridge().host;
  const ref = useRef<HTMLButtonElement>(null);
  useFocusRelay(ref, hasFocus);
  useHostEffect(() => adoptInto(shadow, [buttons, sheet]));
  return (
    <div part="consent" className="consent">
      <div id="question">{question}</div>
      <button
        ref={ref}
        type="button"
        part="allow"
        className="button primary"
        aria-describedby="question"
        // The action that opened the prompt must not answer it: a repeated key, or the second click of a double click.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={({ detail }) => {
          if (detail > 1) return;
          // Safari does not focus a clicked button, so the focus would be lost.
          ref.current?.focus();
          consent(element.ownerDocument).grant('media');
        }}
      >
        {allow}
      </button>
      {children}
    </div>
  );
}

/** Asks before a provider is contacted, in the box where what it sends will be: videos and maps ask alike. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { consent } from '../../page/consent.ts';
import { adoptInto } from '../../page/sheet.ts';
import { useHostEffect } from '../hooks/host.ts';
import { useBridge } from '../root.tsx';
import buttons from './button.css';
import sheet from './consent-question.css';
import { useFocusRelay } from './focus-relay.ts';

/**
 * Whether a provider may be contacted, live: what was never answered means no. Whoever
 * withdraws the consent is not asked for it at once: `onWithdrawn` is called, also when what was allowed goes by itself.
 */
export function useMediaConsent(isNeeded: boolean, onWithdrawn: () => void): boolean {
  const { allows, subscribe } = consent(useBridge().host.element.ownerDocument);
  const isAllowed = useSyncExternalStore(subscribe, () => !isNeeded || allows('media'));
  useLayoutEffect(() => (isAllowed ? () => onWithdrawn() : undefined), [isAllowed]);
  return isAllowed;
}

interface Props {
  readonly question: string;
  /** What the button says that agrees. */
  readonly allow: string;
  readonly hasFocus: RefObject<boolean>;
  /** The link to where nobody has to be asked. */
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
        // Nobody agrees by the rest of what asked for it: a key that is held down, the second click of two.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={({ detail }) => {
          if (detail > 1) return;
          // Safari does not focus what is clicked, and then nothing would hand the focus on.
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

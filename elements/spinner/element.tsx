import type { ReactNode } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren } from '../../core/element/hooks/author-children.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import page from './page.css';
import { Spinner } from './Spinner.tsx';
import shadow from './spinner.css';

function SpinnerElementView({ label, delay }: ValuesOf<typeof contract>): ReactNode {
  // Renders again when the text changes.
  useAuthorChildren();
  const hasText = !!useHost().textContent?.trim();
  const getMessage = useMessages(messages);
  return (
    <Spinner
      label={label || (hasText ? undefined : getMessage('spinner-loading'))}
      delay={delay === contract.attributes.delay.fallback ? undefined : delay}
      hasText={hasText}
    />
  );
}

/** `<site-spinner>`: a status that is shown and announced when loading takes longer than the delay. */
export const SiteSpinnerElement = elementClass(contract, SpinnerElementView, { shadow, page });

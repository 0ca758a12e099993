import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHostEffect } from '../../../core/element/hooks/host.ts';
import { useMessages } from '../../../core/element/hooks/language.ts';
import { useBridge } from '../../../core/element/root.tsx';
import { adoptInto } from '../../../core/page/sheet.ts';
import type { ErrorSummaryStatus } from '../form-status.ts';
import sheet from './feedback.css';
import { messages } from './messages.en.ts';

/** The number of errors, and a link to the field of each. It is inside a live region, which announces it once. */
export function ErrorSummary({ items, onShow, onSelect }: ErrorSummaryStatus): ReactNode {
  const { shadow } = useBridge().host;
  useHostEffect(() => adoptInto(shadow, [sheet]));
  const getMessage = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) onShow(box.current);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> groups controls, these are links.
    <div
      ref={box}
      part="error-summary"
      className="summary"
      role="group"
      aria-labelledby="count"
      aria-live="off"
      tabIndex={-1}
    >
      <p id="count">{getMessage('form-error-count', { n: items.length })}</p>
      <ul>
        {items.map(({ key, field, error, control }) => (
          <li key={key}>
            <a
              href={`#${encodeURIComponent(control.id)}`}
              onClick={(event) => {
                event.preventDefault();
                onSelect(control);
              }}
            >
              {field ? getMessage('form-error-item', { field, error }) : error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The hours of the week, which the visitor opens. */
import { type FocusEvent, type KeyboardEvent, type ReactNode, type ToggleEvent, useState } from 'react';
import type { DayName } from '../../core/model/site-context/days.ts';
import { ItemIcon } from './InfoBar.tsx';

export interface DayHours {
  readonly day: DayName;
  readonly name: string;
  readonly hours: string;
}

interface WeekHoursProps {
  readonly children: ReactNode;
  readonly week: readonly DayHours[];
  /** `undefined` until it is known. */
  readonly today: DayName | undefined;
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  // Only this, and not what the page does on Escape.
  event.stopPropagation();
  event.currentTarget.open = false;
}

/** Closes the week when the focus moves on, because it covers a part of the page. */
function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** Returns whether the week does not fit between the start of the window and the bar. */
const hasNoSpaceAbove = ({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>): boolean =>
  details.open && details.getBoundingClientRect().top < (details.lastElementChild?.clientHeight ?? 0);

export function WeekHours({ children, week, today }: WeekHoursProps): ReactNode {
  const [isBelow, setBelow] = useState(false);
  return (
    <details
      part="item"
      onKeyDown={closeOnEscape}
      // Preact does not bubble blur events.
      onBlurCapture={closeOnBlur}
      onToggle={(event) => setBelow(hasNoSpaceAbove(event))}
    >
      <summary>
        <ItemIcon kind="hours" />
        {children}
      </summary>
      <dl part="week" className={isBelow ? 'below' : undefined}>
        {week.map(({ day, name, hours }) => (
          <div key={day} aria-current={day === today ? 'date' : undefined}>
            <dt>{name}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

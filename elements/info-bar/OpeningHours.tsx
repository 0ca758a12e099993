/** Opening hours and whether it is open now, which bars without hours do not load. */
import type { ReactNode } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import type { ContextBusinessHours } from '../../core/model/site-context/site-context.ts';
import { languageOf } from '../../core/page/language.ts';
import { changeText, weekTexts } from './hours-texts.ts';
import { messages } from './messages.en.ts';
import { useOpenStatus } from './useOpenStatus.ts';
import { WeekHours } from './WeekHours.tsx';

interface OpeningHoursProps {
  readonly hours: ContextBusinessHours;
  readonly timeZone: string | undefined;
  /** Whether the author has written the hours: then only the status is added. */
  readonly isWritten: boolean;
  /** The classes of the status. */
  readonly className?: string | undefined;
}

export function OpeningHours({ hours, timeZone = '', isWritten, className }: OpeningHoursProps): ReactNode {
  const getMessage = useMessages(messages);
  const language = languageOf(useHost());
  const status = useOpenStatus(hours, timeZone);
  if (!timeZone) warnOnce(`site-elements: ${messages['info-bar-time-zone']}`);
  const isKnown = status?.isOpen !== undefined;
  const change = isKnown && changeText(status, status.now, timeZone, language, getMessage);
  const unknown = isWritten ? undefined : getMessage('info-bar-hours');
  const text = (
    <span part="status" className={className}>
      {isKnown ? getMessage(status.isOpen ? 'info-bar-open' : 'info-bar-closed') : unknown}
      {change && <span className="change"> {change}</span>}
    </span>
  );
  if (isWritten) return text;
  return (
    <WeekHours week={weekTexts(hours, language, getMessage)} today={status?.today}>
      {text}
    </WeekHours>
  );
}
